import type { UploadProgress } from "@docsift/sdk"

/**
 * Makes a `fetch` for the client that tells how much of a request's body has been sent.
 *
 * A browser's own `fetch` does not tell, which is why `onUploadProgress` stays silent there; XMLHttpRequest does.
 *
 * @see https://xhr.spec.whatwg.org/#the-upload-attribute
 */
export function createUploadFetch(
  onUploadProgress: (progress: UploadProgress) => void,
): (request: Request) => Promise<Response> {
  return async (request) => {
    // Of a Blob the browser copies nothing: it reads the file from the disk as it sends.
    const body = await request.blob()
    const { promise, resolve, reject } = Promise.withResolvers<Response>()
    const exchange = new XMLHttpRequest()
    exchange.open(request.method, request.url)
    for (const [name, value] of request.headers) exchange.setRequestHeader(name, value)
    exchange.responseType = "blob"
    exchange.upload.addEventListener("progress", ({ loaded, total }) =>
      onUploadProgress({ sentBytes: loaded, totalBytes: total }),
    )
    exchange.addEventListener("load", () => resolve(toResponse(exchange)))
    exchange.addEventListener("error", () => reject(new TypeError("The connection failed")))
    exchange.addEventListener("abort", () => reject(request.signal.reason))
    request.signal.addEventListener("abort", () => exchange.abort(), { once: true })
    request.signal.throwIfAborted()
    exchange.send(body)
    return promise
  }
}

function toResponse(exchange: XMLHttpRequest): Response {
  const headers = new Headers()
  for (const line of exchange.getAllResponseHeaders().trim().split("\r\n")) {
    const colon = line.indexOf(":")
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim())
  }
  return new Response(exchange.response, { status: exchange.status, statusText: exchange.statusText, headers })
}
