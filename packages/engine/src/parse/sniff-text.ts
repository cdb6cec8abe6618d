import type { FileKind } from "../document.ts"
import { notADocument, unsupported } from "./foreign-signatures.ts"
import { textKindOf } from "./media-types.ts"
import { decodeTextHead } from "./text-head.ts"

const mailHeader =
  /^(?:from|to|cc|bcc|reply-to|sender|subject|date|message-id|mime-version|received|return-path|delivered-to|content-type|dkim-signature|x-[a-z-]+):/i
const pageStart = /^<(?:!doctype\s+html|html|head|body)\b/i
const fragmentStart = /^<(?:table|div|p|meta|title|style|h[1-6])\b/i

/**
 * Distinguishes the text formats by their first characters, then by the extension of the name, then by their delimiters.
 * Reads a constant number of bytes in one pass, since it runs on the thread that serves HTTP.
 *
 * @throws {DocumentError} file_unsupported for bytes that are not text, and for XML, RTF and PostScript.
 */
export function sniffText(bytes: Buffer, extension: string): FileKind {
  const text = decodeTextHead(bytes)
  if (text === undefined) throw notADocument(bytes)
  const start = text.trimStart()
  const named = textKindOf(extension)
  if (start.startsWith("{\\rtf"))
    throw unsupported("RTF files are not supported. Save the document as DOCX or PDF and send that.")
  if (start.startsWith("%!PS")) throw unsupported("PostScript is not supported. Convert it to PDF and send that.")
  if (pageStart.test(skipProlog(start))) return "html"
  if (start.startsWith("<?xml")) {
    throw unsupported("XML files are not supported. Send the document that people read, for example the PDF.")
  }
  if (isMail(start, named === "eml")) return "eml"
  if (named === "html") return hasTag(text) ? "html" : "txt"
  if (named !== undefined) return named
  if (fragmentStart.test(start) && start.includes(">")) return "html"
  return sniffDelimiter(text)
}

/** Drops an XML declaration and the comments before the root element. */
function skipProlog(text: string): string {
  let at = 0
  if (text.startsWith("<?xml")) {
    const end = text.indexOf("?>")
    if (end === -1) return ""
    at = skipSpace(text, end + 2)
  }
  while (text.startsWith("<!--", at)) {
    const end = text.indexOf("-->", at + 4)
    if (end === -1) return ""
    at = skipSpace(text, end + 3)
  }
  return text.slice(at)
}

function skipSpace(text: string, from: number): number {
  let at = from
  while (at < text.length && text.charCodeAt(at) <= 0x20) at++
  return at
}

function hasTag(text: string): boolean {
  const open = text.search(/<[a-z!]/i)
  return open !== -1 && text.includes(">", open)
}

function isMail(start: string, isNamed: boolean): boolean {
  const lines = start.split(/\r\n|\r|\n/, 12)
  const headers = lines.filter((line) => mailHeader.test(line)).length
  const first = lines[0] ?? ""
  const hasMailStart = mailHeader.test(first) || first.startsWith("From ")
  return isNamed ? headers >= 1 || start === "" : hasMailStart && headers >= 3
}

/** Detects delimited files without a known extension: their first lines, at least three, have equally many delimiters. */
function sniffDelimiter(text: string): FileKind {
  const lines = text
    .split(/\r\n|\r|\n/)
    .slice(0, -1)
    .filter((line) => line.trim() !== "")
    .slice(0, 20)
  if (lines.length < 3) return "txt"
  const isConstant = (delimiter: string) => {
    const counts = lines.map((line) => line.split(delimiter).length - 1)
    const first = counts[0] ?? 0
    return first >= 1 && counts.every((count) => count === first)
  }
  if (isConstant("\t")) return "tsv"
  return isConstant(";") || isConstant(",") || isConstant("|") ? "csv" : "txt"
}
