import { request } from "node:http"
import { readdir, stat } from "node:fs/promises"
import { join } from "node:path"
import { Client } from "@docsift/sdk"
import type { Row } from "./row.ts"
import { ServerProcess } from "./server-process.ts"

const LIMIT = 50 * 1024 * 1024
const SIZE = 200 * 1024 * 1024
const CHUNK = Buffer.alloc(256 * 1024, "a text that is no document; ")
const HEAD =
  '--bench\r\ncontent-disposition: form-data; name="file"; filename="large.txt"\r\ncontent-type: text/plain\r\n\r\n'

/** Sends a multipart upload without a content-length, so that only counting can stop it; answers the status. */
function sendChunked(url: string, key: string): Promise<{ status: number; sentBytes: number }> {
  return new Promise((resolve, reject) => {
    let sentBytes = 0
    const outgoing = request(url, {
      method: "POST",
      headers: { "x-api-key": key, "content-type": "multipart/form-data; boundary=bench" },
    })
    outgoing.on("response", (response) => {
      response.resume()
      resolve({ status: response.statusCode ?? 0, sentBytes })
      outgoing.destroy()
    })
    // After the answer the server closes the connection; before it, an error is a finding.
    outgoing.on("error", reject)
    outgoing.write(HEAD)
    const pump = (): void => {
      while (sentBytes < SIZE && !outgoing.destroyed) {
        sentBytes += CHUNK.length
        if (!outgoing.write(CHUNK)) return void outgoing.once("drain", pump)
      }
      if (!outgoing.destroyed) outgoing.end("\r\n--bench--\r\n")
    }
    pump()
  })
}

async function bytesBelow(directory: string): Promise<number> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const sizes = await Promise.all(files.map((file) => stat(join(file.parentPath, file.name)).then(({ size }) => size)))
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** Sends 200 MB to a server limited to 50 MB: it must refuse, and neither memory nor disk may keep a trace. */
export async function benchUpload(): Promise<Row[]> {
  const server = await ServerProcess.create({ DOCSIFT_MAX_FILE_BYTES: String(LIMIT) })
  try {
    await server.start()
    const client = new Client({ apiKey: server.adminKey, baseUrl: server.baseUrl })
    const configuration = { objects: [{ name: "A", fields: [{ name: "b", type: "string" }] }] } as const
    const { workflowId } = await client.workflows.create({ name: "Bench", configuration })
    await server.resetPeak()
    const before = { memory: await server.memory(), disk: await bytesBelow(server.directory) }
    const answer = await sendChunked(`${server.baseUrl}/api/v1/workflows/${workflowId}/execute`, server.adminKey)
    const after = { memory: await server.memory(), disk: await bytesBelow(server.directory) }
    const mb = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MB`
    return [
      { what: "200 MB to a limit of 50 MB: status", value: String(answer.status), target: "413" },
      { what: "  sent before the refusal", value: mb(answer.sentBytes), target: "about the limit" },
      { what: "  memory, peak over before", value: mb(after.memory.peak - before.memory.now), target: "≤ 64 MB" },
      { what: "  disk, left behind", value: mb(Math.max(0, after.disk - before.disk)), target: "≤ 1 MB" },
    ]
  } finally {
    await server.remove()
  }
}
