import type { Configuration, ExtractedData } from "@docsift/engine"
import * as fc from "fast-check"
import { readXlsx, writeXlsx } from "hucre/xlsx"
import Papa from "papaparse"
import { expect, test } from "vitest"
import { toCsv } from "./export-csv.ts"
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

test("CSV has one row per value in the configured order, empty for values that the document lacks", () => {
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

const csvOf = (text: string) =>
  toCsv({ objects: [{ name: "O", fields: [string("F")] }] }, { O: { fields: { F: text } } })

// Security: CSV injection.
test.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t1", "\r1", "\n1", "＝1", "－1"])(
  "the text %j cannot run as a formula",
  (text) => {
    expect(csvOf(text)).toContain(`'${text}`)
  },
)

const formula = /^[=+\-@＝＋－＠]/

/** Returns the cells from which a spreadsheet that splits at a separator would run a formula. */
function findFormulas(csv: string, separator: string): string[] {
  // A program that splits at commas respects our quotes.
  if (separator === ",") {
    return Papa.parse<string[]>(csv, { delimiter: separator, newline: "\r\n" })
      .data.flat()
      .filter((cell) => formula.test(cell))
  }
  return csv.split(/[\r\n]/).flatMap((line) => {
    const [first = "", ...others] = line.split(separator)
    // All programs respect quotes at the start of a line. Elsewhere, quotes at the start of a cell are dropped.
    const whole = first.startsWith('"') ? first.slice(1).replaceAll('""', '"') : first
    return [whole, ...others.map((cell) => cell.replace(/^"+/, ""))].filter((cell) => formula.test(cell))
  })
}

/** The list separators of operating systems, at which spreadsheets split, and tabs, which many of them detect. */
const separators = [",", ";", "\t"]

// Security: a separator inside a text starts another cell in such programs, and quotes do not prevent that.
test.each([
  ["q;=cmd|'/C calc'!A0", "q;'=cmd|'/C calc'!A0"],
  ["q\t-1", "q\t'-1"],
  ["q\n@A1", "q\n'@A1"],
  ['q;"=1+1"', 'q;"\'=1+1"'],
  ["q;＝1", "q;'＝1"],
  ["=1;=2;+3", "'=1;'=2;'+3"],
])("the text %j is written as %j, and no program reads a formula from it", (text, written) => {
  const csv = csvOf(text)
  expect(Papa.parse<string[]>(csv, { delimiter: "," }).data[1]?.at(-1)).toBe(written)
  for (const separator of separators) expect(findFormulas(csv, separator)).toEqual([])
})

test("whatever a text contains, a program that splits at commas reads it completely, and no program reads a formula", () => {
  const tricky = fc.string({ unit: fc.constantFrom(..."a;,\t\r\n|\"'=+-@＝ 1".split("")), maxLength: 12 })
  fc.assert(
    fc.property(tricky, tricky, (object, text) => {
      const csv = toCsv({ objects: [{ name: object, fields: [string("F")] }] }, { [object]: { fields: { F: text } } })
      const read = Papa.parse<string[]>(csv, { delimiter: ",", newline: "\r\n" }).data[1]
      const strip = (cell = "") => cell.replaceAll("'", "")
      expect([strip(read?.[0]), strip(read?.at(-1))]).toEqual([strip(object), strip(text)])
      for (const separator of separators) expect(findFormulas(csv, separator)).toEqual([])
    }),
    { numRuns: 2000 },
  )
})

test("ordinary texts stay unchanged", () => {
  for (const text of ["Müller & Co. KG", "a-b", "3+4=7", "me@example.com", "x; y", "a, -5 b", "|---|", "'quoted'"]) {
    expect(Papa.parse<string[]>(csvOf(text), { delimiter: "," }).data[1]?.at(-1)).toBe(text)
  }
})

test("names are escaped like values", () => {
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
