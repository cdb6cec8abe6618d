import { createApiError } from "../errors/create-api-error.ts"
import type { RequestDetails } from "../errors/request-error.ts"
import { ResponseError } from "../errors/response-error.ts"
import type { ResponseHeader } from "../generated/header-names.ts"
import { redact } from "./api-key.ts"
import type { ResponseWithData } from "./exchange.ts"
import { parseRetryAfter } from "./retry.ts"

/**
 * Returns a successful response and turns every other one into an error; the raw client's also when it is a redirect.
 *
 * @throws {ApiError} for an error status
 * @throws {ResponseError} for anything the service does not send: a redirect, another content type, invalid or other JSON
 */
export function classifyResponse<Data>(
  member: string | undefined,
  request: RequestDetails,
  key: string,
  received: ResponseWithData<Data>,
  text: string,
): ResponseWithData<Data> {
  const { response, requestId, data } = received
  const { ok, status, headers } = response
  if (status < 400 && data !== undefined && (!member || member in Object(data))) return received

  const contentType = headers.get("content-type") ?? undefined
  const body = redact(text, key)
  const details = { ...request, status, contentType, body: body.slice(0, 500), requestId }
  if (status < 400)
    throw new ResponseError(ok ? "Not a response of Docsift" : "Redirects are not followed; check `baseUrl`", details)
  const code = headers.get("x-error-code" satisfies ResponseHeader) ?? undefined
  const retryAfterMs = parseRetryAfter(headers.get("retry-after" satisfies ResponseHeader))
  throw createApiError(readErrorMessage(body, contentType, response.statusText), { ...details, code, retryAfterMs })
}

/** Returns the `error` of an error body; of a page that a proxy sent instead, its type and title. */
function readErrorMessage(text: string, contentType: string | undefined, statusText: string): string {
  try {
    return String(JSON.parse(text).error ?? text).slice(0, 500)
  } catch {}
  const title = /<title[^>]*>([^<]{1,200})/i.exec(text)?.[1] ?? (/^\s*</.test(text) ? statusText : text)
  return `Not a response of Docsift (${contentType}): ${title.trim().slice(0, 500)}`
}
