import { DocumentError } from "../../document-error.ts"
import type { Document, Page } from "../../document.ts"
import { readAttachments } from "./attachments.ts"
import { pageFrame } from "./page-frame.ts"
import { readPageRulings } from "./page-rulings.ts"
import { readPageWords } from "./page-words.ts"
import { loadPage } from "./load-page.ts"
import { withPdf } from "./open-pdf.ts"
import type { Pdfium } from "./pdfium.ts"
import { recognizePages, type RecognizePagesOptions } from "./recognize-pages.ts"

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
export function parsePdf(bytes: Uint8Array, maxPages: number, options: ParsePdfOptions = {}): Promise<Document> {
  return withPdf(bytes, maxPages, async ({ pdfium, document, pageCount }) => {
    options.onPages?.(pageCount)
    const parsed = readDocument(pdfium, document, pageCount)
    return { ...parsed, ...(await recognizePages(pdfium, document, parsed, options)) }
  })
}

/** Returns the blank page that stands for one that cannot be opened: letter-size, as PDFium assumes it. */
export function unreadablePage(number: number): Page {
  return { number, width: 612, height: 792, words: [], rulings: [] }
}

function readDocument(pdfium: Pdfium, document: number, count: number): Document {
  const pages: Page[] = []
  let readable = 0
  for (let index = 0; index < count; index++) {
    const page = readPdfPage(pdfium, document, index)
    if (page !== undefined) readable++
    pages.push(page ?? unreadablePage(index + 1))
  }
  if (readable === 0) throw new DocumentError("file_unreadable", "No page of the PDF can be opened.")
  return { kind: "pdf", pages, grids: [], attachments: readAttachments(pdfium, document) }
}

/** Reads the words and rulings of one page, by its 0-based index; undefined when it cannot be opened. */
export function readPdfPage(pdfium: Pdfium, document: number, index: number): Page | undefined {
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
    // -1 for a page whose dictionary is not typed as one; PDFium displays it as it is.
    const frame = pageFrame(visible, Math.max(0, api.FPDFPage_GetRotation(page)) % 4)
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
