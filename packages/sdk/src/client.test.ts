import { expect, test } from "vitest"
import { configuration, execution, executionId, fetchOf, key, workflow, workflowId } from "../test/samples.ts"
import { Client } from "./client.ts"
import { defineWorkflow } from "./define-workflow.ts"
import type { StandardSchema } from "./types/standard-schema.ts"

interface Sent {
  readonly method: string
  readonly path: string
  readonly headers: Headers
  readonly body: unknown
}

/** Creates a client whose requests go to a function instead of a network. */
function createTestClient(respond: (sent: Sent) => unknown = () => ({})) {
  const sent: Sent[] = []
  const fetch = async (request: Request): Promise<Response> => {
    const { method, url, headers } = request
    const isJson = headers.get("content-type") === "application/json"
    const one = {
      method,
      path: url.replace("http://127.0.0.1:3000", ""),
      headers,
      body: isJson ? await request.json() : undefined,
    }
    sent.push(one)
    const value = respond(one)
    return value instanceof Response ? value : Response.json(value, { headers: { "x-request-id": "req_1" } })
  }
  return { sent, client: new Client({ apiKey: key, baseUrl: "http://127.0.0.1:3000", fetch: fetchOf(fetch) }) }
}

const definition = { name: "Invoices", configuration }
const operations: [string, (client: Client) => PromiseLike<unknown>, string, string, unknown?][] = [
  ["workflows.list", (c) => c.workflows.list(), "GET", "/workflows"],
  ["workflows.get", (c) => c.workflows.get(workflowId), "GET", `/workflows/${workflowId}`],
  ["workflows.create", (c) => c.workflows.create(definition), "POST", "/workflows", definition],
  [
    "workflows.update",
    (c) => c.workflows.update(workflowId, definition),
    "PUT",
    `/workflows/${workflowId}`,
    definition,
  ],
  ["workflows.delete", (c) => c.workflows.delete(workflowId), "DELETE", `/workflows/${workflowId}`],
  [
    "workflows.execute",
    (c) => c.workflows.execute(workflowId, new Blob(["a"])),
    "POST",
    `/workflows/${workflowId}/execute`,
  ],
  [
    "workflows.execution",
    (c) => c.workflows.execution(workflowId, executionId),
    "GET",
    `/workflows/${workflowId}/executions/${executionId}`,
  ],
  [
    "executions.list",
    (c) => c.executions.list({ status: "Failed", workflowId, limit: 5 }),
    "GET",
    `/executions?status=Failed&workflowId=${workflowId}&limit=5`,
  ],
  ["executions.get", (c) => c.executions.get(executionId), "GET", `/executions/${executionId}`],
  ["executions.status", (c) => c.executions.status(executionId), "GET", `/executions/${executionId}/status`],
  ["executions.file", (c) => c.executions.file(executionId), "GET", `/executions/${executionId}/file`],
  [
    "executions.export",
    (c) => c.executions.export(executionId, { mode: "json" }),
    "GET",
    `/executions/${executionId}/export?mode=json`,
  ],
  ["executions.evidence", (c) => c.executions.evidence(executionId), "GET", `/executions/${executionId}/evidence`],
  ["executions.cancel", (c) => c.executions.cancel(executionId), "POST", `/executions/${executionId}/cancel`],
  ["executions.retry", (c) => c.executions.retry(executionId), "POST", `/executions/${executionId}/retry`],
  ["apiKeys.list", (c) => c.apiKeys.list({ cursor: "a/b" }), "GET", "/api-keys?cursor=a%2Fb"],
  ["apiKeys.create", (c) => c.apiKeys.create({ name: "a" }), "POST", "/api-keys", { name: "a" }],
  ["apiKeys.revoke", (c) => c.apiKeys.revoke("key_94be60d1a3c8"), "DELETE", "/api-keys/key_94be60d1a3c8"],
  ["models.list", (c) => c.admin.models.list(), "GET", "/admin/models"],
  ["models.add", (c) => c.admin.models.add({ modelName: "m" }), "POST", "/admin/models/add", { modelName: "m" }],
  [
    "models.update",
    (c) => c.admin.models.update({ id: "mdl_c27f0b5e8a19", modelName: "m" }),
    "PUT",
    "/admin/models/update",
    { id: "mdl_c27f0b5e8a19", modelName: "m" },
  ],
  [
    "models.delete",
    (c) => c.admin.models.delete("mdl_c27f0b5e8a19"),
    "DELETE",
    "/admin/models/delete",
    { id: "mdl_c27f0b5e8a19" },
  ],
  [
    "models.validateConnection",
    (c) => c.admin.models.validateConnection({ modelName: "m" }),
    "POST",
    "/admin/models/validate-connection",
    { modelName: "m" },
  ],
  ["runtimeConfig.get", (c) => c.admin.runtimeConfig.get(), "GET", "/admin/runtime-config"],
  [
    "runtimeConfig.set",
    (c) => c.admin.runtimeConfig.set({ modelId: "mdl_c27f0b5e8a19" }),
    "POST",
    "/admin/runtime-config",
    { modelId: "mdl_c27f0b5e8a19" },
  ],
  ["organizations.list", (c) => c.admin.organizations.list(), "GET", "/admin/organizations"],
  [
    "organizations.create",
    (c) => c.admin.organizations.create({ name: "a" }),
    "POST",
    "/admin/organizations",
    { name: "a" },
  ],
  ["users.list", (c) => c.admin.users.list(), "GET", "/admin/users"],
  [
    "users.create",
    (c) => c.admin.users.create({ organizationId: "org_b18a63f50d2e", name: "a", role: "member" }),
    "POST",
    "/admin/users",
    { organizationId: "org_b18a63f50d2e", name: "a", role: "member" },
  ],
  [
    "users.createApiKey",
    (c) => c.admin.users.createApiKey("usr_0e7d4b92c6f1", { name: "a" }),
    "POST",
    "/admin/users/usr_0e7d4b92c6f1/api-keys",
    { name: "a" },
  ],
]

test.each(operations)(
  "%s sends its operation with the key, and an idempotency key only when it is a POST",
  async (name, call, method, path, body) => {
    const { sent, client } = createTestClient(() =>
      name.endsWith(".list") ? [] : { status: "Queued", configuration: {}, workflowExecutionId: executionId },
    )
    await call(client)
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({ method, path: `/api/v1${path}` })
    expect(sent[0]?.body).toStrictEqual(body)
    expect(sent[0]?.headers.get("x-api-key")).toBe(key)
    expect(sent[0]?.headers.get("accept")).toBe("application/json")
    expect(sent[0]?.headers.has("idempotency-key")).toBe(method === "POST")
  },
)

test("every operation of the document is covered here", () => {
  expect(operations).toHaveLength(30)
})

test("headers come from the client and the call, which can also remove one", async () => {
  const { sent, client } = createTestClient(() => [])
  const custom = client.withOptions({ headers: { "x-a": "1", "x-b": "2" } })
  await custom.workflows.list({}, { headers: { "x-b": null, "x-c": "3" } })
  expect([sent[0]?.headers.get("x-a"), sent[0]?.headers.has("x-b"), sent[0]?.headers.get("x-c")]).toStrictEqual([
    "1",
    false,
    "3",
  ])
})

test("an idempotency key of the caller is sent as it is", async () => {
  const { sent, client } = createTestClient()
  await client.apiKeys.create({ name: "a" }, { idempotencyKey: "order-7" })
  expect(sent[0]?.headers.get("idempotency-key")).toBe("order-7")
})

test("withResponse() returns the result with status, headers and request id", async () => {
  const { client } = createTestClient(() => workflow)
  const { data, response, requestId } = await client.workflows.get(workflowId).withResponse()
  expect(data).toStrictEqual(workflow)
  expect([response.status, requestId]).toStrictEqual([200, "req_1"])
})

test("a workflow that was fetched can be changed and sent back", async () => {
  const { sent, client } = createTestClient()
  await client.workflows.update(workflowId, { ...workflow, name: "Renamed" })
  expect(sent[0]?.body).toStrictEqual({ ...workflow, name: "Renamed" })
})

test("a file is downloaded without the key, and errors do not show its signed URL", async () => {
  const url = "https://files.example/f?signature=secret"
  let status = 200
  const { sent, client } = createTestClient(({ path }) =>
    path === url ? new Response("PDF", { status, headers: { "content-type": "application/pdf" } }) : { url },
  )
  const blob = await client.executions.download(executionId, { headers: { "x-trace": "1" } })
  expect([await blob.text(), blob.type]).toStrictEqual(["PDF", "application/pdf"])
  expect([...(sent[1]?.headers.keys() ?? [])]).toStrictEqual([])
  status = 404
  await expect(client.executions.download(executionId)).rejects.toMatchObject({
    status: 404,
    path: "https://files.example/f",
  })
})

test("an export is text, a workbook a Blob", async () => {
  const { client } = createTestClient(({ path }) => (path.endsWith("xlsx") ? btoa("PK\u0003\u00ff") : "a;b"))
  expect(await client.executions.export(executionId)).toBe("a;b")
  const workbook = await client.executions.export(executionId, { mode: "xlsx" })
  expect([...new Uint8Array(await workbook.arrayBuffer())]).toStrictEqual([0x50, 0x4b, 3, 0xff])
  expect(workbook.type).toContain("spreadsheetml")
})

test("the raw client returns errors as values and uses the same key and retries", async () => {
  let count = 0
  const { sent, client } = createTestClient(() => {
    count += 1
    if (count === 1) return new Response(null, { status: 503, headers: { "retry-after": "0.001" } })
    return count === 2 ? [workflow] : Response.json({ error: "No." }, { status: 404 })
  })
  expect((await client.raw.GET("/api/v1/workflows")).data).toStrictEqual([workflow])
  expect(sent).toHaveLength(2)
  const { error, response } = await client.raw.POST("/api/v1/api-keys", { body: { name: "a" } })
  expect([error, response.status]).toStrictEqual([{ error: "No." }, 404])
  expect(sent[2]).toMatchObject({ body: { name: "a" } })
  expect([sent[2]?.headers.get("x-api-key"), sent[2]?.headers.has("idempotency-key")]).toStrictEqual([key, true])
})

function createExtractClient() {
  return createTestClient(({ path }) =>
    path.endsWith("/execute")
      ? { workflowExecutionId: executionId }
      : path.endsWith("/status")
        ? { id: executionId, status: "Completed" }
        : execution,
  )
}

test("extract runs the workflow on the file and returns the completed execution", async () => {
  const { sent, client } = createExtractClient()
  const states: string[] = []
  const { extractedData } = await client.extract(
    { workflow: { workflowId, message: "Stored." }, file: new Blob(["a"]) },
    { onStatus: ({ status }) => states.push(status) },
  )
  expect(extractedData).toStrictEqual(execution.extractedData)
  expect(states).toStrictEqual(["Completed"])
  expect(sent.map(({ method }) => method)).toStrictEqual(["POST", "GET", "GET"])
})

test("extract parses the data by a schema, and throws an error with the execution when it does not match", async () => {
  const total: StandardSchema<{ total: unknown }> = {
    "~standard": { version: 1, vendor: "test", validate: () => ({ value: { total: 12.5 } }) },
  }
  const wrong: StandardSchema = {
    "~standard": { version: 1, vendor: "test", validate: () => ({ issues: [{ message: "no total" }] }) },
  }
  const { client } = createExtractClient()
  const input = { workflow: workflowId, file: new Blob(["a"]) }
  expect((await client.extract({ ...input, schema: total })).extractedData).toStrictEqual({ total: 12.5 })
  await expect(client.extract({ ...input, schema: wrong })).rejects.toMatchObject({
    name: "InvalidDataError",
    message: expect.stringContaining("no total"),
    execution: { id: executionId },
  })
})

test("a definition is returned with its members", () => {
  expect({ ...defineWorkflow(definition) }).toStrictEqual(definition)
})
