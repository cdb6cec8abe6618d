import { AppError } from "../domain/errors.ts"
import { maxJsonBytes } from "../generated/limits.ts"
import { parseJson, tooLarge } from "./json-body.ts"

/** A document of 11 MiB in base64 still arrives, so that its tool can say what is wrong. */
export const maxMcpBytes = 16 * 1024 * 1024

/** Programs of 2025 may send several messages at once; none does with more than a few, and each can cost what a request costs. */
const maxMessages = 10

const opening = /"data"\s*:\s*"/

/** Returns whether a body may contain a document: by its declared length, and without one. */
export function isLong(contentLength: string | undefined): boolean {
  return contentLength === undefined || Number(contentLength) > maxJsonBytes
}

/**
 * Parses a call of a tool. The content of a document, megabytes of base64, is cut out before and put back after: parsing as much of
 * other JSON would stop the thread that serves requests for a tenth of a second.
 *
 * @throws {AppError} `malformed_json`; `invalid_request` for more than ten messages; `payload_too_large` when the rest is longer than other JSON bodies may be.
 */
export function parseMcpBody(source: string): unknown {
  if (source.length <= maxJsonBytes) return requireFew(parseJson(source))
  const found = opening.exec(source)
  const start = found === null ? 0 : found.index + found[0].length
  const end = source.indexOf('"', start)
  const data = source.slice(start, end)
  if (found === null || end === -1 || source.length - data.length > maxJsonBytes) throw tooLarge(maxJsonBytes)
  const body = parseJson(source.slice(0, start) + source.slice(end))
  const input = memberOf(memberOf(body, "params"), "arguments")
  // Base64 has no escapes, so the text between the quotes is the value.
  if (typeof input !== "object" || input === null || !("data" in input) || input.data !== "" || data.includes("\\")) {
    throw new AppError(
      "payload_too_large",
      "Only `data` of a tool may be as long: the content of a document in base64.",
    )
  }
  input.data = data
  return body
}

function requireFew(body: unknown): unknown {
  if (!Array.isArray(body) || body.length <= maxMessages) return body
  throw new AppError("invalid_request", `A request may contain at most ${maxMessages} messages; send them one by one.`)
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined
}
