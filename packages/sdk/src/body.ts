/** Is a body as `fetch` takes it. */
export type BodyContent = string | ArrayBuffer | Blob | ReadableStream<Uint8Array>

/** Is a body that is opened anew for every attempt. */
export interface RequestBody {
  /** Answers the content and sets the headers that belong to it. */
  readonly open: (headers: Headers) => BodyContent | Promise<BodyContent>
  /** True when the content can be read only once, so that no attempt may be repeated. */
  readonly isOneShot: boolean
}
