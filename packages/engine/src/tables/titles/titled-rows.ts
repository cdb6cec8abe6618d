import type { Value } from "../../extraction.ts"
import type { Body } from "../body/body.ts"
import type { BodyRules } from "../body/body-rules.ts"
import { readCell } from "../cells/cell-value.ts"
import type { HeaderBand } from "../headings/heading.ts"
import { isRowLike, isTotalLine } from "../body/line-kinds.ts"
import { chunksOf, type TableLine, type TableWord, textOf } from "../words/page-text.ts"
import { titleInSum } from "./titles-in-sums.ts"

/** The titles above the rows of one page that are the values of a column which is not printed. */
export interface TitledSections {
  /** The configured column. */
  readonly column: number
  /** The title of each row, by the indices of its lines. */
  readonly titles: ReadonlyMap<number, readonly TableWord[]>
  /** The lines of the titles. */
  readonly lines: ReadonlySet<TableLine>
  /** Whether a sum repeats the title above its rows. */
  readonly isNamed: boolean
  /** The title of the last row, which goes on on the next page. */
  readonly last: readonly TableWord[] | undefined
}

/** The title that goes on on the next page, by its column. */
export type LastTitles = ReadonlyMap<number, TitledSections["last"]>

/** Returns the title that a line above a row is; undefined for any other line. */
export type TitleTest = (line: TableLine, below: TableLine) => readonly TableWord[] | undefined

/** Returns the lines of a body with those between them, and the line above it. */
export function linesFrom({ page, lines }: Body): readonly TableLine[] {
  const [first, end] = [lines[0]?.index ?? 0, lines.at(-1)?.index ?? -1]
  return page.lines.slice(Math.max(0, first - 1), end + 1)
}

/** Reads the titles of a column, of which each row has one above it; undefined where a row has none. */
export function readSections(
  body: Body,
  band: HeaderBand,
  rules: BodyRules,
  column: number,
  titleIn: TitleTest,
  before: LastTitles,
): TitledSections | undefined {
  const { page, lines } = body
  const rows = new Set(lines.filter((line) => isRowLike(line, band, rules)))
  const titles = new Map<number, readonly TableWord[]>()
  const own = new Set<TableLine>()
  let last = before.get(column)
  let since: number[] = []
  let isNamed = false
  const nameBySum = (title: readonly TableWord[], line: TableLine): void => {
    const named = titleInSum(title, line)
    if (!named) return
    isNamed = true
    for (const index of since) titles.set(index, named)
    // Each row is named once, however many sums follow it.
    since = []
  }
  // A title above the first row is part of the body or right above it.
  for (const line of linesFrom(body)) {
    const below = page.lines[line.index + 1]
    const isAboveRow = below !== undefined && rows.has(below) && line.box[1] > band.bottom
    const title = isAboveRow && !rows.has(line) ? titleIn(line, below) : undefined
    if (rows.has(line)) {
      if (!last) return undefined
      titles.set(line.index, last)
      since.push(line.index)
    } else if (title) {
      last = title
      since = []
      own.add(line)
      continue
    }
    if (last && since.length > 0 && !rows.has(line)) nameBySum(last, line)
    if (!rows.has(line) && isTotalLine(line, chunksOf(line.words)[0] ?? [])) last = undefined
  }
  // The sum of the last section ends the list.
  const after = page.lines[(lines.at(-1)?.index ?? -1) + 1]
  if (last && since.length > 0 && after) nameBySum(last, after)
  return titles.size > 0 ? { column, titles, lines: own, isNamed, last } : undefined
}

/** Returns the title of the row that some words belong to. */
export function titleOf(
  { titles }: TitledSections,
  cells: readonly (readonly TableWord[])[],
): readonly TableWord[] | undefined {
  const line = cells.flat().find((word) => titles.has(word.line))?.line
  return line === undefined ? undefined : titles.get(line)
}

/** Parses a title as the value of its column. */
export function titleValue({ column }: TitledSections, words: readonly TableWord[], rules: BodyRules): Value {
  const text = textOf(words).replace(/[,;]$/u, "")
  return readCell(text, rules.definition.columns[column]?.type ?? "string", rules.format)
}
