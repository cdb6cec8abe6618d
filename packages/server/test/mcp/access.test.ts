import { afterAll, beforeAll, expect, test } from "vitest"
import { type Setup, startSetup } from "./assistant.ts"

let setup: Setup
beforeAll(async () => {
  setup = await startSetup()
})
afterAll(() => setup[Symbol.asyncDispose]())

const initialize = {
  jsonrpc: "2.0",
  id: 1,
  method: "initialize",
  params: { protocolVersion: "2025-06-18", capabilities: {}, clientInfo: { name: "raw", version: "1" } },
}
const post = async (headers: Record<string, string>, body: unknown = initialize) =>
  fetch(`${setup.server.url}/mcp`, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json, text/event-stream", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  })

test("a program of 2025 that begins with initialize is served, with either header for the key", async () => {
  const either: Record<string, string>[] = [
    { "x-api-key": setup.server.adminKey },
    { authorization: `Bearer ${setup.server.adminKey}` },
  ]
  for (const headers of either) {
    const response = await post(headers)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('"serverInfo":{"name":"docsift"')
  }
})

test("without a valid key every request gets the same response", async () => {
  const session = await setup.client.raw.POST("/api/v1/sessions", { body: { apiKey: setup.server.adminKey } })
  const cookie = session.response.headers.getSetCookie()[0]?.split(";")[0] ?? ""
  expect(cookie).toContain("docsift")
  const bodies = new Set<string>()
  const invalid: Record<string, string>[] = [
    {},
    { authorization: "Bearer dsk_WRONG" },
    { authorization: "Basic x" },
    { "x-api-key": "x" },
    { cookie },
  ]
  for (const headers of invalid) {
    const response = await post(headers)
    expect([response.status, response.headers.get("www-authenticate")]).toEqual([401, "Bearer"])
    bodies.add(await response.text())
  }
  expect(bodies.size).toBe(1)
})

test("a revoked key stops working", async () => {
  const { id, key } = await setup.client.apiKeys.create({ name: "Assistant" })
  expect((await post({ "x-api-key": key })).status).toBe(200)
  await setup.client.apiKeys.revoke(id)
  expect((await post({ "x-api-key": key })).status).toBe(401)
})

test("pages of other origins and other host names are refused, and only POST exists", async () => {
  const key = { "x-api-key": setup.server.adminKey }
  expect((await post({ ...key, origin: "https://evil.example" })).status).toBe(403)
  expect((await post({ ...key, origin: "null" })).status).toBe(403)
  expect((await post({ ...key, origin: setup.server.url })).status).toBe(200)
  const response = await fetch(`${setup.server.url}/mcp`, { headers: key })
  expect([response.status, response.headers.get("allow")]).toEqual([405, "POST"])
})

test("what belongs to another organization does not exist", async () => {
  const workflow = {
    name: "Secret",
    configuration: { objects: [{ name: "A", fields: [{ name: "B", type: "string" }] }] },
  } as const
  const { workflowId } = await setup.client.workflows.create(workflow)
  const started = await setup.client.workflows.execute(workflowId, new File(["B: 1"], "a.txt"))
  const executionId = started.workflowExecutionId
  await setup.client.executions.wait(executionId)
  const { id: organizationId } = await setup.client.admin.organizations.create({ name: "Other" })
  const { id: userId } = await setup.client.admin.users.create({ name: "Eve", organizationId, role: "member" })
  const { key } = await setup.client.admin.users.createApiKey(userId, { name: "Eve's" })
  const eve = await setup.connect(key)
  const calls = [
    ["get_workflow", { workflowId }],
    ["extract_document", { workflowId, fileId: started.fileId }],
    ["get_execution", { executionId }],
    ["show_evidence", { executionId, pointer: "/A/fields/B" }],
    ["correct_values", { executionId, values: { "/A/fields/B": "2" } }],
    ["suggest_workflow", { fileId: started.fileId }],
  ] as const
  for (const [name, input] of calls) {
    const { isError, content } = await eve.callTool({ name, arguments: input })
    expect([name, isError, JSON.stringify(content)]).toEqual([
      name,
      true,
      expect.stringMatching(/No \w+ with this id exists\./),
    ])
  }
  for (const name of ["list_workflows", "list_executions", "list_reviews"]) {
    const { structuredContent } = await eve.callTool({ name, arguments: {} })
    expect(Object.values(structuredContent ?? {})).toEqual([[]])
  }
})

test("no result contains a key of the server or of a provider", async () => {
  const providerApiKey = "sk-planted-secret-of-a-provider"
  await setup.client.admin.models.add({
    modelName: "m",
    displayName: "M",
    providerApiKey,
    baseUrl: "https://models.example",
  })
  const { tools } = await setup.assistant.listTools()
  for (const { name } of tools) {
    const result = await setup.assistant.callTool({ name, arguments: {} }).catch((error: unknown) => String(error))
    expect(JSON.stringify(result)).not.toMatch(/dsk_|sk-planted|docsift-[0-9a-f]{6}=/)
  }
})

test("only the content of a document may be long, wherever the length is hidden", async () => {
  const key = { "x-api-key": setup.server.adminKey }
  const long = "a".repeat(600_000)
  const asTool = (input: object) => ({
    jsonrpc: "2.0",
    id: 1,
    method: "tools/call",
    params: { name: "list_workflows", arguments: input },
  })
  expect((await post(key, asTool({ other: long }))).status).toBe(413)
  expect((await post(key, { ...initialize, data: long })).status).toBe(413)
  expect((await post(key, asTool({ data: long, other: long }))).status).toBe(413)
  expect((await post(key, `{"data":"${"[".repeat(600_000)}`)).status).toBe(413)
  expect((await post(key, " ".repeat(17 * 1024 * 1024))).status).toBe(413)
  expect((await post(key, "{")).status).toBe(400)
  expect((await post({ ...key, "content-type": "text/plain" })).status).toBe(415)
})

// Security: one request must not cost what a hundred cost.
test("several messages in one request are few", async () => {
  const key = { "x-api-key": setup.server.adminKey }
  const messages = (count: number) =>
    Array.from({ length: count }, (_, id) => ({ jsonrpc: "2.0", id, method: "tools/list" }))
  const few = await post(key, messages(2))
  expect([few.status, (await few.text()).match(/"id":\d/g)]).toEqual([200, ['"id":0', '"id":1']])
  const many = await post(key, messages(11))
  expect([many.status, await many.json()]).toEqual([
    400,
    { error: "A request may contain at most 10 messages; send them one by one." },
  ])
})

// Each is held in memory as a whole: as many as a key's budget allows would be gigabytes.
test("of calls with a document a few are served at a time, and the others soon after", async () => {
  const key = { "x-api-key": setup.server.adminKey }
  const data = Buffer.alloc(1024 * 1024).toString("base64")
  const body = JSON.stringify({
    jsonrpc: "2.0",
    id: 1,
    method: "tools/call",
    params: { name: "suggest_workflow", arguments: { data, fileName: "a.pdf" } },
  })
  const responses = await Promise.all(Array.from({ length: 20 }, async () => post(key, body)))
  expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
  for (const response of responses) expect(await response.text()).toContain("file type is not recognized")
})
