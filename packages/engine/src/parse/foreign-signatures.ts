import { DocumentError } from "../document-error.ts"

/** The signature of a file type that is never a document, and the sentence that rejects it. */
interface Signature {
  readonly bytes: Buffer
  readonly offset: number
  readonly sentence: string
}

const program = "Programs are not supported. Send the document itself, for example as PDF."
const archive = "Archives are not supported. Unpack the archive and send each document on its own."
const image = (format: string) => `${format} images are not supported. Save the image as PNG or JPEG and send that.`

function signature(sentence: string, bytes: string | readonly number[], offset = 0): Signature {
  return { bytes: typeof bytes === "string" ? Buffer.from(bytes, "latin1") : Buffer.from(bytes), offset, sentence }
}

/** Signatures that no text starts with (file(1)'s magic database; PRONOM). */
const unmistakable: readonly Signature[] = [
  signature(program, "\u007fELF"),
  // Mach-O in both byte orders and widths; the signature of fat binaries is also that of Java classes.
  signature(program, [0xfe, 0xed, 0xfa, 0xce]),
  signature(program, [0xfe, 0xed, 0xfa, 0xcf]),
  signature(program, [0xce, 0xfa, 0xed, 0xfe]),
  signature(program, [0xcf, 0xfa, 0xed, 0xfe]),
  signature(program, [0xca, 0xfe, 0xba, 0xbe]),
  signature(program, "\0asm"),
  signature(archive, [0x1f, 0x8b, 0x08]),
  signature(archive, [0x1f, 0x9d]),
  signature(archive, [0xfd, 0x37, 0x7a, 0x58, 0x5a, 0x00]),
  signature(archive, [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c]),
  signature(archive, "Rar!\u001a\u0007"),
  signature(archive, [0x28, 0xb5, 0x2f, 0xfd]),
  signature(archive, [0x04, 0x22, 0x4d, 0x18]),
  signature(archive, "MSCF\0\0\0\0"),
  signature(archive, "!<arch>\n"),
  signature(archive, "1AY&SY", 4),
  signature(archive, "ustar", 257),
  signature(archive, [0xed, 0xab, 0xee, 0xdb]),
  signature(image("GIF"), "GIF87a"),
  signature(image("GIF"), "GIF89a"),
  signature(image("HEIC"), "ftypheic", 4),
  signature(image("HEIC"), "ftypmif1", 4),
  signature(image("AVIF"), "ftypavif", 4),
  signature(image("JPEG 2000"), "\0\0\0\u000cjP  "),
  signature(image("Photoshop"), "8BPS\0\u0001"),
]

/** Signatures that a text may start with as well: they only classify a file that is not text. */
const likely: readonly Signature[] = [
  signature(program, "MZ"),
  signature(archive, "070701"),
  signature(image("BMP"), "BM"),
]

/** PBM, PGM and PPM with binary pixels: signature, width and height (netpbm's pbm(5), pgm(5) and ppm(5)). */
const netpbm = /^P[456][ \t\r\n]\d{1,9}[ \t\r\n]\d{1,9}[ \t\r\n]/

const peOffsetAt = 0x3c

/**
 * Rejects programs, archives and images of unsupported formats, whatever their name says.
 *
 * @throws {DocumentError} file_unsupported, with a sentence that names the remedy.
 */
export function rejectForeign(bytes: Buffer): void {
  const found = unmistakable.find((candidate) => hasSignature(bytes, candidate))
  if (found !== undefined) throw unsupported(found.sentence)
  if (isPortableExecutable(bytes)) throw unsupported(program)
  if (netpbm.test(bytes.toString("latin1", 0, 64))) throw unsupported(image("Netpbm"))
}

/** Creates the error for bytes that are neither text nor a document. */
export function notADocument(bytes: Buffer): DocumentError {
  const found = likely.find((candidate) => hasSignature(bytes, candidate))
  return unsupported(
    found?.sentence ??
      "The file type is not recognized. Supported types are PDF, PNG, JPEG, TIFF, WebP, DOCX, XLSX, CSV, TSV, TXT, MD, HTML and EML.",
  )
}

/** Creates the error for a known file type that is not supported. */
export function unsupported(sentence: string): DocumentError {
  return new DocumentError("file_unsupported", sentence)
}

function hasSignature(bytes: Buffer, { bytes: expected, offset }: Signature): boolean {
  return bytes.subarray(offset, offset + expected.length).equals(expected)
}

/** PE/COFF 3.1: the offset of the header is at 0x3c of the MS-DOS stub. */
function isPortableExecutable(bytes: Buffer): boolean {
  if (bytes.length < peOffsetAt + 4 || bytes.toString("latin1", 0, 2) !== "MZ") return false
  const at = bytes.readUInt32LE(peOffsetAt)
  return bytes.toString("latin1", at, at + 4) === "PE\0\0"
}
