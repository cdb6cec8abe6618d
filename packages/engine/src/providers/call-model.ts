import { generateText, jsonSchema, type LanguageModel, type ModelMessage, Output } from "ai"
import type { ModelOutcome, ModelRequest, TokenUsage } from "../model/language-model.ts"
import { MAX_ANSWER_CHARACTERS } from "../model/read-answer.ts"
import type { AnswerForm, CallSettings } from "./call-settings.ts"
import { type ProviderFailure, classifyFailure } from "./provider-failure.ts"

// The library writes warnings to the console, but a server's log is JSON.
Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false })

/** Calls a model once. `maxOutputTokens` includes the tokens for reasoning. */
export async function callModel(
  model: LanguageModel,
  request: ModelRequest,
  { forms: [form], temperature, effort, hasLimit }: CallSettings,
  maxOutputTokens: number,
  signal: AbortSignal,
): Promise<ModelOutcome | ProviderFailure> {
  try {
    const result = await generateText({
      model,
      instructions: request.instructions,
      messages: [messageOf(request, form)],
      temperature,
      reasoning: effort,
      output: outputOf(request, form),
      // The library would retry calls that timed out, and sleep past the deadline.
      maxRetries: 0,
      include: { responseBody: true },
      abortSignal: signal,
      ...(hasLimit ? limitOf(model, maxOutputTokens) : {}),
    })
    const finishReason = isRefusal(result.response.body) ? "content-filter" : result.finishReason
    return outcomeOf(result.text, finishReason, result.usage)
  } catch (error) {
    return classifyFailure(error)
  }
}

/**
 * OpenAI and Azure accept the limit as `max_completion_tokens` for all models and as `max_tokens` for old ones only. The
 * library distinguishes them by the model's name, which for Azure is that of a deployment.
 */
function limitOf(model: LanguageModel, maxOutputTokens: number) {
  const provider = typeof model === "string" ? "" : model.provider
  if (!/^(?:openai|azure)\.chat$/u.test(provider)) return { maxOutputTokens }
  return { providerOptions: { openai: { maxCompletionTokens: maxOutputTokens } } }
}

/** Requests text in every form: the extractor parses it, and the library would parse it into a second copy. */
function outputOf({ schema }: ModelRequest, form: AnswerForm) {
  switch (form) {
    case "schema": {
      const schemaJson = Promise.resolve(jsonSchema({ ...schema }).jsonSchema)
      return {
        ...Output.text(),
        responseFormat: schemaJson.then((shape) => ({ type: "json" as const, schema: shape })),
      }
    }
    case "json":
      return { ...Output.text(), responseFormat: Promise.resolve({ type: "json" as const }) }
    case "text":
      return Output.text()
    default:
      throw new Error(`No output for ${String(form satisfies never)}`)
  }
}

function messageOf({ prompt, images, schema }: ModelRequest, form: AnswerForm): ModelMessage {
  const shape = form === "schema" ? "" : `\n\nThe answer's shape, as JSON Schema:\n${JSON.stringify(schema)}`
  const files = images.map(({ bytes, mediaType }) => ({ type: "file" as const, data: bytes, mediaType }))
  return { role: "user", content: [{ type: "text", text: prompt + shape }, ...files] }
}

/** Returns whether the response has a `refusal`, which not every library for this protocol reads (@ai-sdk/azure 4.0.85). */
function isRefusal(body: unknown): boolean {
  const member = (value: unknown, name: string | number): unknown =>
    typeof value === "object" && value !== null && name in value ? Reflect.get(value, name) : undefined
  const refusal = member(member(member(member(body, "choices"), 0), "message"), "refusal")
  return typeof refusal === "string" && refusal !== ""
}

type Counted = { readonly [name in keyof TokenUsage]?: number | undefined }

function outcomeOf(text: string, finishReason: string, counted: Counted): ModelOutcome {
  const usage = { inputTokens: counted.inputTokens ?? 0, outputTokens: counted.outputTokens ?? 0 }
  if (finishReason === "content-filter") {
    return { type: "failed", reason: "refused", detail: "the provider's filter stopped the answer", usage }
  }
  if (text.length > MAX_ANSWER_CHARACTERS) {
    return { type: "failed", reason: "invalid", detail: "the response is too large", usage }
  }
  return { type: "answered", text, isCut: finishReason === "length", usage }
}
