import { greatest, least } from "../../arrays/extremes.ts"
import type { BodyLine } from "../body/body-line.ts"
import { isBold } from "../words/bold-words.ts"
import { isCodeLike } from "../words/code-words.ts"
import { chunksOf, type TableWord, textOf } from "../words/page-text.ts"
import { isTitleText } from "../body/section-titles.ts"

/** Points by which a title starts left of all rows, where it is set out to the left of them. */
const MIN_OUTDENT = 3
/** Size of the type of a title relative to that of the row below it, at least, where it is set larger. */
const LARGER = 1.12
/** Font sizes by which a line may be nearer to the line above it than to the row below it, which it would be the title of. */
const TIGHTER = 0.1
/** Share of the gap below a title at which it is set apart from the line above it, at least, where its type shows that it is one. */
const MIN_DISTANCE = 0.5
/** Share of the rows that have a code or a number in a column below which no row has a text there. */
const CODE_SHARE = 0.7
/** Share of the numbers of the fullest row that a row has, at least. */
const FULL_SHARE = 0.5
/** Share of the rows that a title stands above, at most: what stands above more of them is the first line of their names. */
export const MAX_TITLED_SHARE = 0.75
/** Share of the gap between two rows at which a text in a column of codes is no second line of the code above it. */
const MIN_APART = 0.8

/**
 * Finds the titles of sections between the rows of a list: texts alone on their line right above a row that are set otherwise than the
 * rows, in bold or larger type, further to the left, or in a column of codes. What stands above nearly every row is part of the rows.
 */
export function findListTitles(lines: readonly BodyLine[]): ReadonlySet<BodyLine> {
  const rows = lines.filter(({ typed }) => typed.size > 0)
  const left = least(rows.map(({ line }) => line.box[0]))
  const alone = lines.flatMap((_, index) => aloneAbove(lines, index) ?? [])
  const gap = rowGap(lines, new Set(alone.flatMap((text) => (isNear(text) ? [] : text.line))))
  const own = new Set(alone.map(({ line }) => line))
  // A text below the last row, or one of two lines, names the row above it.
  const others = lines.filter((line) => !own.has(line) && loneText(line))
  const named = new Set(others.flatMap(({ cells }) => [...cells.keys()]))
  const types = typesOf(rows)
  const isOfNames = ({ cells }: BodyLine): boolean => [...cells.keys()].some((column) => named.has(column))
  const titles = alone.filter((text) => {
    const { line, words, up, down } = text
    if (up >= MIN_DISTANCE * down && isSetOtherwise(text, types)) return true
    if (isNear(text)) return false
    if ((words[0]?.box[0] ?? Infinity) < left - MIN_OUTDENT) return true
    return up >= MIN_APART * gap && isOverCodes(line, words, types) && !isOfNames(line)
  })
  const most = greatest(
    rows.map(({ typed }) => typed.size),
    0,
  )
  // Sums below the rows have few numbers, and no title above them.
  const full = rows.filter(({ typed }) => typed.size >= FULL_SHARE * most).length
  return titles.length <= MAX_TITLED_SHARE * full ? new Set(titles.map(({ line }) => line)) : new Set()
}

/** A text alone on its line right above a row, with the gaps above and below it. */
interface LoneText {
  readonly line: BodyLine
  readonly words: readonly TableWord[]
  readonly up: number
  readonly down: number
}

function aloneAbove(lines: readonly BodyLine[], index: number): LoneText | undefined {
  const [above, line, below] = [lines[index - 1], lines[index], lines[index + 1]]
  const words = line && loneText(line)
  if (!words || !below || below.typed.size === 0 || !isTitleText(words)) return undefined
  const [up, down] = [above ? gapBelow(above, line) : Infinity, gapBelow(line, below)]
  // A text beside the numbers of its row, half a line higher, is no line of its own.
  return Math.min(up, down) < 0 ? undefined : { line, words, up, down }
}

/** Returns whether a text is nearer to the line above it than to the row below it. */
const isNear = ({ line, up, down }: LoneText): boolean => up < down - TIGHTER * line.line.fontSize

/** Returns the words of a line that has nothing but one text, which may run on above other columns. */
function loneText({ typed, line }: BodyLine): readonly TableWord[] | undefined {
  return typed.size === 0 && chunksOf(line.words).length === 1 ? line.words : undefined
}

const gapBelow = (above: BodyLine, below: BodyLine): number => below.line.box[1] - above.line.box[3]

/** Returns the usual gap above a row that has no text alone above it. */
function rowGap(lines: readonly BodyLine[], alone: ReadonlySet<BodyLine>): number {
  const gaps = lines.slice(1).flatMap((line, index) => {
    const above = lines[index]
    return above && line.typed.size > 0 && !alone.has(above) ? [gapBelow(above, line)] : []
  })
  return gaps.toSorted((a, b) => a - b)[gaps.length >> 1] ?? Infinity
}

const sizeOf = (words: readonly TableWord[]): number =>
  greatest(
    words.map(({ source }) => source.source.fontSize),
    0,
  )

/** How the rows of a list are set. */
interface RowTypes {
  /** The largest type of a row. */
  readonly size: number
  /** Columns with a cell that begins in bold. */
  readonly bold: ReadonlySet<number>
  /** Columns with a code or a number in most rows. */
  readonly coded: ReadonlySet<number>
}

function typesOf(rows: readonly BodyLine[]): RowTypes {
  const bold = new Set<number>()
  const codes = new Map<number, number>()
  for (const { cells } of rows) {
    for (const [column, words] of cells) {
      if (isBold(words.slice(0, 1))) bold.add(column)
      if (isCodeLike(words) || /^[\d.]+$/u.test(textOf(words))) codes.set(column, (codes.get(column) ?? 0) + 1)
    }
  }
  const coded = [...codes].filter(([, count]) => count >= CODE_SHARE * rows.length)
  const size = greatest(
    rows.map(({ line }) => sizeOf(line.words)),
    0,
  )
  return { size, bold, coded: new Set(coded.map(([column]) => column)) }
}

/** Returns whether a title is larger than all rows, or bold and no cell of its column is; names may be bold beside other cells. */
function isSetOtherwise({ line, words }: LoneText, rows: RowTypes): boolean {
  const [column = -1] = line.cells.keys()
  return sizeOf(words) > LARGER * rows.size || (isBold(words) && !rows.bold.has(column))
}

/** Returns whether a text without digits is in a column that has a code or a number in most rows. */
function isOverCodes({ cells }: BodyLine, title: readonly TableWord[], rows: RowTypes): boolean {
  const [column = -1] = cells.keys()
  return rows.coded.has(column) && !/\d/u.test(textOf(title))
}
