import { expect, test } from "vitest"
import type { Page } from "../../document.ts"
import { extractTable } from "../extract-table.ts"
import { aContext, aPage, aTable } from "../../../test/builders/page.ts"

const delivery = {
  name: "Items",
  columns: [
    { name: "Quantity", type: "number" },
    { name: "Description", type: "string" },
  ],
} as const

/** Marks the words of a page as read from a file that has a space between the words of a cell and none between cells. */
function withSpaces(page: Page, firsts: readonly string[]): Page {
  return { ...page, words: page.words.map((word) => ({ ...word, isAfterSpace: !firsts.includes(word.text) })) }
}

test("cells as close as words are two where the file has no space between them", () => {
  const rows = [
    ["Ordered", "Description"],
    ["10", "Garden hose of rubber"],
    ["3.75", "Diesel fuel"],
    ["7", "Steel bracket with screws"],
  ]
  const page = withSpaces(aPage(aTable([-150, 154.5], rows)), [
    "Ordered",
    "10",
    "3.75",
    "7",
    "Description",
    "Garden",
    "Diesel",
    "Steel",
  ])
  expect(extractTable(aContext([page]), delivery).rows).toEqual([
    { Quantity: 10, Description: "Garden hose of rubber" },
    { Quantity: 3.75, Description: "Diesel fuel" },
    { Quantity: 7, Description: "Steel bracket with screws" },
  ])
})
