import { APICallError, RetryError } from "ai"
import type { ModelFailureReason } from "../model/language-model.ts"

/** A failed call, sorted; `detail` holds a status and our own words, never the provider's body. */
export interface ProviderFailure {
  readonly reason: ModelFailureReason
  readonly detail: string
  readonly status: number | undefined
}

const tooLong =
  /context.{0,20}(?:length|window)|too (?:long|many tokens|large)|maximum.{0,30}tokens|exceeds?.{0,30}(?:limit|maximum)/iu

/** Sorts what a provider's library throws. */
export function sortFailure(error: unknown): ProviderFailure {
  if (RetryError.isInstance(error)) return sortFailure(error.lastError)
  const names = namesOf(error)
  if (names.includes("OutboundRefusedError")) {
    return { reason: "forbidden", detail: "the address must not be called", status: undefined }
  }
  if (APICallError.isInstance(error) && error.statusCode !== undefined) return sortAnswer(error, error.statusCode)
  const detail = names.includes("TimeoutError") ? "no answer in time" : `the call failed (${names.join(", ")})`
  return { reason: "unreachable", detail, status: undefined }
}

/** The names of an error and its causes; messages may hold addresses and parts of bodies. */
function namesOf(error: unknown): string[] {
  const names: string[] = []
  for (let at = error; at instanceof Error && names.length < 5; at = at.cause) names.push(at.name)
  return names
}

function sortAnswer({ responseBody = "" }: APICallError, status: number): ProviderFailure {
  const answered = (reason: ModelFailureReason): ProviderFailure => ({
    reason,
    detail: `HTTP status ${status}`,
    status,
  })
  if (status < 300) return { reason: "invalid", detail: "the answer is not of the provider's form", status }
  if (status === 413 || ((status === 400 || status === 422) && tooLong.test(responseBody))) return answered("too_long")
  // A used up budget is reported like a moment's overload, and no waiting helps.
  if (status === 429) return answered(/insufficient_quota|billing/iu.test(responseBody) ? "rejected" : "unreachable")
  if (status >= 500 || status === 408 || status === 425) return answered("unreachable")
  return answered("rejected")
}
