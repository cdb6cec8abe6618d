import { connect, createServer } from "node:net"
import type { AddressInfo } from "node:net"
import { afterEach, beforeEach, describe, expect, test } from "vitest"
import type { ModelFailureReason } from "../model/language-model.ts"
import type { Provider } from "./provider.ts"
import {
  answerOn,
  aQuestion,
  aWireServer,
  endings,
  plantedKey,
  providers,
  type WireReply,
  type WireServer,
} from "../../test/builders/provider-server.ts"

let wire: WireServer
beforeEach(async () => {
  wire = await aWireServer()
})
afterEach(() => wire.close())

/** A provider's error body; every one of them repeats the key, as some do. */
const aFault = (status: number, message = "It did not work", headers: Record<string, string> = {}): WireReply => ({
  status,
  body: {
    type: "error",
    error: { type: "error", code: "error", message: `${message} (key ${plantedKey})`, status: "X" },
  },
  headers,
})

describe.each(providers)("with the protocol of %s", (provider) => {
  test.each<[status: number, ModelFailureReason, calls: number]>([
    [400, "rejected", 1],
    [401, "rejected", 1],
    [403, "rejected", 1],
    [404, "rejected", 1],
    [408, "unreachable", 1],
    [413, "too_long", 1],
    [422, "rejected", 1],
    [429, "unreachable", 3],
    [500, "unreachable", 3],
    [503, "unreachable", 3],
    [504, "unreachable", 1],
    [529, "unreachable", 3],
  ])(
    "status %i ends as %s after %i calls, and the provider's message is not passed on",
    async (status, reason, calls) => {
      wire.replies = [aFault(status)]
      const outcome = await wire.model(provider).generate(aQuestion)
      expect(outcome).toMatchObject({ type: "failed", reason, status })
      expect(JSON.stringify(outcome)).not.toContain("planted")
      expect(wire.calls).toHaveLength(calls)
    },
  )

  test.each<[what: string, reply: WireReply, calls: number]>([
    ["a page of HTML", { body: "<!doctype html><p>Sign in", headers: { "content-type": "text/html" } }, 1],
    ["nothing", { body: "" }, 1],
    ["half an object", { body: '{"choices":[{"mess' }, 1],
    ["JSON of another kind", { body: { hello: "world" } }, 1],
  ])("%s is not a response, and is not retried", async (_, reply, calls) => {
    wire.replies = [reply]
    const outcome = await wire.model(provider).generate(aQuestion)
    // Google's answers may have no candidates: that is an answer without text.
    if (outcome.type === "answered") expect(outcome.text).toBe("")
    else expect(outcome).toMatchObject({ reason: "invalid" })
    expect(wire.calls).toHaveLength(calls)
  })

  test("a temporary fault is retried", async () => {
    wire.replies = [aFault(500), aFault(429), answerOn(provider, "{}", endings[provider].stop)]
    expect(await wire.model(provider).generate(aQuestion)).toMatchObject({ type: "answered" })
    expect(wire.calls).toHaveLength(3)
  })

  test("a connection that is reset is retried at most twice", async () => {
    wire.replies = [(response) => response.socket?.resetAndDestroy()]
    expect(await wire.model(provider).generate(aQuestion)).toMatchObject({ type: "failed", reason: "unreachable" })
    expect(wire.calls).toHaveLength(3)
  })

  test("a timeout is not retried", async () => {
    wire.replies = [() => undefined]
    const outcome = await wire.model(provider, { timeoutMs: 300 }).generate(aQuestion)
    expect(outcome).toMatchObject({ type: "failed", reason: "unreachable", detail: "no response in time" })
    expect(wire.calls.length).toBeLessThanOrEqual(1)
  })

  test("a body that stalls fails at the deadline", async () => {
    wire.replies = [(response) => void response.writeHead(200, { "content-type": "application/json" }).write('{"ch')]
    const outcome = await wire.model(provider, { timeoutMs: 1000 }).generate(aQuestion)
    expect(outcome).toMatchObject({ type: "failed", reason: "unreachable", detail: "no response in time" })
    expect(wire.calls.length).toBeLessThanOrEqual(1)
  })

  test("an aborted call ends at once, and so does its connection", async () => {
    const controller = new AbortController()
    const { promise: isGone, resolve } = Promise.withResolvers<void>()
    wire.replies = [
      (_, request) => {
        request.socket.once("close", () => resolve())
        controller.abort()
      },
    ]
    const outcome = await wire.model(provider).generate(aQuestion, controller.signal)
    expect(outcome).toMatchObject({ type: "failed", reason: "unreachable", detail: "the call was aborted" })
    await isGone
    expect(wire.calls).toHaveLength(1)
  })
})

test("a request that was aborted before is not sent", async () => {
  wire.replies = [answerOn("openai", "{}", "stop")]
  const outcome = await wire.model("openai").generate(aQuestion, AbortSignal.abort())
  expect(outcome).toMatchObject({ type: "failed", reason: "unreachable" })
  expect(wire.calls).toHaveLength(0)
})

test.each<[string, Record<string, string>]>([
  ["retry-after in seconds", { "retry-after": "3600" }],
  ["retry-after as a date", { "retry-after": new Date(Date.now() + 3_600_000).toUTCString() }],
  ["retry-after-ms", { "retry-after-ms": "3600000" }],
])("a requested wait beyond the deadline by %s fails at once", async (_, headers) => {
  wire.replies = [aFault(429, "Slow down", headers)]
  const began = performance.now()
  expect(await wire.model("openai").generate(aQuestion)).toMatchObject({ reason: "unreachable", status: 429 })
  expect(performance.now() - began).toBeLessThan(25_000)
  expect(wire.calls).toHaveLength(1)
})

test("the wait in Google's response body is respected", async () => {
  const details = [{ "@type": "type.googleapis.com/google.rpc.RetryInfo", retryDelay: "3600s" }]
  const error = {
    code: 429,
    message: "You exceeded your current quota, please check your plan and billing details.",
    status: "RESOURCE_EXHAUSTED",
    details,
  }
  wire.replies = [{ status: 429, body: { error } }]
  expect(await wire.model("google").generate(aQuestion)).toMatchObject({ reason: "unreachable" })
  expect(wire.calls).toHaveLength(1)
})

test("a short retry-after is respected, though the pause would be longer", async () => {
  wire.replies = [aFault(503, "Busy", { "retry-after": "0" }), answerOn("openai", "{}", "stop")]
  const model = wire.model("openai", { firstPauseMs: 29_000 })
  expect(await model.generate(aQuestion)).toMatchObject({ type: "answered" })
})

test.each<[Provider, string]>([
  ["openai", "insufficient_quota"],
  ["google", 'quotaId: "GenerateRequestsPerDayPerProjectPerModel"'],
])("an exhausted quota of %s is not retried", async (provider, message) => {
  wire.replies = [aFault(429, message)]
  expect(await wire.model(provider).generate(aQuestion)).toMatchObject({ reason: "rejected", status: 429 })
  expect(wire.calls).toHaveLength(1)
})

test.each<[Provider, status: number, string]>([
  [
    "openai",
    400,
    "This model's maximum context length is 128000 tokens. However, your messages resulted in 130000 tokens.",
  ],
  ["openai", 400, "Input tokens exceed the configured limit of 272000 tokens."],
  ["openai", 429, "Request too large for gpt-4o on tokens per min (TPM): Limit 30000, Requested 40000."],
  ["azure", 400, "This model's maximum context length is 8192 tokens, however you requested 10000 tokens"],
  ["anthropic", 400, "prompt is too long: 210000 tokens > 200000 maximum"],
  ["anthropic", 400, "input length and `max_tokens` exceed context limit: 190000 + 20000 > 200000"],
  ["anthropic", 413, "Request exceeds the maximum size"],
  ["google", 400, "The input token count (1200000) exceeds the maximum number of tokens allowed (1048576)."],
  ["openai-compatible", 400, "the request exceeds the available context size, try increasing it"],
  [
    "openai-compatible",
    400,
    "Trying to keep the first 5000 tokens when context the overflows. However, the model is loaded with context length of only 4096 tokens",
  ],
  ["openai-compatible", 400, "input length exceeds the context length"],
  ["openai-compatible", 400, "Prompt contains 40000 tokens, too large for model with 32768 maximum context length"],
  ["openai-compatible", 422, "Input validation error: `inputs` tokens + `max_new_tokens` must be <= 4096. Given: 5000"],
])("%s reports with status %i that a prompt is too long: %s", async (provider, status, message) => {
  wire.replies = [aFault(status, message)]
  expect(await wire.model(provider).generate(aQuestion)).toMatchObject({ type: "failed", reason: "too_long" })
  expect(wire.calls).toHaveLength(1)
})

test("an image that is too large is not mistaken for a prompt that is too long", async () => {
  wire.replies = [aFault(400, "messages.0.content.1.image.source.base64: image exceeds 5 MB maximum")]
  expect(await wire.model("anthropic").generate(aQuestion)).toMatchObject({ reason: "rejected" })
})

test("a refused connection is unreachable", async () => {
  const vacant = createServer()
  await new Promise<void>((done) => vacant.listen(0, "127.0.0.1", done))
  const { port } = vacant.address() as AddressInfo // a TCP server's address
  await new Promise((done) => vacant.close(done))
  await expect(new Promise((_, fail) => connect(port, "127.0.0.1").once("error", fail))).rejects.toThrow()
  const model = wire.model("openai", { baseUrl: `http://127.0.0.1:${port}/v1` })
  expect(await model.generate(aQuestion)).toMatchObject({
    reason: "unreachable",
    detail: "the connection was lost (ECONNREFUSED)",
  })
})

test("an untrusted connection is not retried", async () => {
  let attempts = 0
  const counted: typeof fetch = (...call) => {
    attempts++
    return fetch(...call)
  }
  // Our server speaks no TLS.
  const model = wire.model("openai", { baseUrl: `${wire.origin.replace("http", "https")}/v1`, fetch: counted })
  const outcome = await model.generate(aQuestion)
  expect(outcome).toMatchObject({ reason: "unreachable", detail: expect.stringMatching(/^no trusted TLS connection/u) })
  expect(attempts).toBe(1)
})

test("an address that the host does not allow is not retried", async () => {
  let attempts = 0
  const refusing: typeof fetch = () => {
    attempts++
    const refusal = Object.assign(new Error("private"), { name: "OutboundRefusedError" })
    return Promise.reject(new TypeError("fetch failed", { cause: refusal }))
  }
  expect(await wire.model("openai", { fetch: refusing }).generate(aQuestion)).toMatchObject({ reason: "forbidden" })
  expect(attempts).toBe(1)
})

test.each(["UND_ERR_HEADERS_TIMEOUT", "UND_ERR_BODY_TIMEOUT"])(
  "the library's own time limit %s is not tried again",
  async (code) => {
    let attempts = 0
    const late: typeof fetch = () => {
      attempts++
      return Promise.reject(new TypeError("fetch failed", { cause: Object.assign(new Error("late"), { code }) }))
    }
    expect(await wire.model("openai", { fetch: late }).generate(aQuestion)).toMatchObject({
      detail: "no response in time",
    })
    expect(attempts).toBe(1)
  },
)
