import { expect, test } from "vitest"
import { onePage, pdfFile, pdfStream } from "@docsift/testing/hostile/pdf-file"
import { RenderBudget } from "./render-budget.ts"
import { loadPdfium } from "./pdfium.ts"
import { drawPage } from "./render-page.ts"

class SpentBudget extends RenderBudget {
  override isSpent(): boolean {
    return true
  }
}

test("a rendering stops when its budget is exhausted, and the next one is complete", async () => {
  const pdfium = await loadPdfium()
  const bytes = pdfFile(onePage({ content: pdfStream("0 0 300 400 re f\n".repeat(1_000)) }))
  const copy = pdfium.raw.malloc(bytes.byteLength)
  pdfium.bytes().set(bytes, copy)
  const document = pdfium.api.FPDF_LoadMemDocument(copy, bytes.byteLength, "")
  const page = { number: 1, width: 600, height: 800, words: [], rulings: [] }
  const how = { dpi: 72, channels: 1 } as const
  expect(drawPage(pdfium, document, page, how, new SpentBudget())).toBeUndefined()
  const drawn = drawPage(pdfium, document, page, how, new RenderBudget())
  expect([drawn?.bytes[0], drawn?.bytes.at(-600)]).toEqual([255, 0])
})
