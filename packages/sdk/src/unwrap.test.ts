import { Webhook } from "standardwebhooks"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { DocsiftError } from "./errors/docsift-error.ts"
import { WebhookVerificationError } from "./errors/webhook-verification-error.ts"
import { unwrap, type WebhookHeaders } from "./unwrap.ts"

/** By the reference implementation, so that both sides of the signature are not ours. */
const secret = `whsec_${Buffer.from("a secret of thirty-two bytes, ok").toString("base64")}`
const otherSecret = `whsec_${Buffer.from("another secret of thirty-two byt").toString("base64")}`
const id = "msg_0d4f6b1c8e2a40b79c5d3e1f60a8b7c2"
const sentAt = new Date("2026-03-02T09:15:04Z")
const event = { type: "webhook.test", timestamp: sentAt.toISOString(), data: { webhookId: "whe_6c1e9a40d7b3" } }
const body = JSON.stringify({ ...event, note: "Grüße 😀" })
const content: unknown = JSON.parse(body)

function sign(signed = body, { at = sentAt, by = secret } = {}): Record<string, string> {
  return {
    "webhook-id": id,
    "webhook-timestamp": String(at.getTime() / 1000),
    "webhook-signature": new Webhook(by).sign(id, at, signed),
  }
}

const later = (seconds: number) => new Date(sentAt.getTime() + seconds * 1000)
const rejection = (reason: string) => expect.objectContaining({ name: "WebhookVerificationError", reason })
const failureOf = (...given: Parameters<typeof unwrap>): Promise<unknown> =>
  unwrap(...given).then(
    (value) => value,
    (error: unknown) => error,
  )

beforeEach(() => void vi.useFakeTimers({ now: sentAt }))
afterEach(() => void vi.useRealTimers())

const bytes = new TextEncoder().encode(body)
const padded = Buffer.concat([Buffer.from("before"), bytes, Buffer.from("after")])

test.each([
  ["text", body],
  ["a Buffer", Buffer.from(body)],
  ["a typed array", bytes],
  ["a part of a larger memory", padded.subarray("before".length, -"after".length)],
  ["an ArrayBuffer", bytes.slice().buffer],
])("a message that the reference implementation signed is verified as %s", async (_form, raw) => {
  expect(await unwrap(raw, sign(), secret)).toEqual(content)
})

test.each<[string, (headers: Record<string, string>) => WebhookHeaders]>([
  ["of the web", (headers) => new Headers(headers)],
  ["in any case", (headers) => Object.fromEntries(Object.entries(headers).map(([k, v]) => [k.toUpperCase(), v]))],
  ["as lists", (headers) => Object.fromEntries(Object.entries(headers).map(([k, v]) => [k, [v]]))],
])("headers are taken %s", async (_form, convert) => {
  expect(await unwrap(body, convert(sign()), secret)).toEqual(content)
})

test("one of several signatures has to match one of several secrets", async () => {
  const [own, other] = [sign(), sign(body, { by: otherSecret })]
  const both = { ...own, "webhook-signature": `${other["webhook-signature"]} v1a,AAAA ${own["webhook-signature"]}` }
  expect(await unwrap(body, both, secret)).toEqual(content)
  expect(await unwrap(body, both, otherSecret)).toEqual(content)
  expect(await unwrap(body, own, [otherSecret, secret])).toEqual(content)
  for (const wrong of [otherSecret, [otherSecret], []]) {
    expect(await failureOf(body, own, wrong)).toEqual(rejection("bad_signature"))
  }
  // What a server or proxy makes of a header that was sent twice.
  const twice = { ...own, "webhook-signature": [String(other["webhook-signature"]), String(own["webhook-signature"])] }
  expect(await unwrap(body, twice, secret)).toEqual(content)
  const joined = { ...own, "webhook-signature": twice["webhook-signature"].join(", ") }
  expect(await unwrap(body, joined, secret)).toEqual(content)
})

// Security: every bit of what is signed counts.
test("one changed bit anywhere in the message is rejected", async () => {
  const headers = sign()
  for (let index = 0; index < bytes.length; index++) {
    const changed = bytes.slice()
    changed[index] = (changed[index] ?? 0) ^ 1
    expect(await failureOf(changed, headers, secret)).toEqual(rejection("bad_signature"))
  }
  for (const [name, value] of [
    ["webhook-id", id.replace("0d", "0e")],
    ["webhook-timestamp", String(Number(headers["webhook-timestamp"]) + 1)],
    ["webhook-signature", String(headers["webhook-signature"]).replace("v1,", "v2,")],
    ["webhook-signature", String(headers["webhook-signature"]).slice(0, -2)],
    ["webhook-signature", "v1,"],
    ["webhook-signature", "nonsense"],
  ] as const) {
    expect(await failureOf(body, { ...headers, [name]: value }, secret), value).toEqual(rejection("bad_signature"))
  }
})

test.each([
  [300, undefined],
  [301, "too_old"],
  [-300, undefined],
  [-301, "bad_timestamp"],
])("a message of %i seconds ago is rejected as %s", async (age, reason) => {
  vi.setSystemTime(later(age))
  expect(await failureOf(body, sign(), secret)).toEqual(reason === undefined ? content : rejection(reason))
})

test("the tolerance can be changed, and one that is no number tolerates nothing", async () => {
  vi.setSystemTime(later(11))
  expect(await failureOf(body, sign(), secret, { toleranceSeconds: 10 })).toEqual(rejection("too_old"))
  expect(await unwrap(body, sign(), secret, { toleranceSeconds: 11 })).toEqual(content)
  expect(await unwrap(body, sign(body), secret, { toleranceSeconds: Infinity })).toEqual(content)
  expect(await failureOf(body, sign(), secret, { toleranceSeconds: NaN })).toEqual(rejection("too_old"))
})

test.each(["", "soon", "1e9", "-5", "0x10", " 1772442904", "1772442904.5"])(
  "%j is not a timestamp",
  async (timestamp) => {
    const reason = timestamp === "" ? "missing_header" : "bad_timestamp"
    expect(await failureOf(body, { ...sign(), "webhook-timestamp": timestamp }, secret)).toEqual(rejection(reason))
  },
)

test.each(["webhook-id", "webhook-timestamp", "webhook-signature"])("without %s nothing is verified", async (name) => {
  const { [name]: _missing, ...rest } = sign()
  for (const headers of [rest, { ...rest, [name]: undefined }, new Headers(rest)]) {
    const error = await failureOf(body, headers, secret)
    expect(error).toEqual(rejection("missing_header"))
    expect(String(error)).toContain(name)
  }
})

// The usual mistake: a body parser ran first, and what it made has other bytes than those that were signed.
test.each([
  ["an object", content],
  ["null", null],
  ["nothing", undefined],
  ["a list", [1, 2]],
  ["a number", 5],
])("%s in place of the raw body is a TypeError that says what to pass", async (_what, parsed) => {
  const error = await failureOf(parsed as string, sign(), secret)
  expect(error).toBeInstanceOf(TypeError)
  expect(String(error)).toMatch(/pass the raw body.*express\.raw/)
})

test.each([
  ["empty", ""],
  ["no secret of a webhook", "dsk_0000"],
  ["without its prefix", secret.slice("whsec_".length)],
  ["not base64", "whsec_it's wrong"],
  ["only a prefix", "whsec_"],
])("a secret that is %s is a TypeError that does not quote it", async (_what, wrong) => {
  for (const given of [wrong, [secret, wrong]]) {
    const error = await failureOf(body, sign(), given)
    expect(error).toBeInstanceOf(TypeError)
    expect(String(error)).toContain("whsec_` and base64")
    expect(String(error).includes(wrong) && wrong !== "" && wrong !== "whsec_").toBe(false)
  }
})

test("a secret that was read from a file may end with its line", async () => {
  expect(await unwrap(body, sign(), `${secret}\n`)).toEqual(content)
})

test.each(["", "{", "null", "5", "[]", "{}", '{"type":1}'])("%j is signed, but no message", async (signed) => {
  expect(await failureOf(signed, sign(signed), secret)).toEqual(rejection("bad_body"))
})

// Security: unsigned bytes must not reach the parser.
test("nothing is parsed before it is verified", async () => {
  const parse = vi.spyOn(JSON, "parse")
  await failureOf(body, sign(body, { by: otherSecret }), secret)
  expect(parse).not.toHaveBeenCalled()
  await unwrap(body, sign(), secret)
  expect(parse).toHaveBeenCalledOnce()
  parse.mockRestore()
})

test("a rejection is a DocsiftError, and has neither the secret nor the body nor a signature", async () => {
  const expected = String(sign()["webhook-signature"]).slice("v1,".length)
  const error = await failureOf(body, sign(body, { by: otherSecret }), secret)
  expect(error).toBeInstanceOf(WebhookVerificationError)
  expect(error).toBeInstanceOf(DocsiftError)
  const shown = JSON.stringify(error) + String(error)
  for (const hidden of [secret, otherSecret, expected, "whe_6c1e9a40d7b3"]) expect(shown).not.toContain(hidden)
})
