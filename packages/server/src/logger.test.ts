import { hostname } from "node:os"
import { expect, test } from "vitest"
import manifest from "../package.json" with { type: "json" }
import { secretMembers as documentSecrets } from "./generated/routes.ts"
import { createLogger } from "./logger.ts"
import { identifyProcess } from "./process-identity.ts"
import { secretMembers } from "./redaction.ts"

const keyValue = `dsk_${"a1B2c3D".repeat(7)}`

function collect() {
  const lines: string[] = []
  const logger = createLogger("info", { write: (line) => void lines.push(line) })
  return { logger, text: () => lines.join("") }
}

test("every line names the program, version, process and host that wrote it", () => {
  const lines: string[] = []
  const identity = identifyProcess("work", "invoices")
  createLogger("info", { write: (line) => void lines.push(line) }, identity).info({}, "planted")
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({
    service: "invoices",
    version: manifest.version,
    process: "work",
    instance: `${hostname()}:${process.pid}`,
    msg: "planted",
  })
})

test("the log redacts every member that the OpenAPI document marks as secret", () => {
  expect([...documentSecrets].sort()).toEqual(["apiKey", "key", "providerApiKey", "secret"])
  expect([...secretMembers].sort()).toEqual([...documentSecrets].sort())
})

test("secrets are redacted in log lines at any depth, whatever characters they contain", () => {
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

test.each([[{ key: ["s3cr3t", null] }], [{ "set-cookie": [1, "s3cr3t"] }], [{ key: [true, -1.5e-7, "s3cr3t", "b"] }]])(
  "the list %j is redacted entirely, whatever else it contains",
  (members) => {
    const { logger, text } = collect()
    logger.info(members, "planted")
    expect(text()).not.toContain("s3cr3t")
    expect(JSON.parse(text())).toMatchObject({ msg: "planted", [String(Object.keys(members)[0])]: "[secret]" })
  },
)

test("a key value is redacted wherever it appears", () => {
  const { logger, text } = collect()
  logger.error({ err: new Error(`no key ${keyValue} in table`), url: `/x?key=${keyValue}` }, `tried ${keyValue}`)
  expect(text()).not.toContain(keyValue)
  expect(text()).toContain("no key dsk_[secret] in table")
})

test("the secret of a webhook is redacted wherever it appears", () => {
  const { logger, text } = collect()
  for (const byte of [0, 127, 255]) {
    const secret = `whsec_${Buffer.alloc(32, byte).toString("base64")}`
    logger.error({ err: new Error(`signed with ${secret}.`), reason: secret }, `tried ${secret}`)
    expect(text()).not.toContain(secret.slice("whsec_".length))
  }
  expect(text()).toContain("signed with whsec_[secret].")
})

test("credentials in URLs are redacted in log lines, and the lines stay JSON", () => {
  const { logger, text } = collect()
  const error = new Error("fetch https://u:s3cr3t@c/v1/traces?api_key=s3cr3t failed")
  logger.error({ err: error, url: "postgres://u:s3cr3t@db/x" }, "cannot reach https://c/?s3cr3t")
  expect(text()).not.toContain("s3cr3t")
  expect(JSON.parse(text())).toMatchObject({ url: "postgres://u:***@db/x", msg: "cannot reach https://c/?***" })
})
