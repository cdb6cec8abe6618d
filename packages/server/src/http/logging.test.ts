import { expect, test } from "vitest"
import { createFakeApp, memberKey, withKey, aWorkflow } from "../../test/http/fake-app.ts"
import { secretMembers as documentSecrets } from "../generated/routes.ts"
import { createLogger } from "./logging.ts"
import { secretMembers } from "./redaction.ts"

const keyValue = `dsk_${"a1B2c3D".repeat(7)}`

function collect() {
  const lines: string[] = []
  const logger = createLogger("info", { write: (line) => void lines.push(line) })
  return { logger, text: () => lines.join("") }
}

// Security: pinned, so that a secret added to the document is looked at here.
test("the log leaves out every member the document calls secret", () => {
  expect([...documentSecrets].sort()).toEqual(["key", "providerApiKey"])
  expect([...secretMembers].sort()).toEqual([...documentSecrets].sort())
})

test("secrets are cut out of log lines at any depth, whatever characters they hold", () => {
  const { logger, text } = collect()
  for (const name of [...documentSecrets, "x-api-key", "authorization", "cookie"]) {
    const secret = 's"3cr3t\\'
    const deep = { [name]: secret, list: [{ [name]: [secret, "s3cr3t"] }], b: { c: { [name]: secret } } }
    logger.info({ [name]: secret, deep, error: `sent ${JSON.stringify({ [name]: "s3cr3t" })}` }, "planted")
  }
  expect(text()).not.toContain("3cr3t")
  for (const line of text().trim().split("\n")) expect(JSON.parse(line)).toHaveProperty("deep")
  expect(text()).toContain("[secret]")
})

test("a key value is cut out wherever it slipped in", () => {
  const { logger, text } = collect()
  logger.error({ err: new Error(`no key ${keyValue} in table`), url: `/x?key=${keyValue}` }, `tried ${keyValue}`)
  expect(text()).not.toContain(keyValue)
  expect(text()).toContain("no key dsk_[secret] in table")
})

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

test("a refused request is logged with the code of its error", async () => {
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
