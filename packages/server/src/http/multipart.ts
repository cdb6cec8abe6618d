import busboy from "busboy"
import { PassThrough, type Readable } from "node:stream"
import { AppError } from "../domain/errors.ts"
import { tooLarge } from "./json-body.ts"

/*
 * An upload is one multipart part named `file`, and nothing else. The bytes flow source → parser → `content`; each hop
 * waits for the next, so a slow store slows the sender and memory holds a few chunks.
 *
 * The danger: whoever reads `content` may act on its end. So `content` ends only when the whole form has been read and
 * found right. Whatever goes wrong before (a second part, an early end, too many bytes, silence, an abort) destroys
 * `content` with the error to answer, and the reader must throw away what it has.
 *
 * The source is never destroyed: behind it is the socket that has to carry the answer. It is only disconnected; the
 * server drains or cuts what the client still sends.
 */

/** The one part of an upload. */
export interface MultipartFile {
  /** As the sender wrote it, without directories; the service makes it safe. */
  readonly fileName: string
  /** Ends only when the form was complete and right; else it is destroyed with an {@link AppError}. */
  readonly content: Readable
}

/** Bounds of an upload. */
export interface MultipartOptions {
  readonly contentType: string | undefined
  readonly maxFileBytes: number
  /** Gives up the upload. */
  readonly signal: AbortSignal
  /** Longest silence of the sender in milliseconds. @default 60,000: a mobile client may lose its network for a while */
  readonly idleTimeoutMs?: number
}

const defaultIdleTimeoutMs = 60_000

/** Bytes a form may have around its file: boundaries, the part's headers (16 KiB at most in busboy), a preamble. */
export const maxFormOverheadBytes = 64 * 1024

/**
 * Reads a multipart form up to its file and hands over the file while it still arrives.
 *
 * @throws {AppError} `unsupported_media_type` for another content type, `file_missing` when the form holds no part
 * `file`, `invalid_request` for a broken form or another part; later failures reach `content`.
 */
export function readMultipartFile(source: Readable, options: MultipartOptions): Promise<MultipartFile> {
  const parser = createParser(options)
  const content = new PassThrough()
  const found = Promise.withResolvers<MultipartFile>()
  let isDone = false
  let hasFile = false
  let size = 0

  const stop = (): void => {
    isDone = true
    clearTimeout(idleTimer)
    options.signal.removeEventListener("abort", onAbort)
    source.off("error", onSourceError).off("close", onSourceClose).off("data", onData)
    source.unpipe(parser)
  }
  const fail = (error: Error): void => {
    if (isDone) return
    stop()
    // Destroying the parser ends its file stream with an error of its own, which says less.
    parser.on("error", ignore)
    // Later, because busboy sets a property of its file stream after it has emitted `limit`: destroyed in that event, it
    // throws out of the source's `data` event, which would end the process.
    process.nextTick(() => parser.destroy())
    found.reject(error)
    content.destroy(error)
  }
  const onAbort = (): void => fail(abortedUpload(options.signal.reason))
  const onSourceError = (cause: Error): void => fail(cause instanceof AppError ? cause : abortedUpload(cause))
  const onSourceClose = (): void => {
    if (!source.readableEnded) fail(abortedUpload(undefined))
  }
  const idleTimer = setTimeout(
    () => fail(new AppError("invalid_request", "The upload stopped before it was complete. Please send it again.")),
    options.idleTimeoutMs ?? defaultIdleTimeoutMs,
  )
  const onData = (): void => void idleTimer.refresh()

  parser.on("file", (name: string | undefined, part, info) => {
    part.on("error", ignore)
    if (name !== "file" || hasFile) return fail(wrongPart(name, hasFile))
    hasFile = true
    part.on("limit", () => fail(tooLarge(options.maxFileBytes, "The file")))
    part.on("data", (chunk: Buffer) => {
      size += chunk.length
    })
    part.pipe(content, { end: false })
    found.resolve({ fileName: info.filename ?? "", content })
  })
  parser.on("field", (name: string | undefined) => fail(wrongPart(name, hasFile)))
  parser.on("partsLimit", () => fail(wrongPart(undefined, hasFile)))
  parser.on("error", (cause) => fail(brokenForm(cause)))
  parser.on("close", () => {
    if (isDone) return
    if (!hasFile) return fail(new AppError("file_missing", missingSentence))
    if (size === 0) return fail(new AppError("file_empty", "file: is empty; send a file with content"))
    stop()
    content.end()
  })
  // A refused upload rejects `found` and destroys `content`; when nobody listens to `content` yet, it must not throw.
  content.on("error", ignore)
  content.on("close", () => {
    if (!isDone) fail(new AppError("invalid_request", "The upload was given up."))
  })

  if (options.signal.aborted) onAbort()
  else {
    options.signal.addEventListener("abort", onAbort, { once: true })
    source.on("error", onSourceError).on("close", onSourceClose).on("data", onData)
    source.pipe(parser)
  }
  return found.promise
}

const missingSentence = "file: is required; send multipart/form-data with one file part of this name"

function createParser(options: MultipartOptions): busboy.Busboy {
  if (!/^multipart\/form-data\s*(?:;|$)/i.test(options.contentType ?? "")) {
    throw new AppError("unsupported_media_type", "The file must be sent as multipart/form-data.")
  }
  try {
    return busboy({
      headers: { "content-type": options.contentType ?? "" },
      defParamCharset: "utf8", // What browsers, curl and fetch send; busboy's default is latin1.
      limits: {
        // One more than allowed: busboy reports the limit when it is reached, not when it is passed.
        fileSize: options.maxFileBytes + 1,
        // A second part is answered with its own sentence, so one more than wanted may begin.
        files: 2,
        fields: 1,
        parts: 3,
        fieldNameSize: 100,
        fieldSize: 1024,
        headerPairs: 32,
      },
    })
  } catch (cause) {
    throw brokenForm(cause)
  }
}

function wrongPart(name: string | undefined, hasFile: boolean): AppError {
  if (name === "file" && !hasFile) {
    return new AppError("file_missing", "file: must be sent as a file part, with a file name")
  }
  if (name === undefined && !hasFile) return new AppError("file_missing", missingSentence)
  if (name === "file" || name === undefined) {
    return new AppError("invalid_request", "file: must be the only part of the form")
  }
  const shown = JSON.stringify(name.slice(0, 100))
  if (hasFile) return new AppError("invalid_request", `${shown}: is not a known part; send only one part named file`)
  return new AppError("file_missing", `${shown}: is not a known part; send the file in a part named file`)
}

function brokenForm(cause: unknown): AppError {
  const reason = cause instanceof Error ? cause.message : ""
  const sentence = /boundary/i.test(reason)
    ? "The content-type header names no boundary of the form."
    : /unexpected end/i.test(reason)
      ? "The form ends too early: its closing boundary is missing."
      : "The form is not valid multipart/form-data (RFC 7578)."
  return new AppError("invalid_request", sentence, { cause })
}

function abortedUpload(cause: unknown): AppError {
  return new AppError("invalid_request", "The upload was cut off before it was complete. Please send it again.", {
    cause,
  })
}

function ignore(): void {
  // The error is reported elsewhere; without a listener it would end the process.
}
