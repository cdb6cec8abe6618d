import { InvalidArgumentError } from "../errors/invalid-argument-error.ts"
import type { BytesView, FileData, FileInput, NamedFile, PathOnlyThroughFromPath } from "../files.ts"

/** A file ready to be sent. */
export interface Upload {
  readonly name: string
  readonly type: string
  readonly content: Blob | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> | AsyncIterable<Uint8Array | string>
  /** Bytes; unknown for most streams. */
  readonly size: number | undefined
  /** True for a stream, whose content is gone once it has been sent. */
  readonly isOneShot: boolean
}

/**
 * Turns any accepted form of a file into an upload.
 *
 * Content is recognised by its members, not by `instanceof`: test runners and workers have globals of their own.
 *
 * @throws {InvalidArgumentError} for anything else, a path included, so that a string from outside never names a file
 *   to read
 */
export async function toUpload(input: FileInput | PathOnlyThroughFromPath): Promise<Upload> {
  // Object() wraps primitives such as strings, so that the `in` operator works on them too.
  const given: Partial<NamedFile> = Object(await input)
  const { data, name, type, size }: Partial<NamedFile> = "data" in given ? given : { data: given as FileData }
  const content = toContent(Object(data))
  const own: Partial<File> = "size" in content ? content : {} // a Blob or a File
  const ownSize = "byteLength" in content ? content.byteLength : own.size
  return {
    name: name || own.name || "document",
    type: type || own.type || "application/octet-stream",
    content,
    isOneShot: ownSize === undefined,
    size: ownSize ?? size,
  }
}

function toContent(data: FileData): Upload["content"] {
  if (isBlob(data) || "getReader" in data || Symbol.asyncIterator in data) return data
  if ("byteLength" in data) {
    const view = data as BytesView // or an ArrayBuffer, which has neither `buffer` nor `byteOffset`
    const bytes = new Uint8Array(view.buffer ?? data, view.byteOffset, view.byteLength)
    // fetch rejects memory that another thread could change. slice() copies it, and that of another realm, into memory
    // of its own.
    return isOwnMemory(bytes) ? bytes : bytes.slice()
  }
  // An untyped caller's body may be a text, which has no members to look for.
  if ("body" in data && data.body) return toContent(Object(data.body))
  throw new InvalidArgumentError(
    "Not a file: a Blob, bytes, a stream, a Response, or { data, name } of one of these is; for paths see fromPath()",
  )
}

/** Returns whether content is a Blob: other objects may have a member `stream` that is none of its methods. */
export function isBlob(content: object): content is Blob {
  return typeof (content as Partial<Blob>).stream === "function"
}

function isOwnMemory(bytes: Uint8Array): bytes is Uint8Array<ArrayBuffer> {
  return bytes.buffer instanceof ArrayBuffer
}
