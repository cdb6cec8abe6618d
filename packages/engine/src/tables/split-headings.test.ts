import { expect, test } from "vitest"
import { extractTable } from "./extract-table.ts"
import { aContext, aPage, aTable } from "../../test/builders/page.ts"

const items = {
  name: "Items",
  columns: [
    { name: "Description", type: "string" },
    { name: "Quantity", type: "number" },
    { name: "Line total", type: "number" },
  ],
} as const

test("a heading of two words that are headings by themselves is one where text runs across below it", () => {
  const page = aPage(
    aTable(
      [50, -300, -400],
      [
        ["Unit description", "Quantity", "Line total"],
        ["Hydraulic hose", "2", "3.50"],
        ["Office chair, black", "4", "5.20"],
        ["Tea", "1", "1.10"],
      ],
    ),
  )
  expect(extractTable(aContext([page]), items).rows.map((row) => row["Description"])).toEqual([
    "Hydraulic hose",
    "Office chair, black",
    "Tea",
  ])
})

test("neighbouring headings a space apart stay two when each has its own column", () => {
  const page = aPage(
    aTable(
      [50, 75, -300, -400],
      [
        ["Item", "Description", "Quantity", "Line total"],
        ["A1", "Hydraulic hose", "2", "3.50"],
        ["A2", "Office chair", "4", "5.20"],
      ],
    ),
  )
  expect(extractTable(aContext([page]), items).rows.map((row) => row["Description"])).toEqual([
    "Hydraulic hose",
    "Office chair",
  ])
})

test("headings with a slash between them head one column of codes above names", () => {
  const columns = [...items.columns, { name: "Item number", type: "string" as const }]
  const rows = [
    ["Item number / Description", "Quantity", "Line total"],
    ["RGG-92003", "2", "3.50"],
    ["Paintbrush-holder of oak", undefined, undefined],
    ["EAF-94170", "4", "5.20"],
    ["Nitrile gloves, box of 100", undefined, undefined],
    ["XPB-12001", "1", "1.00"],
    ["Measuring tape", undefined, undefined],
  ]
  const page = aPage(aTable([50, -300, -400], rows))
  expect(extractTable(aContext([page]), { ...items, columns }).rows.slice(0, 2)).toMatchObject([
    { Description: "Paintbrush-holder of oak", "Item number": "RGG-92003" },
    { Description: "Nitrile gloves, box of 100", "Item number": "EAF-94170" },
  ])
})

test("a heading with a slash above periods whose words cross its middle heads one column", () => {
  const table = {
    name: "Services",
    columns: [
      { name: "Service", type: "string" },
      { name: "Period", type: "string" },
      { name: "Amount", type: "number" },
    ],
  } as const
  const rows = [
    ["Service", "Period / detail", "Amount"],
    ["Line rental", "18/11 to 17/12", "27.40"],
    ["Router", "18/11 to 17/12", "5.15"],
    ["Calls abroad", "14 min", "2.80"],
  ]
  const page = aPage(aTable([50, 250, -450], rows))
  expect(extractTable(aContext([page]), table).rows.map((row) => row["Period"])).toEqual([
    "18/11 to 17/12",
    "18/11 to 17/12",
    "14 min",
  ])
})
