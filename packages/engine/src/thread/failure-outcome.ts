import { DocumentError } from "../document-error.ts"
import type { Outcome } from "./messages.ts"

/** Returns whether an error is a trap or an exhausted stack inside WASM, which leaves PDFium's memory inconsistent. */
export function isWasmFailure(error: unknown): boolean {
  return error instanceof Error && (error.name === "RuntimeError" || error instanceof RangeError)
}

/** V8's messages for exhausted resources; other range errors (of a date or a number) are defects. */
const exhaustion =
  /^(?:Maximum call stack size exceeded|Invalid (?:string|array|typed array) length|Array buffer allocation failed|Map maximum size exceeded|Set maximum size exceeded)/u

/**
 * Converts the error that ended a document to plain data. An exhausted stack or memory is the document's fault: it nests
 * too deeply, or needs an array or a string beyond V8's limits. All other errors are defects. The thread is replaced
 * after both.
 */
export function toOutcome(error: unknown): Outcome<never> {
  if (error instanceof DocumentError) {
    const { reason, message, cause } = error
    const detail = cause instanceof Error ? { detail: cause.stack ?? cause.message } : {}
    return { type: "rejected", reason, message, ...detail, isSpent: isWasmFailure(cause) }
  }
  const { message, stack = message } = error instanceof Error ? error : new Error(String(error))
  if (error instanceof RangeError && exhaustion.test(message)) {
    const sentence = "The file is damaged, or too large or too deeply nested to be read."
    return { type: "rejected", reason: "file_unreadable", message: sentence, detail: stack, isSpent: true }
  }
  return { type: "defect", message, stack, isSpent: true }
}
