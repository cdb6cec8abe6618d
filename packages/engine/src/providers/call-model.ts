import { generateText, jsonSchema, type LanguageModel, type ModelMessage, NoObjectGeneratedError, Output } from "ai"
import type { ModelOutcome, ModelRequest, TokenUsage } from "../model/language-model.ts"
import { type ProviderFailure, sortFailure } from "./provider-failure.ts"

/** How the shape of an answer is asked for, from strict to loose. */
export const answerForms = ["schema", "json", "text"] as const
export type AnswerForm = (typeof answerForms)[number]

/** The queue repeats executions too, so that a few repetitions here carry over a moment's overload and no more. */
const maxRepetitions = 2

// The library writes its warnings to the console, where a server's log is read by machines.
Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false })

/** Calls a model once, with the library's own repetitions for overload and lost connections. */
export async function callModel(
  model: LanguageModel,
  request: ModelRequest,
  form: AnswerForm,
  signal: AbortSignal,
): Promise<ModelOutcome | ProviderFailure> {
  try {
    const result = await generateText({
      model,
      instructions: request.instructions,
      messages: [messageOf(request, form)],
      maxOutputTokens: request.maxOutputTokens,
      maxRetries: maxRepetitions,
      abortSignal: signal,
      ...(form === "schema" ? { output: Output.object({ schema: jsonSchema({ ...request.schema }) }) } : {}),
      ...(form === "json" ? { output: Output.json() } : {}),
    })
    return outcomeOf(result.text, result.finishReason, result.usage)
  } catch (error) {
    // Text that is no JSON is an answer all the same: reading it is the extractor's matter.
    if (NoObjectGeneratedError.isInstance(error) && error.text !== undefined) {
      return outcomeOf(error.text, error.finishReason, error.usage)
    }
    return sortFailure(error)
  }
}

function messageOf({ prompt, images, schema }: ModelRequest, form: AnswerForm): ModelMessage {
  const shape = form === "schema" ? "" : `\n\nThe answer's shape, as JSON Schema:\n${JSON.stringify(schema)}`
  const pictures = images.map(({ bytes, mediaType }) => ({ type: "file" as const, data: bytes, mediaType }))
  return { role: "user", content: [{ type: "text", text: prompt + shape }, ...pictures] }
}

type Counted = { readonly [name in keyof TokenUsage]?: number | undefined }

function outcomeOf(text: string, finishReason: string | undefined, counted: Counted | undefined): ModelOutcome {
  const usage = { inputTokens: counted?.inputTokens ?? 0, outputTokens: counted?.outputTokens ?? 0 }
  if (finishReason === "content-filter") {
    return { type: "failed", reason: "refused", detail: "the provider's filter stopped the answer", usage }
  }
  return { type: "answered", text, isCut: finishReason === "length", usage }
}
