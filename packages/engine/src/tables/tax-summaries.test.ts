import { expect, test } from "vitest"
import { aContext, aPage, aTable, type Print } from "../../test/builders/page.ts"
import { extractTable } from "./extract-table.ts"
import { isTotalLine } from "./body/line-kinds.ts"
import { chunksOf, readPageText } from "./words/page-text.ts"

const items = {
  name: "Lines",
  columns: [
    { name: "Quantity", type: "number" },
    { name: "Description", type: "string" },
    { name: "Unit price", type: "number" },
    { name: "Line total", type: "number" },
  ],
} as const

const XS = [-90, 120, -400, -500]
const ROWS = [
  ["Quantity", "Description", "Unit price", "Amount"],
  ["2", "Paper, white", "50.00", "100.00"],
  ["5", "Ink, black", "10.00", "50.00"],
]

const namesOf = (prints: readonly Print[]) =>
  extractTable(aContext([aPage(prints)]), items).rows.map((row) => row["Description"])

const isItems = ["Paper, white", "Ink, black"]

test("a summary of taxes with rates in its headings is not part of the items", () => {
  const summary = aTable(
    [50, 120, 190, 260, 330, -500],
    [
      ["Base 20 %", "VAT 20 %", "Base 6 %", "VAT 6 %", "Zwxvq", "Vbnm"],
      ["100.00", "20.00", "50.00", "3.00", "150.00", "173.00"],
    ],
    { top: 164 },
  )
  expect(namesOf([...aTable(XS, ROWS), ...summary])).toEqual(isItems)
})

test("a summary of taxes beside the sums is not part of the items", () => {
  const summary = aTable(
    [-90, -180, -260, 330, -500],
    [
      ["Rate", "Base", "Tax", "Zwxvq", "150.00"],
      ["20 %", "100.00", "20.00", "VAT", "25.00"],
      ["10 %", "50.00", "5.00", "Total", "175.00"],
    ],
    { top: 164 },
  )
  expect(namesOf([...aTable(XS, ROWS), ...summary])).not.toContain("5.00")
})

test("rows continue after a total with a name, not with numbers alone", () => {
  const more = [
    ["3", "Pens, blue", "2.00", "6.00"],
    [undefined, "Total goods", undefined, "156.00"],
    ["20", "31.20", "156.00", "187.20"],
  ]
  const rows = [...ROWS, [undefined, "Total paper", undefined, "150.00"], ...more]
  expect(namesOf(aTable(XS, rows))).toEqual([...isItems, "Pens, blue"])
})

test("the headings of a summary of what is due by its age end a statement", () => {
  const bookings = {
    name: "Bookings",
    columns: [
      { name: "Date", type: "date" },
      { name: "Text", type: "string" },
      { name: "Amount", type: "number" },
      { name: "Balance", type: "number" },
    ],
  } as const
  const rows = [
    ["Date", "Text", "Amount", "Balance"],
    ["09/17/2024", "INV 14736", "362.46", "362.46"],
    ["09/18/2024", "PMT 4404", "-144.98", "217.48"],
  ]
  const ages = [
    ["CURRENT", "1-30 DAYS LATE", "31-60 DAYS", "OVER 60"],
    ["17.48", "100.00", "0.00", "100.00"],
  ]
  const prints = [...aTable([50, 120, -420, -520], rows), ...aTable([50, 150, 300, 440], ages, { top: 165, pitch: 14 })]
  expect(extractTable(aContext([aPage(prints)]), bookings).rows).toHaveLength(2)
})

test.each([
  ["Current", "30 Days", "60 Days", "90 Days", "Over 90"],
  ["Nicht fällig", "30 Tage", "60 Tage", "90 Tage", "120+"],
])("%s, %s, %s: the headings of what is due by months end a table of bookings", (...headings) => {
  const columns = [
    { name: "Date", type: "date" },
    { name: "Reference", type: "string" },
    { name: "Debit", type: "number" },
    { name: "Balance", type: "number" },
  ] as const
  const rows = [
    ["Date", "Reference", "Debit", "Balance"],
    ["17.09.2024", "INV 14736", "362.46", "362.46"],
    ["18.09.2024", "INV 14740", "144.98", "507.44"],
  ]
  const ages = [headings, ["407.44", "100.00", "0.00", "0.00", "0.00"]]
  const prints = [
    ...aTable([50, 120, -420, -520], rows),
    ...aTable([50, 150, 250, 350, 450], ages, { top: 165, pitch: 14 }),
  ]
  expect(extractTable(aContext([aPage(prints)]), { name: "Bookings", columns }).rows).toHaveLength(2)
})

test("the headings of a summary of taxes beside the first sum are a line of totals, a row of goods is not", () => {
  const isTotal = (texts: readonly string[]): boolean => {
    const { layouts } = aContext([aPage(aTable([43, 114, 201, 343, 500], [texts]))])
    const [line] = layouts.flatMap((layout) => readPageText(layout).lines)
    return line !== undefined && isTotalLine(line, chunksOf(line.words)[0] ?? [])
  }
  expect(isTotal(["Rate", "Base", "Levy", "Total taxable", "552.10"])).toBe(true)
  expect(isTotal(["KX-149", "Garden hose", "2", "Total care", "20.00"])).toBe(false)
})
