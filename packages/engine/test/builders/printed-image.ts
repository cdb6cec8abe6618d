import Pdf from "pdfkit"
import { loadPdfium } from "../../src/parse/pdf/pdfium.ts"
import { renderPage } from "../../src/parse/pdf/render-page.ts"
import type { PageDrawing, RenderedPage } from "../../src/recognize/page-drawing.ts"

/** Renders printed lines as the recognizer receives them, on a page of 400 × 200 points, for tests. */
export async function aPrintedImage(lines: readonly string[]): Promise<RenderedPage> {
  return modelImageOf(await aPdf(lines))
}

/** Prints lines onto a PDF page of 400 × 200 points. */
export async function aPdf(lines: readonly string[]): Promise<Uint8Array> {
  const { promise, resolve } = Promise.withResolvers<Uint8Array>()
  const pdf = new Pdf({ size: [400, 200], margin: 40 })
  const chunks: Buffer[] = []
  pdf.on("data", (chunk: Buffer) => chunks.push(chunk))
  pdf.on("end", () => resolve(Buffer.concat(chunks)))
  pdf.fontSize(14)
  for (const line of lines) pdf.text(line)
  pdf.end()
  return promise
}

/** Renders the page of such a PDF. */
export async function modelImageOf(bytes: Uint8Array, how: PageDrawing = {}): Promise<RenderedPage> {
  const pdfium = await loadPdfium()
  const copy = pdfium.raw.malloc(bytes.byteLength)
  pdfium.bytes().set(bytes, copy)
  const document = pdfium.api.FPDF_LoadMemDocument(copy, bytes.byteLength, "")
  const page = { number: 1, width: 400, height: 200, words: [], rulings: [] }
  const image = renderPage(pdfium, document, page, how)
  pdfium.api.FPDF_CloseDocument(document)
  pdfium.raw.free(copy)
  return image ?? { bytes: new Uint8Array(), dpi: 0 }
}
