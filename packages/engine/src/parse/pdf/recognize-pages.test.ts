import { inflateSync } from "node:zlib"
import Pdf from "pdfkit"
import { expect, test } from "vitest"
import { onePage, pdfFile, pdfStream } from "@docsift/testing/hostile/pdf-file"
import type { Recognition, RecognitionImage, Recognizer } from "../../recognize/recognizer.ts"
import { RenderBudget } from "./render-budget.ts"
import { parsePdf } from "./parse-pdf.ts"

const word = { text: "Total", left: 300, top: 150, width: 240, height: 40, line: 1, confidence: 0.95 }

/** Letter pages: "text" contains a word, "image" a black square without text, "empty" nothing. */
function aPdf(...kinds: readonly ("text" | "image" | "empty")[]): Promise<Uint8Array> {
  const { promise, resolve } = Promise.withResolvers<Uint8Array>()
  const pdf = new Pdf({ autoFirstPage: false })
  const chunks: Buffer[] = []
  pdf.on("data", (chunk: Buffer) => chunks.push(chunk))
  pdf.on("end", () => resolve(Buffer.concat(chunks)))
  for (const kind of kinds) {
    pdf.addPage({ size: [612, 792] })
    if (kind === "text") pdf.text("printed")
    if (kind === "image") pdf.rect(0, 0, 306, 396).fill("black")
  }
  pdf.end()
  return promise
}

/** A page whose upper left quarter is filled. */
function aDrawing(color: string, size: [number, number]): Promise<Uint8Array> {
  const { promise, resolve } = Promise.withResolvers<Uint8Array>()
  const pdf = new Pdf({ size, margin: 0 })
  const chunks: Buffer[] = []
  pdf.on("data", (chunk: Buffer) => chunks.push(chunk))
  pdf.on("end", () => resolve(Buffer.concat(chunks)))
  pdf.rect(0, 0, size[0] / 2, size[1] / 2).fill(color)
  pdf.end()
  return promise
}

function aRecognizer(answer: Recognition): Recognizer & { requests: RecognitionImage[] } {
  const requests: RecognitionImage[] = []
  return { requests, recognize: (image) => (requests.push(image), Promise.resolve(answer)) }
}

test("the text of pages that draw something but contain none is recognized; other pages are left alone", async () => {
  const recognizer = aRecognizer({ type: "recognized", pages: [[word]] })
  const { pages } = await parsePdf(await aPdf("text", "image", "empty"), 9, { recognizer })
  expect(pages.map(({ words }) => words.map(({ text }) => text))).toEqual([["printed"], ["Total"], []])
  expect(pages[1]?.words[0]?.box.map(Math.round)).toEqual([72, 36, 130, 46])
  expect(recognizer.requests).toHaveLength(1)
})

test("a page whose lines fall to the right has a skew, and its words are where they are displayed", async () => {
  const { promise, resolve } = Promise.withResolvers<Uint8Array>()
  const pdf = new Pdf({ size: [612, 792], margin: 0 })
  const chunks: Buffer[] = []
  pdf.on("data", (chunk: Buffer) => chunks.push(chunk))
  pdf.on("end", () => resolve(Buffer.concat(chunks)))
  pdf.rotate(3, { origin: [306, 396] })
  for (let line = 0; line < 40; line++) {
    for (let letter = 0; letter < 60 + (line % 7) * 4; letter++) {
      if ((letter * 7 + line * 3) % 6 > 0) pdf.rect(80 + letter * 5, 120 + line * 14, 2, 7).fill("black")
    }
  }
  pdf.end()
  const recognizer = aRecognizer({ type: "recognized", pages: [[word]] })
  const { pages } = await parsePdf(await promise, 9, { recognizer })
  expect(pages[0]?.skew).toBeCloseTo(3, 0.5)
  const [, top = 0, , bottom = 0] = pages[0]?.words[0]?.box ?? []
  // The word is 57.6 points wide and 9.6 high.
  expect(bottom - top).toBeCloseTo(9.6 * Math.cos(Math.PI / 60) + 57.6 * Math.sin(Math.PI / 60), 0.5)
})

test("OCR gets the displayed page in grey at 300 dpi", async () => {
  const recognizer = aRecognizer({ type: "recognized", pages: [[]] })
  await parsePdf(await aPdf("image"), 9, { recognizer })
  const [image] = recognizer.requests
  const file = Buffer.from(image?.bytes ?? [])
  expect(image?.dpi).toBe(300)
  expect(file.toString("latin1", 0, 17)).toBe("P5\n2550 3300\n255\n")
  const pixelAt = (x: number, y: number) => file[17 + y * 2550 + x]
  expect([pixelAt(100, 100), pixelAt(2000, 100), pixelAt(100, 2500)]).toEqual([0, 255, 255])
})

test.each([
  [undefined, "text recognition is not available"],
  [{ type: "unavailable" }, "no text recognition is installed on the server"],
  [{ type: "failed", detail: "ended with 134" }, "recognizing their text failed"],
] as const)("a document of images that cannot be recognized fails with no_text (%j)", async (answer, sentence) => {
  const recognizer = answer === undefined ? undefined : aRecognizer(answer)
  await expect(parsePdf(await aPdf("image", "empty"), 9, { recognizer })).rejects.toMatchObject({
    reason: "no_text",
    message: expect.stringContaining(sentence),
  })
})

test("pages without reliable text are rendered when images are requested, and a scan does not fail", async () => {
  const { pages, pageImages } = await parsePdf(await aPdf("image", "empty", "text"), 9, { hasPageImages: true })
  expect(pages.map(({ words }) => words.length)).toEqual([0, 0, 1])
  expect(pageImages?.map(({ page, mediaType }) => [page, mediaType])).toEqual([[1, "image/png"]])
  const unreliable = aRecognizer({ type: "recognized", pages: [[{ ...word, confidence: 0.4 }]] })
  const read = await parsePdf(await aPdf("image"), 9, { hasPageImages: true, recognizer: unreliable })
  expect([read.pages[0]?.words.length, read.pageImages?.length]).toEqual([1, 1])
  const good = aRecognizer({ type: "recognized", pages: [[word]] })
  expect(await parsePdf(await aPdf("image"), 9, { hasPageImages: true, recognizer: good })).not.toHaveProperty(
    "pageImages",
  )
})

test("a page image shows the displayed page within 2,000 pixels, in colour only if the page has colour", async () => {
  const draw = async (color: string, size: [number, number]) => {
    const { pageImages } = await parsePdf(await aDrawing(color, size), 9, { hasPageImages: true })
    return Buffer.from(pageImages?.[0]?.bytes ?? [])
  }
  const black = await draw("black", [612, 792])
  expect([black.readUInt32BE(16), black.readUInt32BE(20)]).toEqual([1545, 2000])
  // Colour type (PNG 11.2.1): 0 is grey, 2 has colours.
  expect(black[25]).toBe(0)
  const red = await draw("red", [300, 300])
  expect([red.readUInt32BE(16), red[25]]).toEqual([833, 2])
  // The first rows: one byte says that each is the difference from the row above it.
  const rows = inflateSync(red.subarray(red.indexOf("IDAT") + 4, red.indexOf("IEND") - 8))
  expect([rows[0], ...rows.subarray(1, 4), ...rows.subarray(-3)]).toEqual([2, 255, 0, 0, 0, 0, 0])
})

test("pages that cannot be recognized are named in a warning when others have text", async () => {
  const warnings: string[] = []
  const onWarning = (sentence: string) => warnings.push(sentence)
  const { pages } = await parsePdf(await aPdf("text", "image", "image"), 9, {
    recognizer: aRecognizer({ type: "unavailable" }),
    onWarning,
  })
  expect(pages.map(({ words }) => words.length)).toEqual([1, 0, 0])
  expect(warnings).toEqual([expect.stringMatching(/^No text was read from pages 2, 3\. .*no text recognition/)])
})

test("pages of which a further recognition failed are named in a warning", async () => {
  const warnings: string[] = []
  const recognizer: Recognizer = {
    recognize: ({ method }) =>
      Promise.resolve(
        method === "neural"
          ? { type: "failed", detail: "took longer than 30000 ms" }
          : { type: "recognized", pages: [[{ ...word, confidence: 0.8 }]] },
      ),
  }
  const onWarning = (sentence: string) => warnings.push(sentence)
  await parsePdf(await aPdf("text", "image"), 9, { recognizer, onWarning })
  expect(warnings).toEqual([
    "The text of page 2 was read less thoroughly than usual: a second recognition failed or took too long.",
  ])
})

test("pages that look the same are recognized once", async () => {
  const recognizer = aRecognizer({ type: "recognized", pages: [[word]] })
  const { pages } = await parsePdf(await aPdf("image", "image", "text", "image"), 9, { recognizer })
  expect(pages.map(({ words }) => words[0]?.text)).toEqual(["Total", "Total", "printed", "Total"])
  expect(recognizer.requests).toHaveLength(1)
})

/** Two pages: one shows an image of 60,000 by 60,000 bits, the other a black square. */
function aPdfWithLargePicture(): Uint8Array {
  const objects = onePage({
    content: pdfStream("600 0 0 800 0 0 cm /I Do"),
    resources: "/XObject << /I 6 0 R >>",
    more: [
      pdfStream(
        "",
        "/Type /XObject /Subtype /Image /Width 60000 /Height 60000 /ColorSpace /DeviceGray /BitsPerComponent 1",
      ),
      "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 8 0 R >>",
      pdfStream("0 0 300 400 re f"),
    ],
  })
  return pdfFile(objects.with(1, "<< /Type /Pages /Kids [3 0 R 7 0 R] /Count 2 >>"))
}

test("a page whose images have too many pixels is skipped with a warning, and the others are read", async () => {
  const warnings: string[] = []
  const recognizer = aRecognizer({ type: "recognized", pages: [[word]] })
  const { pages } = await parsePdf(aPdfWithLargePicture(), 9, {
    recognizer,
    hasPageImages: true,
    onWarning: (sentence) => warnings.push(sentence),
  })
  expect(pages.map(({ words }) => words.length)).toEqual([0, 1])
  expect(recognizer.requests).toHaveLength(1)
  expect(warnings).toEqual([
    expect.stringMatching(/^No text was read from page 1\. .*more than 600 million pixels each\.$/),
  ])
})

/** Bounds the drawings of a page that takes too long. */
class SpentBudget extends RenderBudget {
  requests = 0

  override start(): () => boolean {
    this.requests++
    return super.start()
  }

  override isSpent(): boolean {
    return true
  }
}

/** Pages of 1,000 rectangles each, in one stream that they share: PDFium pauses between them. */
function aDrawnPdf(pages: number): Uint8Array {
  const content = pdfStream("0 0 300 400 re f\n".repeat(1_000))
  const page = "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 4 0 R >>"
  const objects = onePage({ content, more: Array.from({ length: pages - 1 }, () => page) })
  const kids = Array.from({ length: pages }, (_, index) => `${index === 0 ? 3 : index + 5} 0 R`)
  return pdfFile(objects.with(1, `<< /Type /Pages /Kids [${kids.join(" ")}] /Count ${pages} >>`))
}

test("a first page that takes too long to render does not keep later pages from being read", async () => {
  const warnings: string[] = []
  const { pages } = await parsePdf(aDrawnPdf(3), 9, {
    recognizer: aRecognizer({ type: "recognized", pages: [[word]] }),
    createBudget: (page) => (page === 1 ? new SpentBudget() : new RenderBudget()),
    onWarning: (sentence) => warnings.push(sentence),
  })
  expect(pages.map(({ words }) => words.length)).toEqual([0, 1, 1])
  expect(warnings).toEqual([expect.stringMatching(/^No text was read from page 1\. .*too long to render\.$/)])
})

test("rendering for OCR and for models stops after three pages that took too long", async () => {
  const budgets: SpentBudget[] = []
  const createBudget = () => budgets[budgets.push(new SpentBudget()) - 1] ?? new SpentBudget()
  const recognizer = aRecognizer({ type: "recognized", pages: [[word]] })
  await expect(parsePdf(aDrawnPdf(6), 9, { recognizer, createBudget })).rejects.toThrow("too long to render")
  expect(budgets.map(({ requests }) => requests)).toEqual([1, 1, 1, 0, 0, 0])
  budgets.length = 0
  await expect(parsePdf(aDrawnPdf(6), 9, { hasPageImages: true, createBudget })).rejects.toThrow("not available")
  expect(budgets.map(({ requests }) => requests)).toEqual([1, 1, 1, 0, 0, 0])
})

test("unread pages are grouped by reason, one warning each", async () => {
  const warnings: string[] = []
  const objects = onePage({
    content: pdfStream("600 0 0 800 0 0 cm /I Do"),
    resources: "/XObject << /I 6 0 R >>",
    more: [
      pdfStream(
        "",
        "/Type /XObject /Subtype /Image /Width 60000 /Height 60000 /ColorSpace /DeviceGray /BitsPerComponent 1",
      ),
      "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 8 0 R >>",
      pdfStream("0 0 300 400 re f\n".repeat(1_000)),
      "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 8 0 R >>",
    ],
  })
  const file = pdfFile(objects.with(1, "<< /Type /Pages /Kids [3 0 R 7 0 R 9 0 R] /Count 3 >>"))
  await parsePdf(file, 9, {
    recognizer: aRecognizer({ type: "recognized", pages: [[word]] }),
    createBudget: (page) => (page === 2 ? new SpentBudget() : new RenderBudget()),
    onWarning: (sentence) => warnings.push(sentence),
  })
  expect(warnings).toEqual([
    expect.stringMatching(/^No text was read from page 1\. .*million pixels each\.$/),
    expect.stringMatching(/^No text was read from page 2\. .*too long to render\.$/),
  ])
})
