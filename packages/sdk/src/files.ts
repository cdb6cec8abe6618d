import { InvalidArgumentError } from "./errors/invalid-argument-error.ts"

/** Is the content of a file. Blobs and bytes can be sent again after a failure; a stream is sent once. */
export type FileData =
  | Blob
  | ArrayBuffer
  | ArrayBufferView<ArrayBuffer>
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
  readonly content: Blob | Uint8Array<ArrayBuffer> | AsyncIterable<Uint8Array | string>
  /** Bytes; unknown for a stream. */
  readonly size: number | undefined
}

// Content is told apart by what it can do, not by `instanceof`: test runners and workers have globals of their own.
function isBlob(data: object): data is Blob {
  return "size" in data && "stream" in data && "arrayBuffer" in data
}

function isResponse(data: object): data is Response {
  return "body" in data && "headers" in data
}

async function* readStream(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  const reader = stream.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    // Lets go of the source when the request ends early; of no effect once everything is read.
    reader.cancel().catch(() => {})
  }
}

/** Lists the chunks of a file. */
export function readChunks(content: Upload["content"]): AsyncIterable<Uint8Array | string> | Iterable<Uint8Array> {
  if (ArrayBuffer.isView(content)) return [content]
  return isBlob(content) ? readStream(content.stream()) : content
}

function toContent(data: object): Upload["content"] {
  if (isBlob(data)) return data
  if (ArrayBuffer.isView(data)) return new Uint8Array(data.buffer as ArrayBuffer, data.byteOffset, data.byteLength) // never a SharedArrayBuffer by type
  if (Object.prototype.toString.call(data) === "[object ArrayBuffer]") return new Uint8Array(data as ArrayBuffer)
  if ("getReader" in data) return readStream(data as ReadableStream<Uint8Array>)
  if (Symbol.asyncIterator in data) return data as AsyncIterable<Uint8Array>
  throw new InvalidArgumentError("A file must be a Blob, bytes, a stream, a Response or { data, name, type } of these")
}

/**
 * Makes any accepted form of a file into an upload.
 *
 * @throws {InvalidArgumentError} for anything else; a path is one of them, so that no text from outside reads files
 */
export async function toUpload(input: FileInput): Promise<Upload> {
  const given: unknown = await input
  if (typeof given === "string")
    throw new InvalidArgumentError(
      "A file cannot be a string: use fromPath() of @docsift/sdk/node, or new Blob([text])",
    )
  if (typeof given !== "object" || given === null) throw new InvalidArgumentError("The file is missing")
  const { data, name, type } = "data" in given ? (given as NamedFile) : { data: given }
  return describe(data, name, type)
}

function describe(data: object, name: string | undefined, type: string | undefined): Upload {
  if (isResponse(data)) {
    if (!data.body) throw new InvalidArgumentError("The response given as the file has no body")
    const lastSegment = decodeURIComponent(/[^/]*$/.exec(data.url.replace(/[?#].*$/s, ""))?.[0] ?? "")
    return describe(data.body, name ?? lastSegment, type ?? data.headers.get("content-type") ?? undefined)
  }
  const content = toContent(data)
  const own: { name?: unknown; type?: string; size?: number } = isBlob(data) ? data : {}
  return {
    name: name || (typeof own.name === "string" && own.name) || "document",
    type: type || own.type || "application/octet-stream",
    content,
    size: ArrayBuffer.isView(content) ? content.byteLength : own.size,
  }
}
