import { withDeadline } from "../domain/deadline.ts"
import { AppError } from "../domain/errors.ts"
import { maxJsonBytes } from "../generated/limits.ts"
import { findJsonError } from "./json-error-position.ts"
import type { AppContext } from "./env.ts"

/** Milliseconds within which a JSON body must arrive, also the longer one of a call to `/mcp`. */
export const jsonDeadlineMs = 30_000

const jsonMediaType = /^application\/(?:[\w.-]+\+)?json$/i

/**
 * Reads and parses the JSON body of a request, once.
 *
 * @throws {AppError} `unsupported_media_type`, `payload_too_large` (by `content-length` at once, else by counting),
 * `malformed_json` with line and column.
 */
export async function readJson(c: AppContext): Promise<unknown> {
  requireJson(c.req.header("content-type"))
  return parseJson(await readText(c, maxJsonBytes))
}

/**
 * Reads the UTF-8 text of a request's body.
 *
 * @throws {AppError} `payload_too_large`, `malformed_json` when it is not UTF-8, `invalid_request` when it arrives too slowly.
 */
export async function readText(c: AppContext, maxBytes: number): Promise<string> {
  return decode(await readBytes(c, declaredLength(c.req.header("content-length"), maxBytes), maxBytes))
}

/** Parses the JSON text of a body. @throws {AppError} `malformed_json` with line and column. */
export function parseJson(source: string): unknown {
  try {
    return JSON.parse(source)
  } catch {
    // V8's message is omitted on purpose: it quotes the body, which may hold a provider's key.
    if (source.trim() === "") throw new AppError("malformed_json", "The request body is empty; it must be JSON.")
    const { line, column } = findJsonError(source)
    throw new AppError("malformed_json", `The request body is not valid JSON at line ${line}, column ${column}.`)
  }
}

/**
 * Reads `content-length`; undefined for a chunked body.
 *
 * @throws {AppError} `payload_too_large` when it declares more than `maxBytes`.
 */
export function declaredLength(header: string | undefined, maxBytes: number): number | undefined {
  if (header === undefined) return undefined
  const length = Number(header)
  if (length > maxBytes) throw tooLarge(maxBytes)
  return Number.isSafeInteger(length) && length >= 0 ? length : undefined
}

/** Builds the error of a body of more than `maxBytes`; `what` is the subject of its sentence. */
export function tooLarge(maxBytes: number, what = "The request body"): AppError {
  const units = [
    ["MB", 1_000_000],
    ["MiB", 1024 * 1024],
    ["KiB", 1024],
  ] as const
  const [unit, size] = units.find(([, size]) => maxBytes >= size && maxBytes % size === 0) ?? ["bytes", 1]
  return new AppError(
    "payload_too_large",
    `${what} may be at most ${(maxBytes / size).toLocaleString("en")} ${unit} long.`,
  )
}

/** @throws {AppError} `unsupported_media_type` unless a body is declared as JSON in UTF-8. */
export function requireJson(contentType: string | undefined): void {
  const [mediaType = "", ...parameters] = (contentType ?? "").split(";").map((part) => part.trim())
  const charset = parameters.find((parameter) => /^charset=/i.test(parameter))
  const isUtf8 = charset === undefined || /^charset="?utf-8"?$/i.test(charset)
  if (jsonMediaType.test(mediaType) && isUtf8) return
  throw new AppError("unsupported_media_type", "The request body must be JSON: send content-type: application/json.")
}

async function readBytes(c: AppContext, length: number | undefined, maxBytes: number): Promise<Uint8Array> {
  // With a length, Node reads exactly that many bytes: nothing to count.
  const read = async () =>
    length === undefined ? countedBytes(c.req.raw.body, maxBytes) : new Uint8Array(await c.req.raw.arrayBuffer())
  return withDeadline(read, {
    timeoutMs: jsonDeadlineMs,
    onTimeout: () => {
      throw new AppError("invalid_request", "The request body did not arrive in time.")
    },
  })
}

async function countedBytes(body: ReadableStream<Uint8Array> | null, maxBytes: number): Promise<Uint8Array> {
  if (body === null) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return Buffer.concat(chunks, size)
    size += value.byteLength
    if (size > maxBytes) {
      // Not cancelled: that would destroy the socket before the client has read the response. The server drains it.
      reader.releaseLock()
      throw tooLarge(maxBytes)
    }
    chunks.push(value)
  }
}

const utf8 = new TextDecoder("utf-8", { fatal: true })

function decode(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes)
  } catch (cause) {
    throw new AppError("malformed_json", "The request body is not UTF-8 text; JSON must be.", { cause })
  }
}
