import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import { wordFile, workbookItems } from "@docsift/testing/hostile/office-package"
import { zipFile } from "@docsift/testing/hostile/zip-file"
import { onePage, pdfFile, pdfStream } from "@docsift/testing/hostile/pdf-file"
import { inkIn, pngPixels } from "../../test/builders/png-pixels.ts"
import type { ValueType } from "../configuration.ts"
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
])("the image of a page that is %s has ink where the words are, and nowhere else", async (_, page) => {
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
  await expect(inspector.words(text, { page: 2 })).rejects.toMatchObject({ reason: "page_out_of_range" })
})

test("a file that is no document is rejected as by an execution, and the next one is read", async () => {
  const broken = await aFile("a.pdf", "%PDF-1.7 and then nothing of use")
  const unreadable = { name: "DocumentError", reason: "file_unreadable" }
  await expect(inspector.outline(broken)).rejects.toMatchObject(unreadable)
  await expect(inspector.pageImage(broken, { page: 1, width: 600 })).rejects.toMatchObject(unreadable)
  await expect(inspector.extract(broken, { configuration })).rejects.toMatchObject(unreadable)
  await expect(inspector.outline(await aFile("a.txt", "Hello\n"))).resolves.toBeDefined()
})

const text = (reference: string, content: string) => `<c r="${reference}" t="inlineStr"><is><t>${content}</t></is></c>`

const rowsOf = (count: number): string =>
  Array.from(
    { length: count },
    (_, index) => `<row r="${index + 3}">${text(`A${index + 3}`, `Item ${index + 1}`)}</row>`,
  ).join("")

const sheet = `<sheetData><row r="1">${text("A1", "Name")}${text("B1", "Amount")}</row><row r="2">${text("A2", "Bolts and nuts")}<c r="B2"><v>1234.5</v></c></row>${rowsOf(600)}</sheetData>`

test("a sheet has a grid, and its words have cells", async () => {
  const file = await aFile("a.xlsx", zipFile(workbookItems(sheet)))
  const { kind, pages, grids } = await inspector.outline(file)
  expect(kind).toBe("xlsx")
  expect(pages).toMatchObject([{ page: 1, isDrawn: false }])
  expect(grids).toEqual([{ page: 1, name: expect.any(String), rows: 602, columns: 2 }])
  const { words } = await inspector.words(file, { page: 1 })
  expect(words.slice(0, 3)).toMatchObject([
    { text: "Name", cell: "A1" },
    { text: "Amount", cell: "B1" },
    { text: "Bolts", cell: "A2" },
  ])
})

test("at most 500 rows of a grid are returned, from the one that is asked for", async () => {
  const file = await aFile("a.xlsx", zipFile(workbookItems(sheet)))
  const first = await inspector.grid(file, { page: 1 })
  expect(first.rows).toHaveLength(500)
  expect(first.rows.slice(0, 3)).toEqual([
    ["Name", "Amount"],
    ["Bolts and nuts", "1234.5"],
    ["Item 1", ""],
  ])
  const last = await inspector.grid(file, { page: 1, firstRow: 601, rows: 900 })
  expect(last).toEqual({
    page: 1,
    name: first.name,
    firstRow: 601,
    rows: [
      ["Item 599", ""],
      ["Item 600", ""],
    ],
  })
  expect((await inspector.grid(file, { page: 1, firstRow: 9001 })).rows).toEqual([])
})

test("the value of a cell is read as it is stored", async () => {
  const file = await aFile("a.xlsx", zipFile(workbookItems(sheet)))
  const read = (cell: string, type: ValueType) => inspector.read(file, { page: 1, cell, type })
  expect(await read("B2", "number")).toEqual({ value: 1234.5, text: "1234.5", cell: "B2", confidence: 1 })
  expect(await read("A2", "string")).toMatchObject({ value: "Bolts and nuts" })
  expect(await read("A2", "date")).toEqual({ value: null, text: "Bolts and nuts", cell: "A2", confidence: 0 })
  for (const cell of ["ZZ99", "B0", "2B", ""])
    expect(await read(cell, "number")).toEqual({ value: null, text: "", cell, confidence: 0 })
})

test("documents of Word, mails and web pages have pages that are not drawn", async () => {
  const mail = "From: a@example.org\nTo: b@example.org\nSubject: Order\n\nOrder number: 4711\n"
  for (const [name, bytes] of [
    ["a.docx", wordFile()],
    ["a.eml", mail],
    ["a.html", "<!doctype html><p>Order number: 4711</p>"],
  ] as const) {
    const file = await aFile(name, bytes)
    const { kind, pages, grids } = await inspector.outline(file)
    expect({ kind, grids }).toEqual({ kind: name.slice(2), grids: [] })
    expect(pages).toMatchObject([{ page: 1, isDrawn: false }])
    await expect(inspector.pageImage(file, { page: 1, width: 600 })).rejects.toMatchObject({ reason: "page_not_drawn" })
    expect((await inspector.words(file, { page: 1 })).words.map(({ text }) => text)).toContain("4711")
    expect((await inspector.extract(file, { configuration })).extractedData).toEqual({
      Order: { fields: { "Order number": "4711" } },
    })
  }
})

/** A page whose numbers and dates are written as in German, and one of each that says nothing on its own. */
const german = pdfStream(
  [
    ["72 700", "Betrag: 1.234,56 EUR"],
    ["72 660", "Menge 4.711"],
    ["72 620", "Datum 03/05/2018 und 27/05/2018"],
    ["72 580", "Frist: 04/05/2018"],
    ["72 540", "Rest 12,50 und 13,75"],
  ]
    .map(([at, line]) => `BT /F1 12 Tf ${at} Td (${line}) Tj ET`)
    .join("\n"),
)

/** The box of a line of such a page, whose words start at x = 72. */
const lineAt = (y: number): [number, number, number, number] => [60, 800 - y - 14, 400, 800 - y + 6]

test("the value at a place is read in the way in which the document writes numbers and dates", async () => {
  const file = await aFile("a.pdf", pdfFile(onePage({ content: german })))
  const read = (y: number, type: ValueType) => inspector.read(file, { page: 1, box: lineAt(y), type })
  expect(await read(700, "number")).toMatchObject({ value: 1234.56, text: "Betrag: 1.234,56 EUR", confidence: 1 })
  expect(await read(660, "number")).toMatchObject({ value: 4711 })
  expect(await read(580, "date")).toMatchObject({ value: "2018-05-04", text: "Frist: 04/05/2018" })
  expect(await read(700, "string")).toMatchObject({ value: "Betrag: 1.234,56 EUR" })
  // Which of the two is meant?
  expect(await read(620, "date")).toMatchObject({ value: null, confidence: 0 })
  expect(await read(540, "number")).toMatchObject({ value: null })
  expect(await read(660, "date")).toMatchObject({ value: null, text: "Menge 4.711" })
})

test("the box of a value is that of its words, and the requested one where there are none", async () => {
  const file = await aFile("a.pdf", pdfFile(onePage({ content: german })))
  const { words } = await inspector.words(file, { page: 1 })
  const amount = words.find(({ text }) => text === "1.234,56")?.box ?? [0, 0, 0, 0]
  const [x0, y0, x1, y1] = amount
  const found = await inspector.read(file, { page: 1, box: [x0 - 3, y0 - 3, x1 + 3, y1 + 3], type: "number" })
  expect(found).toEqual({ value: 1234.56, text: "1.234,56", box: amount, confidence: 1 })
  const nothing = await inspector.read(file, { page: 1, box: [0, 0, 20, 20], type: "string" })
  expect(nothing).toEqual({ value: null, text: "", box: [0, 0, 20, 20], confidence: 0 })
})

test("a page without text has no words and can be drawn, and cannot be extracted", async () => {
  const file = await aFile("a.pdf", pdfFile(onePage({ content: pdfStream("0 0 100 100 re f") })))
  expect(await inspector.words(file, { page: 1 })).toEqual({
    page: 1,
    width: 600,
    height: 800,
    words: [],
    warnings: [],
  })
  expect(pngPixels(await inspector.pageImage(file, { page: 1, width: 600 })).darkness(50, 750)).toBe(255)
  await expect(inspector.extract(file, { configuration })).rejects.toMatchObject({
    name: "DocumentError",
    reason: "no_text",
    message:
      "No text was read from page 1. The PDF's pages are images without text, and text recognition is not available.",
  })
})

test("colours are kept where they say something", async () => {
  const file = await aFile("a.pdf", pdfFile(onePage({ content: pdfStream("1 0 0 rg 0 0 100 100 re f") })))
  expect(pngPixels(await inspector.pageImage(file, { page: 1, width: 600 })).channels).toBe(3)
})

test("the image of a very long page is narrower than requested", async () => {
  const file = await aFile("a.pdf", pdfFile(onePage({ content, page: "/MediaBox [0 0 200 14400]" })))
  const { width, height } = pngPixels(await inspector.pageImage(file, { page: 1, width: 2400 }))
  expect(width * height).toBeLessThan(18_100_000)
  expect(height / width).toBeCloseTo(72, 0)
})

test("a live try reads the first 20 pages, and says so", async () => {
  const pages = Array.from({ length: 25 }, (_, index) => index)
  const kids = pages.map((index) => `${6 + index} 0 R`).join(" ")
  const [catalog = "", , , text = "", font = ""] = onePage({ content })
  const more = pages.map(
    () =>
      "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
  )
  const tree = `<< /Type /Pages /Kids [${kids}] /Count 25 >>`
  const file = await aFile("a.pdf", pdfFile([catalog, tree, "<< >>", text, font, ...more]))
  const tried = await inspector.extract(file, { configuration })
  expect(tried.pages).toHaveLength(20)
  expect(tried.warnings).toEqual(["Only the first 20 of 25 pages were read."])
  expect((await inspector.words(file, { page: 25 })).words).toHaveLength(5)
})

test("a workflow is suggested from several files", async () => {
  const first = await aFile("a.pdf", pdfFile(onePage({ content })))
  const second = await aFile("b.txt", "Order number: 4712\n")
  const { workflow, fields } = await inspector.suggest([first, second], { name: "Orders" })
  expect(workflow.name).toBe("Orders")
  expect(fields).toContainEqual(expect.objectContaining({ label: "Order number", seenIn: 2 }))
  const blank = await aFile("c.pdf", pdfFile(onePage({ content: pdfStream("0 0 100 100 re f") })))
  await expect(inspector.suggest([first, blank], {})).rejects.toMatchObject({
    reason: "no_text",
    message: expect.stringMatching(/^In "c.pdf": No text was read from page 1/u),
  })
})
