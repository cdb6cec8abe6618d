import { DocumentError } from "../document-error.ts"
import type { FileKind } from "../document.ts"
import { rejectForeign, unsupported } from "./foreign-signatures.ts"
import { extensionOf } from "./media-types.ts"
import { sniffText } from "./sniff-text.ts"

/** ISO 32000-1 Annex H: readers accept the header anywhere in the first 1,024 bytes. */
const pdfHeaderReach = 1024
/** Enough for the first local headers of an Office package, whose first parts are small. */
const zipReach = 64 * 1024
/** Longer than every folder name that identifies an Office package. */
const maxEntryNameBytes = 64

/**
 * Detects the kind of a file from its first bytes; 4 KiB suffice for nearly all files, 64 KiB for all that are known.
 * The extension of the name only distinguishes text formats, and Office packages whose parts are beyond `head`. Runs on
 * the thread that serves HTTP: one pass over at most 64 KiB, and no pattern that can backtrack.
 *
 * @throws {DocumentError} file_unsupported or file_encrypted, with a sentence that names the remedy.
 */
export function sniffFile(head: Uint8Array, fileName: string): FileKind {
  const bytes = Buffer.from(head.buffer, head.byteOffset, Math.min(head.byteLength, zipReach))
  const extension = extensionOf(fileName)
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04]) || startsWith(bytes, [0x50, 0x4b, 0x05, 0x06])) {
    return sniffZip(bytes, extension)
  }
  // Before PDF, whose header may be anywhere in the first kilobyte, also after the header of an archive.
  rejectForeign(bytes)
  if (isPdf(bytes)) return "pdf"
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47])) return "png"
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return "jpeg"
  if (startsWith(bytes, [0x49, 0x49, 0x2a, 0x00]) || startsWith(bytes, [0x4d, 0x4d, 0x00, 0x2a])) return "tiff"
  if (bytes.toString("latin1", 0, 4) === "RIFF" && bytes.toString("latin1", 8, 12) === "WEBP") return "webp"
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])) throw compoundFileError(bytes)
  return sniffText(bytes, extension)
}

function startsWith(bytes: Buffer, magic: readonly number[]): boolean {
  return magic.every((byte, index) => bytes[index] === byte)
}

function isPdf(bytes: Buffer): boolean {
  const head = bytes.toString("latin1", 0, pdfHeaderReach)
  if (head.includes("%PDF-")) return true
  // Without its header line a PDF still starts with an indirect object, perhaps after a comment; no other format does.
  const lines = head.split(/[\r\n]/).map((line) => line.trimStart())
  const [first = "", second = ""] = lines.filter((line) => line !== "")
  return /^\d+ 0 obj\b/.test(first.startsWith("%") ? second : first)
}

/** Reads the entry names of the local headers within reach (APPNOTE.TXT 4.3.7). */
function entryNames(bytes: Buffer): string[] {
  const names: string[] = []
  const end = Math.min(bytes.length, zipReach) - 30
  let at = 0
  while (at >= 0 && at <= end) {
    const length = Math.min(bytes.readUInt16LE(at + 26), maxEntryNameBytes)
    names.push(bytes.toString("latin1", at + 30, at + 30 + length))
    // Sizes may be missing here (data descriptor), hence the search for the next header.
    at = bytes.indexOf("PK\u0003\u0004", at + 30, "latin1")
  }
  return names
}

function sniffZip(bytes: Buffer, extension: string): FileKind {
  const names = entryNames(bytes)
  const has = (folder: string) => names.some((name) => name.startsWith(folder))
  if (has("word/")) return "docx"
  if (has("xl/")) return "xlsx"
  if (has("ppt/")) throw unsupported("PowerPoint files are not supported. Save the slides as PDF and send that.")
  const mimetype = bytes.toString("latin1", 30, 120)
  if (mimetype.startsWith("mimetypeapplication/vnd.oasis.opendocument")) {
    throw unsupported("OpenDocument files are not supported. Save the document as DOCX, XLSX or PDF and send that.")
  }
  const isOfficePackage = names.some((name) => /^(\[Content_Types\]\.xml|_rels\/|docProps\/|customXml\/)/.test(name))
  if (isOfficePackage && (extension === "docx" || extension === "xlsx")) return extension
  throw unsupported("Archives are not supported. Unpack the archive and send each document on its own.")
}

/** Office 97–2003 files and encrypted Office packages share one container (MS-CFB); its directory tells them apart. */
function compoundFileError(bytes: Buffer): DocumentError {
  const has = (name: string) => bytes.includes(Buffer.from(name, "utf16le"))
  if (has("EncryptedPackage") || has("EncryptionInfo")) {
    return new DocumentError(
      "file_encrypted",
      "The Office file is protected by a password. Remove the password and send it again.",
    )
  }
  if (has("WordDocument"))
    return unsupported("Old Word files (.doc) are not supported. Save the document as DOCX or PDF and send that.")
  if (has("Workbook") || has("Book")) {
    return unsupported("Old Excel files (.xls) are not supported. Save the workbook as XLSX or CSV and send that.")
  }
  return unsupported(
    "Old or encrypted Office files are not supported. Save the document as DOCX, XLSX or PDF and send that.",
  )
}
