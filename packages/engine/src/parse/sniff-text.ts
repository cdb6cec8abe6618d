import { DocumentError } from "../document-error.ts"
import type { FileKind } from "../document.ts"

/** How much of the text is looked at. */
const reach = 16 * 1024
const endings: Readonly<Record<string, FileKind>> = {
  csv: "csv",
  tsv: "tsv",
  tab: "tsv",
  md: "md",
  markdown: "md",
  txt: "txt",
  text: "txt",
  log: "txt",
  html: "html",
  htm: "html",
  xhtml: "html",
  eml: "eml",
}
const mailHeader =
  /^(?:from|to|cc|bcc|reply-to|sender|subject|date|message-id|mime-version|received|return-path|delivered-to|content-type|dkim-signature|x-[a-z-]+):/i

/**
 * Tells text formats apart: by what they begin with, then by the name's ending, then by their delimiters.
 *
 * @throws {DocumentError} file_unsupported for bytes that are not text, and for XML, RTF and PostScript.
 */
export function sniffText(bytes: Buffer, ending: string): FileKind {
  const text = decodeHead(bytes.subarray(0, reach))
  if (text === undefined) {
    throw unsupported(
      "The type of the file is not known. Supported are PDF, PNG, JPEG, TIFF, WebP, DOCX, XLSX, CSV, TSV, TXT, MD, HTML and EML.",
    )
  }
  const start = text.trimStart()
  const named = endings[ending]
  if (start.startsWith("{\\rtf"))
    throw unsupported("RTF files are not supported. Save it as DOCX or PDF and send that.")
  if (start.startsWith("%!PS")) throw unsupported("PostScript is not supported. Convert it to PDF and send that.")
  if (/^(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)*<(?:!doctype\s+html|html|head|body)\b/i.test(start)) return "html"
  if (start.startsWith("<?xml")) {
    throw unsupported("XML files are not supported. Send the document that people read, for example the PDF.")
  }
  if (isMail(start, named === "eml")) return "eml"
  if (named === "html") return /<[a-z!][^>]*>/i.test(text) ? "html" : "txt"
  if (named !== undefined) return named
  if (/^<(?:table|div|p|meta|title|style|h[1-6])\b[^>]*>/i.test(start)) return "html"
  return sniffDelimiter(text)
}

/** Decodes enough to look at; undefined when the bytes are not text. */
function decodeHead(bytes: Buffer): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe && bytes[2] === 0 && bytes[3] === 0) return fold(bytes, 4, 0)
  if (bytes[0] === 0 && bytes[1] === 0 && bytes[2] === 0xfe && bytes[3] === 0xff) return fold(bytes, 4, 3)
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return fold(bytes, 2, 0)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return fold(bytes, 2, 1)
  const zeros = bytes.reduce((count, byte) => count + (byte === 0 ? 1 : 0), 0)
  if (zeros > 0) {
    // UTF-16 without a mark: nearly every second byte of Latin text is zero.
    if (zeros < bytes.length * 0.3 || zeros > bytes.length * 0.6) return undefined
    return fold(bytes, 2, bytes[0] === 0 ? 1 : 0)
  }
  const controls = bytes.reduce((count, byte) => count + (byte < 0x20 && !isTextControl(byte) ? 1 : 0), 0)
  if (controls > bytes.length * 0.02) return undefined
  return bytes.toString("latin1").replace(/^\u00ef\u00bb\u00bf/, "")
}

/** Tab, line feed, vertical tab, form feed, carriage return, escape. */
function isTextControl(byte: number): boolean {
  return (byte >= 0x09 && byte <= 0x0d) || byte === 0x1b
}

/** The low byte of every code unit: all that ASCII markup and headers need. */
function fold(bytes: Buffer, unit: number, offset: number): string {
  let text = ""
  for (let at = unit + offset; at < bytes.length; at += unit) text += String.fromCharCode(bytes[at] ?? 0)
  return text
}

function isMail(start: string, isNamed: boolean): boolean {
  const lines = start.split(/\r\n|\r|\n/, 12)
  const headers = lines.filter((line) => mailHeader.test(line)).length
  const first = lines[0] ?? ""
  const beginsSo = mailHeader.test(first) || first.startsWith("From ")
  return isNamed ? headers >= 1 || start === "" : beginsSo && headers >= 3
}

/** A file without a telling name is delimited when at least three lines hold the same number of delimiters. */
function sniffDelimiter(text: string): FileKind {
  const lines = text
    .split(/\r\n|\r|\n/)
    .slice(0, -1)
    .filter((line) => line.trim() !== "")
    .slice(0, 20)
  if (lines.length < 3) return "txt"
  const isSteady = (delimiter: string) => {
    const counts = lines.map((line) => line.split(delimiter).length - 1)
    const first = counts[0] ?? 0
    return first >= 1 && counts.every((count) => count === first)
  }
  if (isSteady("\t")) return "tsv"
  return isSteady(";") || isSteady(",") || isSteady("|") ? "csv" : "txt"
}

function unsupported(sentence: string): DocumentError {
  return new DocumentError("file_unsupported", sentence)
}
