import type { TableDefinition } from "../../configuration.ts"
import type { Features } from "../../scoring/feature-input.ts"
import type { FoundTable } from "../cells/found-table.ts"

/** Cells that show what a column usually prints. */
const MIN_CELLS = 3
/** A text so many times as long as the usual one has run into its neighbour, or is a sentence below the table. */
const LONG_FACTOR = 3
const LONG_TEXT = 24

/** Returns for each row the features of its cells by column: whether a cell is printed like the others of its column. */
export function shapeFeatures({ evidence }: FoundTable, { columns }: TableDefinition): Map<string, Features>[] {
  const byRow = evidence.map(() => new Map<string, Features>())
  for (const { name } of columns) {
    const cells = evidence.flatMap((row, index) => {
      const text = row[name]?.text
      return text === undefined ? [] : [{ index, shape: shapeOf(text), length: text.length }]
    })
    const counts = new Map<string, number>()
    for (const { shape } of cells) counts.set(shape, (counts.get(shape) ?? 0) + 1)
    const lengths = cells.map(({ length }) => length).toSorted((a, b) => a - b)
    const usual = Math.max(LONG_TEXT, LONG_FACTOR * (lengths[lengths.length >> 1] ?? 0))
    for (const { index, shape, length } of cells) {
      const others = cells.length - 1
      const alike = ((counts.get(shape) ?? 1) - 1) / Math.max(1, others)
      byRow[index]?.set(name, {
        "cell.isUnlike": cells.length < MIN_CELLS ? 0 : 1 - alike,
        "cell.isLong": Number(cells.length >= MIN_CELLS && length > usual),
      })
    }
  }
  return byRow
}

const DECIMALS = /[.,]\d{2}\D{0,4}$/u

/** Returns what a text looks like: an amount, a percentage, another number, a code, or words. */
function shapeOf(text: string): string {
  const hasDigits = /\d/u.test(text)
  if (!hasDigits) return "words"
  if (text.includes("%")) return "percentage"
  if (DECIMALS.test(text)) return "amount"
  if (!/\p{L}/u.test(text)) return "number"
  return /\s/u.test(text) ? "words" : "code"
}
