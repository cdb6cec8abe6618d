import busboy from "busboy"
import { PassThrough, type Readable } from "node:stream"
import { AppError } from "../domain/errors.ts"
import { tooLarge } from "./json-body.ts"

/*
 * An upload is one multipart part named `file`, and nothing else. The bytes flow source → parser → `content`; each hop
 * waits for the next, so a slow store slows down the sender and memory holds a few chunks.
 *
 * The danger: the reader of `content` may act on its end. So `content` ends only when the entire form has been read and
 * found valid. Any earlier failure (a second part, a premature end, too many bytes, silence, an abort) destroys `content`
 * with the error to send, and the reader must discard what it has.
 *
 * The source is never destroyed: its socket has to carry the response. It is only disconnected; the server drains or cuts
 * what the client still sends.
 */

/** The one part of an upload. */
export interface MultipartFile {
  /** As the sender wrote it, without directories; the service sanitizes it. */
  readonly fileName: string
  /** Ends only when the form was complete and valid; otherwise it is destroyed with an {@link AppError}. */
  readonly content: Readable
}

/** Bounds of an upload. */
export interface MultipartOptions {
  readonly contentType: string | undefined
  readonly maxFileBytes: number
  /** Aborts the upload. */
  readonly signal: AbortSignal
  /** Longest silence of the sender in milliseconds. @default 60,000: a mobile client may lose its network for a while */
  readonly idleTimeoutMs?: number
}

const defaultIdleTimeoutMs = 60_000

/** Bytes a form may have around its file: boundaries, the part's headers (16 KiB at most in busboy), a preamble. */
export const maxFormOverheadBytes = 64 * 1024

/**
 * Reads a multipart form up to its file, and resolves with the file while it is still arriving.
 *
 * @throws {AppError} `unsupported_media_type` for another content type, `file_missing` when the form holds no part
 * `file`, `invalid_request` for a broken form or another part; later failures reach `content`.
 */
export function readMultipartFile(source: Readable, options: MultipartOptions): Promise<MultipartFile> {
  return new MultipartUpload(source, createParser(options), options).file
}

/** One upload in progress. It ends once: when the form is complete, or with its first error. */
class MultipartUpload {
  readonly #source: Readable
  readonly #parser: busboy.Busboy
  readonly #options: MultipartOptions
  readonly #content = new PassThrough()
  readonly #found = Promise.withResolvers<MultipartFile>()
  readonly #idleTimer: NodeJS.Timeout
  #isDone = false
  #hasFile = false
  #sizeBytes = 0

  constructor(source: Readable, parser: busboy.Busboy, options: MultipartOptions) {
    this.#source = source
    this.#parser = parser
    this.#options = options
    this.#idleTimer = setTimeout(
      () =>
        this.#fail(new AppError("invalid_request", "The upload stopped before it was complete. Please send it again.")),
      options.idleTimeoutMs ?? defaultIdleTimeoutMs,
    )
    this.#readParts()
    // A rejected upload destroys `content`; before anything listens to it, that must not throw.
    this.#content.on("error", ignore)
    this.#content.on("close", () => {
      // Every upload ends with it: the error, whose stack is expensive, only for one that is not complete.
      if (!this.#isDone) this.#fail(new AppError("invalid_request", "The upload was abandoned."))
    })
    this.#connect()
  }

  /** Resolves when the part `file` starts. */
  get file(): Promise<MultipartFile> {
    return this.#found.promise
  }

  #readParts(): void {
    this.#parser.on("file", (name: string | undefined, part, { filename }) => {
      part.on("error", ignore)
      if (name !== "file" || this.#hasFile) return this.#fail(wrongPart(name, this.#hasFile))
      this.#hasFile = true
      part.on("limit", () => this.#fail(tooLarge(this.#options.maxFileBytes, "The file")))
      part.on("data", (chunk: Buffer) => {
        this.#sizeBytes += chunk.length
      })
      part.pipe(this.#content, { end: false })
      this.#found.resolve({ fileName: filename ?? "", content: this.#content })
    })
    this.#parser.on("field", (name: string | undefined) => this.#fail(wrongPart(name, this.#hasFile)))
    this.#parser.on("partsLimit", () => this.#fail(wrongPart(undefined, this.#hasFile)))
    this.#parser.on("error", (cause) => this.#fail(brokenForm(cause)))
    this.#parser.on("close", () => this.#complete())
  }

  #connect(): void {
    const { signal } = this.#options
    if (signal.aborted) return this.#onAbort()
    signal.addEventListener("abort", this.#onAbort, { once: true })
    this.#source.on("error", this.#onSourceError).on("close", this.#onSourceClose).on("data", this.#onData)
    this.#source.pipe(this.#parser)
  }

  readonly #onAbort = (): void => this.#fail(abortedUpload(this.#options.signal.reason))
  readonly #onSourceError = (cause: Error): void => this.#fail(cause instanceof AppError ? cause : abortedUpload(cause))
  readonly #onSourceClose = (): void => {
    if (!this.#source.readableEnded) this.#fail(abortedUpload(undefined))
  }
  readonly #onData = (): void => void this.#idleTimer.refresh()

  #complete(): void {
    if (this.#isDone) return
    if (!this.#hasFile) return this.#fail(new AppError("file_missing", missingSentence))
    if (this.#sizeBytes === 0) {
      return this.#fail(new AppError("file_empty", "file: is empty; send a file with content"))
    }
    this.#disconnect()
    this.#content.end()
  }

  #fail(error: Error): void {
    if (this.#isDone) return
    this.#disconnect()
    // Destroying the parser ends its file stream with an error of its own, which says less.
    this.#parser.on("error", ignore)
    // Later, because busboy sets a property of its file stream after it has emitted `limit`: destroyed in that event, it
    // throws out of the source's `data` event, which would end the process.
    process.nextTick(() => this.#parser.destroy())
    this.#found.reject(error)
    this.#content.destroy(error)
  }

  #disconnect(): void {
    this.#isDone = true
    clearTimeout(this.#idleTimer)
    this.#options.signal.removeEventListener("abort", this.#onAbort)
    this.#source.off("error", this.#onSourceError).off("close", this.#onSourceClose).off("data", this.#onData)
    this.#source.unpipe(this.#parser)
  }
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
        // A second part has an error of its own, so one more than allowed may start.
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
    ? "The content-type header has no boundary parameter."
    : /unexpected end/i.test(reason)
      ? "The form ends prematurely: its closing boundary is missing."
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
