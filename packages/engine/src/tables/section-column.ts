import type { ColumnConcept } from "../lexicon/concept.ts"
import type { Value } from "../extraction.ts"
import type { Body } from "./body.ts"
import type { BodyRules } from "./body-rules.ts"
import { readCell } from "./cell-value.ts"
import { chapterColumn, chapterTitle } from "./chapter-titles.ts"
import type { ColumnLabels } from "./column-labels.ts"
import type { TableColumn } from "./columns.ts"
import type { HeaderBand } from "./heading.ts"
import { labelledTitles } from "./labelled-titles.ts"
import { conceptOf } from "./heading-concepts.ts"
import { isRowLike, isTotalLine } from "./line-kinds.ts"
import { startsWithTotal } from "./line-markers.ts"
import { chunksOf, type TableLine, type TableWord, textOf } from "./page-text.ts"
import { isTitleText } from "./section-titles.ts"
import { titleColumn } from "./title-column.ts"
import { boldBeginning, titleInSum } from "./titles-in-sums.ts"

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

/** Share of the rows that a title stands above, at most: what stands above more of them is the first line of their names. */
const MAX_TITLED_SHARE = 0.75

/** Digits of a day: a text with more of them has another number as well. */
const MAX_DATE_DIGITS = 8
/** Meanings of headings above names and codes. */
const TEXT_CONCEPTS: ReadonlySet<ColumnConcept> = new Set([
  "description",
  "details",
  "article",
  "documentNumber",
  "position",
])

/** Points by which a title may start right of the table's left edge, and by which it starts left of indented rows. */
const ALIGNED = 3

/**
 * Finds the titles of sections that belong to a column of each row: persons, rooms or days above the rows that concern them. Only a column
 * that no heading names is filled, and only where all rows have a title: one that begins with the name of the column, one with the number of
 * the rows' chapter, a date where one is asked for, else a text set apart.
 */
export function findTitledSections(
  body: Body,
  band: HeaderBand,
  columns: readonly TableColumn[],
  rules: BodyRules,
  labels: readonly ColumnLabels[],
  before: LastTitles,
): readonly TitledSections[] {
  const asked = rules.definition.columns
  const labelled = labelledTitles(linesFrom(body), labels, columns, rules)
  const found = [...labelled].flatMap(([column, values]) => {
    const titleIn: TitleTest = (line) => values.get(line)
    return readSections(body, { ...band, bottom: band.top }, rules, column, titleIn, before) ?? []
  })
  if (found.length > 0) return found
  const isPrinted = (at: number): boolean => columns.some(({ column }) => column === at)
  const chapters = chapterColumn(asked, labels, isPrinted)
  const chaptered = chapters < 0 ? undefined : readSections(body, band, rules, chapters, chapterTitle, before)
  if (chaptered) return [chaptered]
  const date = asked.findIndex(({ type }, at) => type === "date" && !isPrinted(at))
  // What the remarks of the rows print behind its name is no title.
  const text = titleColumn(asked, labels, (at) => isPrinted(at) || labelled.has(at))
  const printed = text === undefined ? undefined : columns.find(({ column }) => column === text)
  const isFree = text !== undefined && (!printed || printed.isGuessed === true)
  for (const column of [date, isFree ? text : -1]) {
    const titleIn: TitleTest = (line, below) =>
      isTitle(line, below, columns, rules, column) ? boldBeginning(line.words) : undefined
    const sections = column < 0 ? undefined : readSections(body, band, rules, column, titleIn, before)
    if (!sections || (column > 0 && sections.lines.size > MAX_TITLED_SHARE * sections.titles.size)) continue
    // A column that its cells alone identified is none where the sums name what the titles do, or its heading means something else.
    const isKnownOther = column === text && isNoText(conceptOf(printed?.heading ?? ""))
    if (!isPrinted(column) || sections.isNamed || isKnownOther) return [sections]
  }
  return []
}

/** Returns whether a heading means units, numbers or dates: no title is a value of such a column. */
const isNoText = (concept: ColumnConcept | undefined): boolean => concept !== undefined && !TEXT_CONCEPTS.has(concept)

/** Returns the title that a line above a row is; undefined for any other line. */
type TitleTest = (line: TableLine, below: TableLine) => readonly TableWord[] | undefined

/** Returns the lines of a body with those between them, and the line above it. */
function linesFrom({ page, lines }: Body): readonly TableLine[] {
  const [first, end] = [lines[0]?.index ?? 0, lines.at(-1)?.index ?? -1]
  return page.lines.slice(Math.max(0, first - 1), end + 1)
}

function readSections(
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

function isTitle(
  { words, box }: TableLine,
  below: TableLine,
  columns: readonly TableColumn[],
  rules: BodyRules,
  column: number,
): boolean {
  if (box[0] > below.box[0] + ALIGNED || startsWithTotal(words)) return false
  const type = rules.definition.columns[column]?.type ?? "string"
  const text = textOf(words)
  if (type === "date") {
    return text.replace(/\D/gu, "").length <= MAX_DATE_DIGITS && readCell(text, "date", rules.format) !== null
  }
  return isTitleText(words) && /^[\p{L}\d]/u.test(text) && isSetApart(words, below, columns)
}

/** Returns whether a title, or its beginning, is bold, left of the row below it, or above cells of numbers or dates. */
function isSetApart(words: readonly TableWord[], below: TableLine, columns: readonly TableColumn[]): boolean {
  const [next] = below.words
  const start = words[0]?.box[0] ?? 0
  const isBold = boldBeginning(words)[0]?.source.source.isBold === true && next?.source.source.isBold === false
  const above = columns.find(({ left, right }) => start + ALIGNED >= left && start + ALIGNED < right)
  const isOverValues = above?.type === "number" || above?.type === "date"
  return isBold || isOverValues || start < (next?.box[0] ?? 0) - ALIGNED
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
