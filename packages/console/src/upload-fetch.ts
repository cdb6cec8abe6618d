import type { UploadProgress } from "@docsift/sdk"

/**
 * Creates a `fetch` for the client that reports how much of a request's body has been sent.
 *
 * A browser's own `fetch` does not report this, so the client's `onUploadProgress` is not called there; XMLHttpRequest does.
 *
 * @see https://xhr.spec.whatwg.org/#the-upload-attribute
 */
export function createUploadFetch(
  onUploadProgress: (progress: UploadProgress) => void,
): (url: string, init: RequestInit) => Promise<Response> {
  return async (url, init) => {
    const request = new Request(url, init)
    // The browser does not copy a Blob: it reads the file from disk while it sends.
    const body = await request.blob()
    const { promise, resolve, reject } = Promise.withResolvers<Response>()
    const xhr = new XMLHttpRequest()
    xhr.open(request.method, request.url)
    for (const [name, value] of request.headers) xhr.setRequestHeader(name, value)
    xhr.responseType = "blob"
    xhr.upload.addEventListener("progress", ({ loaded, total }) =>
      onUploadProgress({ sentBytes: loaded, totalBytes: total }),
    )
    xhr.addEventListener("load", () => resolve(toResponse(xhr)))
    xhr.addEventListener("error", () => reject(new TypeError("The connection failed")))
    xhr.addEventListener("abort", () => reject(request.signal.reason))
    request.signal.addEventListener("abort", () => xhr.abort(), { once: true })
    request.signal.throwIfAborted()
    xhr.send(body)
    return promise
  }
}

function toResponse(xhr: XMLHttpRequest): Response {
  const headers = new Headers()
  for (const line of xhr.getAllResponseHeaders().trim().split("\r\n")) {
    const colon = line.indexOf(":")
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim())
  }
  return new Response(xhr.response, { status: xhr.status, statusText: xhr.statusText, headers })
}
