import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { onePage, pdfFile, pdfStream } from "@docsift/testing/hostile/pdf-file"
import type { Recognizer } from "../recognize/recognizer.ts"
import type { Reading } from "./open-document.ts"
import { PagedDocument } from "./paged-document.ts"

/** A PDF of scanned pages: each has a rectangle of its own and no text; `texts` have text instead. */
async function aScan(pages: number, texts: readonly number[] = []): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "docsift-paged-"))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const numbers = Array.from({ length: pages }, (_, index) => index)
  const [catalog = "", , , content = "", font = ""] = onePage()
  const kids = numbers.map((index) => `${6 + 2 * index} 0 R`).join(" ")
  const objects = numbers.flatMap((index) => [
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents ${7 + 2 * index} 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    pdfStream(
      texts.includes(index + 1) ? "BT /F1 12 Tf 72 700 Td (Text 12,50) Tj ET" : `0 0 ${100 + index * 20} 100 re f`,
    ),
  ])
  const path = join(folder, "scan.pdf")
  const tree = `<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`
  await writeFile(path, pdfFile([catalog, tree, "<< >>", content, font, ...objects]))
  return path
}

/** Recognizes one word in every image, and counts the images. */
function aRecognizer(words: readonly string[] = ["4711"]): Recognizer & { images: number } {
  return {
    images: 0,
    recognize() {
      this.images++
      const found = words.map((text, index) => {
        return { text, left: 100 + 200 * index, top: 100, width: 150, height: 40, line: 1, confidence: 0.96 }
      })
      return Promise.resolve({ type: "recognized", pages: [found] })
    },
  }
}

const aReading = (path: string, more: Partial<Reading> = {}): Reading => ({
  path,
  recognizer: undefined,
  onPages: () => undefined,
  isOver: () => false,
  ...more,
})

test("sizes and images recognize nothing, and words only their own page, once", async () => {
  const recognizer = aRecognizer()
  const document = new PagedDocument("pdf", 500)
  const reading = aReading(await aScan(3), { recognizer })
  expect((await document.outline(reading)).pages).toHaveLength(3)
  await document.draw(2, 600, reading)
  expect(recognizer.images).toBe(0)
  for (let times = 0; times < 2; times++) {
    expect((await document.page(2, reading)).words.map(({ text }) => text)).toEqual(["4711"])
    expect(recognizer.images).toBe(1)
  }
})

test("a try that has taken long leaves the other scans to the next one, and says so", async () => {
  const document = new PagedDocument("pdf", 500)
  const recognizer = aRecognizer()
  const reading = aReading(await aScan(4, [3]), { recognizer, isOver: () => true })
  const wordsOf = ({ context }: Awaited<ReturnType<typeof document.triedPages>>) =>
    context.document.pages.map(({ words }) => words.length)
  const first = await document.triedPages(reading)
  expect(wordsOf(first)).toEqual([1, 0, 2, 0])
  expect(first.warnings).toEqual(["The text of pages 2, 4 was not recognized in time; the next try reads more."])
  const second = await document.triedPages(reading)
  expect(wordsOf(second)).toEqual([1, 1, 2, 0])
  const third = await document.triedPages(reading)
  expect(wordsOf(third)).toEqual([1, 1, 2, 1])
  expect(third.warnings).toEqual([])
  expect(recognizer.images).toBe(3)
  expect((await document.triedPages(reading)).context).toBe(third.context)
})

test("a recognition that failed is tried again", async () => {
  const document = new PagedDocument("pdf", 500)
  const path = await aScan(1)
  const failing: Recognizer = { recognize: () => Promise.resolve({ type: "failed", detail: "planted" }) }
  const first = await document.triedPages(aReading(path, { recognizer: failing }))
  expect(first.warnings).toEqual([
    "No text was read from page 1. The PDF's pages are images without text, and recognizing their text failed.",
  ])
  const second = await document.triedPages(aReading(path, { recognizer: aRecognizer() }))
  expect(second.context.document.pages[0]?.words).toHaveLength(1)
  expect(second.warnings).toEqual([])
})

test("a page of which a further recognition failed is named in each try", async () => {
  const word = { text: "4711", left: 100, top: 100, width: 150, height: 40, line: 1, confidence: 0.8 }
  const recognizer: Recognizer = {
    recognize: ({ method }) =>
      Promise.resolve(
        method === "neural"
          ? { type: "failed", detail: "took longer than 30000 ms" }
          : { type: "recognized", pages: [[word]] },
      ),
  }
  const document = new PagedDocument("pdf", 500)
  const reading = aReading(await aScan(2, [1]), { recognizer })
  for (let times = 0; times < 2; times++) {
    expect((await document.triedPages(reading)).warnings).toEqual([
      "The text of page 2 was read less thoroughly than usual: a second recognition failed or took too long.",
    ])
  }
})

test("how numbers are written is known without recognizing other pages", async () => {
  const document = new PagedDocument("pdf", 500)
  const recognizer = aRecognizer()
  const locale = await document.locale(aReading(await aScan(3, [2]), { recognizer }))
  expect(locale.decimalSign).toBe(",")
  expect(recognizer.images).toBe(0)
})

test("what is kept of a document is estimated", async () => {
  const document = new PagedDocument("pdf", 500)
  const reading = aReading(await aScan(2, [1, 2]))
  await document.outline(reading)
  expect(document.bytes).toBe(0)
  await document.page(1, reading)
  const { bytes } = document
  expect(bytes).toBeGreaterThan(0)
  await document.page(2, reading)
  expect(document.bytes).toBe(2 * bytes)
})
