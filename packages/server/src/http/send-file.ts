import { PassThrough, Readable } from "node:stream"
import { contentDispositionHeader } from "../generated/header-names.ts"
import type { FileDownload } from "../services/files.ts"
import type { ByteRange } from "../ports/file-storage.ts"
import { parseRange } from "./byte-range.ts"
import { contentDisposition } from "../domain/content-disposition.ts"
import type { AppContext } from "./env.ts"

/** A document is untrusted: it may be displayed, but run, load and send nothing. */
const contentSecurityPolicy = "sandbox; default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'"

/**
 * Sends a document, or the requested range (RFC 9110 §14): 200, 206, 304 or 416. Several ranges at once get the entire
 * document. The content is opened only when bytes are sent, so HEAD costs nothing. When the store fails midway, `onBroken`
 * is called and the client's connection is cut: the only way left to signal that the bytes are incomplete.
 */
export async function sendFile(
  c: AppContext,
  file: FileDownload,
  onBroken: (error: unknown) => void,
): Promise<Response> {
  const entityTag = `"${file.sha256}"`
  c.header("etag", entityTag)
  c.header("accept-ranges", "bytes")
  c.header("content-type", file.mediaType)
  c.header(contentDispositionHeader, contentDisposition(file.isInline ? "inline" : "attachment", file.fileName))
  c.header("content-security-policy", contentSecurityPolicy)
  if (matchesTag(c.req.header("if-none-match"), entityTag)) return c.body(null, 304)

  const ifRange = c.req.header("if-range")
  const isRangeWanted = ifRange === undefined || ifRange === entityTag
  const range = isRangeWanted ? parseRange(c.req.header("range"), file.sizeBytes) : undefined
  if (range === "unsatisfiable") {
    c.header("content-range", `bytes */${file.sizeBytes}`)
    c.header("content-type", undefined)
    c.header(contentDispositionHeader, undefined)
    return c.body(null, 416)
  }
  if (range === undefined) return send(c, file, onBroken)
  c.header("content-range", `bytes ${range.start}-${range.end}/${file.sizeBytes}`)
  return send(c, file, onBroken, range)
}

async function send(
  c: AppContext,
  file: FileDownload,
  onBroken: (error: unknown) => void,
  range?: ByteRange,
): Promise<Response> {
  c.header("content-length", String(range === undefined ? file.sizeBytes : range.end - range.start + 1))
  const status = range === undefined ? 200 : 206
  // Hono runs GET's handler for HEAD and drops the body; a stream opened for it would stay open.
  if (c.req.method === "HEAD") return c.body(null, status)
  const content = await file.read(range)
  return c.body(toBody(c, content, onBroken), status)
}

/**
 * Makes the body of a response of a stream, which ends with it. When the stream fails midway, the client's connection is cut: the
 * only way left to signal that the bytes are incomplete.
 */
export function toBody(
  c: AppContext,
  content: Readable,
  onBroken?: (error: unknown) => void,
): ReadableStream<Uint8Array> {
  const body = new PassThrough()
  content.on("error", (error) => {
    onBroken?.(error)
    const { outgoing } = c.env
    // An error inside the body would be printed by the HTTP adapter; cutting the connection ends the body too.
    if (outgoing === undefined) body.destroy(error)
    else outgoing.destroy()
  })
  body.on("close", () => content.destroy())
  content.pipe(body)
  // Node's own type of a web stream and the global one differ in name only.
  return Readable.toWeb(body) as ReadableStream<Uint8Array>
}

/** Returns whether `If-None-Match` names an entity tag (RFC 9110 §13.1.2). */
export function matchesTag(header: string | undefined, entityTag: string): boolean {
  if (header === undefined) return false
  return header.split(",").some((each) => each.trim().replace(/^W\//, "") === entityTag || each.trim() === "*")
}
