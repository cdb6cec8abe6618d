import type { OpenedBody, RequestBody } from "./body.ts"
import { readChunks, type Upload } from "./files.ts"

/**
 * Escapes a file name for `content-disposition`. A quote or a line break would end the value and let the name write
 * headers of its own.
 *
 * @see https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#multipart-form-data
 */
export function escapeFileName(name: string): string {
  // eslint-disable-next-line no-control-regex -- control characters are what is looked for
  return name.replace(
    /[\u0000-\u001f\u007f"]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`,
  )
}

/** Answers the type if it is one, since it is written into a header too. */
function checkType(type: string): string {
  return /^[\w.+-]+\/[\w.+-]+(;[ \w.+=-]*)?$/.test(type) ? type : "application/octet-stream"
}

/**
 * Tells whether this runtime's `fetch` sends a stream as it is and heeds the content-length beside it: Node and Bun do.
 * Elsewhere FormData is the one form that always works.
 */
function canStream(): boolean {
  return (
    typeof process === "object" &&
    Boolean(process.versions?.node) &&
    !("Deno" in globalThis) &&
    !("WebSocketPair" in globalThis)
  )
}

function streamOf(chunks: AsyncGenerator<Uint8Array<ArrayBuffer>>): ReadableStream<Uint8Array> {
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await chunks.next()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      async cancel() {
        await chunks.return(undefined)
      },
    },
    { highWaterMark: 0 },
  )
}

/**
 * Writes the multipart body as a stream of few chunks: head, file, tail. Bytes in memory are one chunk, sent from where
 * they lie; FormData would copy them first.
 */
function openStream(upload: Upload): OpenedBody {
  const encoder = new TextEncoder()
  const boundary = `docsift-${crypto.getRandomValues(new Uint32Array(4)).join("")}`
  const head = encoder.encode(
    `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${escapeFileName(upload.name)}"\r\n` +
      `content-type: ${checkType(upload.type)}\r\n\r\n`,
  )
  const tail = encoder.encode(`\r\n--${boundary}--\r\n`)
  async function* chunks() {
    yield head
    for await (const chunk of readChunks(upload.content))
      yield typeof chunk === "string" ? encoder.encode(chunk) : chunk
    yield tail
  }
  return {
    content: streamOf(chunks() as AsyncGenerator<Uint8Array<ArrayBuffer>>),
    headers: {
      "content-type": `multipart/form-data; boundary=${boundary}`,
      ...(upload.size !== undefined && { "content-length": String(head.length + upload.size + tail.length) }),
    },
  }
}

async function openForm(upload: Upload): Promise<OpenedBody> {
  const parts: (Blob | Uint8Array<ArrayBuffer> | string)[] = []
  if (upload.content instanceof Blob) parts.push(upload.content)
  else for await (const chunk of readChunks(upload.content)) parts.push(chunk as Uint8Array<ArrayBuffer> | string)
  const form = new FormData()
  form.append("file", new Blob(parts, { type: checkType(upload.type) }), upload.name)
  return { content: form, headers: {} }
}

/** Makes the body that carries a file in the part `file`, written anew for every attempt. */
export function createMultipart(upload: Upload): RequestBody {
  return {
    isOneShot: upload.size === undefined,
    open: () => (canStream() ? openStream(upload) : openForm(upload)),
  }
}
