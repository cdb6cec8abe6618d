import { execFile } from "node:child_process"
import { promisify } from "node:util"
import { afterEach, beforeEach, describe, expect, test } from "vitest"
import { createProviderModel } from "./create-provider-model.ts"
import type { Provider } from "./provider.ts"
import {
  answerOn,
  aQuestion,
  aProviderServer,
  finishReasons,
  providers,
  type ProviderCall,
  type ProviderReply,
  type ProviderServer,
} from "../../test/builders/provider-server.ts"

let server: ProviderServer
beforeEach(async () => {
  server = await aProviderServer()
})
afterEach(() => server.close())

const refusing = (message: string, status = 400): ProviderReply => ({
  status,
  body: {
    type: "error",
    error: { type: "invalid_request_error", code: "invalid_request_error", message, status: "X" },
  },
})

/** Returns the request that one call of a model sends. */
async function sent(provider: Provider, modelName: string, question = aQuestion): Promise<ProviderCall["body"]> {
  server.replies = [answerOn(provider, "{}", finishReasons[provider].stop)]
  await server.model(provider, { modelName }).generate(question)
  const body: ProviderCall["body"] = server.calls.at(-1)?.body ?? {}
  return { ...body, ...Object(body["generationConfig"]) } // Google nests its settings
}

test("libraries are loaded by the first call of a model, not by creating it", async () => {
  const program = `
    import { registerHooks } from "node:module"
    const heavy = new Set()
    registerHooks({ resolve(name, context, next) {
      const found = next(name, context)
      if (/node_modules\\/(?:ai|@ai-sdk)\\//.test(found.url)) heavy.add(found.url)
      return found
    } })
    const { createProviderModel } = await import("@docsift/engine/providers")
    const refuse = () => Promise.reject(new Error("no network"))
    const model = createProviderModel({ provider: "openai", modelName: "m", name: "m", apiKey: "k", isVision: false, fetch: refuse })
    const atStart = heavy.size
    await model.generate(${JSON.stringify(aQuestion)})
    process.stdout.write(JSON.stringify({ atStart, afterCall: heavy.size > 0 }))`
  const run = promisify(execFile)
  const options = ["--conditions=@docsift/source", "--input-type=module", "--eval", program]
  const { stdout } = await run(process.execPath, options, { cwd: import.meta.dirname })
  expect(JSON.parse(stdout)).toEqual({ atStart: 0, afterCall: true })
})

describe("an Azure resource", () => {
  test.each([
    ["https://res.openai.azure.com/openai", "https://res.openai.azure.com/openai/v1/chat/completions?api-version=v1"],
    ["https://res.openai.azure.com/openai/v1", "https://res.openai.azure.com/openai/v1/chat/completions"],
    ["https://res.openai.azure.com/openai/v1/", "https://res.openai.azure.com/openai/v1/chat/completions"],
    ["https://res.services.ai.azure.com/openai/v1", "https://res.services.ai.azure.com/openai/v1/chat/completions"],
  ])("that is registered as %s is called at %s, with the deployment as the model", async (baseUrl, address) => {
    const calls: (readonly [url: string, model: unknown, key: string | null])[] = []
    const noting: typeof fetch = async (...call) => {
      const request = new Request(...call)
      const { model } = Object(await request.json())
      calls.push([request.url, model, request.headers.get("api-key")])
      return Response.json(answerOn("azure", "{}", "stop").body)
    }
    const options = { provider: "azure", modelName: "our-gpt", name: "ours", apiKey: "k", isVision: false } as const
    await createProviderModel({ ...options, baseUrl, fetch: noting }).generate(aQuestion)
    expect(calls).toEqual([[address, "our-gpt", "k"]])
  })
})

describe("the limit of an answer", () => {
  test.each<[Provider, model: string, member: string, tokens: number]>([
    ["openai", "gpt-4o", "max_completion_tokens", 500],
    ["openai", "gpt-5-mini", "max_completion_tokens", 16_500],
    ["openai", "o4-mini", "max_completion_tokens", 16_500],
    ["openai", "gpt-5-chat-latest", "max_completion_tokens", 500],
    ["azure", "our-deployment", "max_completion_tokens", 16_384],
    ["anthropic", "claude-sonnet-4-5", "max_tokens", 16_500],
    ["anthropic", "claude-opus-5", "max_tokens", 16_500],
    ["anthropic", "claude-3-5-haiku-20241022", "max_tokens", 500],
    ["google", "gemini-2.0-flash", "maxOutputTokens", 500],
    ["google", "gemini-2.5-flash", "maxOutputTokens", 16_500],
    ["google", "gemini-3-pro-preview", "maxOutputTokens", 16_500],
    ["openai-compatible", "llama3.3:70b", "max_tokens", 500],
    ["openai-compatible", "qwen3:8b", "max_tokens", 8_500],
  ])("of %s %s is %s including tokens for reasoning: %i", async (provider, model, member, tokens) => {
    const body = await sent(provider, model)
    expect(body[member]).toBe(tokens)
    for (const other of ["max_tokens", "max_completion_tokens", "maxOutputTokens"]) {
      if (other !== member) expect(body).not.toHaveProperty(other)
    }
  })
})

describe("temperature and reasoning", () => {
  test.each<[Provider, model: string, temperature: number | undefined, thinking: object]>([
    ["openai", "gpt-4o", 0, {}],
    ["openai", "gpt-5", undefined, { reasoning_effort: "low" }],
    ["openai", "o3", undefined, { reasoning_effort: "low" }],
    ["azure", "our-deployment", 0, {}],
    ["anthropic", "claude-sonnet-4-5", 0, {}],
    ["anthropic", "claude-sonnet-5", undefined, { thinking: { type: "disabled" } }],
    ["google", "gemini-2.5-pro", 0, {}],
    ["google", "gemini-3-pro-preview", undefined, { thinkingConfig: { thinkingLevel: "low" } }],
    ["openai-compatible", "llama3.3:70b", 0, {}],
    ["openai-compatible", "qwen3:8b", undefined, {}],
  ])("of %s %s: temperature %s, %o", async (provider, model, temperature, thinking) => {
    const body = await sent(provider, model)
    expect(body["temperature"]).toBe(temperature)
    expect(body).toMatchObject(thinking)
    if (Object.keys(thinking).length === 0) {
      for (const member of ["reasoning_effort", "thinking", "thinkingConfig"]) expect(body).not.toHaveProperty(member)
    }
  })
})

test.each<[Provider, objection: string, member: string]>([
  ["azure", "Unsupported value: 'temperature' does not support 0 with this model.", "temperature"],
  ["openai-compatible", "`temperature` is deprecated for this model.", "temperature"],
  ["openai-compatible", "Unsupported parameter: 'max_tokens' is not supported with this model.", "max_tokens"],
  [
    "openai-compatible",
    "max_tokens is too large: 16000. This model supports at most 8192 completion tokens.",
    "max_tokens",
  ],
  [
    "openai-compatible",
    "'max_tokens' or 'max_completion_tokens' is too large: 4000. This model's maximum context length is 4096 tokens and your request has 1000 input tokens.",
    "max_tokens",
  ],
])("a setting that %s rejects with «%s» is omitted, also in later calls", async (provider, objection, member) => {
  const model = server.model(provider)
  const fine = answerOn(provider, "{}", finishReasons[provider].stop)
  server.replies = [refusing(objection), fine]
  for (let question = 0; question < 2; question++) {
    expect(await model.generate(aQuestion)).toMatchObject({ type: "answered" })
  }
  expect(server.calls.map(({ body }) => member in body)).toEqual([true, false, false])
})

test("an unknown reasoning effort is omitted", async () => {
  server.replies = [
    refusing("Unrecognized request argument supplied: reasoning_effort"),
    answerOn("openai", "{}", "stop"),
  ]
  expect(await server.model("openai", { modelName: "gpt-5" }).generate(aQuestion)).toMatchObject({ type: "answered" })
  expect(server.calls).toHaveLength(2)
})

describe("the form in which JSON is requested", () => {
  const formsOf = () => server.calls.map(({ body }) => Object(body["response_format"])["type"] ?? "text")

  test.each<[Provider, status: number, string]>([
    ["openai", 400, "Invalid parameter: 'response_format' of type 'json_schema' is not supported with this model."],
    ["openai-compatible", 400, "This response_format type is unavailable now"],
    ["openai-compatible", 422, "response_format.type: unknown variant `json_schema`, expected `text` or `json_object`"],
    ["openai-compatible", 400, "'response_format.type' must be 'json_object' or 'text'"],
    ["openai-compatible", 500, "failed to parse grammar"],
  ])("is relaxed for %s, %i «%s», and remembered", async (provider, status, message) => {
    server.replies = [refusing(message, status), answerOn(provider, "{}", "stop")]
    const model = server.model(provider)
    await model.generate(aQuestion)
    await model.generate(aQuestion)
    expect(formsOf()).toEqual(["json_schema", "json_object", "json_object"])
    expect(JSON.stringify(server.calls[1]?.body)).toContain("as JSON Schema")
  })

  test("ends as plain text", async () => {
    server.replies = [
      refusing("response_format is not supported"),
      refusing("json mode is off"),
      answerOn("openai", "{}", "stop"),
    ]
    expect(await server.model("openai").generate(aQuestion)).toMatchObject({ type: "answered" })
    expect(formsOf()).toEqual(["json_schema", "json_object", "text"])
  })

  test.each<[Provider, string]>([
    ["openai", "Invalid schema for response_format 'response': schema is too large"],
    ["anthropic", "output_config.format.schema: Invalid schema: The compiled grammar is too large"],
    ["google", "The specified schema produces a constraint that has too many states for serving."],
    ["google", "Request contains an invalid argument."],
  ])("is relaxed for one request only when %s says «%s»", async (provider, message) => {
    const fine = answerOn(provider, "{}", finishReasons[provider].stop)
    server.replies = [refusing(message), fine]
    const model = server.model(provider)
    expect(await model.generate(aQuestion)).toMatchObject({ type: "answered" })
    await model.generate(aQuestion)
    const hasSchema = server.calls.map(({ body }) =>
      /output_config|input_schema|json_schema|responseJsonSchema/u.test(JSON.stringify(body)),
    )
    expect(hasSchema).toEqual([true, false, true])
  })

  test.each<[Provider, string]>([
    ["openai", "The model `gpt-9` does not exist"],
    ["openai", "Invalid image data"],
    ["anthropic", "Your credit balance is too low to access the Anthropic API."],
    ["google", "API key not valid. Please pass a valid API key."],
    ["openai-compatible", "Model not loaded"],
  ])("stays when %s rejects for another reason: %s", async (provider, message) => {
    server.replies = [refusing(message)]
    expect(await server.model(provider).generate(aQuestion)).toMatchObject({ type: "failed", reason: "rejected" })
    expect(server.calls).toHaveLength(1)
  })
})

test.each(providers)("a %s that rejects everything gets a bounded number of calls", async (provider) => {
  let turn = 0
  const objections = ["temperature", "response_format", "reasoning_effort", "max_tokens: unsupported", "busy"]
  server.replies = [
    (response) => {
      const message = objections[turn++ % objections.length]
      response.writeHead(500, { "content-type": "application/json" })
      response.end(JSON.stringify({ type: "error", error: { type: "x", code: 500, message, status: "X" } }))
    },
  ]
  expect(await server.model(provider).generate(aQuestion)).toMatchObject({ type: "failed" })
  // Three calls, and one for each of: two forms, temperature, effort, limit.
  expect(server.calls.length).toBeLessThanOrEqual(8)
})
