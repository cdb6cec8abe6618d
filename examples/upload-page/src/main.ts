import { once } from "node:events"
import { access } from "node:fs/promises"
import { join } from "node:path"
import { isDeepStrictEqual } from "node:util"
import { Client, type WorkflowId } from "@docsift/sdk"
import { startServer } from "@docsift/server"
import { serve } from "@hono/node-server"
import { createApp } from "./app.ts"
import { invoiceWorkflow } from "./invoice-workflow.ts"
import { Sessions } from "./sessions.ts"

const START_DEADLINE_MS = 60_000

/** Returns the id of the workflow, found by name; creates or updates it if necessary. */
async function ensureWorkflow(client: Client, signal: AbortSignal): Promise<WorkflowId> {
  for await (const { id, name, configuration } of client.workflows.list({}, { signal })) {
    if (name !== invoiceWorkflow.name) continue
    if (!isDeepStrictEqual(configuration, invoiceWorkflow.configuration)) {
      await client.workflows.update(id, invoiceWorkflow, { signal })
    }
    return id
  }
  return (await client.workflows.create(invoiceWorkflow, { signal })).workflowId
}

function log(error: unknown): void {
  process.stderr.write(`error: ${error instanceof Error ? error.message : String(error)}\n`)
  // The message of fetch is only "fetch failed".
  if (error instanceof TypeError && error.cause instanceof Error) process.stderr.write(`  ${error.cause.message}\n`)
}

async function main(): Promise<void> {
  const { PORT = "8080", HOST = "127.0.0.1", DOCSIFT_BASE_URL, DOCSIFT_API_KEY } = process.env
  const isEmbedded = !DOCSIFT_BASE_URL
  if (!isEmbedded && !DOCSIFT_API_KEY)
    throw new Error("DOCSIFT_API_KEY is not set: it must be a key of the server at DOCSIFT_BASE_URL")
  const pageFolder = join(import.meta.dirname, "../dist")
  await access(join(pageFolder, "index.html")).catch((cause: unknown) => {
    throw new Error("the page is not built: run npm start -w examples/upload-page", { cause })
  })
  await using cleanup = new AsyncDisposableStack()
  const embedded = isEmbedded ? cleanup.use(await startServer()) : undefined
  const baseUrl = (embedded?.url ?? DOCSIFT_BASE_URL ?? "").replace(/\/+$/, "")
  const apiKey = embedded?.adminKey ?? DOCSIFT_API_KEY ?? ""

  const client = new Client({ apiKey, baseUrl })
  const workflowId = await ensureWorkflow(client, AbortSignal.timeout(START_DEADLINE_MS))
  const { fetch } = createApp({ baseUrl, apiKey, workflowId, sessions: new Sessions(), pageFolder, log })

  const server = serve({ fetch, port: Number(PORT), hostname: HOST }, ({ port }) => {
    const note = isEmbedded ? "with an embedded Docsift, whose data is lost when it stops" : `with ${baseUrl}`
    process.stdout.write(`http://${HOST}:${port} (${note})\n`)
  })
  cleanup.defer(() => {
    server.close()
    if ("closeAllConnections" in server) server.closeAllConnections()
  })
  const stop = new AbortController()
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => stop.abort())
  await Promise.race([
    once(stop.signal, "abort"),
    once(server, "error").then(([error]) => {
      throw error
    }),
  ])
}

await main().catch((error: unknown) => {
  log(error)
  process.exitCode = 1
})
