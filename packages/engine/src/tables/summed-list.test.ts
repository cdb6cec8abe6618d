import { expect, test } from "vitest"
import { extractTable } from "./extract-table.ts"
import { aContext, aPage, aTable } from "./page-builder.ts"

const bill = {
  name: "Line items",
  columns: [
    { name: "Description", type: "string" },
    { name: "Line total", type: "number" },
  ],
} as const

test("a list without headings is told by its printed sum; its indented breakdown is left out", () => {
  const page = aPage([
    ...aTable([50, -500], [["Total", "$3.50"]], { top: 60 }),
    ...aTable(
      [50, -500],
      [
        ["Storage", "$1.50"],
        ["Computing", "$2.00"],
      ],
      { top: 100, pitch: 40 },
    ),
    ...aTable(
      [70, -500],
      [
        ["Charges", "$1.50"],
        ["Charges", "$2.00"],
      ],
      { top: 120, pitch: 40 },
    ),
  ])
  expect(extractTable(aContext([page]), bill).rows).toEqual([
    { Description: "Storage", "Line total": 1.5 },
    { Description: "Computing", "Line total": 2 },
  ])
})

test("amounts that do not add up to a total are no list", () => {
  const page = aPage(
    aTable(
      [50, -500],
      [
        ["Storage", "$1.50"],
        ["Computing", "$2.00"],
        ["Total", "$9.00"],
      ],
    ),
  )
  expect(extractTable(aContext([page]), bill).rows).toEqual([])
})
