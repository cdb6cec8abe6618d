import { Readable } from "node:stream"
import type { ReadableStream as NodeReadableStream } from "node:stream/web"
import { AppError } from "../domain/errors.ts"
import { withJoinedSignal } from "../domain/joined-signal.ts"
import type { AppContext } from "./env.ts"
import { tooLarge } from "./json-body.ts"
import { maxFormOverheadBytes, type MultipartFile, readMultipartFile } from "./multipart.ts"

/**
 * Passes the one file of a multipart request to `use` while it is still arriving. When `use` ends without reading it all,
 * the rest is neither read nor cancelled: on Node the same socket still has to carry the response, and the server drains
 * or cuts it. When the upload itself was at fault, its error takes precedence over the error of `use`.
 *
 * @throws {AppError} what `use` throws, `payload_too_large` by `content-length` at once, and what
 * {@link readMultipartFile} throws.
 */
export async function withUpload<T>(
  c: AppContext,
  maxFileBytes: number,
  use: (upload: MultipartFile, signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const declared = Number(c.req.header("content-length") ?? 0)
  if (declared > maxFileBytes + maxFormOverheadBytes) throw tooLarge(maxFileBytes, "The file")
  const aborted = new AbortController()
  return withJoinedSignal({ signals: [c.req.raw.signal, aborted.signal] }, async (signal) => {
    const options = { contentType: c.req.header("content-type"), maxFileBytes, signal }
    const upload = await readMultipartFile(sourceOf(c), options)
    let failure: Error | undefined
    upload.content.once("error", (error) => {
      // Any other error comes from the reader: a store that fails midway destroys what it does not read.
      if (error instanceof AppError) failure = error
      aborted.abort(error)
    })
    try {
      return await use(upload, signal)
    } catch (error) {
      throw failure ?? error
    } finally {
      upload.content.destroy()
    }
  })
}

function sourceOf(c: AppContext): Readable {
  const { incoming } = c.env
  if (incoming !== undefined) return incoming
  const { body } = c.req.raw
  if (body === null) return Readable.from([])
  // Node's own type of a web stream and the global one differ in name only.
  const source = Readable.fromWeb(body as NodeReadableStream<Uint8Array>)
  // A sender may disconnect after reading has stopped; an error without a listener would end the process.
  return source.on("error", () => undefined)
}
