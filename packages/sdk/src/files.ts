/**
 * A typed array, a DataView or a Buffer; shared memory is copied. TypeScript's `ArrayBufferView` would say the same, but it
 * has had a parameter since 5.7 only, and a plain `Buffer` would not compile everywhere.
 */
export interface BytesView {
  readonly buffer: ArrayBufferLike
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
  | Request

/** Content plus a file name, for content that carries none. */
export interface NamedFile {
  readonly data: FileData
  /** The name under which the server stores the file. @default the content's own name, else "document" */
  readonly name?: string | undefined
  /** A hint only: the server examines the bytes. @default the content's own type */
  readonly type?: string | undefined
  /** The number of bytes, for a stream that will have exactly so many: it is sent with its length and its progress has a total. */
  readonly size?: number | undefined
}

declare const impossible: unique symbol

/**
 * A type without values, in the parameters that take a file: the compiler's error for a string then names `fromPath()` of
 * `@docsift/sdk/node`.
 */
export interface PathOnlyThroughFromPath {
  readonly [impossible]: never
}

/** Anything that can be sent as a file, or a promise of it such as `fromPath()` returns. */
export type FileInput = FileData | NamedFile | PromiseLike<FileData | NamedFile>
