import type { BodyRules } from "../body/body-rules.ts"
import type { FoundTable } from "../cells/found-table.ts"
import { isFilled, joinRows, type Row } from "../cells/join-rows.ts"

/** Dates of a row with a period. */
const MIN_DATES = 2

/**
 * Joins the rows of the parts of a period, such as the weeks of a line of a broadcast contract, to the row above that prints the whole
 * period: they have dates within its period, and nothing else but what it lacks, no name above all. What all parts agree on is the row's.
 */
export function joinPeriodParts(extracted: FoundTable, { definition }: BodyRules): FoundTable {
  const dates = definition.columns.flatMap(({ name, type }) => (type === "date" ? [name] : []))
  const texts = definition.columns.flatMap(({ name, type }) => (type === "string" ? [name] : []))
  if (dates.length < MIN_DATES || texts.length === 0) return extracted
  const isNamed = (row: Row): boolean => texts.some((name) => isFilled(row, name))
  const groups: { readonly whole: number; readonly parts: number[] }[] = []
  for (const [index, row] of extracted.rows.entries()) {
    const group = groups.at(-1)
    const whole = extracted.rows[group?.whole ?? -1]
    const isPart = whole !== undefined && isNamed(whole) && isPartOf(row, whole, dates)
    if (group && isPart) group.parts.push(index)
    else groups.push({ whole: index, parts: [] })
  }
  return groups.length === extracted.rows.length ? extracted : joinRows(extracted, groups)
}

/** Returns whether a row has dates within the period of another, and nothing else that the other has. */
function isPartOf(row: Row, whole: Row, dates: readonly string[]): boolean {
  const [own, outer] = [row, whole].map((each) =>
    dates.flatMap((name) => {
      const date = each[name]
      return typeof date === "string" ? [date] : []
    }),
  )
  if (!own || !outer || own.length < MIN_DATES || outer.length < MIN_DATES) return false
  const [start = "", end = ""] = [outer.toSorted()[0], outer.toSorted().at(-1)]
  if (own.some((date) => date < start || date > end)) return false
  return Object.keys(row).every((name) => dates.includes(name) || !isFilled(row, name) || !isFilled(whole, name))
}
