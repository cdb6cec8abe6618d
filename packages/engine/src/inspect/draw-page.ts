import { DocumentError } from "../document-error.ts"
import { encodePng } from "../parse/pdf/encode-png.ts"
import { isColourful, toGrey } from "../parse/pdf/grey-pixels.ts"
import { hasTooManyPixels, maxPixels as maxImagePixels } from "../parse/pdf/image-pixels.ts"
import { loadPage } from "../parse/pdf/load-page.ts"
import type { OpenPdf } from "../parse/pdf/open-pdf.ts"
import { RenderBudget } from "../parse/pdf/render-budget.ts"
import { drawPage } from "../parse/pdf/render-page.ts"
import { InspectionError } from "./inspection-error.ts"

/** As for text recognition: A4 at a width of 2,400 pixels has 8 million; a roll of paper is drawn more narrowly. */
const maxPixels = 18_000_000

/**
 * A person waits for the image: at zlib's level 3 generated pages take 6.5 ms instead of 18 at level 6, scanned orders 10.5 ms instead
 * of 28.6, for files 13 and 8 % larger.
 */
const compression = 3

/** A page by its number, with its displayed size in points. */
interface SizedPage {
  readonly number: number
  readonly width: number
  readonly height: number
}

/**
 * Draws a page of an open PDF as a PNG, in grey when its colours say nothing.
 *
 * @throws {InspectionError} page_not_drawn when the page cannot be opened or its images are too large.
 * @throws {DocumentError} timeout, or file_unreadable when memory is exhausted.
 */
export function drawPng({ pdfium, document }: OpenPdf, page: SizedPage, width: number): Uint8Array {
  // The parser makes filled form fields part of the page; what it reads is what is shown.
  const handle = loadPage(pdfium, document, page.number - 1)
  if (handle === 0) throw new InspectionError("page_not_drawn", `Page ${page.number} is damaged and cannot be drawn.`)
  pdfium.api.FPDF_ClosePage(handle)
  const shown = { ...page, words: [], rulings: [] }
  if (hasTooManyPixels(pdfium, document, shown)) {
    const sentence = `Page ${page.number} has images of more than ${maxImagePixels / 1e6} million pixels.`
    throw new InspectionError("page_not_drawn", sentence)
  }
  const budget = new RenderBudget()
  const dpi = Math.min((72 * width) / page.width, 72 * Math.sqrt(maxPixels / (page.width * page.height)))
  const drawn = drawPage(pdfium, document, shown, { dpi, channels: 3 }, budget)
  if (drawn !== undefined) return encodePng(isColourful(drawn) ? drawn : toGrey(drawn), { level: compression })
  throw budget.isSpent()
    ? new DocumentError("timeout", `Drawing page ${page.number} took too long.`)
    : new DocumentError("file_unreadable", `Page ${page.number} needs too much memory to be drawn.`)
}
