import { PassThrough, type Readable } from "node:stream"
import { AppError } from "../domain/errors.ts"
import { FormScanner } from "./form-scanner.ts"
import { tooLarge } from "./json-body.ts"
import type { PartHeaders } from "./part-headers.ts"

/*
 * An upload is one multipart part named `file`, and nothing else. The bytes flow source → scanner → `content`; a slow
 * reader of `content` pauses the source and with it the sender, so memory holds a few chunks.
 *
 * The danger: whoever reads `content` may act on its end. So `content` ends only when the whole form has been read and
 * found right. Whatever goes wrong before (a second part, an early end, too many bytes, silence, an abort) destroys
 * `content` with the error to answer, and the reader must throw away what it has.
 *
 * The source is never destroyed: behind it is the socket that has to carry the answer. It is only let go; the server
 * drains or cuts what the client still sends.
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

/** Bytes a form may have around its file: boundaries, the part's headers (at most 16 KiB), a preamble. */
export const maxFormOverheadBytes = 64 * 1024

/**
 * Reads a multipart form up to its file and hands over the file while it still arrives.
 *
 * @throws {AppError} `unsupported_media_type` for another content type, `file_missing` when the form holds no part
 * `file`, `invalid_request` for a broken form or another part; later failures reach `content`.
 */
export function readMultipartFile(source: Readable, options: MultipartOptions): Promise<MultipartFile> {
  const content = new PassThrough()
  const found = Promise.withResolvers<MultipartFile>()
  let hasFile = false
  let isComplete = false
  let isDone = false
  let size = 0

  const stop = (): void => {
    isDone = true
    clearTimeout(idleTimer)
    options.signal.removeEventListener("abort", onAbort)
    source.off("data", onData).off("end", onEnd).off("error", onError).off("close", onClose)
    source.pause()
    scanner.stop()
  }
  const fail = (error: AppError): void => {
    if (isDone) return
    stop()
    found.reject(error)
    content.destroy(error)
  }
  const scanner = new FormScanner(boundaryOf(options.contentType), maxFormOverheadBytes, {
    part(headers) {
      const isFile = headers.fileName !== undefined || headers.mediaType === "application/octet-stream"
      if (hasFile || headers.name !== "file" || !isFile) return fail(wrongPart(headers, hasFile))
      hasFile = true
      found.resolve({ fileName: headers.fileName ?? "", content })
    },
    content(bytes) {
      size += bytes.length
      if (size > options.maxFileBytes) return fail(tooLarge(options.maxFileBytes, "The file"))
      if (!content.write(bytes)) source.pause()
    },
    complete() {
      isComplete = true
    },
    broken: () => fail(brokenForm()),
  })

  const onData = (chunk: Buffer): void => {
    idleTimer.refresh()
    scanner.push(chunk)
  }
  const onEnd = (): void => {
    if (!isComplete)
      return fail(new AppError("invalid_request", "The form ends too early: its closing boundary is missing."))
    if (!hasFile) return fail(new AppError("file_missing", missingSentence))
    if (size === 0) return fail(new AppError("file_empty", "file: is empty; send a file with content"))
    stop()
    content.end()
  }
  const onError = (cause: unknown): void => fail(cutOff(cause))
  const onAbort = (): void => fail(cutOff(options.signal.reason))
  // The end comes before the close; a close without one means that the sender is gone.
  const onClose = (): void => fail(cutOff(undefined))
  const idleTimer = setTimeout(
    () => fail(new AppError("invalid_request", "The upload stopped before it was complete. Please send it again.")),
    options.idleTimeoutMs ?? defaultIdleTimeoutMs,
  )

  // The error reaches the reader, too; without any listener it would end the process.
  content.on("error", () => undefined)
  content.on("drain", () => {
    if (!isDone) source.resume()
  })
  content.on("close", () => fail(new AppError("invalid_request", "The upload was given up.")))
  if (options.signal.aborted) onAbort()
  else if (source.destroyed) onClose()
  else {
    options.signal.addEventListener("abort", onAbort, { once: true })
    source.on("end", onEnd).on("error", onError).on("close", onClose).on("data", onData)
  }
  return found.promise
}

const missingSentence = "file: is required; send multipart/form-data with one file part of this name"

/** Reads the boundary (RFC 2046 §5.1.1: 1 to 70 characters) out of the content type. */
function boundaryOf(contentType = ""): string {
  if (!/^multipart\/form-data\s*(?:;|$)/i.test(contentType)) {
    throw new AppError("unsupported_media_type", "The file must be sent as multipart/form-data.")
  }
  const [, quoted, token] = /;\s*boundary\s*=\s*(?:"([^"]*)"|([^\s;"]*))/i.exec(contentType) ?? []
  const boundary = quoted ?? token ?? ""
  if (/^[\x20-\x7E]{1,70}$/.test(boundary)) return boundary
  throw new AppError("invalid_request", "The content-type header names no boundary of the form.")
}

function wrongPart({ name }: PartHeaders, hasFile: boolean): AppError {
  if (name === undefined && !hasFile) return new AppError("file_missing", missingSentence)
  if (name === "file" && !hasFile) {
    return new AppError("file_missing", "file: must be sent as a file part, with a file name")
  }
  if (name === "file" || name === undefined) {
    return new AppError("invalid_request", "file: must be the only part of the form")
  }
  const shown = JSON.stringify(name.slice(0, 100))
  if (hasFile) return new AppError("invalid_request", `${shown}: is not a known part; send only one part named file`)
  return new AppError("file_missing", `${shown}: is not a known part; send the file in a part named file`)
}

function brokenForm(): AppError {
  return new AppError("invalid_request", "The form is not valid multipart/form-data (RFC 7578).")
}

function cutOff(cause: unknown): AppError {
  return new AppError("invalid_request", "The upload was cut off before it was complete. Please send it again.", {
    cause,
  })
}
