import { expect, test } from "vitest"
import type { Document } from "../document.ts"
import { aPage, aTable, type Print } from "../../test/builders/page.ts"
import { extractDocument } from "../extract/extract-document.ts"
import { suggestWorkflow } from "./suggest-workflow.ts"

const at = (x: number, y: number, text: string): Print => ({ text, x, y })

const aDocument = (prints: readonly Print[]): Document => ({
  kind: "pdf",
  pages: [aPage(prints)],
  grids: [],
  attachments: [],
})

const suggest = (...samples: readonly (readonly Print[])[]) =>
  suggestWorkflow(samples.map((prints) => ({ document: aDocument(prints) })))

const pointersOf = (samples: ReturnType<typeof suggest>): string[] => samples.fields.map(({ pointer }) => pointer)

test("labelled values become fields, named and typed as they are printed", () => {
  const { workflow, fields } = suggest([
    at(50, 40, "INVOICE"),
    at(50, 70, "Invoice number: A-17"),
    at(50, 90, "Due date:"),
    at(150, 90, "05.03.2018"),
    at(50, 110, "Total"),
    at(150, 110, "€ 119.00"),
  ])
  expect(workflow.configuration.objects).toEqual([
    {
      name: "Invoice",
      fields: [
        { name: "Invoice number", type: "string" },
        { name: "Due date", type: "date" },
        { name: "Total", type: "number" },
      ],
    },
  ])
  expect(fields[0]).toMatchObject({
    pointer: "/Invoice/fields/Invoice number",
    label: "Invoice number",
    seenIn: 1,
    example: { file: 0, page: 1, text: "A-17" },
  })
})

test("a label that the lexicon does not know becomes a field that quotes it", () => {
  const { workflow } = suggest([at(50, 70, "Crane hook capacity: 12.50 t"), at(50, 90, "Ferry berth: K 7")])
  expect(workflow.configuration.objects[0]?.fields).toContainEqual({
    name: "Ferry berth",
    type: "string",
    description: 'Printed as "Ferry berth"',
  })
})

test("a table becomes a table whose columns are named by its headings", () => {
  const rows = [
    ["Description", "Quantity", "Unit price", "Amount"],
    ["Bolts", "2", "10.00", "20.00"],
    ["Nuts", "3", "5.00", "15.00"],
  ]
  const { workflow, columns } = suggest([at(50, 40, "Invoice"), ...aTable([50, 250, 350, 450], rows)])
  expect(workflow.configuration.objects[0]?.tables).toEqual([
    {
      name: "Line items",
      columns: [
        { name: "Description", type: "string" },
        { name: "Quantity", type: "number" },
        { name: "Unit price", type: "number" },
        { name: "Amount", type: "number" },
      ],
    },
  ])
  expect(columns[0]).toMatchObject({
    pointer: "/Invoice/tables/Line items/columns/Description",
    example: { file: 0, page: 1, text: "Bolts" },
  })
})

test("of several samples, what less than half of them print is left out", () => {
  const common = [at(50, 40, "Invoice"), at(50, 70, "Invoice number: A-17")]
  const found = suggest([...common, at(50, 90, "Order number: PO-9")], common, common)
  expect(pointersOf(found)).toEqual(["/Invoice/fields/Invoice number"])
  expect(found.fields[0]?.seenIn).toBe(3)
})

test("prose without labels gives no fields, and a warning that says what to do", () => {
  const lines = ["It was a bright cold day in April and the clocks", "were striking thirteen as he slipped inside."]
  const found = suggest(lines.map((text, index) => at(50, 60 + 14 * index, text)))
  expect(found.fields).toEqual([])
  expect(found.workflow.configuration.objects).toEqual([])
  expect(found.warnings.join()).toContain("Use documents that print labels")
})

test("labels above their values are fields, not the columns of a table", () => {
  const strip = [
    ["Invoice number", "Invoice date", "Due date"],
    ["A-17", "05.03.2018", "19.03.2018"],
  ]
  const { workflow } = suggest(aTable([50, 200, 350], strip))
  expect(workflow.configuration.objects[0]?.tables).toBeUndefined()
  expect(workflow.configuration.objects[0]?.fields?.map(({ name }) => name)).toEqual([
    "Invoice number",
    "Invoice date",
    "Due date",
  ])
})

test("the value of a label is no label of the text beside it", () => {
  const found = suggest([at(50, 60, "Terms of payment: Net 30"), at(50, 80, "Total: 12.50")])
  expect(found.fields.map(({ label }) => label)).toEqual(["Terms of payment", "Total"])
})

test("taxes at several rates are fields of their own", () => {
  const rows = [
    ["VAT 5%", "1.00"],
    ["VAT 20%", "4.00"],
  ]
  expect(pointersOf(suggest(aTable([50, 200], rows)))).toEqual(["/Document/fields/VAT 5%", "/Document/fields/VAT 20%"])
})

test("a number of the buyer is named after the buyer", () => {
  const buyer = ["Bill to:", "Acme GmbH", "Hauptstr. 12", "12345 Berlin", "VAT ID: DE129273398"]
  const found = suggest(buyer.map((text, index) => at(50, 100 + 12 * index, text)))
  expect(pointersOf(found)).toContain("/Invoice/fields/Buyer VAT ID")
})

test("words before a house number are no label", () => {
  const found = suggest([at(50, 60, "Harbour Street 12"), at(50, 80, "Invoice number: A-17")])
  expect(pointersOf(found)).toEqual(["/Invoice/fields/Invoice number"])
})

test("the same documents give the same suggestion", () => {
  const prints = [at(50, 70, "Invoice number: A-17"), at(50, 90, "Ferry berth: K 7")]
  expect(suggest(prints, prints)).toEqual(suggest(prints, prints))
})

test("the suggestion reads its examples back", () => {
  const prints = [at(50, 70, "Invoice number: A-17"), at(50, 90, "Ferry berth: K 7"), at(50, 110, "Total: 12.50")]
  const { workflow, fields } = suggest(prints)
  const { evidence } = extractDocument(aDocument(prints), workflow.configuration)
  expect(fields.map(({ pointer }) => evidence[pointer]?.text)).toEqual(fields.map(({ example }) => example.text))
  expect(fields).toHaveLength(3)
})
