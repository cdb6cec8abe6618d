import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { type FakeBehaviour, tsvWord, writeFakeTesseract } from "../../test/builders/recognition-program.ts"
import { inkIn, pngPixels } from "../../test/builders/png-pixels.ts"
import { aTiffImage } from "../../test/builders/tiff-image.ts"
import { tsvHeader } from "../recognize/tesseract-tsv.ts"
import { createInspector } from "./create-inspector.ts"

const [width, height] = [600, 800]
/** A page of a scan, black where the program finds a word of 100 × 24 pixels. */
function aScannedPage(left: number, top: number): Uint8Array {
  const pixels = Buffer.alloc(width * height, 255)
  for (let y = top; y < top + 24; y++) pixels.fill(0, y * width + left, y * width + left + 100)
  return pixels
}

/** Pixels of the page that the program is given for one of the file, which is taken for A4: 300 instead of 68 dpi. */
const drawnScale = 300 / (height / 11.69)

/** A TIFF of two pages without a resolution. */
const tiff = aTiffImage(
  [aScannedPage(50, 100), aScannedPage(300, 500)].map((data) => ({
    tags: { 256: [width], 257: [height], 258: [8], 262: [1] },
    data: [data],
  })),
)

async function inspect(behaviour: FakeBehaviour) {
  const folder = await mkdtemp(join(tmpdir(), "docsift-inspector-"))
  const command = await writeFakeTesseract(behaviour)
  // A folder without trained data: WASM must not take the program's place.
  const inspector = createInspector({ recognizer: { command, languageFolder: folder, neural: "off" } })
  onTestFinished(async () => {
    await inspector.close()
    await rm(folder, { recursive: true, force: true })
  })
  const path = join(folder, "scan.tif")
  await writeFile(path, tiff)
  return { inspector, file: { path, name: "scan.tif", sha256: "1" }, command }
}

test("the pages of a TIFF are known and drawn before their text is recognized", async () => {
  const { inspector, file } = await inspect({ hang: true })
  const { kind, pages } = await inspector.outline(file)
  expect(kind).toBe("tiff")
  expect(pages).toMatchObject([
    { page: 1, isDrawn: true },
    { page: 2, isDrawn: true },
  ])
  expect(pngPixels(await inspector.pageImage(file, { page: 2, width: 600 }))).toMatchObject({ width, height })
})

test("the words of a TIFF have ink in their boxes, and are recognized once", async () => {
  // A little inside the black of the first page.
  const [left, top] = [Math.round(55 * drawnScale), Math.round(105 * drawnScale)]
  const answer = [tsvHeader, tsvWord("Total", { left, top })].join("\n")
  const { inspector, file, command } = await inspect({ answer })
  for (const page of [1, 2]) {
    const { words, ...size } = await inspector.words(file, { page })
    expect(words).toMatchObject([{ text: "Total", confidence: 0.96 }])
    const png = pngPixels(await inspector.pageImage(file, { page, width: 600 }))
    const box = words[0]?.box ?? [0, 0, 0, 0]
    // Only the first page has ink where the program finds the word.
    const ink = expect(inkIn(png, box, size.width))
    if (page === 1) ink.toBeGreaterThan(0.9)
    else ink.toBe(0)
  }
  await rm(command, { force: true })
  for (const page of [1, 2]) expect((await inspector.words(file, { page })).words).toHaveLength(1)
})

test("an image without recognized text has no words", async () => {
  const { inspector, file } = await inspect({ answer: tsvHeader })
  expect((await inspector.words(file, { page: 1 })).words).toEqual([])
  await expect(inspector.words(file, { page: 3 })).rejects.toMatchObject({ reason: "page_out_of_range" })
})

test("a recognition that hangs is ended at the deadline, and the next call is served", async () => {
  const { inspector, file } = await inspect({ hang: true })
  await expect(inspector.words(file, { page: 1 }, { deadlineMs: 300 })).rejects.toMatchObject({ reason: "timeout" })
  await expect(inspector.outline(file)).resolves.toBeDefined()
})
