import { DocumentError } from "../../document-error.ts"
import { loadPdfium, type Pdfium } from "./pdfium.ts"

/** FPDF_GetLastError: the file needs a password. */
const passwordError = 4

/** Cross-reference sections; each incremental save may add one. PDFium takes quadratic time: 16,000 take 0.4 s. */
const maxSections = 10_000

/** A PDF in PDFium's memory. */
export interface OpenPdf {
  readonly pdfium: Pdfium
  /** PDFium's handle. */
  readonly document: number
  readonly pageCount: number
}

/**
 * Opens a PDF for as long as `use` runs.
 *
 * @throws {DocumentError} file_encrypted, file_unreadable or too_many_pages.
 */
export async function withPdf<Result>(
  bytes: Uint8Array,
  maxPages: number,
  use: (pdf: OpenPdf) => Result | Promise<Result>,
): Promise<Result> {
  if (hasManySections(bytes)) {
    throw new DocumentError(
      "file_unreadable",
      `The PDF has more than ${maxSections.toLocaleString("en")} cross-reference sections.`,
    )
  }
  const pdfium = await loadPdfium()
  const { api, raw } = pdfium
  const copy = raw.malloc(bytes.byteLength)
  if (copy === 0) throw new DocumentError("file_unreadable", "The file is too large to be read.")
  pdfium.bytes().set(bytes, copy)
  const document = api.FPDF_LoadMemDocument(copy, bytes.byteLength, "")
  try {
    if (document === 0) throw loadError(api.FPDF_GetLastError())
    return await use({ pdfium, document, pageCount: countPages(pdfium, document, maxPages) })
  } finally {
    if (document !== 0) api.FPDF_CloseDocument(document)
    raw.free(copy)
  }
}

/** Counts the sections that name one before them (ISO 32000-1, 7.5.5); an outline's /Prev is a reference. */
function hasManySections(bytes: Uint8Array): boolean {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let sections = 0
  for (let at = buffer.indexOf("/Prev"); at >= 0; at = buffer.indexOf("/Prev", at + 5)) {
    const rest = buffer.toString("latin1", at + 5, at + 40)
    if (/^\s*\d/u.test(rest) && !/^\s*\d+\s+\d+\s+R/u.test(rest) && ++sections > maxSections) return true
  }
  return false
}

function loadError(code: number): DocumentError {
  return code === passwordError
    ? new DocumentError("file_encrypted", "The PDF is protected by a password. Remove the password and send it again.")
    : new DocumentError("file_unreadable", "The PDF is damaged and cannot be opened.")
}

function countPages(pdfium: Pdfium, document: number, maxPages: number): number {
  const count = pdfium.api.FPDF_GetPageCount(document)
  if (count <= 0) throw new DocumentError("file_unreadable", "The PDF has no pages.")
  if (count > maxPages) {
    throw new DocumentError("too_many_pages", `The PDF has ${count} pages; at most ${maxPages} are read.`)
  }
  return count
}
