import { DocumentError } from "../../document-error.ts"
import type { Document, Page } from "../../document.ts"
import { readAttachments } from "./attachments.ts"
import { pageFrame } from "./page-frame.ts"
import { readPageRulings } from "./page-rulings.ts"
import { readPageWords } from "./page-words.ts"
import { loadPdfium, type Pdfium } from "./pdfium.ts"
import { recognizePages, type RecognizePagesOptions } from "./recognize-pages.ts"

/** FPDF_GetLastError: the file needs a password. */
const passwordError = 4

/** Cross-reference sections; each incremental save may add one. PDFium takes quadratic time: 16,000 take 0.4 s. */
const maxSections = 10_000

/** Options for parsing a PDF. */
export interface ParsePdfOptions extends RecognizePagesOptions {
  /** Called with the number of pages before they are read. */
  readonly onPages?: ((count: number) => void) | undefined
}

/**
 * Parses a PDF: words, rulings and embedded files. The text of pages that draw something but contain none is recognized.
 *
 * @throws {DocumentError} file_encrypted, file_unreadable, too_many_pages or no_text.
 */
export async function parsePdf(bytes: Uint8Array, maxPages: number, options: ParsePdfOptions = {}): Promise<Document> {
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
    const count = countPages(pdfium, document, maxPages)
    options.onPages?.(count)
    const parsed = readDocument(pdfium, document, count)
    return { ...parsed, ...(await recognizePages(pdfium, document, parsed, options)) }
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

function readDocument(pdfium: Pdfium, document: number, count: number): Document {
  const pages: Page[] = []
  let readable = 0
  for (let index = 0; index < count; index++) {
    const page = readPage(pdfium, document, index)
    if (page !== undefined) readable++
    pages.push(page ?? { number: index + 1, width: 612, height: 792, words: [], rulings: [] })
  }
  if (readable === 0) throw new DocumentError("file_unreadable", "No page of the PDF can be opened.")
  return { kind: "pdf", pages, grids: [], attachments: readAttachments(pdfium, document) }
}

function readPage(pdfium: Pdfium, document: number, index: number): Page | undefined {
  const { api, scratch } = pdfium
  const page = loadPage(pdfium, document, index)
  if (page === 0) return undefined
  const textPage = api.FPDFText_LoadPage(page)
  try {
    if (!api.FPDF_GetPageBoundingBox(page, scratch)) return undefined
    const at = scratch >> 2
    const floats = pdfium.floats()
    // FS_RECTF is left, top, right, bottom.
    const visible = [floats[at] ?? 0, floats[at + 3] ?? 0, floats[at + 2] ?? 0, floats[at + 1] ?? 0] as const
    const frame = pageFrame(visible, ((api.FPDFPage_GetRotation(page) % 4) + 4) % 4)
    const words = textPage === 0 ? [] : readPageWords(pdfium, frame, textPage)
    return {
      number: index + 1,
      width: frame.width,
      height: frame.height,
      words,
      rulings: readPageRulings(pdfium, frame, page),
    }
  } finally {
    if (textPage !== 0) api.FPDFText_ClosePage(textPage)
    api.FPDF_ClosePage(page)
  }
}

const freeText = 3
const widget = 20
/** A form has hundreds of fields; maps with tens of thousands of links are not searched further. */
const maxAnnotations = 2000
const flattenForDisplay = 0

/** Loads a page; filled form fields become part of it, because PDFium reads only the page's own content. */
function loadPage({ api }: Pdfium, document: number, index: number): number {
  const page = api.FPDF_LoadPage(document, index)
  if (page === 0 || !prepareAnnotations(api, page)) return page
  api.FPDFPage_Flatten(page, flattenForDisplay)
  api.FPDF_ClosePage(page)
  return api.FPDF_LoadPage(document, index)
}

/** Generates the appearance of form fields that some producers leave to the viewer; returns whether there is text to flatten. */
function prepareAnnotations(api: Pdfium["api"], page: number): boolean {
  const count = Math.min(api.FPDFPage_GetAnnotCount(page), maxAnnotations)
  let hasText = false
  for (let index = 0; index < count; index++) {
    const annotation = api.FPDFPage_GetAnnot(page, index)
    if (annotation === 0) continue
    const subtype = api.FPDFAnnot_GetSubtype(annotation)
    if (subtype === widget && api.EPDFAnnot_GetAvailableAppearanceModes(annotation) === 0) {
      api.EPDFAnnot_GenerateFormFieldAP(annotation)
    }
    api.FPDFPage_CloseAnnot(annotation)
    hasText ||= subtype === freeText || subtype === widget
  }
  return hasText
}
