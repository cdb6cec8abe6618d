import Papa from "papaparse"
import type { Layout } from "../layout.ts"
import type { ContentOptions } from "../text-composer.ts"
import { composeCells, placesOfCells, type CellDesign } from "./cell-sheet.ts"

type Encoding = "utf-8" | "utf-8-bom" | "windows-1252" | "utf-16le"

/** How a delimited file is written. */
export interface DelimitedDesign extends CellDesign, ContentOptions {
  readonly delimiter: "," | ";" | "\t" | "|"
  readonly encoding: Encoding
  readonly hasQuotes: boolean
  readonly newline: "\n" | "\r\n"
}

const base = {
  offset: [0, 0],
  parties: "pairs",
  details: "pairs",
  totals: "below-last",
  hasSheets: false,
  isFlat: false,
  delimiter: ",",
  encoding: "utf-8",
  hasQuotes: false,
  newline: "\r\n",
  rows: [3, 25],
  rowText: "short",
  hasLongHeaders: false,
  hasCarry: false,
} as const satisfies Partial<DelimitedDesign>

/** All ways to write a delimited file. */
export const delimitedDesigns: readonly DelimitedDesign[] = [
  { ...base, name: "csv-comma" },
  { ...base, name: "csv-semicolon", delimiter: ";", encoding: "windows-1252" },
  { ...base, name: "csv-flat", delimiter: ";", isFlat: true, encoding: "utf-8-bom" },
  { ...base, name: "csv-quoted", hasQuotes: true, details: "one-cell", parties: "stacked", newline: "\n" },
  { ...base, name: "csv-utf16", delimiter: "\t", encoding: "utf-16le", totals: "above" },
  { ...base, name: "csv-bars", delimiter: "|", details: "above", totals: "below-first", rowText: "wrapped" },
  { ...base, name: "csv-flat-comma", isFlat: true, hasQuotes: true, encoding: "windows-1252" },
  { ...base, name: "csv-long", delimiter: ";", rows: [200, 400], details: "double-pairs", newline: "\n" },
  { ...base, name: "tsv-plain", delimiter: "\t", details: "one-cell", parties: "beside" },
]

/** Windows-1252 differs from Latin-1 between 0x80 and 0x9f; of these only two are ever printed here. */
const toWindows1252 = (text: string): Buffer =>
  Buffer.from(text.replaceAll("€", "\u0080").replaceAll("–", "\u0096"), "latin1")

function encode(text: string, encoding: Encoding): Buffer {
  switch (encoding) {
    case "utf-8":
      return Buffer.from(text)
    case "utf-8-bom":
      return Buffer.from(`\ufeff${text}`)
    case "windows-1252":
      return toWindows1252(text)
    case "utf-16le":
      return Buffer.from(`\ufeff${text}`, "utf16le")
    default:
      throw new RangeError(`No text is encoded as ${String(encoding satisfies never)}.`)
  }
}

/** Makes a layout of a design: a delimited file. */
export const delimitedLayout = (design: DelimitedDesign): Layout => ({
  ...design,
  format: "csv",
  extension: design.name.startsWith("tsv") ? "tsv" : "csv",
  hasWesternLettersOnly: design.encoding === "windows-1252",
  render: (sheet) => {
    const sheets = composeCells(sheet, design)
    const rows = sheets.flatMap((each) => each.rows.map((row) => row.map(({ text }) => text)))
    const { delimiter, newline, hasQuotes: quotes, encoding } = design
    const text = Papa.unparse(rows, { delimiter, newline, quotes })
    return Promise.resolve({ bytes: encode(`${text}${newline}`, encoding), places: placesOfCells(sheets) })
  },
})
