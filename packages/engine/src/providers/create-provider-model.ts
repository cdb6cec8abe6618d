import { generateText, jsonSchema, type ModelMessage, NoObjectGeneratedError, Output } from "ai"
import type { LanguageModel, ModelOutcome, ModelRequest, TokenUsage } from "../model/language-model.ts"
import { openModel } from "./open-model.ts"
import type { ProviderSettings } from "./provider.ts"
import { type ProviderFailure, sortFailure } from "./provider-failure.ts"
import { limitsOf } from "./provider-traits.ts"

/** A model of a provider, as an administrator registered it. */
export interface ProviderModelOptions extends ProviderSettings {
  /** The name a person gave it, for warnings. */
  readonly name: string
  /** Whether it takes images. */
  readonly isVision: boolean
  /** Milliseconds for one call with all its repetitions. @default 120_000 */
  readonly timeoutMs?: number
}

/**
 * How the shape of an answer is asked for, from strict to loose. A provider that does not know one gets the next; what
 * worked is remembered for the model's later calls.
 */
const forms = ["schema", "json", "text"] as const
type Form = (typeof forms)[number]

/** The queue repeats executions too, so that a few repetitions here carry over a moment's overload and no more. */
const maxRepetitions = 2

/** Opens a provider's model behind the engine's port; its library is loaded with the first call. */
export function createProviderModel(options: ProviderModelOptions): LanguageModel {
  const { provider, name, isVision, timeoutMs = 120_000 } = options
  let opened: ReturnType<typeof openModel> | undefined
  let form: Form = "schema"

  const call = async (request: ModelRequest, asked: Form, signal: AbortSignal): Promise<ModelOutcome> => {
    opened ??= openModel(options)
    const result = await generateText({
      model: await opened,
      instructions: request.instructions,
      messages: [messageOf(request, asked)],
      maxOutputTokens: request.maxOutputTokens,
      maxRetries: maxRepetitions,
      abortSignal: signal,
      ...(asked === "schema" ? { output: Output.object({ schema: jsonSchema({ ...request.schema }) }) } : {}),
      ...(asked === "json" ? { output: Output.json() } : {}),
    })
    return outcomeOf(result.text, result.finishReason, readUsage(result.usage))
  }

  const attempt = async (
    request: ModelRequest,
    asked: Form,
    signal: AbortSignal,
  ): Promise<ModelOutcome | ProviderFailure> => {
    try {
      return await call(request, asked, signal)
    } catch (error) {
      // Text that is no JSON is an answer all the same: reading it is the extractor's matter.
      if (NoObjectGeneratedError.isInstance(error) && error.text !== undefined) {
        return outcomeOf(error.text, error.finishReason, readUsage(error.usage))
      }
      return sortFailure(error)
    }
  }

  return {
    traits: { name, isVision, ...limitsOf(provider) },
    async generate(request, signal) {
      const deadline = AbortSignal.timeout(timeoutMs)
      const ends = signal === undefined ? deadline : AbortSignal.any([signal, deadline])
      for (;;) {
        const asked = form
        const ended = await attempt(request, asked, ends)
        if ("type" in ended) return ended
        const looser = forms[forms.indexOf(asked) + 1]
        const isForm =
          ended.reason === "rejected" && (ended.status === 400 || ended.status === 422 || ended.status === 501)
        if (!isForm || looser === undefined) {
          return { type: "failed", reason: ended.reason, detail: ended.detail, usage: none }
        }
        form = looser
      }
    },
  }
}

const none: TokenUsage = { inputTokens: 0, outputTokens: 0 }

function messageOf({ prompt, images, schema }: ModelRequest, asked: Form): ModelMessage {
  const shape = asked === "schema" ? "" : `\n\nThe answer's shape, as JSON Schema:\n${JSON.stringify(schema)}`
  const pictures = images.map(({ bytes, mediaType }) => ({ type: "file" as const, data: bytes, mediaType }))
  return { role: "user", content: [{ type: "text", text: prompt + shape }, ...pictures] }
}

function outcomeOf(text: string, finishReason: string | undefined, usage: TokenUsage): ModelOutcome {
  if (finishReason === "content-filter") {
    return { type: "failed", reason: "refused", detail: "the provider's filter stopped the answer", usage }
  }
  return { type: "answered", text, isCut: finishReason === "length", usage }
}

function readUsage(
  usage: { inputTokens?: number | undefined; outputTokens?: number | undefined } | undefined,
): TokenUsage {
  return { inputTokens: usage?.inputTokens ?? 0, outputTokens: usage?.outputTokens ?? 0 }
}
