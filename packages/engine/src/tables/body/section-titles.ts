import { isBold } from "../words/bold-words.ts"
import { greatest } from "../../arrays/extremes.ts"
import { meansTotal } from "../../lexicon/meanings.ts"
import { foldTokens } from "../../text/folding.ts"
import type { BodyLine } from "./body-line.ts"
import type { TableColumn } from "../columns/columns.ts"
import { chunksOf, type TableWord, textOf, SPACE_WIDTH } from "../words/page-text.ts"

/** Difference of the gaps above and below a line that continues the line above, in font sizes. */
const TIGHTNESS = 0.3

/**
 * Finds the lines of text that are section titles above rows and not part of a wrapped row name: a wrapped name fills its
 * column before it continues, a title is short, set in another weight, or ends with a colon.
 */
export function findSectionTitles(lines: readonly BodyLine[]): Set<BodyLine> {
  const names = lines.map(nameOf)
  const ends = names.map((name) => name?.at(-1)?.box[2] ?? 0)
  const right = greatest(ends, midpoint(lines))
  const titles = new Set<BodyLine>()
  for (const [index, line] of lines.entries()) {
    const name = names[index]
    if (!name || line.typed.size > 0 || line.cells.size !== 1) continue
    const above = lines[index - 1]
    const below = lines[index + 1]
    if (!below || nameOf(below) === undefined) continue
    // A name may continue in lower case, however much room was left on its line.
    if (startsLower(name) || (startsLower(names[index + 1]) && !endsWithColon(name))) continue
    const isContinuation = above !== undefined && isTighter(above, line, below)
    if (isContinuation || continuesName(names[index - 1], name, right)) continue
    if (isSetApart(name, names[index + 1]) || !continuesName(name, names[index + 1], right)) titles.add(line)
  }
  return titles
}

/** Points by which a title over several columns starts left of the one that most of it is above. */
const MIN_SPAN = 2

/**
 * Finds the titles of sections that are set over several columns: a text alone on its line that starts in the column of numbers or
 * codes left of the names, `Ground floor` above `1   Socket`.
 */
export function findSpanningTitles(lines: readonly BodyLine[], columns: readonly TableColumn[]): Set<BodyLine> {
  return new Set(
    lines.filter(({ line, typed, cells }, at) => {
      const [cell, more] = cells
      if (!cell || more || typed.size > 0) return false
      const below = lines[at + 1]
      // A text beside the numbers of its row, half a line higher, is no line of its own.
      if (below && below.line.box[1] < line.box[3]) return false
      const [index, words] = cell
      const start = words[0]?.box[0] ?? Infinity
      return start < (columns[index]?.left ?? 0) - MIN_SPAN && words.every(({ text }) => !/\d/u.test(text))
    }),
  )
}

/** Returns the words of the first column; undefined when it is empty. */
export function nameOf(line: BodyLine | undefined): readonly TableWord[] | undefined {
  return line?.cells.get(0)
}

/** Returns the middle of the space left of the numbers; a name that ends before it had room to continue. */
function midpoint(lines: readonly BodyLine[]): number {
  let left = Infinity
  let figures = Infinity
  for (const { cells } of lines) {
    for (const [index, words] of cells) {
      const x = words[0]?.box[0] ?? Infinity
      if (index === 0) left = Math.min(left, x)
      else figures = Math.min(figures, x)
    }
  }
  return Number.isFinite(left + figures) ? (left + figures) / 2 : 0
}

/** Returns whether a line is much nearer to the line above than to the one below, and so continues it. */
function isTighter(above: BodyLine, line: BodyLine, below: BodyLine): boolean {
  const up = line.line.box[1] - above.line.box[3]
  const down = below.line.box[1] - line.line.box[3]
  return up < down - TIGHTNESS * line.line.fontSize
}

/** Returns whether the next line's first word would not have fitted after the name. */
function continuesName(
  name: readonly TableWord[] | undefined,
  next: readonly TableWord[] | undefined,
  right: number,
): boolean {
  const end = name?.at(-1)
  const word = next?.[0]
  if (!end || !word) return false
  return end.box[2] + (word.box[2] - word.box[0]) + SPACE_WIDTH * word.source.source.fontSize > right
}

function isSetApart(title: readonly TableWord[], next: readonly TableWord[] | undefined): boolean {
  return (isBold(title) && next !== undefined && !isBold(next)) || endsWithColon(title)
}

function endsWithColon(name: readonly TableWord[]): boolean {
  return name.at(-1)?.text.endsWith(":") ?? false
}

/** Longer texts are sentences. */
const MAX_TITLE_WORDS = 6

/** Returns whether words alone on their line read as the title of a section: few, in one piece, no sentence and no sum. */
export function isTitleText(words: readonly TableWord[]): boolean {
  if (words.length > MAX_TITLE_WORDS || chunksOf(words).length > 1 || startsLower(words)) return false
  const text = textOf(words)
  return /\p{L}{2}/u.test(text) && !/[.,;]$/u.test(text) && !foldTokens(text).some(meansTotal)
}

/** Returns whether a text starts in lower case and so continues the text above it. */
export function startsLower(words: readonly TableWord[] | undefined): boolean {
  return /^\p{Ll}/u.test(words?.[0]?.text ?? "")
}
