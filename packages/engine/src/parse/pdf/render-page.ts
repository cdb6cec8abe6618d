import type { Page } from "../../document.ts"
import type { QuarterTurns } from "../../recognize/rotated-words.ts"
import { writePgm } from "../../recognize/grey-image.ts"
import { smooth } from "../../recognize/smooth.ts"
import { RenderBudget } from "./render-budget.ts"
import type { Pdfium } from "./pdfium.ts"
import type { PageDrawing, RenderedPage } from "../../recognize/page-drawing.ts"

/** The resolution that the OCR engine is trained on; a higher one is slower and not better. */
const usualDpi = 300
/** A4 at 300 dpi has 8.7 million pixels, A3 17.4; larger sheets are rendered more coarsely. */
const maxPixels = 18_000_000
const white = 0xffffffff
/** FPDFBitmap_Gray and FPDFBitmap_BGR, by bytes a pixel. */
const formats = { 1: 1, 3: 2 } as const
/** FPDF_ANNOT and FPDF_REVERSE_BYTE_ORDER, which makes RGB of BGR; FPDF_GRAYSCALE for one channel. */
const renderFlags = { 1: 0x01 | 0x08, 3: 0x01 | 0x10 } as const

/** FPDF_RENDERSTATUS_DONE of FPDF_RenderPageBitmap_Start. */
const renderDone = 2

/** Rows of pixels from the top, without gaps: grey, or red, green and blue. */
export interface Pixels {
  readonly width: number
  readonly height: number
  readonly channels: 1 | 3
  readonly bytes: Uint8Array
}

/** Returns whether the page draws anything: an empty page needs no recognition. */
export function isDrawn({ api }: Pdfium, document: number, page: Page): boolean {
  const handle = api.FPDF_LoadPage(document, page.number - 1)
  if (handle === 0) return false
  const count = api.FPDFPage_CountObjects(handle)
  api.FPDF_ClosePage(handle)
  return count > 0
}

/** Renders the displayed page in grey for OCR; undefined when memory or the render budget is exhausted. */
export function renderPage(
  pdfium: Pdfium,
  document: number,
  page: Page,
  { maxDpi = usualDpi, turns = 0 }: PageDrawing = {},
  budget = new RenderBudget(),
): RenderedPage | undefined {
  const dpi = Math.min(maxDpi, 72 * Math.sqrt(maxPixels / (page.width * page.height)))
  const drawn = drawPage(pdfium, document, page, { dpi, channels: 1, turns }, budget)
  if (drawn === undefined) return undefined
  const { width, height, bytes } = drawn
  return { bytes: writePgm({ width, height, pixels: smooth(bytes, width, height) }), dpi }
}

/** Renders the displayed page on white; undefined when memory or the render budget is exhausted. */
export function drawPage(
  pdfium: Pdfium,
  document: number,
  page: Page,
  {
    dpi,
    channels,
    turns = 0,
  }: { readonly dpi: number; readonly channels: Pixels["channels"]; readonly turns?: QuarterTurns },
  budget: RenderBudget,
): Pixels | undefined {
  const { api } = pdfium
  const sides = [page.width, page.height].map((points) => Math.max(1, Math.round((points * dpi) / 72)))
  const [width = 1, height = 1] = turns % 2 === 0 ? sides : sides.toReversed()
  const handle = api.FPDF_LoadPage(document, page.number - 1)
  if (handle === 0) return undefined
  const bitmap = api.FPDFBitmap_CreateEx(width, height, formats[channels], 0, 0)
  try {
    if (bitmap === 0) return undefined
    api.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, white)
    const pause = pdfium.pauseWhen(budget.start())
    const flags = renderFlags[channels]
    const status = api.FPDF_RenderPageBitmap_Start(bitmap, handle, 0, 0, width, height, turns, flags, pause)
    api.FPDF_RenderPage_Close(handle)
    budget.stop()
    if (status !== renderDone) return undefined
    return { width, height, channels, bytes: packedRows(pdfium, bitmap, width * channels, height) }
  } finally {
    if (bitmap !== 0) api.FPDFBitmap_Destroy(bitmap)
    api.FPDF_ClosePage(handle)
  }
}

function packedRows(pdfium: Pdfium, bitmap: number, rowBytes: number, height: number): Uint8Array {
  const stride = pdfium.api.FPDFBitmap_GetStride(bitmap)
  const start = pdfium.api.FPDFBitmap_GetBuffer(bitmap)
  const memory = pdfium.bytes()
  const bytes = new Uint8Array(rowBytes * height)
  for (let row = 0; row < height; row++) {
    const from = start + row * stride
    bytes.set(memory.subarray(from, from + rowBytes), row * rowBytes)
  }
  return bytes
}
