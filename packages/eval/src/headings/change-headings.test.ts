import { expect, test } from "vitest"
import type { Document, Extraction, Word } from "@docsift/engine"
import { changeHeadings } from "./change-headings.ts"
import { findPrintedHeadings, type PrintedHeadings } from "./printed-headings.ts"

const LETTER = 5
const HEIGHT = 10

const aWord = (text: string, x: number, y: number): Word => ({
  text,
  box: [x, y, x + LETTER * text.length, y + HEIGHT],
  fontSize: HEIGHT,
  isBold: false,
  rotation: 0,
  confidence: 1,
})

const aDocument = (...pages: readonly (readonly Word[])[]): Document => ({
  kind: "pdf",
  pages: pages.map((words, index) => ({ number: index + 1, width: 595, height: 842, words, rulings: [] })),
  grids: [],
  attachments: [],
})

const evidenceOf = (text: string, x: number, y: number) => ({
  text,
  page: 1,
  box: aWord(text, x, y).box,
  confidence: 1,
  source: "builtin" as const,
})

const title = aWord("Invoice", 50, 40)
const headings = [
  aWord("Description", 50, 150),
  aWord("Unit", 250, 145),
  aWord("price", 250, 157),
  aWord("Qty", 350, 150),
]
const row = [aWord("Hose", 50, 180), aWord("4.00", 250, 180), aWord("2", 350, 180)]
const again = [aWord("Description", 51, 50), aWord("Description", 300, 300)]
const document = aDocument([title, ...headings, ...row], again)
const extraction: Extraction = {
  data: {},
  evidence: {
    "/Order/tables/Items/0/Description": evidenceOf("Hose", 50, 180),
    "/Order/tables/Items/0/Price": evidenceOf("4.00", 250, 180),
    "/Order/tables/Items/0/Quantity": evidenceOf("2", 350, 180),
  },
  pages: [],
  warnings: [],
}

function found(): PrintedHeadings {
  const printed = findPrintedHeadings(document, extraction, "/Order/tables/Items")
  if (!printed) throw new Error("no headings found")
  return printed
}

const textsOf = (changed: Document | undefined): string[][] =>
  (changed?.pages ?? []).map(({ words }) => words.map(({ text }) => text))

test("headings are the lines above the first row, one for each column, also in two lines", () => {
  expect(found().columns.map((words) => words.map(({ text }) => text))).toEqual([
    ["Description"],
    ["Unit", "price"],
    ["Qty"],
  ])
})

test("a table whose first row has no place has no headings", () => {
  expect(findPrintedHeadings(document, extraction, "/Order/tables/Other")).toBeUndefined()
})

test("each heading in turn becomes a word of the same form, also where it is repeated on a later page", () => {
  const variants = changeHeadings(document, found(), "one")
  expect(variants.map(({ text }) => text)).toEqual(["Description", "Unit price", "Qty"])
  expect(textsOf(variants[0]?.document)).toEqual([
    ["Invoice", "Hizgvotbous", "Unit", "price", "Qty", "Hose", "4.00", "2"],
    ["Hizgvotbous", "Description"],
  ])
})

test("all headings change or are removed, and everything else stays", () => {
  expect(textsOf(changeHeadings(document, found(), "all")[0]?.document)[0]).toEqual(
    expect.arrayContaining(["Invoice", "Hose", "4.00", "2"]),
  )
  expect(textsOf(changeHeadings(document, found(), "none")[0]?.document)[0]).toEqual(["Invoice", "Hose", "4.00", "2"])
})
