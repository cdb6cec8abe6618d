import { InvalidArgumentError } from "./errors/invalid-argument-error.ts"

/**
 * Is a typed array, a DataView or a Buffer over memory that no other thread changes. `ArrayBufferView<ArrayBuffer>` would
 * say the same, but only since TypeScript 5.7.
 */
export interface BytesView {
  readonly buffer: ArrayBuffer
  /** Where in `buffer` the bytes begin. */
  readonly byteOffset: number
  readonly byteLength: number
}

/** Is the content of a file. Blobs and bytes can be sent again after a failure; a stream is sent once. */
export type FileData =
  | Blob
  | ArrayBuffer
  | BytesView
  | ReadableStream<Uint8Array>
  | AsyncIterable<Uint8Array | string>
  | Response

/** Is content with a name, where the content has none of its own. */
export interface NamedFile {
  readonly data: FileData
  /** The name it is kept under. @default the data's own, else "document" */
  readonly name?: string | undefined
  /** A hint only: the server looks at the bytes. @default the data's own */
  readonly type?: string | undefined
}

/** Is whatever can be sent as a file, or a promise of it such as `fromPath()` returns. */
export type FileInput = FileData | NamedFile | PromiseLike<FileData | NamedFile>

/** Is a file ready to be sent. */
export interface Upload {
  readonly name: string
  readonly type: string
  readonly content: Blob | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> | AsyncIterable<Uint8Array | string>
  /** Bytes; unknown for a stream. */
  readonly size: number | undefined
}

/**
 * Makes any accepted form of a file into an upload.
 *
 * Content is told apart by what it can do, not by `instanceof`: test runners and workers have globals of their own.
 *
 * @throws {InvalidArgumentError} for anything else; a path is one of them, so that no text from outside reads files
 */
export async function toUpload(input: FileInput): Promise<Upload> {
  // Object() wraps what is no object, such as text, so that it can be asked for members too.
  const given: Partial<NamedFile> = Object(await input)
  const { data, name, type }: Partial<NamedFile> = "data" in given ? given : { data: given as FileData }
  const content = toContent(Object(data))
  const own: Partial<File> = "size" in content ? content : {} // a Blob or a File
  return {
    name: name || own.name || "document",
    type: type || own.type || "application/octet-stream",
    content,
    size: "byteLength" in content ? content.byteLength : own.size,
  }
}

function toContent(data: FileData): Upload["content"] {
  if ("stream" in data || "getReader" in data || Symbol.asyncIterator in data) return data
  if ("byteLength" in data) {
    const view = data as BytesView // or an ArrayBuffer, which has no buffer and no offset
    return new Uint8Array(view.buffer ?? data, view.byteOffset, view.byteLength)
  }
  if (data.body) return data.body
  throw new InvalidArgumentError("Not a file; for paths see fromPath()")
}
