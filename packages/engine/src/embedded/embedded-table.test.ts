import { expect, test } from "vitest"
import type { ColumnDefinition } from "../configuration.ts"
import { extractDocument } from "../extract/extract-document.ts"
import { aTable, type Print } from "../../test/builders/page.ts"
import { aCii, aCiiLine, aDocument, aUbl } from "../../test/builders/electronic-invoice.ts"

const columns = (...names: readonly string[]): ColumnDefinition[] =>
  names.map((given) => {
    const [name = "", type = "number"] = given.split(":")
    return { name, type: type === "string" || type === "date" ? type : "number" }
  })

function extract(prints: readonly Print[], xml: string, named: readonly ColumnDefinition[], tableName = "Lines") {
  const configuration = { objects: [{ name: "Invoice", tables: [{ name: tableName, columns: [...named] }] }] }
  const { data, evidence } = extractDocument(aDocument(prints, xml), configuration)
  return {
    rows: data["Invoice"]?.tables?.[tableName],
    evidenceOf: (row: number, column: string) => evidence[`/Invoice/tables/${tableName}/${row}/${column}`],
  }
}

const lines =
  aCiiLine("Desk lamp", "4.0000", "25.0000", "100.00") + aCiiLine("Chair &quot;Oslo&quot;", "1", "80.3333", "80.33")
const usual = columns("Description:string", "Quantity", "Unit price", "Line total")

test("the lines of the invoice are the rows, whether or not a page prints them", () => {
  const { rows, evidenceOf } = extract([], aCii({ lines }), usual)
  expect(rows).toEqual([
    { Description: "Desk lamp", Quantity: 4, "Unit price": 25, "Line total": 100 },
    { Description: 'Chair "Oslo"', Quantity: 1, "Unit price": 80.3333, "Line total": 80.33 },
  ])
  expect(evidenceOf(1, "Line total")).toEqual({ page: 1, text: "80.33", confidence: 0.97, source: "embedded" })
})

const printed = aTable(
  [50, 250, 320, 400, 480],
  [
    ["Description", "Qty", "Unit price", "Discount", "Amount"],
    ["Desk lamp", "4", "25.00", "0 %", "100.00"],
    ['Chair "Oslo" with arms', "1", "80.33", "5 %", "80.33"],
  ],
)

test("printed rows provide positions, and the columns that the invoice does not contain", () => {
  const named = columns("Description:string", "Quantity", "Unit price", "Discount:string", "Amount")
  const { rows, evidenceOf } = extract(printed, aCii({ lines }), named)
  expect(rows).toEqual([
    { Description: "Desk lamp", Quantity: 4, "Unit price": 25, Discount: "0 %", Amount: 100 },
    { Description: 'Chair "Oslo"', Quantity: 1, "Unit price": 80.3333, Discount: "5 %", Amount: 80.33 },
  ])
  expect(evidenceOf(1, "Unit price")).toMatchObject({ text: "80.33", confidence: 0.99, source: "embedded" })
  expect(evidenceOf(1, "Unit price")?.box?.[0]).toBe(320)
  expect(evidenceOf(1, "Description")).toMatchObject({ text: 'Chair "Oslo"', source: "embedded" })
  expect(evidenceOf(1, "Discount")).toMatchObject({ text: "5 %", source: "builtin" })
})

test("position, article number, tax rate and unit are read; a printed unit is better than its code", () => {
  const named = columns("Pos.:string", "Article no.:string", "Name:string", "Qty", "Unit:string", "VAT %", "Amount")
  const first = { "Pos.": "1", "Article no.": "L-9", Name: "Desk lamp", Qty: 4, "VAT %": 19, Amount: 100 }
  expect(extract([], aUbl(), named).rows).toEqual([{ ...first, Unit: "H87" }])
  const prints = aTable(
    [50, 250, 300, 400],
    [
      ["Name", "Qty", "Unit", "Amount"],
      ["Desk lamp", "4", "pcs", "100.00"],
    ],
  )
  expect(extract(prints, aUbl(), named).rows).toEqual([{ ...first, Unit: "pcs" }])
})

test("a table of other things is read from the page", () => {
  const prints = aTable(
    [50, 250],
    [
      ["Description", "Amount"],
      ["Freight", "12.00"],
      ["Packing", "3.50"],
    ],
  )
  expect(extract(prints, aCii({ lines }), columns("Description:string", "Amount"), "Surcharges").rows).toEqual([
    { Description: "Freight", Amount: 12 },
    { Description: "Packing", Amount: 3.5 },
  ])
  expect(extract([], aCii({ lines }), columns("Date:date", "Description:string", "Debit", "Credit")).rows).toEqual([])
})

test("a description and one figure request the lines when the page prints them", () => {
  const { rows, evidenceOf } = extract(printed, aCii({ lines }), columns("Description:string", "Amount"))
  expect(rows).toEqual([
    { Description: "Desk lamp", Amount: 100 },
    { Description: 'Chair "Oslo"', Amount: 80.33 },
  ])
  expect(evidenceOf(0, "Amount")?.source).toBe("embedded")
  expect(extract([], aCii({ lines }), columns("Description:string", "Amount")).rows).toEqual([])
})

test("an invoice without lines leaves the table to the page", () => {
  const { rows, evidenceOf } = extract(printed, aCii(), usual)
  expect(rows).toHaveLength(2)
  expect(evidenceOf(0, "Quantity")?.source).toBe("builtin")
})

test("a credit note's rows have the signs that its paper prints", () => {
  const prints = aTable(
    [50, 250, 320, 480],
    [
      ["Description", "Qty", "Unit price", "Amount"],
      ["Desk lamp", "-4", "25.00", "-100.00"],
    ],
  )
  const xml = aCii({ typeCode: "381", lines: aCiiLine("Desk lamp", "4", "25", "100.00") })
  const named = columns("Description:string", "Quantity", "Unit price", "Amount")
  expect(extract(prints, xml, named).rows).toEqual([
    { Description: "Desk lamp", Quantity: -4, "Unit price": 25, Amount: -100 },
  ])
})

test("a price for a hundred pieces is the price that the page prints", () => {
  const basis = "<ram:BasisQuantity>100</ram:BasisQuantity></ram:NetPriceProductTradePrice>"
  const line = aCiiLine("Screws", "400", "25.00", "100.00").replace("</ram:NetPriceProductTradePrice>", basis)
  const row = (price: string) =>
    aTable(
      [50, 250, 320, 480],
      [
        ["Description", "Qty", "Unit price", "Amount"],
        ["Screws", "400", price, "100.00"],
      ],
    )
  const named = columns("Description:string", "Quantity", "Unit price", "Amount")
  expect(extract(row("0.25"), aCii({ lines: line }), named).rows?.[0]).toMatchObject({ "Unit price": 0.25 })
  expect(extract(row("25.00"), aCii({ lines: line }), named).rows?.[0]).toMatchObject({ "Unit price": 25 })
  expect(extract([], aCii({ lines: line }), named).rows?.[0]).toMatchObject({ "Unit price": 25 })
})

test("hundreds of lines are joined in their order", () => {
  const many = Array.from({ length: 300 }, (_, index) => aCiiLine(`Part ${index}`, "1", `${index}.50`, `${index}.50`))
  const prints = aTable(
    [50, 250, 320, 480],
    [
      ["Description", "Qty", "Unit price", "Amount"],
      ...many.map((_, index) => [`Part ${index}`, "1", `${index}.50`, `${index}.50`]),
    ],
  )
  const named = columns("Description:string", "Quantity", "Unit price", "Amount")
  const { rows, evidenceOf } = extract(prints, aCii({ lines: many.join("") }), named)
  expect(rows).toHaveLength(300)
  expect(evidenceOf(299, "Amount")).toMatchObject({ text: "299.50", source: "embedded" })
  expect(evidenceOf(299, "Amount")?.box).toBeDefined()
})
