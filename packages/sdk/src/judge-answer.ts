import { redact } from "./api-key.ts"
import type { Answer, Outgoing } from "./attempt.ts"
import { createApiError } from "./errors/create-api-error.ts"
import type { RequestPlace } from "./errors/request-error.ts"
import { ResponseError } from "./errors/response-error.ts"
import { isJson } from "./read-body.ts"
import { parseRetryAfter } from "./retry.ts"

/**
 * Takes a useful answer and makes errors of all others.
 *
 * @throws {ApiError} when the service answers that it failed
 * @throws {ResponseError} when what came is not an answer of the service at all
 */
export function judgeAnswer(
  readAs: Outgoing["readAs"],
  place: RequestPlace,
  key: string,
  answer: Answer<unknown>,
): Answer<unknown> {
  const { response, requestId, data } = answer
  const { ok, status, headers } = response
  if (readAs !== "json" && (ok || (status < 400 && readAs === "arrayBuffer"))) return answer

  const text = typeof data === "string" ? data : ""
  if (ok && isJson(response)) {
    try {
      return { ...answer, data: JSON.parse(text) }
    } catch {} // the parser's message would quote the body, which may repeat the key
  }
  const contentType = headers.get("content-type") ?? undefined
  const body = redact(text, key)
  const details = { ...place, status, contentType, body: body.slice(0, 500), requestId }
  if (status < 400)
    throw new ResponseError(ok ? "Not valid JSON" : "Redirects are not followed; check `baseUrl`", details)
  const code = headers.get("x-error-code") ?? undefined
  const retryAfterMs = parseRetryAfter(headers.get("retry-after"))
  throw createApiError(readSentence(body), { ...details, code, retryAfterMs })
}

/** Reads the sentence of an error body; what is not the service's own, such as a proxy's page, is shown as it is. */
function readSentence(text: string): string {
  let sentence = text
  try {
    sentence = String(JSON.parse(text).error ?? text)
  } catch {}
  return sentence.trim().slice(0, 500)
}
