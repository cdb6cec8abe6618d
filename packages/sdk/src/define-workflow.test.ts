import { expect, expectTypeOf, test } from "vitest"
import { executionId, execution, fetchOf, key, workflowId } from "../test/samples.ts"
import { Client } from "./client.ts"
import { defineWorkflow } from "./define-workflow.ts"

const plain = {
  name: "Invoices",
  configuration: { objects: [{ name: "Invoice", fields: [{ name: "total", type: "number" }] }] },
} as const
const definition = defineWorkflow(plain)

/** Creates a client whose executions all complete with the given data. */
function createTestClient(extractedData: unknown, sent: unknown[] = []): Client {
  const fetch = async (request: Request): Promise<Response> => {
    if (request.headers.get("content-type") === "application/json") sent.push(await request.json())
    const { pathname } = new URL(request.url)
    if (pathname.endsWith("/workflows")) return Response.json({ workflowId, message: "Stored." }, { status: 201 })
    if (pathname.endsWith("/execute")) return Response.json({ workflowExecutionId: executionId })
    return Response.json({ ...execution, extractedData })
  }
  return new Client({ apiKey: key, fetch: fetchOf(fetch) })
}

test("a checked definition is sent and printed like a plain one", async () => {
  const sent: unknown[] = []
  await createTestClient({}, sent).workflows.create(definition)
  expect(sent).toStrictEqual([plain])
  expect(Object.keys(definition)).toStrictEqual(["name", "configuration"])
})

test("extract checks the data against the definition and types it accordingly", async () => {
  const client = createTestClient({ Invoice: { fields: { total: 7 } } })
  const workflow = await client.workflows.create(definition)
  const { extractedData } = await client.extract({ workflow, definition, file: new Blob(["a"]) })
  expect(extractedData.Invoice.fields.total).toBe(7)
  expectTypeOf(extractedData.Invoice.fields.total).toEqualTypeOf<number | null>()
})

test("data that does not match the definition is an error with the execution", async () => {
  const client = createTestClient({ Invoice: { fields: { total: "7" } } })
  await expect(client.extract({ workflow: workflowId, definition, file: new Blob(["a"]) })).rejects.toMatchObject({
    name: "InvalidDataError",
    message: expect.stringContaining("Invoice.fields.total must be a number or null"),
    execution: { id: executionId },
  })
})

const checks: readonly (readonly [string, (client: Client) => Promise<unknown>])[] = [
  ["executions.get", (client) => client.executions.get(executionId, { definition })],
  ["executions.wait", (client) => client.executions.wait(executionId, { definition })],
  ["workflows.execution", (client) => client.workflows.execution(workflowId, executionId, { definition })],
]
test.each(checks)("%s checks the data like extract", async (_, read) => {
  const extractedData = { Invoice: { fields: { total: 7 } } }
  expect(await read(createTestClient(extractedData))).toMatchObject({ extractedData })
  await expect(read(createTestClient({ Receipt: {} }))).rejects.toMatchObject({
    name: "InvalidDataError",
    issues: [{ path: ["Invoice", "fields", "total"], message: "Invoice.fields.total must be a number or null" }],
  })
})

test("a started execution carries the definition of its workflow to the wait", async () => {
  const client = createTestClient({ Invoice: { fields: { total: 7 } } })
  const started = await client.workflows.execute(await client.workflows.create(definition), new Blob(["a"]))
  const { extractedData } = await client.executions.wait(started, { definition })
  expectTypeOf(extractedData.Invoice.fields.total).toEqualTypeOf<number | null>()
  expect(extractedData.Invoice.fields.total).toBe(7)
})

test("duplicate names are compile errors here too", () => {
  const field = { name: "total", type: "number" } as const
  // @ts-expect-error -- two fields of the same name
  defineWorkflow({ name: "a", configuration: { objects: [{ name: "A", fields: [field, field] }] } })
})
