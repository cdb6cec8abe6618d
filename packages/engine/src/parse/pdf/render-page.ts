import type { Page } from "../../document.ts"
import { smooth } from "../../recognize/smooth.ts"
import type { Pdfium } from "./pdfium.ts"

/** What the recogniser is trained on; finer makes it slower and not better. */
const usualDpi = 300
/** A4 at 300 dpi has 8.7 million pixels, A3 17.4; larger sheets are rendered more coarsely. */
const maxPixels = 18_000_000
const greyFormat = 1
const white = 0xffffffff
/** FPDF_ANNOT and FPDF_GRAYSCALE. */
const renderFlags = 0x01 | 0x08

/** A page as pixels. */
export interface RenderedPage {
  /** A PGM file (netpbm "P5"), the plainest format that the recogniser reads. */
  readonly bytes: Uint8Array
  readonly dpi: number
}

/** Tells whether the page draws anything: an empty page needs no recognition. */
export function isDrawn({ api }: Pdfium, document: number, page: Page): boolean {
  const handle = api.FPDF_LoadPage(document, page.number - 1)
  if (handle === 0) return false
  const count = api.FPDFPage_CountObjects(handle)
  api.FPDF_ClosePage(handle)
  return count > 0
}

/** Draws the displayed page in grey; undefined when PDFium has no memory for it. */
export function renderPage(pdfium: Pdfium, document: number, page: Page): RenderedPage | undefined {
  const { api } = pdfium
  const dpi = Math.min(usualDpi, 72 * Math.sqrt(maxPixels / (page.width * page.height)))
  const width = Math.max(1, Math.round((page.width * dpi) / 72))
  const height = Math.max(1, Math.round((page.height * dpi) / 72))
  const handle = api.FPDF_LoadPage(document, page.number - 1)
  if (handle === 0) return undefined
  const bitmap = api.FPDFBitmap_CreateEx(width, height, greyFormat, 0, 0)
  try {
    if (bitmap === 0) return undefined
    api.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, white)
    api.FPDF_RenderPageBitmap(bitmap, handle, 0, 0, width, height, 0, renderFlags)
    return { bytes: toPgm(pdfium, bitmap, width, height), dpi }
  } finally {
    if (bitmap !== 0) api.FPDFBitmap_Destroy(bitmap)
    api.FPDF_ClosePage(handle)
  }
}

function toPgm(pdfium: Pdfium, bitmap: number, width: number, height: number): Uint8Array {
  const { api } = pdfium
  const header = Buffer.from(`P5\n${width} ${height}\n255\n`, "latin1")
  const stride = api.FPDFBitmap_GetStride(bitmap)
  const start = api.FPDFBitmap_GetBuffer(bitmap)
  const memory = pdfium.bytes()
  const pixels = new Uint8Array(width * height)
  for (let row = 0; row < height; row++) {
    const from = start + row * stride
    pixels.set(memory.subarray(from, from + width), row * width)
  }
  return Buffer.concat([header, smooth(pixels, width, height)])
}
