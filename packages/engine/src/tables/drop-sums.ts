import type { ValueType } from "../configuration.ts"
import type { Value } from "../extraction.ts"
import type { ExtractedTable } from "./extracted-table.ts"
import type { BodyRules } from "./body-rules.ts"

/** Share of the rows that must be dated before a row without a day is no booking. */
const MOSTLY = 0.8

interface RowParts {
  readonly texts: number
  readonly days: number
  /** The figures with their columns. */
  readonly figures: readonly { readonly name: string; readonly value: number }[]
}

const NO_PARTS: RowParts = { texts: 0, days: 0, figures: [] }

/**
 * Leaves out rows that are no items or bookings but sums of them, told by what they hold and not by their words: a lone
 * figure, a name with the sum of all rows before it (subtotals and sums carried over a page), a name with the balance of
 * the booking before it, or a name and a figure without a day at the beginning or end of rows with days (opening and closing balance).
 */
export function dropSums(answer: ExtractedTable, { definition }: BodyRules): ExtractedTable {
  const types = new Map(definition.columns.map(({ name, type }) => [name, type]))
  const parts = answer.rows.map((row) => partsOf(row, types))
  const filled = parts.map(({ texts, days, figures }) => texts + days + figures.length).toSorted((a, b) => a - b)
  // Where rows hold little more than a name and an amount, a sum looks like a row.
  if ((filled[filled.length >> 1] ?? 0) < 3) return answer
  const isShort = ({ texts, figures }: RowParts): boolean => figures.length === 1 && texts <= 1
  const kept = new Set(parts.keys())
  const sums = new Map<string, number>()
  let booked: RowParts | undefined
  for (const [index, part] of parts.entries()) {
    const [figure] = part.figures
    const isSum =
      figure !== undefined && part.days === 0 && isShort(part) && isEqual(figure.value, sums.get(figure.name))
    const isLone = isShort(part) && part.texts === 0 && part.days === 0
    if (isSum || isLone || isCarried(part, booked)) kept.delete(index)
    else for (const { name, value } of part.figures) sums.set(name, (sums.get(name) ?? 0) + value)
    if (part.days > 0) booked = part
  }
  for (const index of undatedEnds(parts, kept, isShort)) kept.delete(index)
  const isKept = (_: unknown, index: number): boolean => kept.has(index)
  return { ...answer, rows: answer.rows.filter(isKept), evidence: answer.evidence.filter(isKept) }
}

function partsOf(row: Readonly<Record<string, Value>>, types: ReadonlyMap<string, ValueType>): RowParts {
  const entries = Object.entries(row).filter(([, value]) => value !== null)
  return {
    texts: entries.filter(([name]) => types.get(name) === "string").length,
    days: entries.filter(([name]) => types.get(name) === "date").length,
    figures: entries.flatMap(([name, value]) => (typeof value === "number" ? [{ name, value }] : [])),
  }
}

/** `Carried forward 1,203.50` below a booking that left this balance. */
function isCarried({ texts, days, figures }: RowParts, above: RowParts | undefined): boolean {
  const [figure] = figures
  if (!figure || figures.length > 1 || texts > 1 || days > 0 || !above || above.days === 0) return false
  // Two figures above: an amount and the balance it left.
  return (
    above.figures.length > 1 &&
    above.figures.at(-1)?.name === figure.name &&
    isEqual(figure.value, above.figures.at(-1)?.value)
  )
}

/** A statement has an opening and a closing balance on one end at most; more rows share the day above them. */
const SUMS_OF_END = 2

/** The rows without a day before the first and after the last row with one. */
function undatedEnds(
  parts: readonly RowParts[],
  kept: ReadonlySet<number>,
  isShort: (part: RowParts) => boolean,
): number[] {
  const rows = [...kept]
  const dated = rows.filter((index) => (parts[index]?.days ?? 0) > 0)
  const [first, last] = [dated[0], dated.at(-1)]
  if (first === undefined || last === undefined) return []
  const inner = rows.filter((index) => index >= first && index <= last)
  if (dated.length < 2 || dated.length < MOSTLY * inner.length) return []
  const ends = [rows.filter((index) => index < first), rows.filter((index) => index > last)]
  return ends
    .filter((end) => end.length <= SUMS_OF_END)
    .flat()
    .filter((index) => isShort(parts[index] ?? NO_PARTS))
}

function isEqual(value: number, sum: number | undefined): boolean {
  return sum !== undefined && Math.abs(value - sum) < 0.006
}
