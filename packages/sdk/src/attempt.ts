import type { RequestBody } from "./body.ts"
import { ConnectionError } from "./errors/connection-error.ts"
import { DocsiftError } from "./errors/docsift-error.ts"
import type { RequestPlace } from "./errors/request-error.ts"
import { TimeoutError } from "./errors/timeout-error.ts"
import { judgeAnswer } from "./judge-answer.ts"
import { runWithin } from "./limit.ts"
import type { CallOptions } from "./options.ts"
import type { Settings } from "./settings.ts"

/** Is a request before its first attempt. */
export interface Outgoing {
  readonly url: string
  readonly method: string
  readonly headers: Headers
  readonly body?: string | ArrayBuffer | RequestBody | undefined
  /** What a successful body is read as. `raw` takes every answer, whatever its status, as it is. */
  readonly readAs: "json" | "blob" | "raw"
  readonly options: CallOptions
  /** True for an address that is not the API: the key never goes there. */
  readonly isForeign?: boolean
}

/** Is an answer whose body has been read. */
export interface Answer {
  readonly response: Response
  readonly requestId: string | undefined
  readonly body: unknown
}

/** Is an attempt without a useful answer. */
export interface Failure {
  readonly error: DocsiftError
  readonly isRetryable: boolean
  readonly retryAfterMs?: number | undefined
  /** What the raw client answers when no attempt did better. */
  readonly answer?: Answer
}

// Enough for every sentence of the service; the rest of an endless error page is cancelled.
const maxErrorBodyChars = 16_384

async function readErrorBody(response: Response): Promise<string> {
  const reader = response.body?.getReader()
  const decoder = new TextDecoder()
  let text = ""
  while (reader && text.length < maxErrorBodyChars) {
    const { done, value } = await reader.read()
    if (done) return text
    text += decoder.decode(value, { stream: true })
  }
  reader?.cancel().catch(() => {})
  return text
}

async function exchange(settings: Settings, outgoing: Outgoing, signal: AbortSignal) {
  const { url, method, headers, body, readAs } = outgoing
  const opened = typeof body === "object" && "open" in body ? await body.open() : undefined
  for (const name in opened?.headers) headers.set(name, opened.headers[name] ?? "")
  const init = {
    method,
    headers,
    body: opened?.content ?? (body as string | undefined),
    signal,
    // A redirect followed by fetch would carry the key in a header of its own to wherever it points.
    redirect: outgoing.isForeign ? "follow" : "manual",
    // Required for streams (https://fetch.spec.whatwg.org/#dom-requestinit-duplex).
    duplex: "half",
  } satisfies RequestInit & { duplex: "half" }
  const response = await (settings.fetch ? settings.fetch(new Request(url, init)) : fetch(url, init))
  if (signal.aborted) await response.body?.cancel()
  if (readAs === "raw") return { response, body: await response.arrayBuffer() }
  if (!response.ok) return { response, body: await readErrorBody(response) }
  return { response, body: await response[readAs === "json" ? "text" : "blob"]() }
}

/**
 * Sends a request once and reads its answer to the last byte.
 *
 * @throws the caller's reason when the caller aborted; a `ResponseError` for an answer that is not the service's
 */
export async function attemptOnce(
  settings: Settings,
  outgoing: Outgoing,
  place: RequestPlace,
  timeoutMs: number,
): Promise<Answer | Failure> {
  const { headers, options, isForeign } = outgoing
  const key = isForeign ? "" : await settings.readKey()
  const event = { method: place.method, path: place.path, attempt: place.attempts }
  settings.hooks?.onRequest?.({ ...event, headers })
  // A copy, because a hook may have kept the headers it was shown.
  const sent = isForeign ? headers : settings.hooks ? new Headers(headers) : headers
  if (!isForeign) sent.set("x-api-key", key)
  const startedAt = performance.now()
  let result
  try {
    result = await runWithin(
      timeoutMs,
      options.signal,
      () => new TimeoutError(timeoutMs, place),
      (signal) => exchange(settings, { ...outgoing, headers: sent }, signal),
    )
  } catch (cause) {
    if (options.signal?.aborted) throw options.signal.reason
    if (!(cause instanceof DocsiftError))
      return { error: new ConnectionError("No whole answer came", place, { cause }), isRetryable: true }
    if (cause instanceof TimeoutError) return { error: cause, isRetryable: true }
    throw cause
  }
  const { response, body } = result
  const requestId = response.headers.get("x-request-id") ?? undefined
  const durationMs = performance.now() - startedAt
  settings.hooks?.onResponse?.({ ...event, status: response.status, requestId, durationMs })
  return judgeAnswer(outgoing.readAs, place, key, { response, requestId, body })
}
