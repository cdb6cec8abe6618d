/** Why a document could not be read: the closed set of reasons the engine itself can give. */
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

/** Says that a document cannot be read, with a plain sentence that holds no internals. */
export class DocumentError extends Error {
  override readonly name = "DocumentError"
  readonly reason: DocumentErrorReason

  constructor(reason: DocumentErrorReason, message: string, options?: ErrorOptions) {
    super(message, options)
    this.reason = reason
  }
}
