import type { BodyRules } from "../body/body-rules.ts"
import type { FoundTable } from "../cells/found-table.ts"
import { isTotalWord } from "../body/line-markers.ts"
import { isEqual } from "../cells/row-parts.ts"

/** Rows above whose sum is no coincidence. */
const MIN_ROWS = 2
/** A code: one word with a digit, and more than a year. */
const CODE = /^(?=\S*\d)(?!\d{4}$)\S{3,24}$/u

/**
 * Drops the last row of a list of codes, such as orders, or of repeated words, such as types of packages, that prints a word for a total
 * below them, and the sums of the columns. In a table of statistics a total is a row: what it counts has names, or years.
 */
export function dropTotalRow(extracted: FoundTable, { definition }: BodyRules): FoundTable {
  const last = extracted.rows.at(-1)
  const above = extracted.rows.slice(0, -1)
  if (!last || above.length < MIN_ROWS) return extracted
  const entries = Object.entries(last).filter(([, value]) => value !== null)
  const texts = entries.filter(([, value]) => typeof value === "string")
  const [text, more] = texts
  if (!text || more || typeof text[1] !== "string" || !isTotalWord(text[1])) return extracted
  const isCode = (value: unknown): boolean => typeof value === "string" && CODE.test(value)
  const column = above.map((row) => row[text[0]])
  if (!column.every(isCode) && new Set(column).size === column.length) return extracted
  const isNumber = new Set(definition.columns.flatMap(({ name, type }) => (type === "number" ? [name] : [])))
  const figures = entries.filter(([name]) => isNumber.has(name))
  const areSums = figures.every(([name, value]) => {
    const sum = above.reduce((total, row) => total + (typeof row[name] === "number" ? row[name] : 0), 0)
    return typeof value === "number" && isEqual(value, sum)
  })
  if (figures.length === 0 || !areSums) return extracted
  return { ...extracted, rows: above, evidence: extracted.evidence.slice(0, -1) }
}
