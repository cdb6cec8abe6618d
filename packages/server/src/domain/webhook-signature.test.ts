import { Webhook, WebhookVerificationError } from "standardwebhooks"
import { expect, test } from "vitest"
import { newSecret, sign } from "./webhook-signature.ts"

const messageId = "msg_0d4f6b1c8e2a40b79c5d3e1f60a8b7c2"
const body = '{"type":"webhook.test","timestamp":"2026-03-02T09:15:04.218Z","data":{"webhookId":"whe_6c1e9a40d7b3"}}'
/** Read once: a signature and its headers must have the same time even where a second ends between them. */
const nowSeconds = Math.floor(Date.now() / 1000)

function headersOf(signature: string, timestampSeconds = nowSeconds, id = messageId) {
  return { "webhook-id": id, "webhook-timestamp": String(timestampSeconds), "webhook-signature": signature }
}

test("the reference library accepts a signature, and returns the message", () => {
  const secret = newSecret()
  const signature = sign([secret], messageId, nowSeconds, body)
  expect(new Webhook(secret).verify(body, headersOf(signature))).toEqual(JSON.parse(body))
})

test("a signature is the one that the reference library makes", () => {
  const secret = newSecret()
  const timestampSeconds = 1_772_442_904
  const signature = sign([secret], messageId, timestampSeconds, body)
  expect(signature).toBe(new Webhook(secret).sign(messageId, new Date(timestampSeconds * 1000), body))
})

test("a signature is the one that openssl makes", () => {
  const secret = `whsec_${Buffer.alloc(32, 7).toString("base64")}`
  // printf 'msg_1.1614265330.{"a":"ö"}' | openssl dgst -sha256 -mac HMAC -macopt hexkey:0707… -binary | base64
  const signature = sign([secret], "msg_1", 1_614_265_330, '{"a":"ö"}')
  expect(signature).toBe("v1,PcI1VAUIt4yto4eN4POFrkvdGmekQZpVusKmOerFlF8=")
})

test("during a rotation each of the two secrets verifies, and no third one", () => {
  const [current, previous, other] = [newSecret(), newSecret(), newSecret()]
  const signature = sign([current, previous], messageId, nowSeconds, body)
  expect(signature.split(" ")).toHaveLength(2)
  for (const secret of [current, previous]) {
    expect(new Webhook(secret).verify(body, headersOf(signature))).toEqual(JSON.parse(body))
  }
  expect(() => new Webhook(other).verify(body, headersOf(signature))).toThrow(WebhookVerificationError)
})

test.each([
  ["another body", (signature: string) => [body.replace("test", "tesT"), headersOf(signature)] as const],
  ["another message id", (signature: string) => [body, headersOf(signature, nowSeconds, "msg_1")] as const],
  ["another time", (signature: string) => [body, headersOf(signature, nowSeconds - 10)] as const],
])("a signature does not verify %s", (_what, change) => {
  const secret = newSecret()
  const [changed, headers] = change(sign([secret], messageId, nowSeconds, body))
  expect(() => new Webhook(secret).verify(changed, headers)).toThrow("No matching signature found")
})

test("secrets have 32 random bytes in base64", () => {
  const secrets = [newSecret(), newSecret()]
  for (const secret of secrets) expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
  expect(new Set(secrets).size).toBe(2)
})

test.each(["", "whsec_", "whsec_c2hvcnQ=", Buffer.alloc(32).toString("base64")])(
  "nothing is signed with %j, and the error does not show it",
  (secret) => {
    const attempt = () => sign([secret], messageId, 0, body)
    expect(attempt).toThrow(new Error("a webhook's secret has another form"))
  },
)
