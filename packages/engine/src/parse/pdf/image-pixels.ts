import type { Page } from "../../document.ts"
import type { Pdfium } from "./pdfium.ts"

/** Limit for the images of one page together. A4 in black and white at 2,400 dpi has 556 million; rendering takes some nanoseconds each. */
export const maxPixels = 600_000_000
/** Further objects are not counted; the render budget bounds what they cost. */
const maxObjects = 100_000
const maxFormDepth = 8
const imageObject = 3
const formObject = 5

/**
 * Returns whether the images of a page, each as often as it is drawn, have more pixels than can be rendered: PDFium decodes
 * all of them, whatever the output size, and 43 KB can encode 3.6 billion.
 */
export function hasTooManyPixels({ api, raw, scratch, ...pdfium }: Pdfium, document: number, page: Page): boolean {
  const handle = api.FPDF_LoadPage(document, page.number - 1)
  if (handle === 0) return false
  let objects = 0
  let pixels = 0
  const visit = (count: number, at: (index: number) => number, depth: number) => {
    for (let index = 0; index < count && objects < maxObjects && pixels <= maxPixels; index++) {
      objects++
      const object = at(index)
      const type = object === 0 ? 0 : raw.FPDFPageObj_GetType(object)
      if (type === imageObject && api.FPDFImageObj_GetImagePixelSize(object, scratch, scratch + 4)) {
        const [width = 0, height = 0] = new Int32Array(pdfium.bytes().buffer, scratch, 2)
        pixels += Math.max(0, width) * Math.max(0, height)
      } else if (type === formObject && depth < maxFormDepth) {
        visit(api.FPDFFormObj_CountObjects(object), (i) => raw.FPDFFormObj_GetObject(object, i), depth + 1)
      }
    }
  }
  try {
    visit(api.FPDFPage_CountObjects(handle), (index) => raw.FPDFPage_GetObject(handle, index), 0)
    return pixels > maxPixels
  } finally {
    api.FPDF_ClosePage(handle)
  }
}
