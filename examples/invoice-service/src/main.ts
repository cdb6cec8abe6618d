import { once } from "node:events"
import { Client } from "@docsift/sdk"
import { serve } from "@hono/node-server"
import { createApp } from "./app.ts"
import { ensureWorkflow } from "./ensure-workflow.ts"
import type { ServiceError } from "./service-error.ts"
import { parseUsers } from "./users.ts"

const START_DEADLINE_MS = 60_000

function log(error: ServiceError): void {
  const { cause } = error
  process.stderr.write(`${error.code}: ${cause instanceof Error ? cause.message : error.message}\n`)
}

async function main(): Promise<void> {
  const { PORT = "8080", HOST = "127.0.0.1", INVOICE_USERS = "" } = process.env
  const findUser = parseUsers(INVOICE_USERS)
  const client = new Client()
  const workflowId = await ensureWorkflow(client, AbortSignal.timeout(START_DEADLINE_MS))
  const { fetch } = createApp({ client, workflowId, findUser, log })

  const server = serve({ fetch, port: Number(PORT), hostname: HOST }, ({ port }) => {
    process.stdout.write(`http://${HOST}:${port}\n`)
  })
  const stop = new AbortController()
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => stop.abort())
  await once(stop.signal, "abort")
  server.close()
}

await main().catch((error: unknown) => {
  process.stderr.write(`error: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
