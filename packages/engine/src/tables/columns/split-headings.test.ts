import { expect, test } from "vitest"
import { extractTable } from "../extract-table.ts"
import type { TableDefinition } from "../../configuration.ts"
import { aContext, aPage, aTable, type Print } from "../../../test/builders/page.ts"

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

test("a price and its currency are one heading where each number is below one of the two words", () => {
  const definition: TableDefinition = {
    name: "Items",
    columns: [
      { name: "Description", type: "string" },
      { name: "Quantity", type: "number" },
      { name: "Unit price", type: "number" },
      { name: "Total", type: "number" },
    ],
  }
  const headings: Print[] = [
    { text: "Description", x: 50, y: 100 },
    { text: "Quantity", x: 300, y: 100, isRight: true },
    { text: "EP", x: 385, y: 100 },
    { text: "in €", x: 398, y: 100 },
    { text: "GP", x: 465, y: 100 },
    { text: "in €", x: 478, y: 100 },
  ]
  const rows = aTable(
    [50, -300, -420, -500],
    [
      ["Site set-up", "1", "11.111.450,00", "11.111.450,00"],
      ["Steel pipe", "10", "23,90", "239,00"],
      ["Waste pipe", "4", "48,70", "194,80"],
    ],
    { top: 120 },
  )
  const found = extractTable(aContext([aPage([...headings, ...rows])]), definition).rows
  expect(found.map((row) => row["Unit price"])).toEqual([11_111_450, 23.9, 48.7])
})
