import type { Configuration, ExtractedData } from "@docsift/engine"
import { readXlsx, writeXlsx } from "hucre/xlsx"
import { expect, test } from "vitest"
import { toCsv } from "./export.ts"
import { toSheets } from "./export-tables.ts"

const string = (name: string) => ({ name, type: "string" as const })
const number = (name: string) => ({ name, type: "number" as const })
const configuration: Configuration = {
  objects: [
    {
      name: "Invoice",
      fields: [string("Number"), number("Total")],
      tables: [{ name: "Lines", columns: [string("Text"), number("Amount")] }],
    },
    { name: "Buyer", fields: [string("Name")] },
  ],
}
const data: ExtractedData = {
  Invoice: {
    fields: { Number: "A-17", Total: -12.5 },
    tables: {
      Lines: [
        { Text: 'a "b", c\nd', Amount: 1 },
        { Text: "=HYPERLINK(1)", Amount: null },
      ],
    },
  },
  Buyer: { fields: { Name: null } },
}

test("CSV has one row per value in the configured order, empty for what the document does not hold", () => {
  expect(toCsv(configuration, data)).toBe(
    [
      "object,section,table,row,name,type,value",
      "Invoice,fields,,,Number,string,A-17",
      "Invoice,fields,,,Total,number,-12.5",
      'Invoice,tables,Lines,1,Text,string,"a ""b"", c\nd"',
      "Invoice,tables,Lines,1,Amount,number,1",
      "Invoice,tables,Lines,2,Text,string,'=HYPERLINK(1)",
      "Invoice,tables,Lines,2,Amount,number,",
      "Buyer,fields,,,Name,string,",
      "",
    ].join("\r\n"),
  )
})

// Security: CSV injection.
test.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "＝1"])("the text %j cannot run as a formula", (text) => {
  const csv = toCsv({ objects: [{ name: "O", fields: [string("F")] }] }, { O: { fields: { F: text } } })
  expect(csv).toContain(`'${text}`)
})

test("names are guarded like values", () => {
  const named = { objects: [{ name: "=O", fields: [string("@F")] }] }
  expect(toCsv(named, { "=O": { fields: { "@F": "x" } } })).toContain("'=O,fields,,,'@F,string,x")
})

test("a workbook has one sheet of fields and one per table, with numbers as numbers and text as text", async () => {
  const workbook = await readXlsx(await writeXlsx({ sheets: toSheets(configuration, data) }))
  expect(workbook.sheets.map((sheet) => sheet.name)).toEqual(["Fields", "Lines"])
  expect(workbook.sheets[0]?.rows).toEqual([
    ["object", "field", "value"],
    ["Invoice", "Number", "A-17"],
    ["Invoice", "Total", -12.5],
    ["Buyer", "Name", null],
  ])
  expect(workbook.sheets[1]?.rows.at(-1)?.[0]).toBe("=HYPERLINK(1)")
})

test("sheet names obey the limits of spreadsheets and stay apart", () => {
  const tables = ["a/b:c", "A b c", "x".repeat(40), "x".repeat(41), "''"].map((name) => ({
    name,
    columns: [string("c")],
  }))
  const sheets = toSheets({ objects: [{ name: "O", tables }] }, {})
  expect(sheets.map((sheet) => sheet.name)).toEqual([
    "a b c",
    "A b c (2)",
    "x".repeat(31),
    `${"x".repeat(27)} (2)`,
    "Table",
  ])
})
