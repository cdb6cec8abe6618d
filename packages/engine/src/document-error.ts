/** The reasons for which the engine cannot read a document. */
export const documentErrorReasons = [
  "file_unreadable",
  "file_encrypted",
  "file_unsupported",
  "no_text",
  "too_many_pages",
  "timeout",
  "model_unreachable",
  "model_rejected",
  "model_output_invalid",
] as const

/** One of {@link documentErrorReasons}. */
export type DocumentErrorReason = (typeof documentErrorReasons)[number]

/** The error of a document that cannot be read; its message is meant for users and reveals no internals. */
export class DocumentError extends Error {
  override readonly name = "DocumentError"
  readonly reason: DocumentErrorReason

  constructor(reason: DocumentErrorReason, message: string, options?: ErrorOptions) {
    super(message, options)
    this.reason = reason
  }
}
