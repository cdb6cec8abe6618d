import { expect, test } from "vitest"
import type { Document } from "@docsift/engine"
import { aDocument, anExtraction, aWord } from "../../test/builders/printed-document.ts"
import { changeHeadings } from "./change-headings.ts"
import { findPrintedHeadings, type PrintedHeadings } from "./printed-headings.ts"

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
const extraction = anExtraction({
  "/Order/tables/Items/0/Description": [aWord("Hose", 50, 180)],
  "/Order/tables/Items/0/Price": [aWord("4.00", 250, 180)],
  "/Order/tables/Items/0/Quantity": [aWord("2", 350, 180)],
})

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
