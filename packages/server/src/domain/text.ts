import { AppError } from "./errors.ts"

// Unicode category Cc; a name is one line that can be printed.
const controlCharacter = /\p{Cc}/u

/**
 * Trims and validates a name.
 *
 * @throws {AppError} `invalid_request` naming its path when it is empty, longer than `maxLength` or not printable.
 */
export function readName(value: string, path: string, maxLength: number): string {
  const name = value.trim()
  if (name === "") throw new AppError("invalid_request", `${path}: must not be empty`)
  if (name.length > maxLength) {
    throw new AppError("invalid_request", `${path}: must have at most ${maxLength} characters`)
  }
  if (controlCharacter.test(name)) {
    throw new AppError("invalid_request", `${path}: must not contain control characters such as line breaks`)
  }
  return name
}

/**
 * Validates free text.
 *
 * @throws {AppError} `invalid_request` when it is longer than `maxLength` or contains U+0000, which PostgreSQL cannot store.
 */
export function readText(value: string, path: string, maxLength: number): string {
  if (value.length > maxLength) {
    const [limit, length] = [maxLength, value.length].map((count) => count.toLocaleString("en"))
    throw new AppError("invalid_request", `${path}: must have at most ${limit} characters, not ${length}`)
  }
  if (value.includes("\0")) throw new AppError("invalid_request", `${path}: must not contain the character U+0000`)
  return value
}

/** Sanitizes an uploaded file's name for storage and display: no directories, no control characters, at most 255 characters. */
export function cleanFileName(value: string): string {
  const base = value.split(/[\\/]/).at(-1) ?? ""
  const clean = base.replaceAll(/\p{Cc}|[\u202A-\u202E\u2066-\u2069]/gu, "").trim()
  if (clean === "" || clean === "." || clean === "..") return "document"
  return clean.length <= 255 ? clean : shorten(clean)
}

function shorten(name: string): string {
  const dot = name.lastIndexOf(".")
  // The extension stays: it distinguishes CSV, TSV, MD and TXT.
  const extension = dot > 0 && name.length - dot <= 16 ? name.slice(dot) : ""
  // A cut inside a surrogate pair would leave half a character.
  return name.slice(0, 255 - extension.length).replace(/[\uD800-\uDBFF]$/, "") + extension
}
