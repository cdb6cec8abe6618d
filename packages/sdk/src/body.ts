/** Is a body that is opened anew for every attempt. */
export interface RequestBody {
  /** Answers the content and sets the headers that belong to it. */
  readonly open: (
    headers: Headers,
  ) => null | string | ArrayBuffer | Blob | ReadableStream<Uint8Array> | Promise<Blob | ReadableStream<Uint8Array>>
  /** Given for a file: true when it can be read only once, so that no attempt may be repeated. */
  readonly isOneShot?: boolean
}
