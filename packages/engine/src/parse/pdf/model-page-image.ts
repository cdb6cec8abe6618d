import type { Page, PageImage } from "../../document.ts"
import { RenderBudget } from "./render-budget.ts"
import { encodePng } from "./encode-png.ts"
import type { Pdfium } from "./pdfium.ts"
import { isColourful, toGrey } from "./grey-pixels.ts"
import { drawPage } from "./render-page.ts"

/** Models scale images down to 1,500 to 2,000 pixels themselves, and charge larger ones more tokens. */
const maxSidePixels = 2_000
/** Small print is legible at 200 dpi; A4 is rendered at 171 because of its length. */
const maxDpi = 200
/** A page that is one scan is rendered no finer than it was scanned, and no coarser than this. */
const minDpi = 100
/** The strictest provider accepts 5 MB per image in base64. */
const maxBytes = 3_000_000
/** Each step has half the pixels. */
const maxSteps = 3
const imageObject = 3

/** Renders a page for vision models; undefined when PDFium runs out of memory or time, or the image exceeds 3 MB. */
export function renderModelImage(
  pdfium: Pdfium,
  document: number,
  page: Page,
  budget = new RenderBudget(),
): PageImage | undefined {
  const inches = Math.max(page.width, page.height) / 72
  const finest = Math.min(maxDpi, maxSidePixels / inches)
  let dpi = Math.min(finest, Math.max(minDpi, scannedDpi(pdfium, document, page) ?? finest))
  for (let step = 0; step < maxSteps; step++, dpi /= Math.SQRT2) {
    const drawn = drawPage(pdfium, document, page, { dpi, channels: 3 }, budget)
    if (drawn === undefined) return undefined
    const bytes = encodePng(isColourful(drawn) && step === 0 ? drawn : toGrey(drawn))
    if (bytes.byteLength <= maxBytes) return { page: page.number, mediaType: "image/png", bytes }
  }
  return undefined
}

/** Returns the finest resolution of the images of a page that draws nothing else; undefined for other pages. */
function scannedDpi(pdfium: Pdfium, document: number, page: Page): number | undefined {
  const { api, raw, scratch } = pdfium
  const handle = api.FPDF_LoadPage(document, page.number - 1)
  if (handle === 0) return undefined
  try {
    let finest: number | undefined
    for (let index = 0; index < api.FPDFPage_CountObjects(handle); index++) {
      const object = raw.FPDFPage_GetObject(handle, index)
      if (raw.FPDFPageObj_GetType(object) !== imageObject) return undefined
      if (!api.FPDFImageObj_GetImagePixelSize(object, scratch, scratch + 4)) continue
      const pixels = new Uint32Array(pdfium.floats().buffer, scratch, 2)
      const longest = Math.max(pixels[0] ?? 0, pixels[1] ?? 0)
      if (!api.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12)) continue
      const [left = 0, bottom = 0, right = 0, top = 0] = pdfium.floats().subarray(scratch >> 2, (scratch >> 2) + 4)
      const points = Math.max(right - left, top - bottom)
      if (points > 0) finest = Math.max(finest ?? 0, (longest / points) * 72)
    }
    return finest
  } finally {
    api.FPDF_ClosePage(handle)
  }
}
