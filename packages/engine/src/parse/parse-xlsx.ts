import { formatValue } from "hucre"
import { readXlsx } from "hucre/xlsx"
import { DocumentError } from "../document-error.ts"
import type { Document, GridCell } from "../document.ts"
import { CellTexts, printableSheetName } from "./cell-texts.ts"
import { packParts, readPackage } from "./office-package.ts"
import { TextFlow } from "./text-flow.ts"
import { boundWorkbook } from "./workbook-parts.ts"

/** Excel's own limit is 1,048,576 rows; this many fit in the thread's memory. */
const maxRows = 200_000
/** Several hundred MB of parsed cells; the same limit as for delimited files. */
const maxCells = 2_000_000

/** A cell takes two to six tags; see `maxCells`. */
const limits = { maxXmlBytes: 200 * 1024 * 1024, maxTags: 12_000_000 }

/** Excel's own limit is 255; applying one is quadratic in its length. */
const maxFormatChars = 1_000

/**
 * Parses a workbook: one grid for each visible sheet, with numbers and dates typed and texts as displayed. Cells of hidden
 * rows and columns are empty, and give a warning.
 *
 * @throws {DocumentError} file_unreadable for broken workbooks.
 */
export async function parseXlsx(bytes: Uint8Array, onWarning?: (sentence: string) => void): Promise<Document> {
  const parts = boundWorkbook(readPackage(bytes, limits), limits.maxTags)
  const workbook = await readWorkbook(packParts(parts))
  const flow = new TextFlow()
  const texts = new CellTexts(onWarning)
  // A sheet is a rectangle: two cells in opposite corners make it as large as their distance.
  const cells = workbook.sheets.reduce((sum, { rows }) => sum + rows.reduce((count, row) => count + row.length, 0), 0)
  if (cells > maxCells) throw new DocumentError("file_unreadable", "The workbook has more than 2 million cells.")
  for (const sheet of workbook.sheets) {
    const isHiddenRow = (row: number) => sheet.rowDefs?.get(row)?.hidden === true
    const isHiddenColumn = (column: number) => sheet.columns?.[column]?.hidden === true
    let hidden = 0
    const rows = sheet.rows.map((row, rowIndex) =>
      row.map((value, column) => {
        if (!isHiddenRow(rowIndex) && !isHiddenColumn(column)) {
          const shown = typeof value === "string" ? texts.clean(value) : value
          const cell = toCell(shown, sheet.cells?.get(`${rowIndex},${column}`)?.style?.numFmt)
          const text = texts.cut(cell.text, { sheet: sheet.name, column, row: rowIndex })
          return text === cell.text ? cell : { ...cell, text }
        }
        if (value !== null && value !== undefined && value !== "") hidden++
        return { text: "" }
      }),
    )
    if (hidden > 0) onWarning?.(hiddenSentence(sheet.name, hidden))
    flow.addGrid(trimRows(rows), { name: sheet.name, isSheet: true })
  }
  return flow.finish("xlsx")
}

function hiddenSentence(sheet: string, cells: number): string {
  return `Hidden rows and columns of the sheet "${printableSheetName(sheet)}" are not read: ${cells} ${cells === 1 ? "cell" : "cells"}.`
}

async function readWorkbook(bytes: Uint8Array): ReturnType<typeof readXlsx> {
  try {
    return await readXlsx(bytes, {
      readStyles: true,
      maxRows,
      sheets: (info) => info.hidden !== true && info.veryHidden !== true,
    })
  } catch (cause) {
    throw new DocumentError("file_unreadable", "The workbook is damaged and cannot be opened.", { cause })
  }
}

type CellValue = string | number | boolean | Date | null

function toCell(value: CellValue, format: string | undefined): GridCell {
  if (value === null || value === undefined) return { text: "" }
  if (value instanceof Date) {
    const day = value.toISOString().slice(0, 10)
    return { text: display(value, format) ?? day, value: day }
  }
  if (typeof value === "number") return { text: display(value, format) ?? String(value), value }
  return { text: String(value) }
}

/** Returns the value as the sheet displays it; undefined when the format is general or cannot be applied. */
function display(value: number | Date, format: string | undefined): string | undefined {
  if (format === undefined || format === "" || format === "General" || format === "@") return undefined
  if (format.length > maxFormatChars) return undefined
  const text = formatValue(value, format).trim()
  return text === "" || /NaN|Invalid/.test(text) ? undefined : text
}

function trimRows(rows: readonly (readonly GridCell[])[]): readonly (readonly GridCell[])[] {
  const isFilled = ({ text }: GridCell) => text !== ""
  const lastRow = rows.findLastIndex((row) => row.some(isFilled))
  const width = rows.reduce((most, row) => Math.max(most, row.findLastIndex(isFilled) + 1), 0)
  return rows.slice(0, lastRow + 1).map((row) => row.slice(0, width))
}
