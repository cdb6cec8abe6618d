import type { BodyRules } from "../body/body-rules.ts"
import type { Body } from "../body/body.ts"
import { overlapX, unionBox } from "../words/boxes.ts"
import { readCell } from "../cells/cell-value.ts"
import type { ColumnLabels } from "../headings/column-labels.ts"
import type { FoundCell, FoundTable } from "../cells/found-table.ts"
import { headingFit } from "../columns/heading-fit.ts"
import { least } from "../../arrays/extremes.ts"
import { leastConfidence, placeOfWords } from "../../page/evidence.ts"
import { chunksOf, matchKeyOf, type TableLine, type TableWord, textOf } from "../words/page-text.ts"

/** How well a heading below the rows means a column of which it is the last part of a word, as `Weekdays` are `Days`. */
const COMPOUND_FIT = 0.5
/** Letters of a name that is no word's ending by chance. */
const MIN_COMPOUND_LETTERS = 4

/** A nested table below one row. */
interface Nested {
  readonly heading: TableLine
  /** The top of its heading on the displayed page, as that of the cells above. */
  readonly top: number
  readonly rows: readonly TableLine[]
}

/** The one value that a nested table repeats for a column of its row. */
interface Repeated {
  readonly words: readonly TableWord[]
  readonly score: number
}

/**
 * Fills the columns that no row of a list prints from the nested tables below the rows, where these print one value in all their lines:
 * the days of each line of an order, printed for its weeks.
 */
export function fillFromNested<Rows extends FoundTable>(
  table: Rows,
  { nested, page }: Pick<Body, "nested" | "page">,
  { definition, nested: headings, format }: BodyRules,
  labels: readonly ColumnLabels[],
): Rows {
  if (nested.length === 0 || headings === undefined) return table
  const empty = definition.columns.flatMap(({ name, type }, index) => {
    const label = labels[index]
    return label && table.rows.every((row) => row[name] === null) ? [{ name, type, label }] : []
  })
  if (empty.length === 0) return table
  const tables = tablesOf(nested, (line) => headings.has(textOf(line.words)))
  const tops = table.evidence.map(topOf)
  const rows = table.rows.map((row) => ({ ...row }))
  const evidence = table.evidence.map((cells) => ({ ...cells }))
  let passed = 0
  for (const [index, top] of tops.entries()) {
    while ((tables[passed]?.top ?? Infinity) <= top) passed++
    const below = tables[passed]
    const [row, cells] = [rows[index], evidence[index]]
    if (!row || !cells || !below || below.top > (tops[index + 1] ?? Infinity)) continue
    for (const { name, type, label } of empty) {
      const found = repeatedValue(below, label)
      const value = found ? readCell(textOf(found.words), type, format) : null
      if (!found || value === null) continue
      row[name] = value
      const sources = found.words.map(({ source }) => source)
      const clues = { origin: "detail", heading: found.score, recognised: leastConfidence(sources) } as const
      cells[name] = { ...placeOfWords(sources, page.page), clues }
    }
  }
  return { ...table, rows, evidence }
}

/** Returns the top of a row: of the highest of its cells. */
function topOf(cells: Readonly<Record<string, FoundCell>>): number {
  return least(Object.values(cells).flatMap(({ box }) => (box ? [box[1]] : [])))
}

/** Groups the lines of nested tables by the headings above them. */
function tablesOf(lines: readonly TableLine[], isHeading: (line: TableLine) => boolean): Nested[] {
  const starts = lines.flatMap((line, index) => (isHeading(line) ? [{ line, index }] : []))
  return starts.map(({ line, index }, at) => ({
    heading: line,
    top: least(line.words.map(({ source }) => source.source.box[1])),
    rows: lines.slice(index + 1, starts[at + 1]?.index),
  }))
}

/** Returns the words below the heading of a column, where every line of a nested table prints the same ones. */
function repeatedValue({ heading, rows }: Nested, label: ColumnLabels): Repeated | undefined {
  const heads = chunksOf(heading.words)
    .map((words) => ({ box: unionBox(words.map(({ box }) => box)), score: fitOf(textOf(words), label) }))
    .filter(({ score }) => score > 0)
  const head = heads.toSorted((a, b) => b.score - a.score)[0]
  if (!head) return undefined
  const cells = rows.map((row) =>
    chunksOf(row.words).find((words) => overlapX(unionBox(words.map(({ box }) => box)), head.box) > 0),
  )
  const [words] = cells
  if (!words || cells.some((cell) => !cell || textOf(cell) !== textOf(words))) return undefined
  return { words, score: head.score }
}

function fitOf(heading: string, label: ColumnLabels): number {
  const fit = headingFit(heading, label)
  if (fit > 0) return fit
  const [key, name] = [matchKeyOf(heading), matchKeyOf(label.names[0] ?? "")]
  const isCompound = name.length >= MIN_COMPOUND_LETTERS && key.length > name.length && key.endsWith(name)
  return isCompound ? COMPOUND_FIT : 0
}
