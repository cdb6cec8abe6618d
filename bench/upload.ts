import { request } from "node:http"
import { readdir, rm, stat } from "node:fs/promises"
import { join } from "node:path"
import { startReference } from "./reference-process.ts"
import { atMost, type BenchOptions, figure, type Row, reportProgress } from "./row.ts"
import { clientOf, definition } from "./sample.ts"
import { ServerProcess } from "./server-process.ts"

const REFERENCE_PROGRAM = new URL("reference/upload.ts", import.meta.url)
const MEGABYTE = 1024 * 1024
const LIMIT = 50 * MEGABYTE
const SIZE = 200 * MEGABYTE
const UPLOADS = 20
const UPLOAD_SIZE = 50 * MEGABYTE - 256 * 1024
const CHUNK = Buffer.alloc(256 * 1024, "a text that is no document; ")
/** The same length as the boundary of fetch, since the parser's search speed depends on it. */
const BOUNDARY = "----formdata-bench-012345678901"
const FORM = `multipart/form-data; boundary=${BOUNDARY}`
const HEAD =
  `--${BOUNDARY}\r\n` +
  'content-disposition: form-data; name="file"; filename="large.txt"\r\ncontent-type: text/plain\r\n\r\n'

const TAIL = `\r\n--${BOUNDARY}--\r\n`

/** Sends a multipart upload without a content-length, so that only counting bytes can stop it. Returns the status. */
function sendChunked(url: string, key: string): Promise<{ status: number; sentBytes: number }> {
  return new Promise((resolve, reject) => {
    let sentBytes = 0
    const outgoing = request(url, {
      method: "POST",
      headers: { "x-api-key": key, "content-type": FORM },
    })
    outgoing.on("response", (response) => {
      response.resume()
      resolve({ status: response.statusCode ?? 0, sentBytes })
      outgoing.destroy()
    })
    // After the response the server closes the connection; an error before it is a failure.
    outgoing.on("error", reject)
    outgoing.write(HEAD)
    const pump = (): void => {
      while (sentBytes < SIZE && !outgoing.destroyed) {
        sentBytes += CHUNK.length
        if (!outgoing.write(CHUNK)) return void outgoing.once("drain", pump)
      }
      if (!outgoing.destroyed) outgoing.end(TAIL)
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

/** Sends 200 MB to a server limited to 50 MB, which must reject it and keep neither memory nor disk space. */
async function benchRejection(): Promise<Row[]> {
  const server = await ServerProcess.create({ env: { DOCSIFT_MAX_FILE_BYTES: String(LIMIT) } })
  try {
    await server.start()
    const { workflowId } = await clientOf(server).workflows.create(definition)
    await server.settle()
    const before = { memory: await server.memory(), disk: await bytesBelow(server.directory) }
    const upload = await sendChunked(`${server.baseUrl}/api/v1/workflows/${workflowId}/execute`, server.adminKey)
    const after = { memory: await server.memory(), disk: await bytesBelow(server.directory) }
    const { status } = upload
    return [
      { what: "200 MB to a limit of 50 MB: status", value: String(status), target: "413", isMet: status === 413 },
      figure("sent before the rejection", upload.sentBytes / MEGABYTE, "MB"),
      atMost("  memory, peak over a settled server", (after.memory.peak - before.memory.now) / MEGABYTE, 64, "MB"),
      atMost("  disk, left behind", Math.max(0, after.disk - before.disk) / MEGABYTE, 1, "MB"),
    ]
  } finally {
    await server.remove()
  }
}

/** Sends a body of known length in chunks, as fast as the server reads it. */
function sendLarge(url: string, headers: Readonly<Record<string, string>>, head: string, tail: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const length = head.length + UPLOAD_SIZE + tail.length
    const outgoing = request(url, { method: "POST", headers: { ...headers, "content-length": String(length) } })
    outgoing.on("error", reject).on("response", (response) => {
      if (response.statusCode === 200) response.resume().on("end", resolve)
      else reject(new Error(`an upload got the status ${response.statusCode}`))
    })
    outgoing.write(head)
    let left = UPLOAD_SIZE
    const pump = (): void => {
      while (left > 0) {
        left -= CHUNK.length
        if (!outgoing.write(CHUNK)) return void outgoing.once("drain", pump)
      }
      outgoing.end(tail)
    }
    pump()
  })
}

/** Removes the documents but keeps the folders and the deployment marker: a server without its storage rejects uploads. */
async function removeFiles(directory: string): Promise<void> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const documents = entries.filter((entry) => entry.isFile() && !entry.name.startsWith("."))
  await Promise.all(documents.map((file) => rm(join(file.parentPath, file.name))))
}

/** Sends 20 concurrent uploads of 50 MB, alternately to the server and to programs that write the raw body to the disk. */
async function benchParallel({ isQuick }: BenchOptions): Promise<Row[]> {
  const rounds = isQuick ? 1 : 4
  const server = await ServerProcess.create({ env: { DOCSIFT_WORKER_CONCURRENCY: "0" } })
  try {
    await server.start()
    const flushed = join(server.directory, "flushed")
    const buffered = join(server.directory, "buffered")
    await using flushing = await startReference(REFERENCE_PROGRAM, { DIRECTORY: flushed, FSYNC: "1" })
    await using buffering = await startReference(REFERENCE_PROGRAM, { DIRECTORY: buffered })
    const { workflowId } = await clientOf(server).workflows.create(definition)
    const form = { "x-api-key": server.adminKey, "content-type": FORM }
    const execute = `${server.baseUrl}/api/v1/workflows/${workflowId}/execute`
    const subjects = [
      {
        send: () => sendLarge(execute, form, HEAD, TAIL),
        folder: join(server.directory, "data", "files"),
      },
      { send: () => sendLarge(flushing.baseUrl, {}, "", ""), folder: flushed },
      { send: () => sendLarge(buffering.baseUrl, {}, "", ""), folder: buffered },
    ]
    const best = subjects.map(() => Number.POSITIVE_INFINITY)
    let memoryBytes = 0
    for (let round = 0; round < rounds; round++) {
      reportProgress(
        `round ${round + 1} of ${rounds}: ${UPLOADS} concurrent uploads of 50 MB, to each of three programs`,
      )
      for (const [index, { send, folder }] of subjects.entries()) {
        if (index === 0) await server.settle()
        const before = await server.memory()
        const startedAt = performance.now()
        await Promise.all(Array.from({ length: UPLOADS }, send))
        best[index] = Math.min(best[index] ?? 0, performance.now() - startedAt)
        if (index === 0) memoryBytes = Math.max(memoryBytes, (await server.memory()).peak - before.now)
        await removeFiles(folder)
      }
    }
    const [ours = 0, raw = 0, unflushed = 0] = best
    return [
      atMost(`${UPLOADS} concurrent uploads of 50 MB, time over a raw stream to disk`, ours / raw, 1.25, "×", 2),
      atMost("  memory for each, peak over a settled server", memoryBytes / UPLOADS / MEGABYTE, 2, "MB"),
      figure("all together", ours / 1000, "s", 2),
      figure("time over a raw stream that is not flushed", ours / unflushed, "×", 2),
    ]
  } finally {
    await server.remove()
  }
}

/** Measures uploads: many large ones concurrently, and one that is too large. */
export async function benchUpload(options: BenchOptions): Promise<Row[]> {
  return [...(await benchParallel(options)), ...(await benchRejection())]
}
