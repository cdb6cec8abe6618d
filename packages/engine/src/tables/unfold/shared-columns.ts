import type { TableDefinition, ValueType } from "../../configuration.ts"
import { greatest, least } from "../../arrays/extremes.ts"
import { type CellFormat, readCell } from "../cells/cell-value.ts"
import type { ColumnLabels } from "../headings/column-labels.ts"
import { matchKeyOf, type PageText, type TableWord, textOf } from "../words/page-text.ts"
import { cellsOfTwo, type FoundCell, furtherLines, type SharedCell } from "./shared-cells.ts"
import type { SharedHeading } from "./heading-halves.ts"
import type { SharedHeader } from "./shared-headings.ts"
import { type HeadedLines, linesBelow, othersOf } from "./shared-rows.ts"

/** What is known of the columns that are asked for. */
export interface AskedColumns {
  readonly definition: TableDefinition
  readonly labels: readonly ColumnLabels[]
  readonly format: CellFormat
}

/** A column of two values in each cell. */
export interface SharedColumn {
  readonly heading: SharedHeading
  readonly cells: readonly SharedCell[]
  /** The place where the column ends: right of its first values, and left of the next column. */
  readonly end: number
  /** The place where the next column begins. */
  readonly next: number
}

/** Share of a column's cells that must have two values. */
const MIN_SHARE = 0.7
/** Share of the most texts beside two values that every other line of two must have beside it. */
const MIN_OTHERS = 0.5

/** Finds the columns of two values each below a header, from a line of the page on. */
export function findSharedColumns(
  { lines }: PageText,
  from: number,
  header: SharedHeader,
  asked: AskedColumns,
): SharedColumn[] {
  const rows = linesBelow(lines.slice(from), header.boxes)
  return header.shared.flatMap(
    (heading) => columnOf(rows, from, header.boxes.indexOf(heading.box), heading, asked) ?? [],
  )
}

/** Returns the column of two values below a shared heading; undefined where most of its cells have one. */
function columnOf(
  rows: HeadedLines,
  from: number,
  at: number,
  heading: SharedHeading,
  { definition, labels, format }: AskedColumns,
): SharedColumn | undefined {
  const { parts, extents } = rows
  const found = cellsOfTwo(rows, at, heading)
  const most = greatest(
    found.map(({ row }) => othersOf(parts[row], at)),
    0,
  )
  const [upperType, lowerType] = (["upper", "lower"] as const).map((part) =>
    typeOf(heading, part, found, definition, format),
  )
  if (!upperType || !lowerType) return undefined
  const cells = found.filter(
    ({ upper, lower, row }) =>
      isRead(upper, upperType, format) &&
      isRead(lower, lowerType, format) &&
      othersOf(parts[row], at) >= MIN_OTHERS * most,
  )
  const seconds = new Set(cells.map(({ second }) => second))
  const all = parts
    .slice(0, (cells.at(-1)?.row ?? -1) + 1)
    .filter((part, index) => part.has(at) && !seconds.has(index) && othersOf(part, at) >= MIN_OTHERS * most)
  // What the heading says is none of its values, but part of a heading repeated below each row.
  const key = matchKeyOf(textOf(heading.lower.words))
  if (cells.some(({ lower }) => matchKeyOf(textOf(lower)) === key)) return undefined
  if (!isTelling(heading, [upperType, lowerType], cells.length, all.length)) return undefined
  const isName = labels[heading.upper.column ?? -1]?.concept === "description"
  const mayGoOn = !heading.isSlashed && lowerType === "string" && !isName
  const values = cells.map(({ row, second, upper, lower, printed }, index): SharedCell => {
    const end = cells[index + 1]?.row ?? parts.length
    const further = mayGoOn && second !== undefined ? furtherLines(rows, at, second, end) : []
    return { heading, line: from + row, upper, lower, printed, further }
  })
  const own = [
    heading.isSlashed ? heading.printed : heading.upper.words,
    ...cells.map((cell) => (heading.isSlashed ? cell.printed : cell.upper)),
  ]
  const right = greatest(own.flat().map(({ box }) => box[2]))
  const beside = cells.flatMap(({ row }) =>
    [...(parts[row] ?? [])].flatMap(([index, words]) => (index > at ? words : [])),
  )
  const next = least([...beside.map(({ box }) => box[0]), extents[at + 1]?.[0] ?? right])
  return { heading, cells: values, end: Math.min(right, next), next }
}

const isRead = (words: readonly TableWord[], type: ValueType, format: CellFormat): boolean =>
  readCell(textOf(words), type, format) !== null

/** Types by how much cells tell of them. */
const TYPES: readonly ValueType[] = ["date", "number", "string"]

/** Returns the type of one of two values: that of its column, or of a free one that its cells may belong to. */
function typeOf(
  heading: SharedHeading,
  part: "upper" | "lower",
  found: readonly FoundCell[],
  { columns }: TableDefinition,
  format: CellFormat,
): ValueType | undefined {
  const { column } = heading[part]
  if (column !== undefined) return columns[column]?.type
  const types = new Set(heading.free.map((index) => columns[index]?.type))
  const reads = (type: ValueType): boolean =>
    types.has(type) && found.filter((cell) => isRead(cell[part], type, format)).length >= MIN_SHARE * found.length
  return TYPES.find(reads)
}

/** The same share, and the cells at least, where a part of the heading is unknown. */
const MIN_UNKNOWN_SHARE = 0.9
const MIN_UNKNOWN_CELLS = 2
const MIN_UNKNOWN_TEXTS = 3

/**
 * Returns whether enough of the cells of a column have two values; texts above texts may be names of two lines, and texts
 * with a slash those in two languages.
 */
function isTelling(
  { upper, lower, isSlashed }: SharedHeading,
  types: readonly ValueType[],
  cells: number,
  all: number,
): boolean {
  const unknown = [upper, lower].filter(({ column }) => column === undefined).length
  if (unknown === 0) return cells > 0 && cells >= MIN_SHARE * all
  const areTexts = types.every((type) => type === "string")
  if (areTexts && (unknown > 1 || isSlashed)) return false
  return cells >= (areTexts ? MIN_UNKNOWN_TEXTS : MIN_UNKNOWN_CELLS) && cells >= MIN_UNKNOWN_SHARE * all
}
