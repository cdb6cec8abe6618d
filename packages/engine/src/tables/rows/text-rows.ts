import type { Ruling } from "../../document.ts"
import { greatest, least } from "../../arrays/extremes.ts"
import type { TableColumn } from "../columns/columns.ts"
import type { BodyLine } from "../body/body-line.ts"
import type { RowLines } from "../body/body-row.ts"
import { hasRulingBetween } from "./row-rulings.ts"

/** Difference of the widest and narrowest gap, in font sizes, from which gaps separate rows, and where between them. */
const TWO_GAPS_DIFFERENCE = 0.35
const ROW_GAP_SHARE = 0.5

/** Groups lines without numbers or dates into rows, by the first column, by gaps and by rulings. */
export function groupTextRows(
  lines: readonly BodyLine[],
  columns: readonly TableColumn[],
  rulings: readonly Ruling[],
): RowLines[] {
  const starts = new Set([0])
  const gaps = lines.slice(1).map((line, index) => line.line.box[1] - (lines[index]?.line.box[3] ?? 0))
  const narrow = least(gaps)
  const wide = greatest(gaps)
  const size = lines[0]?.line.fontSize ?? 10
  const hasTwoGaps = wide - narrow > TWO_GAPS_DIFFERENCE * size
  const isRuled = lines.some((line, index) => index > 0 && hasRulingBetween(lines[index - 1], line, rulings))
  const key = keyColumn(lines, columns)
  for (const [index, line] of lines.entries()) {
    const above = lines[index - 1]
    if (!above) continue
    const isWide = hasTwoGaps && (gaps[index - 1] ?? 0) > narrow + ROW_GAP_SHARE * (wide - narrow)
    if (isRuled ? hasRulingBetween(above, line, rulings) : isWide || line.cells.has(key)) starts.add(index)
  }
  const cuts = [...starts].sort((a, b) => a - b)
  return cuts.map((from, index) => ({
    lines: lines.slice(from, cuts[index + 1] ?? lines.length),
    anchor: 0,
    isTextOnly: false,
  }))
}

/** Returns the leftmost column that is filled on the table's first line. */
function keyColumn(lines: readonly BodyLine[], columns: readonly TableColumn[]): number {
  const first = lines[0]
  const index = columns.findIndex((_, column) => first?.cells.has(column) ?? false)
  return Math.max(0, index)
}
