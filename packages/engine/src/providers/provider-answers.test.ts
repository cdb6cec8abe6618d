import { afterEach, beforeEach, describe, expect, test, vi } from "vitest"
import {
  answerOn,
  aQuestion,
  aProviderServer,
  finishReasons,
  plantedKey,
  providers,
  type ProviderServer,
} from "../../test/builders/provider-server.ts"

let server: ProviderServer
beforeEach(async () => {
  server = await aProviderServer()
})
afterEach(() => server.close())

describe.each(providers)("with the protocol of %s", (provider) => {
  test("a response has its text and token usage", async () => {
    server.replies = [answerOn(provider, '{"answer":"A-17"}', finishReasons[provider].stop)]
    expect(await server.model(provider).generate(aQuestion)).toEqual({
      type: "answered",
      text: '{"answer":"A-17"}',
      isCut: false,
      usage: { inputTokens: 11, outputTokens: 7 },
    })
  })

  test("a response that reached its limit is marked as cut, even when reasoning used all tokens", async () => {
    server.replies = [answerOn(provider, '{"answer":"A-', finishReasons[provider].cut)]
    expect(await server.model(provider).generate(aQuestion)).toMatchObject({ type: "answered", isCut: true })
    server.replies = [answerOn(provider, null, finishReasons[provider].cut)]
    expect(await server.model(provider).generate(aQuestion)).toMatchObject({ type: "answered", text: "", isCut: true })
  })

  test("a response stopped by a filter is a refusal, and its tokens are counted", async () => {
    server.replies = [answerOn(provider, null, finishReasons[provider].filtered)]
    expect(await server.model(provider).generate(aQuestion)).toMatchObject({
      type: "failed",
      reason: "refused",
      usage: { inputTokens: 11, outputTokens: 7 },
    })
    expect(server.calls).toHaveLength(1)
  })

  test("text that is not JSON is an answer, because it may be repaired", async () => {
    server.replies = [answerOn(provider, "I found: answer = A-17", finishReasons[provider].stop)]
    expect(await server.model(provider).generate(aQuestion)).toMatchObject({ text: "I found: answer = A-17" })
  })

  test("an image is sent with its media type", async () => {
    server.replies = [answerOn(provider, "{}", finishReasons[provider].stop)]
    const bytes = new Uint8Array([0x89, 0x50, 0x4e, 0x47])
    await server.model(provider).generate({ ...aQuestion, images: [{ page: 1, mediaType: "image/png", bytes }] })
    const sent = JSON.stringify(server.calls[0]?.body)
    expect(sent).toContain("image/png")
    expect(sent).toContain("iVBORw==")
  })

  test("nothing is written to the console", async () => {
    const spies = (["log", "info", "warn", "error", "debug"] as const).map((name) => vi.spyOn(console, name))
    server.replies = [answerOn(provider, "{}", finishReasons[provider].stop)]
    await server.model(provider, { modelName: "o3-mini" }).generate(aQuestion)
    server.replies = [{ status: 401, body: { error: { message: plantedKey } } }]
    await server.model(provider, { modelName: "unheard-of" }).generate(aQuestion)
    for (const spy of spies) {
      expect(spy).not.toHaveBeenCalled()
      spy.mockRestore()
    }
  })
})

test.each(["openai", "azure", "openai-compatible"] as const)(
  "a refusal in %s's own member is a refusal",
  async (provider) => {
    server.replies = [answerOn(provider, null, "stop", { refusal: "I'm sorry, I can't help with that." })]
    expect(await server.model(provider).generate(aQuestion)).toMatchObject({ type: "failed", reason: "refused" })
  },
)

test("a prompt that Google blocks gets no response and is a refusal", async () => {
  const usageMetadata = { promptTokenCount: 11, totalTokenCount: 11 }
  server.replies = [{ body: { promptFeedback: { blockReason: "PROHIBITED_CONTENT" }, usageMetadata } }]
  expect(await server.model("google").generate(aQuestion)).toMatchObject({ type: "failed", reason: "refused" })
})

test.each([
  [
    "azure",
    400,
    {
      error: {
        code: "content_filter",
        message: "The response was filtered due to the prompt triggering Azure OpenAI's content management policy.",
      },
    },
  ],
  [
    "openai",
    400,
    {
      error: {
        code: "invalid_prompt",
        message: "Invalid prompt: your prompt was flagged as potentially violating our usage policy.",
      },
    },
  ],
  [
    "anthropic",
    400,
    { type: "error", error: { type: "invalid_request_error", message: "Output blocked by content filtering policy" } },
  ],
] as const)("%s's refusal by status %i is a refusal and is not retried", async (provider, status, body) => {
  server.replies = [{ status, body }]
  expect(await server.model(provider).generate(aQuestion)).toMatchObject({ type: "failed", reason: "refused", status })
  expect(server.calls).toHaveLength(1)
})

test.each([
  ["larger than 16 MB", (text: string) => text.repeat(50)],
  ["longer than what is read", (text: string) => text.repeat(5)],
])("a response %s is rejected", async (_, repeat) => {
  server.replies = [answerOn("openai", repeat("x".repeat(1_000_000)), "stop")]
  expect(await server.model("openai").generate(aQuestion)).toMatchObject({
    type: "failed",
    reason: "invalid",
    detail: "the response is too large",
  })
  expect(server.calls).toHaveLength(1)
})

test("an endless response is aborted after 16 MB", async () => {
  let sent = 0
  const chunk = Buffer.alloc(64 * 1024, " ")
  server.replies = [
    (response) => {
      response.writeHead(200, { "content-type": "application/json" })
      const more = () => {
        if (response.destroyed) return
        sent += chunk.length
        response.write(chunk, more)
      }
      more()
    },
  ]
  expect(await server.model("openai").generate(aQuestion)).toMatchObject({ type: "failed", reason: "invalid" })
  // What is under way in buffers of both sides comes on top.
  expect(sent).toBeLessThan(32 * 1024 * 1024)
})
