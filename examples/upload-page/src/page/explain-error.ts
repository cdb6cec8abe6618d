import {
  ApiError,
  AuthenticationError,
  BadRequestError,
  ConnectionError,
  ExecutionFailedError,
  PayloadTooLargeError,
  RateLimitError,
  TimeoutError,
  UnsupportedMediaTypeError,
  WaitTimeoutError,
} from "@docsift/sdk"
import { SessionError } from "./connect.ts"

/** A failure as explained to the visitor. */
export interface Explanation {
  readonly sentence: string
  /** The error code, to look up in Docsift's documentation, and the id of the request or execution, to find it in the log. */
  readonly detail?: string
}

const sentenceByReason: Readonly<Record<string, string>> = {
  file_unreadable: "This file is damaged, or its content does not match its name. Save it again and upload the copy.",
  file_encrypted: "This file is protected by a password. Remove the password and upload the file again.",
  file_unsupported: "Files of this type are not supported.",
  no_text: "These pages contain no text.",
  too_many_pages: "This document has too many pages. Upload only the relevant pages.",
  timeout: "Processing this document took too long.",
  cancelled: "Processing this document was cancelled.",
}

/** Explains what went wrong, and what the visitor can do about it. */
export function explainError(error: unknown): Explanation {
  if (error instanceof ExecutionFailedError) {
    const sentence = sentenceByReason[error.reason] ?? "Something went wrong while the document was processed."
    return { sentence, detail: `${error.reason}, ${error.execution.id}` }
  }
  if (error instanceof RateLimitError) {
    const seconds = Math.ceil((error.retryAfterMs ?? 60_000) / 1000)
    return { sentence: `Too many documents at the moment. Try again in ${duration(seconds)}.`, ...detailOf(error) }
  }
  if (error instanceof PayloadTooLargeError) {
    return { sentence: "This file is too large. Upload a smaller one.", ...detailOf(error) }
  }
  if (error instanceof UnsupportedMediaTypeError) {
    return { sentence: "Files of this type are not supported.", ...detailOf(error) }
  }
  if (error instanceof BadRequestError && error.code === "file_empty") {
    return { sentence: "This file is empty.", ...detailOf(error) }
  }
  if (error instanceof AuthenticationError) {
    return { sentence: "Your session has ended. Upload the document again.", ...detailOf(error) }
  }
  if (error instanceof WaitTimeoutError || error instanceof TimeoutError) {
    return { sentence: "The server did not respond in time. Upload the document again." }
  }
  if (error instanceof ConnectionError) {
    return { sentence: "The connection failed. Check your network and upload the document again." }
  }
  if (error instanceof SessionError) return { sentence: error.message }
  if (error instanceof ApiError) return { sentence: "Documents cannot be processed at the moment.", ...detailOf(error) }
  return { sentence: "Something went wrong.", detail: error instanceof Error ? error.message : String(error) }
}

function detailOf({ status, code, requestId }: ApiError): Pick<Explanation, "detail"> {
  return { detail: [code ?? status, requestId].filter((part) => part !== undefined).join(", ") }
}

function duration(seconds: number): string {
  const minutes = Math.round(seconds / 60)
  return seconds < 120 ? `${seconds} seconds` : `${minutes} minutes`
}
