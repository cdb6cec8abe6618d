import { DocumentError, type DocumentErrorReason } from "../document-error.ts"
import type { ModelFailureReason } from "./language-model.ts"

/** A model's failure to give a usable answer; the cascade decides what it means for the document. */
export class ModelError extends Error {
  override readonly name = "ModelError"
  readonly reason: ModelFailureReason

  constructor(reason: ModelFailureReason, detail: string) {
    super(detail)
    this.reason = reason
  }
}

const DOCUMENT_ERRORS: Readonly<Record<ModelFailureReason, readonly [DocumentErrorReason, sentence: string]>> = {
  unreachable: ["model_unreachable", "The language model could not be reached or did not answer in time."],
  rejected: [
    "model_rejected",
    "The language model's provider rejected the request; check the API key, model name and base URL.",
  ],
  forbidden: ["model_rejected", "This server is not allowed to call the language model's address."],
  too_long: ["model_rejected", "This document needs more input or output than the language model allows."],
  refused: ["model_rejected", "The language model refused to answer for this document."],
  invalid: ["model_output_invalid", "The language model returned no usable answer."],
}

/** Converts a model's failure into the error of its document; the provider's message stays in the cause. */
export function documentErrorOf(error: ModelError): DocumentError {
  const [reason, sentence] = DOCUMENT_ERRORS[error.reason]
  return new DocumentError(reason, sentence, { cause: error })
}
