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
  const { response, requestId, body } = answer
  const { status, headers } = response
  if (response.ok) return readAs === "json" ? { ...answer, body: parseJson(place, key, answer) } : answer
  if (status < 400) {
    if (readAs === "raw") return answer
    throw responseError(
      "A redirect, which is not followed so that the key stays here; check `baseUrl`",
      place,
      key,
      answer,
    )
  }
  const text = redact(typeof body === "string" ? body : new TextDecoder().decode(body as ArrayBuffer), key)
  const code = headers.get("x-error-code") ?? undefined
  const retryAfterMs = parseRetryAfter(headers.get("retry-after"))
  const error = createApiError(readSentence(text) || response.statusText || "no reason given", {
    ...place,
    status,
    code,
    requestId,
    retryAfterMs,
  })
  // An earlier attempt of this very call, given up here, may still be at work on the server.
  const isOwnEcho = code === "idempotency_in_progress" && place.attempts > 1
  return {
    error,
    isRetryable: (isRetryableStatus(status) || isOwnEcho) && !(retryAfterMs && retryAfterMs > maxRetryAfterMs),
    retryAfterMs,
    ...(readAs === "raw" && { answer }),
  }
}

function readSentence(text: string): string {
  try {
    const { error }: { error?: unknown } = JSON.parse(text)
    if (typeof error === "string") return error
  } catch {
    // Not the service's own answer, such as a proxy's page: shown as it is.
  }
  return text.trim().slice(0, 200)
}

function parseJson(place: RequestPlace, key: string, answer: Answer): unknown {
  const text = String(answer.body)
  const type = answer.response.headers.get("content-type")
  if (!text) throw responseError("An empty body in place of JSON", place, key, answer)
  if (!type || !/[/+]json\b/i.test(type))
    throw responseError(`${type ?? "No content type"} in place of JSON`, place, key, answer)
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw responseError("Broken JSON", place, key, answer, { cause })
  }
}

function responseError(
  problem: string,
  place: RequestPlace,
  key: string,
  answer: Answer,
  options?: ErrorOptions,
): ResponseError {
  const { response, requestId, body } = answer
  return new ResponseError(
    `${response.status}: ${problem}`,
    {
      ...place,
      status: response.status,
      contentType: response.headers.get("content-type") ?? undefined,
      body: typeof body === "string" ? redact(body, key) : "",
      requestId,
    },
    options,
  )
}
