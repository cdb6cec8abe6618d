import writeXlsxFile, { type CellObject, type Sheet as WorkbookSheet } from "write-excel-file/node"
import type { Layout } from "../layout.ts"
import { isDayFirst, type Locale } from "../locale.ts"
import type { ContentOptions } from "../text-composer.ts"
import type { Facts } from "../sheet.ts"
import { terms, type Term } from "../terms.ts"
import { composeCells, placesOfCells, type CellDesign, type SheetCell } from "./cell-sheet.ts"
import { fixTimes } from "./fixed-zip.ts"

/** How a workbook is written. */
export interface WorkbookDesign extends CellDesign, ContentOptions {
  /** Numbers and days as typed cells with a format; otherwise as printed. */
  readonly isTyped: boolean
}

const base = {
  offset: [0, 0],
  parties: "pairs",
  details: "pairs",
  totals: "below-last",
  hasSheets: false,
  isFlat: false,
  isTyped: true,
  rows: [3, 25],
  rowText: "short",
  hasLongHeaders: false,
  hasCarry: false,
} as const satisfies Partial<WorkbookDesign>

/** All ways to write a workbook. */
export const workbookDesigns: readonly WorkbookDesign[] = [
  { ...base, name: "xlsx-pairs" },
  { ...base, name: "xlsx-offset", offset: [2, 1], parties: "beside", details: "double-pairs" },
  { ...base, name: "xlsx-texts", isTyped: false, parties: "stacked", details: "one-cell" },
  { ...base, name: "xlsx-sheets", hasSheets: true, totals: "below-first" },
  { ...base, name: "xlsx-above", details: "above", totals: "above", hasLongHeaders: true },
  { ...base, name: "xlsx-flat", isFlat: true },
  {
    ...base,
    name: "xlsx-wide",
    offset: [1, 2],
    parties: "beside",
    details: "above",
    rowText: "wrapped",
    isTyped: false,
  },
  { ...base, name: "xlsx-long", rows: [150, 300], totals: "above", parties: "stacked" },
]

/** Returns a cell that contains only one value, typed as a spreadsheet would; undefined for texts. */
function typedCell({ text, printedValues = [] }: SheetCell, facts: Facts, locale: Locale): CellObject | undefined {
  const [printedValue, ...others] = printedValues
  if (!printedValue || others.length > 0 || printedValue.text !== text) return undefined
  const [row, column] = printedValue.key.split("/")
  const term = (column ?? row) as Term // keys are made of terms
  const value = column === undefined ? facts.fields.get(term) : facts.rows[Number(row)]?.[term]
  if (terms[term].type === "date" && typeof value === "string")
    return {
      type: Date,
      value: new Date(`${value}T00:00:00Z`),
      format: isDayFirst(locale) ? "dd.mm.yyyy" : "mm/dd/yyyy",
    }
  if (typeof value !== "number") return undefined
  if (term === "taxRate") return { type: Number, value: value / 100, format: Number.isInteger(value) ? "0%" : "0.0#%" }
  return { type: Number, value, format: term === "quantity" ? "General" : "#,##0.00" }
}

function writeCell(cell: SheetCell, facts: Facts, locale: Locale, isTyped: boolean): (CellObject | null)[] {
  const { text, span = 1, isBold = false } = cell
  if (text === "") return [null]
  const style = { ...(isBold ? { fontWeight: "bold" as const } : {}), ...(span > 1 ? { columnSpan: span } : {}) }
  const typed = isTyped ? typedCell(cell, facts, locale) : undefined
  return [{ ...(typed ?? { type: String, value: text }), ...style }, ...Array.from({ length: span - 1 }, () => null)]
}

/** Makes a layout of a design: a workbook. */
export const xlsxLayout = (design: WorkbookDesign): Layout => ({
  ...design,
  format: "xlsx",
  extension: "xlsx",
  render: async (sheet, locale, _random, facts) => {
    const sheets = composeCells(sheet, design)
    const workbook = sheets.map(({ name, rows }): WorkbookSheet<Buffer> => {
      const data = rows.map((row) => row.flatMap((cell) => writeCell(cell, facts, locale, design.isTyped)))
      return { sheet: name, data }
    })
    return { bytes: fixTimes(await writeXlsxFile(workbook).toBuffer()), places: placesOfCells(sheets) }
  },
})
