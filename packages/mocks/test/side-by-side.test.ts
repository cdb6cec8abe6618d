import { afterAll, beforeAll, expect, test } from "vitest"
import { mockDocsift } from "../src/mock-docsift.ts"
import { testServer, type TestServer } from "../src/test-server.ts"

let server: TestServer
const mocks = mockDocsift()
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

interface RawRequest {
  readonly method: string
  /** `{workflowId}` stands for a workflow that exists. */
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  /** A string is sent as it is, anything else as JSON. */
  readonly body?: unknown
  readonly withoutKey?: boolean
}

const workflow = {
  name: "Invoices",
  configuration: { objects: [{ name: "Invoice", fields: [{ name: "total", type: "number" }] }] },
}
const withFields = (...fields: unknown[]) => ({ name: "a", configuration: { objects: [{ name: "A", fields }] } })
const form = (content: string, name = "a.txt") => {
  const data = new FormData()
  data.set("file", new File([content], name))
  return data
}
const workflows = "/api/v1/workflows"
const executions = "/api/v1/executions"
const models = "/api/v1/admin/models"

const requests: Readonly<Record<string, RawRequest>> = {
  "no key": { method: "GET", path: workflows, withoutKey: true },
  "an unknown key": {
    method: "GET",
    path: workflows,
    withoutKey: true,
    headers: { "x-api-key": `dsk_${"a".repeat(43)}` },
  },
  "a malformed key": { method: "GET", path: workflows, withoutKey: true, headers: { "x-api-key": "nonsense" } },
  "an unknown route": { method: "GET", path: "/api/v1/nothing" },
  "a wrong method": { method: "PATCH", path: workflows },
  "a malformed id": { method: "GET", path: `${workflows}/nonsense` },
  "an unknown workflow": { method: "GET", path: `${workflows}/wkf_000000000000` },
  "an unknown execution": { method: "GET", path: `${executions}/exe_000000000000` },
  "the status of an unknown execution": { method: "GET", path: `${executions}/exe_000000000000/status` },
  "a list": { method: "GET", path: workflows },
  "a limit that is no number": { method: "GET", path: `${workflows}?limit=x` },
  "a limit too large": { method: "GET", path: `${workflows}?limit=5000` },
  "a malformed cursor": { method: "GET", path: `${workflows}?cursor=nonsense` },
  "an unknown status": { method: "GET", path: `${executions}?status=Done` },
  "an unknown query parameter": { method: "GET", path: `${workflows}?color=red` },
  "a body that is not JSON": {
    method: "POST",
    path: workflows,
    body: "{nonsense",
    headers: { "content-type": "application/json" },
  },
  "a body of another type": { method: "POST", path: workflows, body: "a=b", headers: { "content-type": "text/plain" } },
  "an empty body": { method: "POST", path: workflows, body: "", headers: { "content-type": "application/json" } },
  "a list for a body": { method: "POST", path: workflows, body: [] },
  "no name": { method: "POST", path: workflows, body: { configuration: workflow.configuration } },
  "an empty name": { method: "POST", path: workflows, body: { ...workflow, name: " " } },
  "a name that is a number": { method: "POST", path: workflows, body: { ...workflow, name: 7 } },
  "a name too long": { method: "POST", path: workflows, body: { ...workflow, name: "a".repeat(201) } },
  "no configuration": { method: "POST", path: workflows, body: { name: "a" } },
  "no objects": { method: "POST", path: workflows, body: { name: "a", configuration: { objects: [] } } },
  "an object without content": {
    method: "POST",
    path: workflows,
    body: { name: "a", configuration: { objects: [{ name: "A" }] } },
  },
  "an unknown member": { method: "POST", path: workflows, body: { ...workflow, color: "red" } },
  "an unknown member of a field": {
    method: "POST",
    path: workflows,
    body: withFields({ name: "a", type: "date", required: true }),
  },
  "an unknown type": { method: "POST", path: workflows, body: withFields({ name: "a", type: "boolean" }) },
  "a missing type": { method: "POST", path: workflows, body: withFields({ name: "a" }) },
  "duplicate fields": {
    method: "POST",
    path: workflows,
    body: withFields({ name: "a", type: "date" }, { name: "a", type: "date" }),
  },
  "a table without columns": {
    method: "POST",
    path: workflows,
    body: { name: "a", configuration: { objects: [{ name: "A", tables: [{ name: "t", columns: [] }] }] } },
  },
  "a workflow": { method: "POST", path: workflows, body: workflow },
  "a stored workflow": { method: "GET", path: `${workflows}/{workflowId}` },
  "an update": { method: "PUT", path: `${workflows}/{workflowId}`, body: { ...workflow, name: "Renamed" } },
  "a malformed idempotency key": {
    method: "POST",
    path: workflows,
    body: workflow,
    headers: { "idempotency-key": "a".repeat(300) },
  },
  "no file": { method: "POST", path: `${workflows}/{workflowId}/execute`, body: new FormData() },
  "an empty file": { method: "POST", path: `${workflows}/{workflowId}/execute`, body: form("") },
  "an unsupported file": {
    method: "POST",
    path: `${workflows}/{workflowId}/execute`,
    body: form("PK\u0003\u0004", "a.zip"),
  },
  "no form": { method: "POST", path: `${workflows}/{workflowId}/execute`, body: {} },
  "a file": { method: "POST", path: `${workflows}/{workflowId}/execute`, body: form("Total: 7") },
  "a file for an unknown workflow": { method: "POST", path: `${workflows}/wkf_000000000000/execute`, body: form("a") },
  "cancelling an unknown execution": { method: "POST", path: `${executions}/exe_000000000000/cancel` },
  "an unknown export mode": { method: "GET", path: `${executions}/exe_000000000000/export?mode=zip` },
  "API keys": { method: "GET", path: "/api/v1/api-keys" },
  "an API key": { method: "POST", path: "/api/v1/api-keys", body: { name: "mine" } },
  "an API key without a name": { method: "POST", path: "/api/v1/api-keys", body: {} },
  "an unknown API key": { method: "DELETE", path: "/api/v1/api-keys/key_000000000000" },
  models: { method: "GET", path: models },
  "a model without a name": { method: "POST", path: `${models}/add`, body: {} },
  "an unknown model": { method: "DELETE", path: `${models}/delete`, body: { id: "mdl_000000000000" } },
  "the runtime configuration": { method: "GET", path: "/api/v1/admin/runtime-config" },
  organizations: { method: "GET", path: "/api/v1/admin/organizations" },
  "an organization": { method: "POST", path: "/api/v1/admin/organizations", body: { name: "Other" } },
  "an organization without a name": { method: "POST", path: "/api/v1/admin/organizations", body: {} },
  "a user with an unknown role": {
    method: "POST",
    path: "/api/v1/admin/users",
    body: { organizationId: "org_000000000000", name: "a", role: "king" },
  },
  "a user of an unknown organization": {
    method: "POST",
    path: "/api/v1/admin/users",
    body: { organizationId: "org_000000000000", name: "a", role: "member" },
  },
}

/** Headers that belong to the transport or whose values are the server's own. */
const ownHeaders = new Set(["date", "connection", "keep-alive", "transfer-encoding", "content-length"])
/** Headers that both must send, with values that differ. */
const varyingHeaders = new Set(["x-request-id", "etag", "ratelimit", "link"])

/**
 * Replaces what differs between any two deployments: ids, times, keys, and the names they are set up with. Only the server says
 * where JSON is broken: the parsers of the runtimes that mocks run on do not agree on it.
 */
function normalize(text: string): string {
  return text
    .replace(" at line 1, column 2", "")
    .replaceAll(/"name":"(?:Default|Mock organization|First admin key|Admin)"/g, '"name":"…"')
    .replaceAll(/\b(wkf|exe|usr|org|key|mdl|file|req)_[0-9a-f]{12}/g, "$1_…")
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "TIME")
    .replaceAll(/dsk_[\w-]*…?[\w-]*/g, "dsk_…")
    .replaceAll(/"jobId":"[^"]+"/g, '"jobId":"…"')
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, "UUID")
}

async function send(
  { fetch, baseUrl, apiKey }: { fetch: TestServer["fetch"]; baseUrl: string; apiKey: string },
  { method, path, headers = {}, body, withoutKey }: RawRequest,
  workflowId: string,
) {
  const isRaw = typeof body === "string" || body instanceof FormData
  const response = await fetch(baseUrl + path.replace("{workflowId}", workflowId), {
    method,
    headers: {
      ...(withoutKey ? {} : { "x-api-key": apiKey }),
      ...(body !== undefined && !isRaw ? { "content-type": "application/json" } : {}),
      ...headers,
    },
    body: body === undefined ? null : isRaw ? body : JSON.stringify(body),
  })
  const seen = [...response.headers].filter(([name]) => !ownHeaders.has(name))
  const shown = seen.map(([name, value]) => `${name}: ${varyingHeaders.has(name) ? "…" : normalize(value)}`)
  return { status: response.status, headers: shown.sort(), body: normalize(await response.text()) }
}

test.each(Object.entries(requests))(
  "%s has the same response from the mocks as from the server",
  async (_, request) => {
    const real = { fetch: server.fetch, baseUrl: server.baseUrl, apiKey: server.apiKey }
    const mocked = { fetch: mocks.fetch, baseUrl: "http://docsift.example", apiKey: mocks.apiKey }
    const ids = await Promise.all(
      [real, mocked].map(async (target) => {
        const created = await send(target, { method: "POST", path: workflows, body: workflow }, "")
        expect(created.status).toBe(201)
        const list = await target.fetch(target.baseUrl + workflows, { headers: { "x-api-key": target.apiKey } })
        return ((await list.json()) as { id: string }[])[0]?.id ?? ""
      }),
    )
    expect(await send(mocked, request, ids[1] ?? "")).toStrictEqual(await send(real, request, ids[0] ?? ""))
  },
)
