import { ApiError, PayloadTooLargeError, UnsupportedMediaTypeError } from "@docsift/sdk"
import { DocumentFailure } from "./extractor.ts"

/** Turns a server's refusal of a document into a failure of that document alone; returns other errors unchanged. */
export function toDocumentFailure(error: unknown): unknown {
  // The server's sentence is about the part of a form; this is what the engine says on this machine.
  if (error instanceof ApiError && error.code === "file_empty")
    return new DocumentFailure("file_unreadable", "The file is empty.", { cause: error })
  if (!(error instanceof PayloadTooLargeError || error instanceof UnsupportedMediaTypeError)) return error
  // A proxy in front of the server has a limit of its own, and no code.
  const reason = error.code ?? (error instanceof PayloadTooLargeError ? "payload_too_large" : "file_unsupported")
  return new DocumentFailure(reason, error.sentence, { cause: error })
}
