import type { LanguageModel, ModelOutcome } from "@docsift/engine"
import type { ConnectionResult } from "../domain/records.ts"

/** A person waits for it; a model that is loaded into memory for the call may take most of this. */
const deadlineMs = 20_000

/**
 * Asks a model one small question. What is wrong is said in a sentence out of a closed set: what a provider answers
 * may hold parts of the key, and what another server answers is nobody's business.
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
      // Models that think first spend tokens on it before they answer.
      maxOutputTokens: 1_000,
    },
    AbortSignal.timeout(deadlineMs),
  )
  return outcome.type === "answered" ? { isValid: true } : { isValid: false, error: sentenceOf(outcome) }
}

function sentenceOf({ reason, status }: Extract<ModelOutcome, { type: "failed" }>): string {
  if (status === 401 || status === 403) return "The provider rejected the key."
  if (status === 404) return "The provider does not know the model, or nothing answers at this address."
  if (status === 429) return "The provider takes no more calls at the moment, or its budget is used up."
  if (status !== undefined && status >= 500) return "The provider is out of order at the moment."
  switch (reason) {
    case "unreachable":
      return "The model could not be reached at its address, or did not answer in time."
    case "forbidden":
      return "This server does not call the address."
    case "invalid":
      return "What answered is not a model of this kind of provider."
    case "rejected":
    case "too_long":
    case "refused":
      return "The provider rejected the request."
    default:
      throw new Error(`No sentence for ${String(reason satisfies never)}`)
  }
}
