import type { FileInput, PathOnlyThroughFromPath } from "../files.ts"
import type { UploadOptions } from "../options.ts"
import type { RequestBody } from "./body.ts"
import { randomId } from "./random-id.ts"
import { isBlob, toUpload } from "./upload.ts"

/**
 * Escapes a value for the headers of the file's part: a quote or a line break would end the value and let a file name
 * inject headers.
 *
 * @see https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#multipart-form-data
 */
function escape(value: string): string {
  // oxlint-disable-next-line no-control-regex -- control characters are the ones to escape
  return value.replace(/[\0-\x1f\x7f"]/g, encodeURIComponent)
}

/**
 * Returns whether this runtime's `fetch` streams a request body and respects the content-length set for it, as Node's
 * does. Everywhere else only a Blob is certain to work.
 */
function canStream(): boolean {
  return Boolean(globalThis.process?.versions?.node) && !("Deno" in globalThis)
}

// TypeScript's DOM library, which a page compiled together with these sources brings, lacks the method.
type StreamFrom = typeof ReadableStream & { from(chunks: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> }

// The chunk size in which Node's Blob reads a file. Bytes in memory are split only when progress is reported.
const progressChunkBytes = 65_536

/**
 * Creates the body that carries a file in the part `file`, written anew for every attempt.
 *
 * On Node it is a stream of few chunks: head, file, tail. Bytes in memory are a single chunk, sent without a copy, which
 * FormData would make.
 *
 * @see RFC 7578
 */
export function createMultipart(
  file: FileInput | PathOnlyThroughFromPath,
  { onUploadProgress }: UploadOptions = {},
): Promise<RequestBody> {
  const body = toUpload(file).then(({ name, type, content, size, isOneShot }): RequestBody => {
    const boundary = randomId()
    const encoder = new TextEncoder()
    const head = encoder.encode(
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${escape(name)}"\r\n` +
        `content-type: ${escape(type)}\r\n\r\n`,
    )
    const tail = encoder.encode(`\r\n--${boundary}--\r\n`)
    async function* chunks() {
      const step = onUploadProgress ? progressChunkBytes : Infinity
      const source = isBlob(content) ? content.stream() : "byteLength" in content ? [content] : content
      let sentBytes = 0
      yield head
      try {
        for await (const chunk of source) {
          const bytes = typeof chunk === "string" ? encoder.encode(chunk) : chunk
          for (let at = 0; at < bytes.length; at += step) {
            const part = bytes.subarray(at, at + step)
            yield part
            // Execution continues here once the connection has accepted this chunk.
            onUploadProgress?.({ sentBytes: (sentBytes += part.length), totalBytes: size })
          }
        }
      } catch (error) {
        body.failure = { error }
        throw error
      }
      yield tail
    }
    const body: RequestBody & { failure?: { readonly error: unknown } } = {
      isOneShot,
      open: async (headers) => {
        headers.set("content-type", `multipart/form-data; boundary=${boundary}`)
        if (canStream()) {
          if (size !== undefined) headers.set("content-length", `${head.length + size + tail.length}`)
          return (ReadableStream as StreamFrom).from(chunks())
        }
        // Blobs and bytes become parts of the Blob as they are; a stream is collected first.
        const parts: unknown[] = []
        for await (const part of isOneShot ? chunks() : [head, content, tail]) parts.push(part)
        return new Blob(parts as (Blob | Uint8Array<ArrayBuffer>)[])
      },
    }
    return body
  })
  // A call that fails before it sends anything never awaits the body; a failure of the body must not be unhandled then.
  body.catch(() => {})
  return body
}
