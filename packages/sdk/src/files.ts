/**
 * A typed array, a DataView or a Buffer over memory that no other thread changes. `ArrayBufferView<ArrayBuffer>` would
 * say the same, but only since TypeScript 5.7.
 */
export interface BytesView {
  readonly buffer: ArrayBuffer
  /** The position in `buffer` of the first byte. */
  readonly byteOffset: number
  readonly byteLength: number
}

/** The content of a file. Blobs and bytes can be sent again after a failure; a stream is sent once. */
export type FileData =
  | Blob
  | ArrayBuffer
  | BytesView
  | ReadableStream<Uint8Array>
  | AsyncIterable<Uint8Array | string>
  | Response

/** Content plus a file name, for content that carries none. */
export interface NamedFile {
  readonly data: FileData
  /** The name under which the server stores the file. @default the content's own name, else "document" */
  readonly name?: string | undefined
  /** A hint only: the server examines the bytes. @default the content's own type */
  readonly type?: string | undefined
}

/** Anything that can be sent as a file, or a promise of it such as `fromPath()` returns. */
export type FileInput = FileData | NamedFile | PromiseLike<FileData | NamedFile>
