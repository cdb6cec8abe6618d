import { expect, test } from "vitest"
import type { TableDefinition, ValueType } from "../configuration.ts"
import { extractTable } from "./extract-table.ts"
import { aContext, aPage, aTable } from "../../test/builders/page.ts"

const aDefinition = (columns: Record<string, ValueType>, description?: string): TableDefinition => ({
  name: "Table",
  description,
  columns: Object.entries(columns).map(([name, type]) => ({ name, type })),
})
const lineItems = aDefinition({
  Description: "string",
  Quantity: "number",
  "Unit price": "number",
  "Line total": "number",
})
const xs = [50, -300, -400, -500]
const heading = ["Description", "Quantity", "Unit price", "Amount"]
const toItem = (name: string, quantity: number, price: number, total: number) => ({
  Description: name,
  Quantity: quantity,
  "Unit price": price,
  "Line total": total,
})

test("a table ends at its total and every cell carries its position", () => {
  const rows = [
    heading,
    ["Paper", "2", "3.50", "7.00"],
    ["Ink", "1", "20.00", "20.00"],
    [undefined, undefined, "Total", "27.00"],
  ]
  const extracted = extractTable(aContext([aPage(aTable(xs, rows))]), lineItems)
  expect(extracted.rows).toEqual([toItem("Paper", 2, 3.5, 7), toItem("Ink", 1, 20, 20)])
  expect(extracted.evidence[0]?.["Line total"]).toMatchObject({
    page: 1,
    text: "7.00",
    source: "builtin",
    box: [480, 120, 500, 130],
  })
  expect(extracted.evidence[0]?.["Line total"]?.confidence).toBeGreaterThan(0.9)
})

test("a document without the table has no rows", () => {
  const prose = aTable([50], [["The quantity of paper was small this year."], ["Nothing else happened."]])
  expect(extractTable(aContext([aPage(prose)]), lineItems).rows).toEqual([])
})

test("a table of another language is found by the headings of its concept", () => {
  const rows = [
    ["Bezeichnung", "Menge", "E-Preis", "G-Preis"],
    ["Papier", "2", "3,50", "7,00"],
    ["Tinte", "1", "20,00", "20,00"],
  ]
  expect(extractTable(aContext([aPage(aTable(xs, rows))]), lineItems).rows).toEqual([
    toItem("Papier", 2, 3.5, 7),
    toItem("Tinte", 1, 20, 20),
  ])
})

test("repeated headings and sums carried forward are not rows of the next page", () => {
  const first = aTable(xs, [heading, ["Paper", "2", "3.50", "7.00"], ["Carried forward", undefined, undefined, "7.00"]])
  const second = aTable(
    xs,
    [["Carried forward", undefined, undefined, "7.00"], heading, ["Ink", "1", "20.00", "20.00"]],
    { top: 40 },
  )
  expect(extractTable(aContext([aPage(first), aPage(second, [], 2)]), lineItems).rows).toEqual([
    toItem("Paper", 2, 3.5, 7),
    toItem("Ink", 1, 20, 20),
  ])
})

test("rows at the top of a page without a header continue the table of the previous page", () => {
  const count = 30
  const row = (index: number) => [`Item ${index}`, "2", "3.50", "7.00"]
  const all = Array.from({ length: count }, (_, index) => row(index))
  const first = aTable(xs, [heading, ...all.slice(0, 20)], { top: 300 })
  const second = aTable(xs, all.slice(20), { top: 50 })
  const { rows } = extractTable(aContext([aPage(first), aPage(second, [], 2)]), lineItems)
  expect(rows.map((item) => item["Description"])).toEqual(all.map(([name]) => name))
})

test("a wrapped name is joined, and the remark set apart below it is left out", () => {
  const prints = [
    ...aTable(xs, [heading, ["Office chair with", "1", "90.00", "90.00"]]),
    { text: "arm rests", x: 50, y: 132 },
    { text: "Serial no.: 4711", x: 50, y: 152 },
    ...aTable(xs, [["Lamp", "1", "20.00", "20.00"]], { top: 180 }),
  ]
  expect(extractTable(aContext([aPage(prints)]), lineItems).rows).toEqual([
    toItem("Office chair with arm rests", 1, 90, 90),
    toItem("Lamp", 1, 20, 20),
  ])
})

test("a number printed half a line lower belongs to the row above it", () => {
  const prints = [
    ...aTable(xs, [heading]),
    ...aTable(
      xs,
      [
        ["Paper", "2", "3.50"],
        ["Ink", "1", "20.00"],
      ],
      { top: 120, pitch: 40 },
    ),
    ...aTable([-500], [["7.00"], ["20.00"]], { top: 128, pitch: 40 }),
  ]
  expect(extractTable(aContext([aPage(prints)]), lineItems).rows).toEqual([
    toItem("Paper", 2, 3.5, 7),
    toItem("Ink", 1, 20, 20),
  ])
})

test("items without a header are found by quantity × price = total, with low confidence", () => {
  const rows = [
    ["Pizza", "2", "8.50", "17.00"],
    ["Cola", "3", "3.20", "9.60"],
    ["Total", undefined, undefined, "26.60"],
  ]
  const extracted = extractTable(aContext([aPage(aTable(xs, rows))]), lineItems)
  expect(extracted.rows).toEqual([toItem("Pizza", 2, 8.5, 17), toItem("Cola", 3, 3.2, 9.6)])
  expect(extracted.evidence[0]?.["Description"]?.confidence).toBeLessThan(0.7)
})

test("a column with an unknown heading is assigned by the product that it completes", () => {
  const rows = [
    ["Description", "Quantity", "Zzz", "Amount"],
    ["Paper", "2", "3.50", "7.00"],
    ["Ink", "3", "20.00", "60.00"],
  ]
  expect(extractTable(aContext([aPage(aTable(xs, rows))]), lineItems).rows[0]).toEqual(toItem("Paper", 2, 3.5, 7))
})

test("items named like a caption or a footnote are rows", () => {
  const rows = [
    heading,
    ["Table 120 x 80 oak", "2", "200.00", "400.00"],
    ["Notes pad", "1", "2.00", "2.00"],
    ["Lamp", "1", "20.00", "20.00"],
  ]
  expect(extractTable(aContext([aPage(aTable(xs, rows))]), lineItems).rows).toHaveLength(3)
})

test("a tax line that starts with its rate ends the items", () => {
  const rows = [
    heading,
    ["Paper", "2", "3.50", "7.00"],
    ["19 % MwSt.", undefined, undefined, "1.33"],
    ["Payable", undefined, undefined, "8.33"],
  ]
  expect(extractTable(aContext([aPage(aTable(xs, rows))]), lineItems).rows).toHaveLength(1)
})

test("a heading that a label covers entirely wins over one with a qualifier", () => {
  const rows = [
    ["Désignation", "Qté", "PU HT", "Total TTC", "Total HT"],
    ["Chaise", "2", "10,00", "24,00", "20,00"],
    ["Lampe", "1", "30,00", "36,00", "30,00"],
  ]
  const { rows: items } = extractTable(aContext([aPage(aTable([50, -250, -330, -420, -520], rows))]), lineItems)
  expect(items).toEqual([toItem("Chaise", 2, 10, 20), toItem("Lampe", 1, 30, 30)])
})

test("an amount of tax is not taken for the amount of the line", () => {
  const rows = [
    ["Description", "Quantity", "Price", "VAT amount", "Total"],
    ["Chair", "2", "10.00", "4.00", "24.00"],
    ["Lamp", "1", "30.00", "6.00", "36.00"],
  ]
  const { rows: items } = extractTable(aContext([aPage(aTable([50, -250, -330, -420, -520], rows))]), lineItems)
  expect(items.map((item) => item["Line total"])).toEqual([24, 36])
})

test("a long table is read from its first page even when a later page's heading looks better", () => {
  const row = (index: number) => [`Item ${index}`, "2", "3.50", "7.00"]
  const all = Array.from({ length: 60 }, (_, index) => row(index))
  const first = aTable(xs, [heading, ...all.slice(0, 30)], { top: 100 })
  const second = [{ text: "Goods delivered", x: 50, y: 60 }, ...aTable(xs, [heading, ...all.slice(30)], { top: 80 })]
  const definition = { ...lineItems, name: "Goods delivered" }
  expect(extractTable(aContext([aPage(first), aPage(second, [], 2)]), definition).rows).toHaveLength(60)
})

test("a balance below the bookings, right of all texts, is not part of the last one", () => {
  const page = aPage([
    ...aTable(
      [50, 120, -540],
      [
        ["Date", "Details", "Amount"],
        ["17.07.2023", "Credit Berger", "1.817,36"],
        ["20.07.2023", "Cash withdrawal", "262,82-"],
      ],
    ),
    ...aTable([400, -540], [["Old state", "17.572,17"]], { top: 170 }),
  ])
  const statement = {
    name: "Bookings",
    columns: [
      { name: "Date", type: "date" },
      { name: "Details", type: "string" },
      { name: "Amount", type: "number" },
    ],
  } as const
  expect(extractTable(aContext([page]), statement).rows).toEqual([
    { Date: "2023-07-17", Details: "Credit Berger", Amount: 1817.36 },
    { Date: "2023-07-20", Details: "Cash withdrawal", Amount: -262.82 },
  ])
})

test("a currency after a number is not moved to the next column", () => {
  const page = aPage(
    aTable(
      [50, -250, -330, -420],
      [
        ["Invoice number", "Gross", "Discount", "Net"],
        ["R25-80648", "664,41 EUR", "13,29 EUR", "651,12 EUR"],
        ["K3234478", "197,97 EUR", "0,00 EUR", "197,97 EUR"],
      ],
    ),
  )
  const settled = {
    name: "Settled",
    columns: [
      { name: "Invoice number", type: "string" },
      { name: "Gross amount", type: "number" },
      { name: "Discount", type: "number" },
      { name: "Amount paid", type: "number" },
    ],
  } as const
  expect(extractTable(aContext([page]), settled).rows).toEqual([
    { "Invoice number": "R25-80648", "Gross amount": 664.41, Discount: 13.29, "Amount paid": 651.12 },
    { "Invoice number": "K3234478", "Gross amount": 197.97, Discount: 0, "Amount paid": 197.97 },
  ])
})

test("neighbouring headings that together read like a third one stay two", () => {
  const definition = aDefinition({
    Description: "string",
    Quantity: "number",
    "Tax amount": "number",
    "Line total": "number",
  })
  const rows = [
    ["Items", "Quantity", "Tax", "Amount"],
    ["Garden hose", "4", "2.00", "20.00"],
    [undefined, undefined, "Subtotal", "20.00"],
  ]
  const extracted = extractTable(aContext([aPage(aTable([50, -300, -400, -450], rows))]), definition)
  expect(extracted.rows).toEqual([{ Description: "Garden hose", Quantity: 4, "Tax amount": 2, "Line total": 20 }])
})

test("a list of two columns continues below a row whose amount is printed on a line of its own", () => {
  const definition = aDefinition({ Description: "string", Amount: "number" })
  const prints = [
    ...aTable([50, -500], [["Description", "Amount"]]),
    { text: "Garden hose", x: 50, y: 120 },
    { text: "20.00", x: 500, y: 127, isRight: true },
    { text: "as agreed by phone", x: 50, y: 134, size: 8 },
    ...aTable(
      [50, -500],
      [
        ["Desk lamp", "120.00"],
        ["Oak table", "15.00"],
      ],
      { top: 156, pitch: 24 },
    ),
  ]
  const extracted = extractTable(aContext([aPage(prints)]), definition)
  expect(extracted.rows.map((row) => row["Amount"])).toEqual([20, 120, 15])
})

test("a total ends the table when it is set close to its amount and beside another heading", () => {
  const prints = [
    ...aTable(xs, [heading, ["Garden hose", "2", "3.50", "7.00"]]),
    { text: "Notes", x: 50, y: 150 },
    { text: "Subtotal 7.00", x: 500, y: 150, isRight: true },
    { text: "Discount 1.00", x: 500, y: 165, isRight: true },
  ]
  expect(extractTable(aContext([aPage(prints)]), lineItems).rows).toEqual([toItem("Garden hose", 2, 3.5, 7)])
})

test("unknown headings that are printed again on the next page head the same table", () => {
  const columns = [50, -300, -400, -500]
  const words = ["Wxq brr", "Zzt", "Xyzzy", "Frotz"]
  const first = aTable(columns, [words, ["Paper", "2", "3.50", "7.00"], ["Ink", "3", "20.00", "60.00"]], { top: 700 })
  const second = aTable(columns, [words, ["Pens", "4", "2.00", "8.00"]])
  const extracted = extractTable(aContext([aPage(first), aPage(second, [], 2)]), lineItems)
  expect(extracted.rows.at(-1)).toEqual(toItem("Pens", 4, 2, 8))
})

test("amounts at the right side of a wide last column belong to the heading at its left side", () => {
  const definition = {
    name: "Items",
    columns: [
      { name: "Description", type: "string" },
      { name: "Amount", type: "number" },
    ],
  } as const
  const page = aPage([
    ...aTable([50, 400], [["Description", "Amount"]]),
    ...aTable(
      [50, -540],
      [
        ["Scaffold hire", "38.85"],
        ["Site survey", "1419.03"],
        ["Training", "367.57"],
      ],
      { top: 120 },
    ),
  ])
  expect(extractTable(aContext([page]), definition).rows.map((row) => row["Amount"])).toEqual([38.85, 1419.03, 367.57])
})

test("short names are below the heading that is centred above them, with or without a column before it", () => {
  const definition = {
    name: "Items",
    columns: [
      { name: "Description", type: "string" },
      { name: "Amount", type: "number" },
    ],
  } as const
  const rows = [
    ["1", "Gift card", "24.00"],
    ["2", "Setup fee", "96.00"],
  ]
  const read = (heading: readonly (string | undefined)[], [before, name]: readonly [number, number], from = 0) => {
    const page = aPage([
      ...aTable([before, 190, -400], [heading]),
      ...aTable(
        [44, name, -400].slice(from),
        rows.map((row) => row.slice(from)),
        { top: 120 },
      ),
    ])
    return extractTable(aContext([page]), definition).rows.map((row) => row["Description"])
  }
  expect(read(["#", "Item & Description", "Amount"], [64, 90])).toEqual(["Gift card", "Setup fee"])
  expect(read([undefined, "Zwxvq", "Amount"], [64, 42], 1)).toEqual(["Gift card", "Setup fee"])
})
