/** A response that is larger than the response of any model. */
export class ResponseTooLargeError extends Error {
  override readonly name = "ResponseTooLargeError"
}

/** Bounds the bytes of every response while it arrives; a response that is too large is neither kept nor read to its end. */
export function boundedFetch(inner: typeof fetch, maxBytes: number): typeof fetch {
  return async (input, init) => {
    const response = await inner(input, init)
    if (response.body === null) return response
    let bytes = 0
    const counter = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength
        if (bytes <= maxBytes) controller.enqueue(chunk)
        else controller.error(new ResponseTooLargeError(`The response has more than ${maxBytes} bytes.`))
      },
    })
    const { status, statusText, headers } = response
    return new Response(response.body.pipeThrough(counter), { status, statusText, headers })
  }
}
