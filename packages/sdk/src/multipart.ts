import type { RequestBody } from "./body.ts"
import { type FileInput, toUpload } from "./files.ts"
import type { UploadOptions } from "./options.ts"
import { randomId } from "./random-id.ts"

/**
 * Escapes what becomes part of a header of the file's part: a quote or a line break would end the value and let a file
 * name write headers of its own.
 *
 * @see https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#multipart-form-data
 */
function escape(value: string): string {
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  return value.replace(/[\0-\x1f\x7f"]/g, encodeURIComponent)
}

/**
 * Tells whether this runtime's `fetch` sends a stream as it is and heeds the content-length beside it, which Node does.
 * Elsewhere a Blob is what always works.
 */
function canStream(): boolean {
  return Boolean(globalThis.process?.versions?.node) && !("Deno" in globalThis)
}

// The compiler's DOM library, which a page beside these sources brings, does not know the method.
type StreamFrom = typeof ReadableStream & { from(chunks: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> }

// What Node's Blob reads a file in; bytes in memory are cut only when somebody counts them.
const countedBytes = 65_536

/**
 * Makes the body that carries a file in the part `file`, written anew for every attempt.
 *
 * On Node it is a stream of few chunks: head, file, tail. Bytes in memory are one chunk, sent from where they lie;
 * FormData would copy them first.
 *
 * @see RFC 7578
 */
export function createMultipart(file: FileInput, { onUploadProgress }: UploadOptions = {}): Promise<RequestBody> {
  const body = toUpload(file).then(({ name, type, content, size }): RequestBody => {
    const boundary = randomId()
    const encoder = new TextEncoder()
    const head = encoder.encode(
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${escape(name)}"\r\n` +
        `content-type: ${escape(type)}\r\n\r\n`,
    )
    const tail = encoder.encode(`\r\n--${boundary}--\r\n`)
    async function* chunks() {
      const step = onUploadProgress ? countedBytes : Infinity
      const source = "stream" in content ? content.stream() : "byteLength" in content ? [content] : content
      let sentBytes = 0
      yield head
      for await (const chunk of source) {
        const bytes = typeof chunk === "string" ? encoder.encode(chunk) : chunk
        for (let at = 0; at < bytes.length; at += step) {
          const part = bytes.subarray(at, at + step)
          yield part
          // The next one is asked for when this one has been taken over by the connection.
          onUploadProgress?.({ sentBytes: (sentBytes += part.length), totalBytes: size })
        }
      }
      yield tail
    }
    return {
      isOneShot: size === undefined,
      open: async (headers) => {
        headers.set("content-type", `multipart/form-data; boundary=${boundary}`)
        if (canStream()) {
          if (size !== undefined) headers.set("content-length", `${head.length + size + tail.length}`)
          return (ReadableStream as StreamFrom).from(chunks())
        }
        // Blobs and bytes go into the Blob as they are; what comes in pieces is collected.
        const parts: unknown[] = []
        for await (const part of size === undefined ? chunks() : [head, content, tail]) parts.push(part)
        return new Blob(parts as (Blob | Uint8Array<ArrayBuffer>)[])
      },
    }
  })
  // A call that fails before it sends anything never asks for the body; its own failure must not go unhandled then.
  body.catch(() => {})
  return body
}
