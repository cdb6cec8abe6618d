import { DocumentError, type DocumentErrorReason } from "../document-error.ts"
import type { ModelFailureReason } from "./language-model.ts"

/** Says that a model gave no usable answer; the cascade decides what that means for the document. */
export class ModelError extends Error {
  override readonly name = "ModelError"
  readonly reason: ModelFailureReason

  constructor(reason: ModelFailureReason, detail: string) {
    super(detail)
    this.reason = reason
  }
}

const endings: Readonly<Record<ModelFailureReason, readonly [DocumentErrorReason, sentence: string]>> = {
  unreachable: ["model_unreachable", "The language model could not be reached, or did not answer in time."],
  rejected: ["model_rejected", "The language model refused the call; check its key, name and address."],
  forbidden: ["model_rejected", "This server does not call the language model's address."],
  too_long: ["model_rejected", "The language model cannot read or write as much as this document needs."],
  refused: ["model_rejected", "The language model refused to answer for this document."],
  invalid: ["model_output_invalid", "The language model gave no usable answer."],
}

/** Says how a document ends for which a model gave no usable answer; the provider's words stay in the cause. */
export function documentErrorOf(error: ModelError): DocumentError {
  const [reason, sentence] = endings[error.reason]
  return new DocumentError(reason, sentence, { cause: error })
}
