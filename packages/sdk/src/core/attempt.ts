import { ConnectionError } from "../errors/connection-error.ts"
import type { RequestDetails } from "../errors/request-error.ts"
import { TimeoutError } from "../errors/timeout-error.ts"
import type { RequestHeader, ResponseHeader } from "../generated/header-names.ts"
import type { RequestBody } from "./body.ts"
import { classifyResponse } from "./classify-response.ts"
import type { RequestToSend, ResponseWithData } from "./exchange.ts"
import { readBody } from "./read-body.ts"
import type { Settings } from "./settings.ts"
import { runWithTimeout, toTimerMs } from "./timeout.ts"

/**
 * Names the server and the reason, which runtimes hide in the cause of a cause. Only a code is safe to show for a foreign
 * URL: messages may quote the URL with its signature.
 */
function describeFailure(cause: unknown, server: string, isForeign: boolean | undefined): string {
  // Browsers give no reason, so that a page cannot explore its network.
  if ("document" in globalThis && !isForeign)
    return `Cannot reach ${server}, or it does not allow the origin of this page (DOCSIFT_CORS_ORIGINS)`
  let root = Object(cause)
  while (root.cause) root = Object(root.cause)
  const reason: string = root.code ?? (isForeign ? "failed" : root.message)
  // There was no connection: ECONNREFUSED, ENOTFOUND, EHOSTUNREACH on Node, ConnectionRefused on Bun; or it was not trusted.
  const isReached = !/REFUSED|FOUND|REACH|CERT|TLS|SSL/i.test(reason)
  return `${isReached ? "No complete response from" : "Cannot reach"} ${server} (${reason})`
}

/** Returns a signal that also applies to a body that is read after the response has been returned. */
function outlasting(signal: AbortSignal, timeoutMs: number, callerSignal = signal): AbortSignal {
  return AbortSignal.any([signal, AbortSignal.timeout(toTimerMs(timeoutMs)), callerSignal])
}

/**
 * Sends a request once and reads the response to its last byte.
 *
 * @throws the caller's reason when the caller aborted, else the error that `classifyResponse` throws, or a
 *   `ConnectionError` or `TimeoutError` when there is no complete response
 */
export async function attemptOnce(
  settings: Settings,
  request: RequestToSend,
  body: RequestBody | undefined,
  details: RequestDetails,
  timeoutMs: number,
): Promise<ResponseWithData<unknown>> {
  const { url, method, isForeign, readAs, options } = request
  const key = isForeign ? "" : await settings.readKey()
  settings.emit?.("onRequest", { ...details, headers: request.headers })
  // A copy for the key, because a hook may keep the headers it was given. Nothing else sees those of the request.
  const headers = settings.emit ? new Headers(request.headers) : request.headers
  if (key) headers.set("x-api-key" satisfies RequestHeader, key)

  const exchange = async (signal: AbortSignal) => {
    const init = {
      ...settings.fetchOptions,
      method,
      headers,
      signal: readAs === "stream" ? outlasting(signal, timeoutMs, options.signal) : signal,
      body: body && (await body.open(headers)),
      // If fetch followed a redirect, it would send the key to any host: it drops only headers it knows to be secret.
      redirect: isForeign ? "follow" : "manual",
      // Required for streams (https://fetch.spec.whatwg.org/#dom-requestinit-duplex).
      duplex: "half",
    } satisfies RequestInit & { duplex: "half" }
    const response = await (settings.fetch ?? fetch)(url, init)
    // Aborted while an injected fetch ignored the signal and continued.
    if (signal.aborted) await response.body?.cancel()
    return { response, body: await readBody(response, readAs) }
  }

  const startedAt = performance.now()
  const onTimeout = () => new TimeoutError(timeoutMs, details)
  const {
    response,
    body: { data, text },
  } = await runWithTimeout(timeoutMs, options.signal, onTimeout, exchange).catch((cause: unknown) => {
    if (options.signal?.aborted || cause instanceof TimeoutError) throw cause
    if (body?.failure) throw body.failure.error
    const server = isForeign ? details.path : settings.baseUrl
    throw new ConnectionError(describeFailure(cause, server, isForeign), details, { cause })
  })
  const requestId = response.headers.get("x-request-id" satisfies ResponseHeader) ?? undefined
  settings.emit?.("onResponse", {
    ...details,
    status: response.status,
    requestId,
    durationMs: performance.now() - startedAt,
  })
  request.latest = { data, response, requestId }
  return classifyResponse(request.member, details, key, request.latest, text)
}
