import { spawn } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { text } from "node:stream/consumers"
import { Client } from "@docsift/sdk"
import { type RunningServer, startServer } from "@docsift/server"
import { afterAll, beforeAll, expect, test } from "vitest"
import { ensureWorkflow } from "./ensure-workflow.ts"
import { invoiceWorkflow } from "./invoice-workflow.ts"

let server: RunningServer
let client: Client

beforeAll(async () => {
  server = await startServer()
  client = new Client({ apiKey: server.adminKey, baseUrl: server.url })
})
afterAll(() => server.close())

function start(environment: Readonly<Record<string, string>>) {
  const command = ["--conditions=@docsift/source", join(import.meta.dirname, "main.ts")]
  const docsift = { DOCSIFT_API_KEY: server.adminKey, DOCSIFT_BASE_URL: server.url }
  const program = spawn(process.execPath, command, { env: { ...docsift, PORT: "0", ...environment }, timeout: 50_000 })
  return { program, ended: once(program, "close"), stderr: text(program.stderr) }
}

test("the program listens on the address it prints, and stops on a signal", async () => {
  const { program, ended, stderr } = start({ INVOICE_USERS: "ada:a-token-of-ada-0001" })
  const [address] = await Promise.race([once(createInterface(program.stdout), "line"), ended])
  const body = new FormData()
  body.set("file", new File(["Invoice number: A-17\nTotal due: 217.80\n"], "invoice.txt"))
  const headers = { authorization: "Bearer a-token-of-ada-0001", "idempotency-key": "first" }

  const response = await fetch(`${address}/invoices`, { method: "POST", body, headers })

  expect(await response.json()).toMatchObject({ number: "A-17", total: 217.8 })
  program.kill("SIGTERM")
  expect(await ended).toStrictEqual([0, null])
  expect(await stderr).toBe("")
})

test("an invalid setting ends it with an error message", async () => {
  const { ended, stderr } = start({ INVOICE_USERS: "ada" })
  expect(await ended).toStrictEqual([1, null])
  expect(await stderr).toMatch(/^error: user 1 must be name:token/)
})

test("the workflow is created once and updated", async () => {
  const workflowId = await ensureWorkflow(client)
  expect(await ensureWorkflow(client)).toBe(workflowId)

  const [object] = invoiceWorkflow.configuration.objects
  const outdated = { ...invoiceWorkflow, configuration: { objects: [{ ...object, tables: [] }] } }
  await client.workflows.update(workflowId, outdated)
  expect(await ensureWorkflow(client)).toBe(workflowId)
  const { configuration } = await client.workflows.get(workflowId)
  expect(configuration).toStrictEqual(invoiceWorkflow.configuration)
  expect(await client.workflows.list()).toHaveLength(1)
})
