/** Is a body as `fetch` takes it, with the headers that belong to it. */
export interface OpenedBody {
  readonly content: string | ReadableStream<Uint8Array> | FormData | ArrayBuffer
  readonly headers: Readonly<Record<string, string>>
}

/** Is a body that is opened anew for every attempt. */
export interface RequestBody {
  readonly open: () => OpenedBody | Promise<OpenedBody>
  /** True when the content can be read only once, so that no attempt may be repeated. */
  readonly isOneShot: boolean
}
