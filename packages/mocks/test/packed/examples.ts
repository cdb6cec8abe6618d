import { once } from "node:events"
import { mkdir, writeFile } from "node:fs/promises"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { join } from "node:path"
import { mockDocsift } from "@docsift/mocks"
import { Client } from "@docsift/sdk"
import { copyExample, run } from "./copy-example.ts"
import { runInvoiceService, runQueueConsumer } from "./services.ts"

/** Starts the mocks behind a port, for programs in processes of their own. */
async function serveMocks() {
  const docsift = mockDocsift()
  const server = createServer((request, response) => {
    const handle = async () => {
      const chunks: Uint8Array[] = []
      for await (const chunk of request) chunks.push(chunk)
      const method = request.method ?? "GET"
      const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)] as [string, string])
      const body = method === "GET" ? undefined : Buffer.concat(chunks)
      const result = await docsift.fetch(`http://mocks${request.url}`, { method, headers, body })
      response.writeHead(result.status, Object.fromEntries(result.headers)).end(await result.bytes())
    }
    void handle()
  })
  await once(server.listen(0, "127.0.0.1"), "listening")
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // it listens on a port
  return { server, environment: { DOCSIFT_API_KEY: docsift.apiKey, DOCSIFT_BASE_URL: baseUrl } }
}

/** Runs each example with a command line as its README shows it, and returns a description of the check. */
export async function runExamples(folder: string): Promise<string> {
  const { server, environment } = await serveMocks()
  try {
    const start = async (name: string, ...parameters: string[]) => {
      const cwd = await copyExample(folder, name)
      const { stdout, stderr } = await run("npm", ["start", "--silent", "--", ...parameters], {
        cwd,
        env: { ...process.env, ...environment },
      })
      return stdout + stderr
    }
    const documents = join(folder, "documents")
    await mkdir(documents)
    for (const name of ["a.txt", "b.txt"]) await writeFile(join(documents, name), `Invoice number: ${name}\n`)
    const csv = join(folder, "invoices.csv")
    const batch = await start("batch", documents, "--workflow", "invoice.json", "--output", csv)
    if (!batch.includes("2 of 2 written")) throw new Error(`examples/batch printed: ${batch}`)
    const client = new Client({ apiKey: environment.DOCSIFT_API_KEY, baseUrl: environment.DOCSIFT_BASE_URL })
    const [execution] = await client.executions.list()
    const reviewed = await start("reviewer", execution?.id ?? "", "--threshold", "0.99")
    if (!/ [1-9]\d* to check/.test(reviewed)) throw new Error(`examples/reviewer printed: ${reviewed}`)
    const usage = await start("types-only", "--help")
    if (!usage.startsWith("Books invoices")) throw new Error(`examples/types-only printed: ${usage}`)
    const service = await runInvoiceService(folder, environment)
    const consumer = await runQueueConsumer(folder, environment)
    return `examples batch, reviewer, types-only and ${consumer}, copied out of the repository; ${service}`
  } finally {
    server.close()
  }
}
