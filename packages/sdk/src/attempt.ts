import type { RequestBody } from "./body.ts"
import { ConnectionError } from "./errors/connection-error.ts"
import type { DocsiftError } from "./errors/docsift-error.ts"
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
  readonly body?: string | ArrayBuffer | Promise<RequestBody> | undefined
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
  readonly answer?: Answer | undefined
}

async function exchange(
  settings: Settings,
  { url, method, readAs, isForeign }: Outgoing,
  headers: Headers,
  body: string | ArrayBuffer | RequestBody | undefined,
  signal: AbortSignal,
) {
  const init = {
    method,
    headers,
    body: typeof body === "object" && "open" in body ? await body.open(headers) : body,
    signal,
    // A redirect followed by fetch would carry the key, in a header fetch knows nothing of, to wherever it points.
    redirect: isForeign ? "follow" : "manual",
    // Required for streams (https://fetch.spec.whatwg.org/#dom-requestinit-duplex).
    duplex: "half",
  } satisfies RequestInit & { duplex: "half" }
  const response = await (settings.fetch ? settings.fetch(new Request(url, init)) : fetch(url, init))
  // Given up while an injected fetch that ignores the signal went on.
  if (signal.aborted) await response.body?.cancel()
  const form = readAs === "raw" ? "arrayBuffer" : response.ok && readAs === "blob" ? "blob" : "text"
  return { response, body: await response[form]() }
}

/**
 * Sends a request once and reads its answer to the last byte.
 *
 * @throws the caller's reason when the caller aborted; a `ResponseError` for an answer that is not the service's
 */
export async function attemptOnce(
  settings: Settings,
  outgoing: Outgoing,
  body: string | ArrayBuffer | RequestBody | undefined,
  place: RequestPlace,
  timeoutMs: number,
): Promise<Answer | Failure> {
  const { options, isForeign } = outgoing
  const key = isForeign ? "" : await settings.readKey()
  settings.emit("onRequest", { ...place, headers: outgoing.headers })
  // A copy, because a hook may keep the headers it was shown.
  const headers = new Headers(outgoing.headers)
  if (key) headers.set("x-api-key", key)
  const startedAt = performance.now()
  const result = await runWithin(
    timeoutMs,
    options.signal,
    () => new TimeoutError(timeoutMs, place),
    (signal) => exchange(settings, outgoing, headers, body, signal),
  ).catch((cause: unknown): Failure => {
    if (options.signal?.aborted) throw options.signal.reason
    const error = cause instanceof TimeoutError ? cause : new ConnectionError("No whole answer came", place, { cause })
    return { error, isRetryable: true }
  })
  if ("error" in result) return result
  const { status, headers: answered } = result.response
  const requestId = answered.get("x-request-id") ?? undefined
  settings.emit("onResponse", { ...place, status, requestId, durationMs: performance.now() - startedAt })
  return judgeAnswer(outgoing.readAs, place, key, { ...result, requestId })
}
