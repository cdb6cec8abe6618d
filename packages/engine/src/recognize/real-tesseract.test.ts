import { expect, test } from "vitest"
import type { Box } from "../document.ts"
import { parsePdf } from "../parse/pdf/parse-pdf.ts"
import type { PageDrawing } from "./page-drawing.ts"
import { readPage } from "./read-page.ts"
import { aPdf, modelImageOf } from "../../test/builders/printed-image.ts"
import { recognizerOf } from "./recognition-backend.ts"
import { createTesseract } from "./tesseract.ts"

/** Returns whether the real program is installed; prints a notice if not, and fails if it is required. */
async function canTestTesseract(): Promise<boolean> {
  const { type } = await createTesseract().run({ bytes: new Uint8Array(), dpi: 300, pageCount: 1 })
  if (type !== "unavailable") return true
  const sentence = "The program tesseract, or its English, was not found."
  if (process.env["DOCSIFT_TEST_TESSERACT"] === "required") throw new Error(sentence)
  process.stderr.write(`\n*** ${sentence}\n*** ITS TEST IS SKIPPED. Install the package "tesseract-ocr".\n\n`)
  return false
}

test.runIf(await canTestTesseract())("the real program recognizes print, with boxes at its position", async () => {
  const bytes = await aPdf(["Invoice number 4711", "Total 1,234.50"])
  const printed = (await parsePdf(bytes, 1)).pages[0]
  expect(printed?.words).toHaveLength(5)
  const image = await modelImageOf(bytes)
  const answer = await recognizerOf(createTesseract()).recognize({ ...image, pageCount: 1 })
  const words = answer.type === "recognized" ? (answer.pages[0] ?? []) : []
  expect(words.map(({ text }) => text).join(" ")).toBe("Invoice number 4711 Total 1,234.50")
  for (const [index, { left, top, width, height }] of words.entries()) {
    const box = printed?.words[index]?.box ?? []
    const found = [left, top, left + width, top + height].map((value) => (value * 72) / image.dpi)
    for (const [side, value] of found.entries()) expect(Math.abs(value - (box[side] ?? 0))).toBeLessThan(5)
  }
})

const allTurns = [0, 1, 2, 3] as const

/** Rotates a box of the scanned page to the upright one of 400 × 200 points. */
function onUpright([x0, y0, x1, y1]: Box, turns: 1 | 2): Box {
  return turns === 1 ? [400 - y1, x0, 400 - y0, x1] : [400 - x1, 200 - y1, 400 - x0, 200 - y0]
}

test.runIf(await canTestTesseract())(
  "a sideways or upside-down scan is recognized, with boxes on the page as scanned",
  async () => {
    const bytes = await aPdf(["Statement of account", "Invoice number 4711", "Total amount due 1,234.50"])
    const printed = (await parsePdf(bytes, 1)).pages[0]
    const images = await Promise.all(allTurns.map((turns) => modelImageOf(bytes, { turns })))
    for (const turns of [1, 2] as const) {
      // The scanned page needs `turns` to be upright: drawn without rotation, it is rotated back by as many.
      const draw = (how: PageDrawing) => images[((how.turns ?? 0) + 4 - turns) % 4]
      const sides = { width: 400, height: 200 }
      const page = turns === 2 ? sides : { width: 200, height: 400 }
      const reading = await readPage(page, draw, recognizerOf(createTesseract({ languages: ["eng"] })))
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
  300_000,
)
