import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import { onePage, pdfFile, pdfStream } from "@docsift/testing/hostile/pdf-file"
import { inkIn, pngPixels } from "../../test/builders/png-pixels.ts"
import type { InspectedFile, Inspector } from "../inspect/inspector.ts"
import { createInspector } from "./create-inspector.ts"

let inspector: Inspector
let folder = ""
let files = 0

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "docsift-inspector-"))
  inspector = createInspector({ recognition: "off" })
})

afterAll(async () => {
  await inspector.close()
  await rm(folder, { recursive: true, force: true })
})

async function aFile(name: string, bytes: Uint8Array | string): Promise<InspectedFile> {
  const path = join(folder, `${++files}-${name}`)
  await writeFile(path, bytes)
  return { path, name, sha256: String(files) }
}

const content = pdfStream("BT /F1 12 Tf 72 700 Td (Order number: 4711) Tj 0 -40 Td (Total 1.234,56) Tj ET")
const configuration = { objects: [{ name: "Order", fields: [{ name: "Order number", type: "string" }] }] } as const

test("the outline of a PDF has the displayed sizes of its pages", async () => {
  const page = "/MediaBox [0 0 600 800] /CropBox [50 100 550 750] /Rotate 90"
  const outline = await inspector.outline(await aFile("a.pdf", pdfFile(onePage({ content, page }))))
  expect(outline).toEqual({
    kind: "pdf",
    pages: [{ page: 1, width: 650, height: 500, isDrawn: true }],
    grids: [],
    warnings: [],
  })
})

test.each([
  ["upright", "/MediaBox [0 0 600 800]"],
  ["rotated by 90 degrees", "/MediaBox [0 0 600 800] /Rotate 90"],
  ["rotated by 180 degrees", "/MediaBox [0 0 600 800] /Rotate 180"],
  ["rotated by 270 degrees", "/MediaBox [0 0 600 800] /Rotate 270"],
  ["cropped", "/MediaBox [0 0 600 800] /CropBox [50 100 550 750]"],
  ["cropped and rotated", "/MediaBox [-20 -30 600 800] /CropBox [50 100 550 750] /Rotate 90"],
  ["cropped beyond its media box", "/MediaBox [0 0 600 800] /CropBox [-100 -100 700 900]"],
  ["in user units", "/MediaBox [0 0 600 800] /UserUnit 2"],
])("the picture of a page that is %s has ink where the words are, and nowhere else", async (_, page) => {
  const file = await aFile("a.pdf", pdfFile(onePage({ content, page })))
  const { pages } = await inspector.outline(file)
  const png = pngPixels(await inspector.pageImage(file, { page: 1, width: 1200 }))
  const { width, height, words } = await inspector.words(file, { page: 1 })
  expect(pages[0]).toMatchObject({ width, height })
  expect([png.width, png.height, png.channels]).toEqual([1200, Math.round((1200 * height) / width), 1])
  expect(words.map(({ text }) => text).toSorted()).toEqual(["1.234,56", "4711", "Order", "Total", "number:"])
  const inked = words.map(({ box }) => inkIn(png, box, width))
  expect(Math.min(...inked)).toBeGreaterThan(0.05)
  const all = inkIn(png, [0, 0, width, height], width) * width * height
  const inWords = words.reduce((sum, { box }, index) => {
    return sum + (inked[index] ?? 0) * (box[2] - box[0]) * (box[3] - box[1])
  }, 0)
  // Pixels at the edges of boxes count for more or less than their area.
  expect(inWords / all).toBeGreaterThan(0.85)
})

test("the second live try extracts what the first one did", async () => {
  const file = await aFile("a.pdf", pdfFile(onePage({ content })))
  const first = await inspector.extract(file, { configuration })
  expect(first).toMatchObject({
    extractedData: { Order: { fields: { "Order number": "4711" } } },
    evidence: { "/Order/fields/Order number": { page: 1, text: "4711" } },
    pages: [{ page: 1, width: 600, height: 800 }],
    warnings: [],
  })
  const { durationMs, ...second } = await inspector.extract(file, { configuration })
  expect(first).toMatchObject(second)
  expect(durationMs).toBeGreaterThan(0)
})

test("pages that do not exist or cannot be drawn give errors of their own", async () => {
  const pdf = await aFile("a.pdf", pdfFile(onePage({ content })))
  for (const page of [0, 2]) {
    const outOfRange = { name: "InspectionError", reason: "page_out_of_range" }
    await expect(inspector.pageImage(pdf, { page, width: 600 })).rejects.toMatchObject(outOfRange)
    await expect(inspector.words(pdf, { page })).rejects.toMatchObject(outOfRange)
    await expect(inspector.grid(pdf, { page })).rejects.toMatchObject(outOfRange)
    await expect(inspector.read(pdf, { page, box: [0, 0, 9, 9], type: "date" })).rejects.toMatchObject(outOfRange)
  }
  const text = await aFile("a.txt", "Order number: 4711\n")
  expect((await inspector.outline(text)).pages).toMatchObject([{ page: 1, isDrawn: false }])
  await expect(inspector.pageImage(text, { page: 1, width: 600 })).rejects.toMatchObject({ reason: "page_not_drawn" })
  await expect(inspector.pageImage(text, { page: 2, width: 600 })).rejects.toMatchObject({
    reason: "page_out_of_range",
  })
})

test("a file that is no document is rejected as by an execution, and the next one is read", async () => {
  const broken = await aFile("a.pdf", "%PDF-1.7 and then nothing of use")
  const unreadable = { name: "DocumentError", reason: "file_unreadable" }
  await expect(inspector.outline(broken)).rejects.toMatchObject(unreadable)
  await expect(inspector.pageImage(broken, { page: 1, width: 600 })).rejects.toMatchObject(unreadable)
  await expect(inspector.extract(broken, { configuration })).rejects.toMatchObject(unreadable)
  await expect(inspector.outline(await aFile("a.txt", "Hello\n"))).resolves.toBeDefined()
})
