import { SignInError, type SignInFailure } from "../domain/sign-in.ts"

/** An error code of OAuth; RFC 6749 allows more characters, which no provider uses. */
const errorCode = /^[a-z_]{1,60}$/

/** What the provider says when the person, or their policy, declined. */
const declined = new Set(["access_denied", "login_required", "interaction_required", "consent_required"])
const outages = new Set(["temporarily_unavailable", "server_error"])

/**
 * Returns the error of a failed exchange with the provider. Its message is put together from codes alone: messages and causes of the
 * libraries may quote tokens and what the provider sent.
 *
 * @param otherwise - the failure of an error that says nothing more.
 */
export function toSignInError(error: unknown, otherwise: SignInFailure = "failed"): SignInError {
  const found = findSignInError(error)
  if (found !== undefined) return found
  const { code, error: oauthError, cause } = membersOf(error)
  const stated = typeof oauthError === "string" && errorCode.test(oauthError) ? oauthError : undefined
  if (stated !== undefined && declined.has(stated)) return new SignInError("cancelled", `the provider says ${stated}`)
  const isOutage = code === "OAUTH_TIMEOUT" || (stated !== undefined && outages.has(stated)) || isServerError(cause)
  const reason = stated ?? (typeof code === "string" ? code : "an unknown error")
  return new SignInError(isOutage ? "unavailable" : otherwise, `the exchange with the provider failed: ${reason}`)
}

/** Finds the error of the request itself, which the library wraps. */
function findSignInError(error: unknown): SignInError | undefined {
  if (error instanceof SignInError) return error
  return error instanceof Error && error.cause instanceof SignInError ? error.cause : undefined
}

function isServerError(cause: unknown): boolean {
  return cause instanceof Object && "status" in cause && Number(cause.status) >= 500
}

function membersOf(error: unknown): { readonly code?: unknown; readonly error?: unknown; readonly cause?: unknown } {
  return error instanceof Object ? error : {}
}
