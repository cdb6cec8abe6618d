import { connect, createServer } from "node:net"
import type { AddressInfo } from "node:net"
import { afterEach, beforeEach, describe, expect, test } from "vitest"
import type { ModelFailureReason } from "../model/language-model.ts"
import type { Provider } from "./provider.ts"
import {
  answerOn,
  aQuestion,
  aProviderServer,
  finishReasons,
  plantedKey,
  providers,
  type ProviderReply,
  type ProviderServer,
} from "../../test/builders/provider-server.ts"

let server: ProviderServer
beforeEach(async () => {
  server = await aProviderServer()
})
afterEach(() => server.close())

/** A provider's error body; every one of them repeats the key, as some do. */
const aFault = (status: number, message = "It did not work", headers: Record<string, string> = {}): ProviderReply => ({
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
      server.replies = [aFault(status)]
      const outcome = await server.model(provider).generate(aQuestion)
      expect(outcome).toMatchObject({ type: "failed", reason, status })
      expect(JSON.stringify(outcome)).not.toContain("planted")
      expect(server.calls).toHaveLength(calls)
    },
  )

  test.each<[what: string, reply: ProviderReply, calls: number]>([
    ["HTML", { body: "<!doctype html><p>Sign in", headers: { "content-type": "text/html" } }, 1],
    ["nothing", { body: "" }, 1],
    ["a truncated object", { body: '{"choices":[{"mess' }, 1],
    ["JSON of another schema", { body: { hello: "world" } }, 1],
  ])("a body of %s is not retried", async (_, reply, calls) => {
    server.replies = [reply]
    const outcome = await server.model(provider).generate(aQuestion)
    // Google's answers may have no candidates: that is an answer without text.
    if (outcome.type === "answered") expect(outcome.text).toBe("")
    else expect(outcome).toMatchObject({ reason: "invalid" })
    expect(server.calls).toHaveLength(calls)
  })

  test("a temporary fault is retried", async () => {
    server.replies = [aFault(500), aFault(429), answerOn(provider, "{}", finishReasons[provider].stop)]
    expect(await server.model(provider).generate(aQuestion)).toMatchObject({ type: "answered" })
    expect(server.calls).toHaveLength(3)
  })

  test("a connection that is reset is retried at most twice", async () => {
    server.replies = [(response) => response.socket?.resetAndDestroy()]
    expect(await server.model(provider).generate(aQuestion)).toMatchObject({ type: "failed", reason: "unreachable" })
    expect(server.calls).toHaveLength(3)
  })

  test("a timeout is not retried", async () => {
    server.replies = [() => undefined]
    const outcome = await server.model(provider, { timeoutMs: 300 }).generate(aQuestion)
    expect(outcome).toMatchObject({ type: "failed", reason: "unreachable", detail: "no response in time" })
    expect(server.calls.length).toBeLessThanOrEqual(1)
  })

  test("a body that stalls fails at the deadline", async () => {
    server.replies = [(response) => void response.writeHead(200, { "content-type": "application/json" }).write('{"ch')]
    const outcome = await server.model(provider, { timeoutMs: 1000 }).generate(aQuestion)
    expect(outcome).toMatchObject({ type: "failed", reason: "unreachable", detail: "no response in time" })
    expect(server.calls.length).toBeLessThanOrEqual(1)
  })

  test("an aborted call ends at once, and so does its connection", async () => {
    const controller = new AbortController()
    const { promise: isGone, resolve } = Promise.withResolvers<void>()
    server.replies = [
      (_, request) => {
        request.socket.once("close", () => resolve())
        controller.abort()
      },
    ]
    const outcome = await server.model(provider).generate(aQuestion, controller.signal)
    expect(outcome).toMatchObject({ type: "failed", reason: "unreachable", detail: "the call was aborted" })
    await isGone
    expect(server.calls).toHaveLength(1)
  })
})

test("a request that was aborted before is not sent", async () => {
  server.replies = [answerOn("openai", "{}", "stop")]
  const outcome = await server.model("openai").generate(aQuestion, AbortSignal.abort())
  expect(outcome).toMatchObject({ type: "failed", reason: "unreachable" })
  expect(server.calls).toHaveLength(0)
})

test.each<[string, Record<string, string>]>([
  ["retry-after in seconds", { "retry-after": "3600" }],
  ["retry-after as a date", { "retry-after": new Date(Date.now() + 3_600_000).toUTCString() }],
  ["retry-after-ms", { "retry-after-ms": "3600000" }],
])("a requested wait beyond the deadline by %s fails at once", async (_, headers) => {
  server.replies = [aFault(429, "Slow down", headers)]
  const startedAt = performance.now()
  expect(await server.model("openai").generate(aQuestion)).toMatchObject({ reason: "unreachable", status: 429 })
  expect(performance.now() - startedAt).toBeLessThan(25_000)
  expect(server.calls).toHaveLength(1)
})

test("the wait in Google's response body is respected", async () => {
  const details = [{ "@type": "type.googleapis.com/google.rpc.RetryInfo", retryDelay: "3600s" }]
  const error = {
    code: 429,
    message: "You exceeded your current quota, please check your plan and billing details.",
    status: "RESOURCE_EXHAUSTED",
    details,
  }
  server.replies = [{ status: 429, body: { error } }]
  expect(await server.model("google").generate(aQuestion)).toMatchObject({ reason: "unreachable" })
  expect(server.calls).toHaveLength(1)
})

test("a short retry-after is respected even though the default pause is longer", async () => {
  server.replies = [aFault(503, "Busy", { "retry-after": "0" }), answerOn("openai", "{}", "stop")]
  const model = server.model("openai", { firstPauseMs: 29_000 })
  expect(await model.generate(aQuestion)).toMatchObject({ type: "answered" })
})

test.each<[Provider, string]>([
  ["openai", "insufficient_quota"],
  ["google", 'quotaId: "GenerateRequestsPerDayPerProjectPerModel"'],
])("an exhausted quota of %s is not retried", async (provider, message) => {
  server.replies = [aFault(429, message)]
  expect(await server.model(provider).generate(aQuestion)).toMatchObject({ reason: "rejected", status: 429 })
  expect(server.calls).toHaveLength(1)
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
  server.replies = [aFault(status, message)]
  expect(await server.model(provider).generate(aQuestion)).toMatchObject({ type: "failed", reason: "too_long" })
  expect(server.calls).toHaveLength(1)
})

test("an image that is too large is not mistaken for a prompt that is too long", async () => {
  server.replies = [aFault(400, "messages.0.content.1.image.source.base64: image exceeds 5 MB maximum")]
  expect(await server.model("anthropic").generate(aQuestion)).toMatchObject({ reason: "rejected" })
})

test("a refused connection is unreachable", async () => {
  const vacant = createServer()
  await new Promise<void>((done) => vacant.listen(0, "127.0.0.1", done))
  const { port } = vacant.address() as AddressInfo // a TCP server's address
  await new Promise((done) => vacant.close(done))
  await expect(new Promise((_, fail) => connect(port, "127.0.0.1").once("error", fail))).rejects.toThrow()
  const model = server.model("openai", { baseUrl: `http://127.0.0.1:${port}/v1` })
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
  // The server does not support TLS.
  const model = server.model("openai", { baseUrl: `${server.origin.replace("http", "https")}/v1`, fetch: counted })
  const outcome = await model.generate(aQuestion)
  expect(outcome).toMatchObject({ reason: "unreachable", detail: expect.stringMatching(/^no trusted TLS connection/u) })
  expect(attempts).toBe(1)
})

test("an address that the host does not allow is not retried", async () => {
  let attempts = 0
  const rejecting: typeof fetch = () => {
    attempts++
    const rejection = Object.assign(new Error("private"), { name: "OutboundRefusedError" })
    return Promise.reject(new TypeError("fetch failed", { cause: rejection }))
  }
  expect(await server.model("openai", { fetch: rejecting }).generate(aQuestion)).toMatchObject({ reason: "forbidden" })
  expect(attempts).toBe(1)
})

test.each(["UND_ERR_HEADERS_TIMEOUT", "UND_ERR_BODY_TIMEOUT"])(
  "the library's own time limit %s is not retried",
  async (code) => {
    let attempts = 0
    const late: typeof fetch = () => {
      attempts++
      return Promise.reject(new TypeError("fetch failed", { cause: Object.assign(new Error("late"), { code }) }))
    }
    expect(await server.model("openai", { fetch: late }).generate(aQuestion)).toMatchObject({
      detail: "no response in time",
    })
    expect(attempts).toBe(1)
  },
)
