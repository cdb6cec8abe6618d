import { expect, test } from "vitest"
import { aContext, aPage, aTable } from "../../../test/builders/page.ts"
import { extractTable } from "../extract-table.ts"

test("a heading may be the abbreviation of a name: `Ln` and `Len` are the line and the length", () => {
  const rows = [
    ["Ln", "Programme", "Len", "Wks", "Fee"],
    ["1", "Morning tide", ":60", "4", "48.00"],
    ["2", "Harbour news", ":30", "6", "27.00"],
    ["3", "Night watch", ":60", "2", "19.00"],
  ]
  const columns = [
    { name: "Line", type: "number" },
    { name: "Programme", type: "string" },
    { name: "Length", type: "string" },
    { name: "Fee", type: "number" },
  ] as const
  const context = aContext([aPage(aTable([50, 100, 250, 320, -480], rows))])
  expect(extractTable(context, { name: "Spots", columns: [...columns] }).rows).toEqual([
    { Line: 1, Programme: "Morning tide", Length: ":60", Fee: 48 },
    { Line: 2, Programme: "Harbour news", Length: ":30", Fee: 27 },
    { Line: 3, Programme: "Night watch", Length: ":60", Fee: 19 },
  ])
})

test("the abbreviation of a word in a longer name is not enough: `Nr` is no article number", () => {
  const rows = [
    ["Nr", "Programme", "Fee"],
    ["1", "Morning tide", "48.00"],
    ["2", "Harbour news", "27.00"],
  ]
  const columns = [
    { name: "Article number", type: "string" },
    { name: "Programme", type: "string" },
    { name: "Fee", type: "number" },
  ] as const
  const context = aContext([aPage(aTable([50, 100, -480], rows))])
  const { rows: found } = extractTable(context, { name: "Spots", columns: [...columns] })
  expect(found.map((row) => row["Article number"])).toEqual([null, null])
})
