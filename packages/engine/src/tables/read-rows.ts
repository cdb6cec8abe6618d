import type { Value } from "../extraction.ts"
import type { CellClues, FoundCell, FoundTable } from "./cells/found-table.ts"
import { leastConfidence, placeOfWords } from "../page/evidence.ts"
import type { BodyRules } from "./body/body-rules.ts"
import type { ValueType } from "../configuration.ts"
import { overlapX, unionBox } from "./words/boxes.ts"
import { type CellFormat, columnFormat, isEmptyMarker, readCell } from "./cells/cell-value.ts"
import type { ColumnLabels } from "./headings/column-labels.ts"
import { type LedRow, partNames } from "./details/name-leads.ts"
import { partPeriods } from "./details/name-periods.ts"
import { type FigureOf, partTails } from "./details/name-tails.ts"
import { partPriceBases } from "./details/price-bases.ts"
import { partWordedValues } from "./details/worded-values.ts"
import { findDetail } from "./rows/row-details.ts"
import type { TableColumn } from "./columns/columns.ts"
import type { RowCheck } from "./rows/arithmetic.ts"
import { chunksOf, type TableWord, textOf, FIGURE_GAP } from "./words/page-text.ts"
import type { RowRecord } from "./rows/row-records.ts"
import { unitsApart } from "./details/units-apart.ts"
import { type TitledSections, titleOf, titleValue } from "./titles/titled-rows.ts"

/** Rows with the number of cells that could not be parsed. */
export interface ReadRows extends FoundTable {
  /** Number of cells whose text does not match their type. */
  readonly misfits: number
}

/** Parses rows of words into typed values with their evidence; rows without any value are left out. */
export function readValues(
  rows: readonly RowRecord[],
  columns: readonly TableColumn[],
  page: number,
  rules: BodyRules,
  labels: readonly ColumnLabels[],
  check: RowCheck,
  sections: readonly TitledSections[] = [],
): ReadRows {
  const { definition } = rules
  const positions = definition.columns.map((_, position) => columns.findIndex((column) => column.column === position))
  const formats = positions.map((index) =>
    columnFormat(
      rows.map(({ cells }) => textOf(cells[index] ?? [])),
      rules.format,
    ),
  )
  const extracted: FoundTable = { rows: [], evidence: [] }
  let misfits = 0
  const quantity = labels.findIndex(({ concept }) => concept === "quantity")
  const parted = rules.isPricedList ? partRows(rows, positions, labels, formats, rules) : undefined
  const apart = unitsApart(rows, positions, definition, labels, rules.format)
  for (const [index, { details, labelled, ...row }] of rows.entries()) {
    const { cells, leads } = parted?.[index] ?? { cells: row.cells, leads: undefined }
    // One remark is the value of one column.
    const taken = new Set<TableWord>()
    const read = definition.columns.map(({ name, type }, position): ReadCell => {
      const column = columns[positions[position] ?? -1]
      const format = formats[position] ?? rules.format
      const label = labels[position]
      const own = labelled?.get(position)
      if (own) return { name, column: undefined, ...own }
      const lead = leads?.get(position)
      if (column && lead) return { name, column: undefined, ...lead }
      const titled = sections.find((own) => own.column === position)
      const title = titled && titleOf(titled, row.cells)
      if (titled && title) {
        return { name, column: undefined, words: title, value: titleValue(titled, title, rules), isTitle: true }
      }
      const parts = apart?.parts[index]
      if (apart && parts && (position === apart.number || position === apart.unit)) {
        const words = position === apart.unit ? parts.unit : parts.number
        return {
          name,
          column: columns[positions[apart.unit] ?? -1],
          words,
          value: readCell(textOf(words), type, format),
        }
      }
      if (!column && label && rules.isPricedList) {
        const free = details.filter((words) => !words.every((word) => taken.has(word)))
        const found = findDetail(label, type, format, free, cells[positions[quantity] ?? -1] ?? [])
        const printed = found ?? lead
        for (const word of found?.words ?? []) taken.add(word)
        if (printed) return { name, column: undefined, ...printed }
      }
      const words = chooseWords(cells[positions[position] ?? -1] ?? [], column, type, format)
      return { name, column, words, value: readCell(textOf(words), type, format) }
    })
    misfits += read.filter(
      ({ words, value }) => value === null && words.length > 0 && !isEmptyMarker(textOf(words)),
    ).length
    if (read.every(({ value }) => value === null)) continue
    // Built from entries because a column may be named like a member of every object, such as `__proto__`.
    const values = Object.fromEntries(read.map(({ name, value }) => [name, value]))
    extracted.rows.push(values)
    extracted.evidence.push(evidenceOf(read, check(values), page))
  }
  return { ...extracted, misfits }
}

/** Separates the names of rows from the values printed in front of them, in brackets after them and below them, and prices from what they are for. */
function partRows(
  rows: readonly RowRecord[],
  positions: readonly number[],
  labels: readonly ColumnLabels[],
  formats: readonly CellFormat[],
  { definition, format }: BodyRules,
): readonly LedRow[] {
  const name = positions[labels.findIndex(({ concept }) => concept === "description")] ?? -1
  const named = partNames(rows, positions, labels, format)
  const details = rows.map((row) => row.details)
  const led = partPeriods(named, details, name, positions, definition.columns, format)
  const figureOf: FigureOf = (row, concept) => {
    const at = labels.findIndex((label) => label.concept === concept)
    const value = readCell(textOf(led[row]?.cells[positions[at] ?? -1] ?? []), "number", formats[at] ?? format)
    return typeof value === "number" ? value : undefined
  }
  const tailed = partTails(led, name, positions, labels, format, figureOf)
  const worded = partWordedValues(tailed, details, name, positions, labels, format, figureOf)
  return partPriceBases(worded, positions, labels, definition.columns, format)
}

interface ReadCell {
  readonly name: string
  readonly column: TableColumn | undefined
  readonly words: readonly TableWord[]
  readonly value: Value
  /** Whether the value is that of the title above the row. @default false */
  readonly isTitle?: boolean
}

function evidenceOf(
  cells: readonly ReadCell[],
  checked: ReturnType<RowCheck>,
  page: number,
): Record<string, FoundCell> {
  const found = cells.flatMap(({ name, column, words, value, isTitle = false }, position): [string, FoundCell][] => {
    if (value === null) return []
    const sources = words.map((word) => word.source)
    const recognised = leastConfidence(sources)
    const origin = !column ? "detail" : column.isGuessed || column.heading === "" ? "guessed" : "headed"
    const clues: CellClues = {
      origin,
      heading: column?.score ?? 0,
      isProduct: checked.get(position),
      isTitle,
      recognised,
    }
    return [[name, { ...placeOfWords(sources, page), clues }]]
  })
  return Object.fromEntries(found)
}

/**
 * Chooses among several texts in one typed cell (a neighbouring column without a heading) the one that parses as a value
 * and is nearest below the heading.
 */
function chooseWords(
  words: readonly TableWord[],
  column: TableColumn | undefined,
  type: ValueType,
  format: CellFormat,
): readonly TableWord[] {
  if (type === "string" || words.length < 2 || readCell(textOf(words), type, format) !== null) return words
  const lines = Map.groupBy(words, (word) => word.line)
  const readable = [...lines.values()]
    .flatMap((line) => chunksOf(line, FIGURE_GAP))
    .filter((chunk) => readCell(textOf(chunk), type, format) !== null)
  const distance = (chunk: readonly TableWord[]): number =>
    column?.head ? -overlapX(unionBox(chunk.map((word) => word.box)), column.head) : 0
  return readable.toSorted((a, b) => distance(a) - distance(b))[0] ?? words
}
