import { Client } from "@docsift/sdk"
import { startServer } from "@docsift/server"
import { expect, test } from "vitest"
import { ensureWorkflow } from "./ensure-workflow.ts"
import { invoiceWorkflow } from "./invoice-workflow.ts"

test("the workflow is stored once and brought up to date", async () => {
  await using server = await startServer()
  const client = new Client({ apiKey: server.adminKey, baseUrl: server.url })
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
