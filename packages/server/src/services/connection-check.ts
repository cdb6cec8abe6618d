import type { LanguageModel, ModelOutcome } from "@docsift/engine"
import type { ConnectionResult } from "../domain/model.ts"

/** A person waits for it; a model that is loaded into memory for the call may take most of this. */
const deadlineMs = 20_000

/**
 * Sends a model one small request. A failure is reported as one of a closed set of sentences: a provider's response may
 * contain parts of the key, and another server's response must not leak.
 */
export async function checkConnection(model: LanguageModel): Promise<ConnectionResult> {
  const outcome = await model.generate(
    {
      instructions: "Answer with a JSON object.",
      prompt: 'Put the text "ready" into the member answer.',
      images: [],
      schema: {
        type: "object",
        properties: { answer: { type: ["string", "null"] } },
        required: ["answer"],
        additionalProperties: false,
      },
      // Reasoning models spend tokens before they answer.
      maxOutputTokens: 1_000,
    },
    AbortSignal.timeout(deadlineMs),
  )
  return outcome.type === "answered" ? { isValid: true } : { isValid: false, error: sentenceOf(outcome) }
}

function sentenceOf({ reason, status }: Extract<ModelOutcome, { type: "failed" }>): string {
  if (status === 401 || status === 403) return "The provider rejected the key."
  if (status === 404) return "The provider does not know the model, or the base URL is wrong."
  if (status === 429) return "The provider takes no more calls at the moment, or its budget is used up."
  if (status !== undefined && status >= 500) return "The provider is out of order at the moment."
  switch (reason) {
    case "unreachable":
      return "The model could not be reached, or did not respond in time."
    case "forbidden":
      return "This server does not call the address."
    case "invalid":
      return "The response is not that of a model of this provider."
    case "rejected":
    case "too_long":
    case "refused":
      return "The provider rejected the request."
    default:
      throw new Error(`No sentence for ${String(reason satisfies never)}`)
  }
}
