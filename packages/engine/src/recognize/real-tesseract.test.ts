import Pdf from "pdfkit"
import { expect, test } from "vitest"
import { parsePdf } from "../parse/pdf/parse-pdf.ts"
import { loadPdfium } from "../parse/pdf/pdfium.ts"
import { renderPage } from "../parse/pdf/render-page.ts"
import { createTesseract } from "./tesseract.ts"

/** Tells whether the real program is there; says loudly when it is not, and fails where it must be. */
async function canTestTesseract(): Promise<boolean> {
  const { type } = await createTesseract().recognize({ bytes: new Uint8Array(), dpi: 300, pageCount: 1 })
  if (type !== "unavailable") return true
  const sentence = "The program tesseract, or its English, was not found."
  if (process.env["DOCSIFT_TEST_TESSERACT"] === "required") throw new Error(sentence)
  process.stderr.write(`\n*** ${sentence}\n*** ITS TEST IS SKIPPED. Install the package "tesseract-ocr".\n\n`)
  return false
}

async function aPdf(lines: readonly string[]): Promise<Uint8Array> {
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

async function pictureOf(bytes: Uint8Array) {
  const pdfium = await loadPdfium()
  const copy = pdfium.raw.malloc(bytes.byteLength)
  pdfium.bytes().set(bytes, copy)
  const document = pdfium.api.FPDF_LoadMemDocument(copy, bytes.byteLength, "")
  const page = { number: 1, width: 400, height: 200, words: [], rulings: [] }
  const image = renderPage(pdfium, document, page)
  pdfium.api.FPDF_CloseDocument(document)
  pdfium.raw.free(copy)
  return image ?? { bytes: new Uint8Array(), dpi: 0 }
}

test.runIf(await canTestTesseract())("the real program reads print, with boxes where it stands", async () => {
  const bytes = await aPdf(["Invoice number 4711", "Total 1,234.50"])
  const printed = (await parsePdf(bytes, 1)).pages[0]
  expect(printed?.words).toHaveLength(5)
  const image = await pictureOf(bytes)
  const answer = await createTesseract().recognize({ ...image, pageCount: 1 })
  const words = answer.type === "recognized" ? (answer.pages[0] ?? []) : []
  expect(words.map(({ text }) => text).join(" ")).toBe("Invoice number 4711 Total 1,234.50")
  for (const [index, { left, top, width, height }] of words.entries()) {
    const box = printed?.words[index]?.box ?? []
    const found = [left, top, left + width, top + height].map((value) => (value * 72) / image.dpi)
    for (const [side, value] of found.entries()) expect(Math.abs(value - (box[side] ?? 0))).toBeLessThan(5)
  }
})
