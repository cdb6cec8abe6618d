import { createApiError } from "../errors/create-api-error.ts"
import type { RequestDetails } from "../errors/request-error.ts"
import { ResponseError } from "../errors/response-error.ts"
import type { ResponseHeader } from "../generated/header-names.ts"
import { redact } from "./api-key.ts"
import type { RequestToSend, ResponseWithData } from "./exchange.ts"
import { isJson } from "./read-body.ts"
import { parseRetryAfter } from "./retry.ts"

/**
 * Returns a successful response, its JSON parsed, and turns every other response into an error.
 *
 * @throws {ApiError} for an error status
 * @throws {ResponseError} for anything the service does not send: a redirect, another content type, invalid JSON
 */
export function classifyResponse(
  readAs: RequestToSend["readAs"],
  request: RequestDetails,
  key: string,
  received: ResponseWithData<unknown>,
): ResponseWithData<unknown> {
  const { response, requestId, data } = received
  const { ok, status, headers } = response
  if (readAs !== "json" && (ok || (status < 400 && readAs === "arrayBuffer"))) return received

  const text = typeof data === "string" ? data : ""
  if (ok && isJson(response)) {
    try {
      return { ...received, data: JSON.parse(text) }
    } catch {} // the parser's message would quote the body, which may repeat the key
  }
  const contentType = headers.get("content-type") ?? undefined
  const body = redact(text, key)
  const details = { ...request, status, contentType, body: body.slice(0, 500), requestId }
  if (status < 400)
    throw new ResponseError(ok ? "Not valid JSON" : "Redirects are not followed; check `baseUrl`", details)
  const code = headers.get("x-error-code" satisfies ResponseHeader) ?? undefined
  const retryAfterMs = parseRetryAfter(headers.get("retry-after" satisfies ResponseHeader))
  throw createApiError(readErrorMessage(body), { ...details, code, retryAfterMs })
}

/** Returns the `error` of an error body, or the text itself when the body is not the service's, such as a proxy's page. */
function readErrorMessage(text: string): string {
  let message = text
  try {
    message = String(JSON.parse(text).error ?? text)
  } catch {}
  return message.trim().slice(0, 500)
}
