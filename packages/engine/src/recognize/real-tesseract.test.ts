import Pdf from "pdfkit"
import { expect, test } from "vitest"
import type { Box } from "../document.ts"
import { parsePdf } from "../parse/pdf/parse-pdf.ts"
import { loadPdfium } from "../parse/pdf/pdfium.ts"
import { renderPage, type PageDrawing } from "../parse/pdf/render-page.ts"
import { readPage } from "./read-page.ts"
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

async function pictureOf(bytes: Uint8Array, how: PageDrawing = {}) {
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

const allTurns = [0, 1, 2, 3] as const

/** Where a box of the turned page stands on the upright one of 400 × 200 points. */
function onUpright([x0, y0, x1, y1]: Box, turns: 1 | 2 | 3): Box {
  if (turns === 2) return [400 - x1, 200 - y1, 400 - x0, 200 - y0]
  return turns === 1 ? [400 - y1, x0, 400 - y0, x1] : [y0, 200 - x1, y1, 200 - x0]
}

test.runIf(await canTestTesseract())(
  "a scan on its side or head is read, with boxes where the words stand on the page as it is",
  async () => {
    const bytes = await aPdf(["Statement of account", "Invoice number 4711", "Total amount due 1,234.50"])
    const printed = (await parsePdf(bytes, 1)).pages[0]
    const pictures = await Promise.all(allTurns.map((turns) => pictureOf(bytes, { turns })))
    for (const turns of [1, 2, 3] as const) {
      // The page as it was scanned needs `turns` to be upright: what the reader draws unturned is turned back by them.
      const draw = (how: PageDrawing) => pictures[((how.turns ?? 0) + 4 - turns) % 4]
      const sides = { width: 400, height: 200 }
      const page = turns === 2 ? sides : { width: 200, height: 400 }
      const reading = await readPage(page, draw, createTesseract())
      const words = reading?.type === "read" ? reading.words : []
      expect(words.map(({ text }) => text).join(" ")).toBe(printed?.words.map(({ text }) => text).join(" "))
      for (const [index, { box: scanned, rotation }] of words.entries()) {
        expect(rotation).toBe([0, 270, 180, 90][turns])
        const box = onUpright(scanned, turns)
        for (const [side, value] of box.entries()) {
          expect(Math.abs(value - (printed?.words[index]?.box[side] ?? 0))).toBeLessThan(6)
        }
      }
    }
  },
  120_000,
)
