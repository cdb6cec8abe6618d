import type { ByteRange } from "../ports/file-storage.ts"

/**
 * Parses a `Range` header (RFC 9110 §14.2). Returns undefined when the entire file is to be sent: no header, another
 * unit, a malformed header, or several ranges at once (a server may ignore them). `unsatisfiable` means status 416.
 */
export function parseRange(header: string | undefined, sizeBytes: number): ByteRange | "unsatisfiable" | undefined {
  const match = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i.exec(header ?? "")
  const [, first = "", last = ""] = match ?? []
  if (match === null || (first === "" && last === "")) return undefined
  if (first === "") {
    const suffix = Number(last)
    if (suffix === 0 || sizeBytes === 0) return "unsatisfiable"
    return { start: Math.max(0, sizeBytes - suffix), end: sizeBytes - 1 }
  }
  const start = Number(first)
  if (last !== "" && Number(last) < start) return undefined
  if (start >= sizeBytes) return "unsatisfiable"
  return { start, end: last === "" ? sizeBytes - 1 : Math.min(Number(last), sizeBytes - 1) }
}
