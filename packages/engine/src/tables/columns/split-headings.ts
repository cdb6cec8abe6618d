import { textsOf } from "../../lexicon/language-words.ts"
import { foldText } from "../../text/folding.ts"
import { centreX, overlapX, overlapY, unionBox } from "../words/boxes.ts"
import type { TableColumn } from "./columns.ts"
import { inReadingOrder } from "../headings/header-cells.ts"
import type { HeaderCell } from "../headings/heading.ts"
import { chunksOf, type TableLine, type TableWord, textOf } from "../words/page-text.ts"

/** Gap between the words of one heading, as a fraction of their height; a typewriter's space is 0.6 wide. */
const SPACE = 0.7

/** Share of the lines below two headings whose text must run across the border between them, and below `Item number / Description`. */
const MIN_CROSSING_SHARE = 0.5
const MIN_CROSSING_SLASH = 0.1

/**
 * Joins neighbouring headings that are one: `Total` and `line` are both headings by themselves, but when they are a space
 * apart and nothing is below one of them, or text runs across the border, they head one column.
 */
export function joinHeadings(
  cells: readonly HeaderCell[],
  columns: readonly TableColumn[],
  body: readonly TableLine[],
): readonly HeaderCell[] {
  const joined: Joined[] = []
  for (const cell of cells) {
    const column = columns.find(({ head }) => head === cell.leaf)
    const isEmpty = column !== undefined && body.every((line) => line.words.every((word) => !isIn(column, word.box)))
    const left = joined.at(-1)
    const isSame =
      left &&
      isClose(left.cell, cell) &&
      (left.isEmpty !== isEmpty ||
        isCrossed(left.column, column, body, hasSlash(left.cell, cell)) ||
        isEither(left, { cell, column }, body))
    if (isSame) joined[joined.length - 1] = { cell: join(left.cell, cell), column, isEmpty: false }
    else joined.push({ cell, column, isEmpty })
  }
  return joined.map(({ cell }) => cell)
}

interface Joined {
  readonly cell: HeaderCell
  /** The rightmost one where several are joined. */
  readonly column: TableColumn | undefined
  readonly isEmpty: boolean
}

/**
 * Returns whether one of two headings is unknown and each line has words below one of them at most: `EP` and `in €` head numbers of which the
 * longer ones reach below the first word.
 */
function isEither(
  left: Pick<Joined, "cell" | "column">,
  right: Pick<Joined, "cell" | "column">,
  body: readonly TableLine[],
): boolean {
  const [a, b] = [left.column, right.column]
  if (!a || !b || (left.cell.column === undefined) === (right.cell.column === undefined)) return false
  return body.every(({ words }) => !(words.some(({ box }) => isIn(a, box)) && words.some(({ box }) => isIn(b, box))))
}

const hasSlash = (left: HeaderCell, right: HeaderCell): boolean => left.text.endsWith("/") || right.text.startsWith("/")

/**
 * Returns whether text crosses the border between two columns in most lines and nothing starts below the right heading.
 */
function isCrossed(
  left: TableColumn | undefined,
  right: TableColumn | undefined,
  body: readonly TableLine[],
  isSlashed: boolean,
): boolean {
  if (!left || !right) return false
  let [crossing, all] = [0, 0]
  const share = isSlashed ? MIN_CROSSING_SLASH : MIN_CROSSING_SHARE
  for (const line of body) {
    if (!line.words.some(({ box }) => isIn(left, box) || isIn(right, box))) continue
    all++
    if (chunksOf(line.words, SPACE).some((chunk) => crosses(chunk, left, right))) crossing++
  }
  return crossing > share * all
}

/** Points by which a word must reach into both columns, or by which its start may differ from the heading's. */
const MIN_REACH = 1.5

function crosses(chunk: readonly TableWord[], left: TableColumn, right: TableColumn): boolean {
  return chunk.some((word, index) => {
    if (word.box[0] < left.right - MIN_REACH && word.box[2] > left.right + MIN_REACH && /\p{L}/u.test(word.text))
      return true
    const next = chunk[index + 1]
    if (!next || !isIn(left, word.box) || !isIn(right, next.box)) return false
    const isAligned = Math.abs(next.box[0] - (right.head?.[0] ?? 0)) < MIN_REACH
    return !isAligned && /\p{L}/u.test(word.text) && (/\p{L}/u.test(next.text) || isRangeWord(word))
  })
}

let rangeWords: ReadonlySet<string> | undefined

/** Returns whether a word is the middle of a period: `18/11 a 17/12`. */
function isRangeWord({ text }: TableWord): boolean {
  rangeWords ??= new Set(textsOf("rangeWords").map(foldText))
  return rangeWords.has(foldText(text))
}

function isIn({ left, right }: TableColumn, box: HeaderCell["leaf"]): boolean {
  return centreX(box) >= left && centreX(box) < right
}

function isClose(left: HeaderCell, right: HeaderCell): boolean {
  const height = right.leaf[3] - right.leaf[1]
  return overlapY(left.leaf, right.leaf) > 0.5 * height && overlapX(left.leaf, right.leaf) > -SPACE * height
}

function join(left: HeaderCell, right: HeaderCell): HeaderCell {
  const words = inReadingOrder(left.words, right.words)
  const [main] = [left, right].toSorted((a, b) => b.score - a.score)
  return { ...(main ?? left), words, text: textOf(words), leaf: unionBox([left.leaf, right.leaf]) }
}
