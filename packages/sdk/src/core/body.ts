/** A request body that is opened anew for every attempt. */
export interface RequestBody {
  /** Returns the content and sets the headers that describe it. */
  readonly open: (
    headers: Headers,
  ) => null | string | ArrayBuffer | Blob | ReadableStream<Uint8Array> | Promise<Blob | ReadableStream<Uint8Array>>
  /** Present for files only: true when the content can be read once, so that a failed attempt is not repeated. */
  readonly isOneShot?: boolean
  /** What the caller's stream or progress callback threw; it ends the call, because it would throw again. */
  readonly failure?: { readonly error: unknown } | undefined
}
