import type { Value } from "../extraction.ts"
import { leastConfidence, placeOfWords } from "../page/evidence.ts"
import { greatest } from "../arrays/extremes.ts"
import type { BodyRules } from "./body-rules.ts"
import { readCell } from "./cell-value.ts"
import type { ColumnLabels } from "./column-labels.ts"
import type { FoundCell, FoundTable } from "./found-table.ts"
import { type LabelledPair, labelledPairs } from "./labelled-pairs.ts"
import { type PageText, textOf } from "./page-text.ts"

/** Records that a table of cards has at least, and columns that each of them has a label for. */
const MIN_RECORDS = 2
const MIN_COLUMNS = 3
/** Share of the columns that is labelled in each record. */
const MIN_SHARE = 0.5
/** Difference between the weights of labels that mean a column alike. */
const ALIKE = 0.2
/** Lines of the last record, relative to the longest one before. */
const MAX_LAST = 1.5

/**
 * Reads a table whose rows are printed as cards, in which each value has a label of its own: `Description: …`, `Quantity: …`, as viewers of
 * electronic invoices print the lines. A card begins where one of its labels comes again. Undefined where no labels repeat together.
 */
export function findCardRecords(
  pages: readonly PageText[],
  rules: BodyRules,
  labels: readonly ColumnLabels[],
): FoundTable | undefined {
  const records = bestRecords(labelledPairs(pages, labels), labels.length)
  return records && toTable(records, rules)
}

type Record = readonly LabelledPair[]

/** Divides the pairs before each occurrence of one label, and takes the label whose records have most columns. */
function bestRecords(pairs: readonly LabelledPair[], columns: number): readonly Record[] | undefined {
  const least = Math.max(MIN_COLUMNS, MIN_SHARE * columns)
  let best: { records: readonly Record[]; filled: number } | undefined
  for (const key of new Set(pairs.map((pair) => pair.key))) {
    const records = dividedAt(pairs, key).filter((record) => columnsOf(record) >= least)
    const filled = records.reduce((sum, record) => sum + columnsOf(record), 0)
    if (records.length >= MIN_RECORDS && filled > (best?.filled ?? 0)) best = { records, filled }
  }
  return best?.records
}

const columnsOf = (record: Record): number => new Set(record.map(({ column }) => column)).size

function dividedAt(pairs: readonly LabelledPair[], key: string): readonly Record[] {
  const starts = pairs.flatMap((pair, at) => (pair.key === key ? [at] : []))
  const records = starts.map((start, at) => pairs.slice(start, starts[at + 1] ?? pairs.length))
  const last = records.at(-1) ?? []
  const longest = greatest(records.slice(0, -1).map(linesOf), 0)
  return [...records.slice(0, -1), untilRepeated(last, MAX_LAST * longest)]
}

/** Returns the lines of a page from the first to the last pair; 0 where a record goes on on the next page. */
function linesOf(record: Record): number {
  const [first, last] = [record[0], record.at(-1)]
  return first && last && first.page === last.page ? last.line - first.line : 0
}

/** Returns the pairs of the last record: none of its labels comes twice, and it is hardly longer than the others. */
function untilRepeated(record: Record, lines: number): Record {
  const [first] = record
  const keys = new Set<string>()
  const end = record.findIndex(({ key, page, line }) => {
    const isRepeated = keys.has(key)
    keys.add(key)
    return isRepeated || (page === first?.page && line - first.line > lines)
  })
  return end === -1 ? record : record.slice(0, end)
}

function toTable(records: readonly Record[], { definition: { columns }, format }: BodyRules): FoundTable {
  const table: FoundTable = { rows: [], evidence: [] }
  for (const record of records) {
    const cells = columns.map(({ name, type }, column): { name: string; value: Value; pair?: LabelledPair } => {
      const own = record.filter((each) => each.column === column)
      const least = greatest(own.map(({ weight }) => weight)) - ALIKE
      // Of labels that mean a column alike the first one with a value of its type counts: the name goes before its description.
      const read = own.flatMap((pair) => {
        const words = type === "string" ? [...pair.value, ...pair.rest] : pair.value
        const value = pair.weight < least ? null : readCell(textOf(words), type, format)
        return value === null ? [] : [{ name, value, pair: { ...pair, value: words } }]
      })
      return read[0] ?? { name, value: null }
    })
    // Built from entries because a column may be named like a member of every object, such as `__proto__`.
    table.rows.push(Object.fromEntries(cells.map(({ name, value }) => [name, value])))
    const found = cells.flatMap(({ name, value, pair }): [string, FoundCell][] => {
      if (value === null || !pair) return []
      const sources = pair.value.map(({ source }) => source)
      const clues = { origin: "headed", heading: pair.weight, recognised: leastConfidence(sources) } as const
      return [[name, { ...placeOfWords(sources, pair.page), clues }]]
    })
    table.evidence.push(Object.fromEntries(found))
  }
  return table
}
