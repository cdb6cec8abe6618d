import { redact } from "./api-key.ts"
import type { Answer, Failure, Outgoing } from "./attempt.ts"
import { createApiError } from "./errors/create-api-error.ts"
import type { RequestPlace } from "./errors/request-error.ts"
import { ResponseError } from "./errors/response-error.ts"
import { isRetryableStatus, maxRetryAfterMs, parseRetryAfter } from "./retry.ts"

/**
 * Tells a useful answer from a failure.
 *
 * @throws {ResponseError} when what came is not an answer of the service at all
 */
export function judgeAnswer(
  readAs: Outgoing["readAs"],
  place: RequestPlace,
  key: string,
  answer: Answer,
): Answer | Failure {
  const { response, requestId } = answer
  const { ok, status, headers } = response
  if (readAs === "raw" ? status < 400 : ok && readAs === "blob") return answer

  // Failures are read as text, unless by the raw client.
  const text = typeof answer.body === "string" ? answer.body : ""
  const contentType = headers.get("content-type") ?? undefined
  const details = { ...place, status, requestId }
  const reject = (problem: string, cause?: unknown): never => {
    throw new ResponseError(problem, { ...details, contentType, body: redact(text, key).slice(0, 500) }, { cause })
  }
  if (ok) {
    if (!/[/+]json\b/.test(contentType ?? "")) reject("Not JSON")
    try {
      return { ...answer, body: JSON.parse(text) }
    } catch (error) {
      reject("Broken JSON", error)
    }
  }
  if (status < 400) reject("Redirects are not followed; check `baseUrl`")

  const code = headers.get("x-error-code") ?? undefined
  const retryAfterMs = parseRetryAfter(headers.get("retry-after"))
  // An earlier attempt of this very call, given up here, may still be at work on the server.
  const isOwnEcho = code === "idempotency_in_progress" && place.attempts > 1
  return {
    error: createApiError(redact(readSentence(text), key), { ...details, code, retryAfterMs }),
    isRetryable: (isRetryableStatus(status) || isOwnEcho) && !(retryAfterMs && retryAfterMs > maxRetryAfterMs),
    retryAfterMs,
    answer: readAs === "raw" ? answer : undefined,
  }
}

/** Reads the sentence of an error body; what is not the service's own, such as a proxy's page, is shown as it is. */
function readSentence(text: string): string {
  try {
    return String(JSON.parse(text).error)
  } catch {
    return text.trim().slice(0, 200)
  }
}
