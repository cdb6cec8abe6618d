import type { RequestBody } from "./body.ts"
import { ConnectionError } from "./errors/connection-error.ts"
import type { RequestPlace } from "./errors/request-error.ts"
import { TimeoutError } from "./errors/timeout-error.ts"
import { judgeAnswer } from "./judge-answer.ts"
import { readBody } from "./read-body.ts"
import { runWithin } from "./limit.ts"
import type { CallOptions } from "./options.ts"
import type { Settings } from "./settings.ts"

/** Is a request before its first attempt. */
export interface Outgoing {
  readonly url: string
  readonly method: string
  readonly headers: Headers
  readonly body?: RequestBody | Promise<RequestBody> | undefined
  /**
   * What a successful body is read as. `arrayBuffer` is the raw client's: every answer is taken as it is. `blob` fetches
   * a file from an address that is not the API: the key never goes there.
   */
  readonly readAs: "json" | "blob" | "arrayBuffer"
  readonly options: CallOptions
  /** The latest answer, a failure too; set as it comes. */
  answer?: Answer<unknown>
}

/** Is an answer whose body has been read. */
export interface Answer<T> {
  readonly data: T
  /** Status and headers; the body has been read. */
  readonly response: Response
  /** Names the request in the server's log. */
  readonly requestId: string | undefined
}

/**
 * Sends a request once and reads its answer to the last byte.
 *
 * @throws the caller's reason when the caller aborted, else what `judgeAnswer` makes of the answer, or a
 *   `ConnectionError` or `TimeoutError` when there is none
 */
export async function attemptOnce(
  settings: Settings,
  outgoing: Outgoing,
  body: RequestBody | undefined,
  place: RequestPlace,
  timeoutMs: number,
): Promise<Answer<unknown>> {
  const { url, method, readAs, options } = outgoing
  const isForeign = readAs === "blob"
  const key = isForeign ? "" : await settings.readKey()
  settings.emit?.("onRequest", { ...place, headers: outgoing.headers })
  // A copy, because a hook may keep the headers it was shown.
  const headers = new Headers(outgoing.headers)
  if (key) headers.set("x-api-key", key)

  const exchange = async (signal: AbortSignal) => {
    const init = {
      method,
      headers,
      signal,
      body: await body?.open(headers),
      // A redirect followed by fetch would carry the key, in a header fetch knows nothing of, to wherever it points.
      redirect: isForeign ? "follow" : "manual",
      // Required for streams (https://fetch.spec.whatwg.org/#dom-requestinit-duplex).
      duplex: "half",
    } satisfies RequestInit & { duplex: "half" }
    const response = await (settings.fetch ? settings.fetch(new Request(url, init)) : fetch(url, init))
    // Given up while an injected fetch that ignores the signal went on.
    if (signal.aborted) await response.body?.cancel()
    return { response, data: await readBody(response, readAs) }
  }

  const startedAt = performance.now()
  const onTimeout = () => new TimeoutError(timeoutMs, place)
  const { response, data } = await runWithin(timeoutMs, options.signal, onTimeout, exchange).catch((cause: unknown) => {
    if (options.signal?.aborted || cause instanceof TimeoutError) throw cause
    throw new ConnectionError("No whole answer came", place, { cause })
  })
  const durationMs = performance.now() - startedAt
  const requestId = response.headers.get("x-request-id") ?? undefined
  settings.emit?.("onResponse", { ...place, status: response.status, requestId, durationMs })
  outgoing.answer = { data, response, requestId }
  return judgeAnswer(readAs, place, key, outgoing.answer)
}
