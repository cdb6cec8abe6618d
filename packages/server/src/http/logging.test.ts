import { expect, test } from "vitest"
import { aWorkflow, createFakeApp, memberKey, withKey } from "../../test/http/fake-app.ts"

// Security: pinned, so that a secret added to the document is noticed here.
test("each request writes one line with its id, route and outcome, without query, body or key", async () => {
  const lines: string[] = []
  const app = createFakeApp({ workflows: { list: async () => ({ items: [] }) } }, { log: (line) => lines.push(line) })
  await app.request("/api/v1/workflows?cursor=private", withKey({ "x-api-key": memberKey, "x-request-id": "r1" }))
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({
    requestId: "r1",
    method: "GET",
    path: "/api/v1/workflows",
    status: 200,
    msg: "request",
    keyId: expect.stringMatching(/^key_/),
    organizationId: expect.stringMatching(/^org_/),
    durationMs: expect.any(Number),
  })
  expect(lines[0]).not.toMatch(/private|member-key/)
})

test("a rejected request is logged with the code of its error", async () => {
  const lines: string[] = []
  const app = createFakeApp({ workflows: { get: async () => aWorkflow() } }, { log: (line) => lines.push(line) })
  await app.request("/api/v1/workflows/bad", withKey())
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({ status: 400, errorCode: "invalid_id" })
})

test("health probes write nothing", async () => {
  const lines: string[] = []
  await createFakeApp({}, { log: (line) => lines.push(line) }).request("/livez")
  expect(lines).toEqual([])
})
