import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import type { ModelRequest } from "../../src/model/language-model.ts"
import { createProviderModel, type ProviderModelOptions } from "../../src/providers/create-provider-model.ts"
import type { Provider } from "../../src/providers/provider.ts"

/** A call as it arrived. */
export interface ProviderCall {
  readonly path: string
  readonly body: Record<string, unknown>
}

/** The response to a call: a status with a body and headers, or a function that writes to the response itself. */
export type ProviderReply =
  | { readonly status?: number; readonly body: unknown; readonly headers?: Record<string, string> }
  | ((response: ServerResponse, request: IncomingMessage) => void)

/** A provider on loopback whose responses are set by a test. */
export interface ProviderServer {
  readonly calls: readonly ProviderCall[]
  readonly origin: string
  /** Replies to the calls in order; the last one stays. */
  replies: readonly ProviderReply[]
  model(provider: Provider, more?: Partial<ProviderModelOptions>): ReturnType<typeof createProviderModel>
  close(): Promise<void>
}

/** Starts a provider for tests. */
export async function aProviderServer(): Promise<ProviderServer> {
  const calls: ProviderCall[] = []
  const server = createServer((request, response) => {
    // Another test may still ask for a server that had this port before.
    if (request.method !== "POST") {
      response.writeHead(404).end()
      return
    }
    const chunks: Buffer[] = []
    request.on("data", (chunk: Buffer) => chunks.push(chunk))
    request.on("end", () => {
      calls.push({
        path: request.url ?? "",
        body: JSON.parse(Buffer.concat(chunks).toString()) as ProviderCall["body"],
      }) // the libraries send objects
      const reply = providerServer.replies[Math.min(calls.length, providerServer.replies.length) - 1]
      if (typeof reply === "function") return reply(response, request)
      const { status = 200, body, headers } = reply ?? { body: "" }
      response.writeHead(status, { "content-type": "application/json", ...headers })
      response.end(typeof body === "string" ? body : JSON.stringify(body))
    })
  })
  const { promise, resolve } = Promise.withResolvers<void>()
  server.listen(0, "127.0.0.1", resolve)
  await promise
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // a TCP server's address
  const providerServer: ProviderServer = {
    calls,
    origin,
    replies: [],
    model: (provider, more) =>
      createProviderModel({
        provider,
        modelName: "a-model",
        name: "a model",
        apiKey: plantedKey,
        baseUrl: `${origin}/v1`,
        isVision: true,
        fetch,
        timeoutMs: 30_000,
        firstPauseMs: 1,
        ...more,
      }),
    close() {
      const closed = Promise.withResolvers<void>()
      server.close(() => closed.resolve())
      server.closeAllConnections()
      return closed.promise
    },
  }
  return providerServer
}

/** The key of every model of these tests; it must not appear in any output. */
export const plantedKey = "sk-planted-secret"

/** A request for one value. */
export const aQuestion: ModelRequest = {
  instructions: "Answer with JSON.",
  prompt: "What is printed?",
  images: [],
  schema: {
    type: "object",
    properties: { answer: { type: ["string", "null"] } },
    required: ["answer"],
    additionalProperties: false,
  },
  maxOutputTokens: 500,
}

/** Every provider whose protocol is tested. */
export const providers = ["openai-compatible", "openai", "azure", "anthropic", "google"] as const satisfies Provider[]

/** Creates a response in the provider's protocol; `end` is the provider's own finish reason. */
export function answerOn(provider: Provider, text: string | null, end: string, more: object = {}): { body: unknown } {
  switch (provider) {
    case "anthropic":
      return {
        body: {
          id: "msg_1",
          type: "message",
          role: "assistant",
          model: "a-model",
          content: text === null ? [] : [{ type: "text", text }],
          stop_reason: end,
          stop_sequence: null,
          usage: { input_tokens: 11, output_tokens: 7 },
          ...more,
        },
      }
    case "google":
      return {
        body: {
          candidates: [
            { content: { role: "model", parts: text === null ? [] : [{ text }] }, finishReason: end, index: 0 },
          ],
          usageMetadata: { promptTokenCount: 11, candidatesTokenCount: 7, totalTokenCount: 18 },
          ...more,
        },
      }
    case "openai":
    case "azure":
    case "openai-compatible":
      return {
        body: {
          id: "chatcmpl-1",
          object: "chat.completion",
          created: 0,
          model: "a-model",
          choices: [{ index: 0, message: { role: "assistant", content: text, ...more }, finish_reason: end }],
          usage: { prompt_tokens: 11, completion_tokens: 7, total_tokens: 18 },
        },
      }
    default:
      throw new Error(`No protocol of ${String(provider satisfies never)}`)
  }
}

/** The finish reasons of each provider. */
export const finishReasons = {
  "openai-compatible": { stop: "stop", cut: "length", filtered: "content_filter" },
  openai: { stop: "stop", cut: "length", filtered: "content_filter" },
  azure: { stop: "stop", cut: "length", filtered: "content_filter" },
  anthropic: { stop: "end_turn", cut: "max_tokens", filtered: "refusal" },
  google: { stop: "STOP", cut: "MAX_TOKENS", filtered: "SAFETY" },
} as const satisfies Record<Provider, Record<"stop" | "cut" | "filtered", string>>
