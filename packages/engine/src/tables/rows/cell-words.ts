import { append } from "../../arrays/append.ts"
import { isBold } from "../words/bold-words.ts"
import type { RowLines } from "../body/body-row.ts"
import { isCode, isCodeLike } from "../words/code-words.ts"
import { type TableWord, textOf, SPACE_WIDTH } from "../words/page-text.ts"
import { partsOfLine, startsNumbered, startsUnmarked } from "./unmarked-labels.ts"

/** Remarks start with a bullet or with a label (`Serial no.: 123`). */
const REMARK = /^(?:[•·▪*–-]\s|\p{L}[\p{L}\p{N} ./-]{1,30}:(?:\s|$))/u

/** Line pitch of wrapped text in font sizes, at most: 1.5 is usual on the web. */
const TIGHT_PITCH = 1.8
/** Pitch of the line after one that filled its column, in font sizes, at most. */
const FULL_LINE_PITCH = 2
/** Lines of one paragraph are set tighter than this share of the pitch of rows. */
const PARAGRAPH_SHARE = 0.93
/** Fonts of one paragraph differ in size by at most this share. */
const MAX_SIZE_DIFFERENCE = 0.15

/**
 * Returns the smallest distance between the last line of a row and the first of the next. Lines of one row that are set
 * as far apart as the rows cannot be recognised as one paragraph by their pitch.
 */
export function rowPitch(rows: readonly RowLines[]): number {
  let pitch = Infinity
  for (const [index, row] of rows.entries()) {
    const last = rows[index - 1]?.lines.at(-1)?.line.box[3]
    const first = row.lines[0]?.line.box[3]
    if (last !== undefined && first !== undefined && first > last) pitch = Math.min(pitch, first - last)
  }
  return pitch
}

/** Collects the words of one column of a row, line by line. */
export function cellWords(row: RowLines, column: number): TableWord[] {
  return row.lines.flatMap(({ cells }) => cells.get(column) ?? [])
}

/**
 * Splits one column of a row into paragraphs: the name of an item, and the remarks above and below it. A paragraph
 * continues over lines set tighter than the rows, and below a line that filled its column. A code on a line of its own is
 * a paragraph where `hasCodes`, and so is a value after one of the `remarks`, names of columns.
 */
export function paragraphsOf(
  row: RowLines,
  column: number,
  right: number,
  pitch: number,
  hasCodes: boolean,
  remarks: readonly string[] = [],
): readonly (readonly TableWord[])[] {
  const paragraphs: TableWord[][] = []
  let previous: readonly TableWord[] | undefined
  let isAboveRemarks = true
  for (const [index, { cells }] of row.lines.entries()) {
    for (const found of partsOfLine(cells.get(column) ?? [], remarks)) {
      if (found.length === 0) continue
      const isApart =
        previous !== undefined &&
        ((isAboveRemarks && index >= (row.remarksFrom ?? Infinity)) ||
          (hasCodes && isCodeLike(previous) !== isCodeLike(found)) ||
          startsUnmarked(found, remarks) ||
          startsUnmarked(previous, remarks))
      const isSame =
        previous &&
        !isApart &&
        (index > row.anchor ? continues(previous, found, right, pitch) : isOneType(previous, found))
      const last = paragraphs.at(-1)
      if (last && isSame) append(last, found)
      else paragraphs.push([...found])
      previous = found
      isAboveRemarks = index < (row.remarksFrom ?? Infinity)
    }
  }
  return paragraphs
}

/** Share of the rows with a code above or below the name from which such lines are codes. */
const CODE_SHARE = 0.7

/** Returns whether most cells of several lines in a column have a code on a line of its own, above or below a name. */
export function hasCodeLines(rows: readonly RowLines[], column: number, remarks: readonly string[] = []): boolean {
  let [coded, all] = [0, 0]
  let hasDigit = false
  for (const { lines } of rows) {
    const texts = textLines(lines, column).flatMap((words) => partsOfLine(words, remarks))
    if (texts.length < 2) continue
    all++
    if (texts.some(isCode)) hasDigit = true
    if (texts.some(isCodeLike) && texts.some((text) => isNameLike(text) && !isCodeLike(text))) coded++
  }
  return hasDigit && coded >= CODE_SHARE * Math.max(all, rows.length)
}

/** Share of the rows of a column of codes that may print a text beside the code, such as the title of a section above it. */
const MAX_TEXT_SHARE = 0.4

/**
 * Returns whether most rows have a code in a column on the line of their numbers, and few another text. Below the codes of a column
 * `besideNames`, which are headed as such, there may be remarks.
 */
export function isCodeColumn(rows: readonly RowLines[], column: number, besideNames = false): boolean {
  const coded = rows.filter(({ lines, anchor }) => isCode(lines[anchor]?.cells.get(column) ?? [])).length
  if (besideNames) return rows.length > 0 && coded >= CODE_SHARE * rows.length
  const named = rows.filter(({ lines }) => textLines(lines, column).some(isNameLike)).length
  return rows.length > 0 && coded >= CODE_SHARE * rows.length && named <= MAX_TEXT_SHARE * rows.length
}

function textLines(lines: RowLines["lines"], column: number): (readonly TableWord[])[] {
  return lines.flatMap(({ cells }) => {
    const words = cells.get(column)
    return words && words.length > 0 ? [words] : []
  })
}

/** The start of a time of day, or of a range of times. */
const TIME = /^\d{1,2}:\d{2}(?!\d)/u

/** Returns the paragraph with the item's name: the first one that is neither a code nor a remark; above its days, a time is the value itself. */
export function nameParagraph(
  paragraphs: readonly (readonly TableWord[])[],
  remarks: readonly string[] = [],
): readonly TableWord[] {
  const [first] = paragraphs
  if (first && TIME.test(textOf(first))) return first
  const isRemark = (words: readonly TableWord[]): boolean =>
    REMARK.test(textOf(words)) || startsUnmarked(words, remarks)
  return paragraphs.find((words) => isNameLike(words) && !isCode(words) && !isRemark(words)) ?? paragraphs[0] ?? []
}

function isNameLike(words: readonly TableWord[]): boolean {
  return /\p{L}{3}/u.test(textOf(words))
}

/** Returns whether two lines are set in one size, and the lower one not lighter than the upper one, as the lines of a paragraph are. */
function isOneType(above: readonly TableWord[], below: readonly TableWord[]): boolean {
  const [a, b] = [above[0]?.source.source.fontSize ?? 0, below[0]?.source.source.fontSize ?? 0]
  const isLighter = isBold(above) && below.every(({ source }) => !source.source.isBold)
  return Math.abs(a - b) <= MAX_SIZE_DIFFERENCE * Math.max(a, b) && !isLighter
}

function continues(above: readonly TableWord[], below: readonly TableWord[], right: number, rows: number): boolean {
  const upper = above[0]
  const lower = below[0]
  const end = above.at(-1)
  if (!upper || !lower || !end) return false
  if (REMARK.test(textOf(below)) || startsNumbered(below)) return false
  const size = Math.max(upper.source.source.fontSize, lower.source.source.fontSize)
  if (!isOneType(above, below)) return false
  const pitch = lower.box[3] - upper.box[3]
  // In bold, remarks are rare: a second line is a part of the name, as far from the first as it is from the next row.
  const isTighter = pitch < PARAGRAPH_SHARE * rows || (isBold(above) && isBold(below))
  if (pitch <= TIGHT_PITCH * size && isTighter) return true
  const isFull = Number.isFinite(right) && end.box[2] + (lower.box[2] - lower.box[0]) + SPACE_WIDTH * size > right
  return isFull && pitch <= FULL_LINE_PITCH * size
}
