import type { TableDefinition } from "../../configuration.ts"
import { greatest, least } from "../../arrays/extremes.ts"
import { centreX } from "../words/boxes.ts"
import type { TableColumn } from "./columns.ts"
import { conceptOfWhole } from "../headings/heading-concepts.ts"
import type { HeaderCell } from "../headings/heading.ts"
import { chunksOf, matchKeyOf, type TableLine, type TableWord, textOf } from "../words/page-text.ts"

/** The white space between two columns, and the extent of the texts on its sides. */
export interface Run {
  readonly left: readonly [number, number]
  readonly right: readonly [number, number]
}

/** Share of a column's lines that must hold a number and more, and the lines that must at least: fewer may be chance. */
const MIN_SHARE = 0.8
const MIN_LINES = 3
/** Narrowest run of white space between two columns, in points. */
const MIN_RUN = 1.5

/**
 * Finds the border below two headings a space apart that mean nothing together, `Pos Article`, where the cells of both columns are set as
 * close: each line begins with a number or code, and one run of white space lies right of all of them, below that between two words of
 * the heading.
 */
export function findCloseRun(
  { text, words: heading }: HeaderCell,
  { left, right }: TableColumn,
  body: readonly TableLine[],
  { columns }: TableDefinition,
): Run | undefined {
  const key = matchKeyOf(text)
  const isKnown = conceptOfWhole(text) !== undefined || columns.some(({ name }) => matchKeyOf(name) === key)
  if (heading.length < 2 || isKnown) return undefined
  const lines = body.flatMap((line) => {
    const words = line.words.filter(({ box }) => centreX(box) >= left && centreX(box) < right)
    return words.length > 0 && chunksOf(line.words).length > 2 ? [words] : []
  })
  const pairs = lines.filter(([first, second]) => first && second && isNumberApart(first, second))
  if (pairs.length < MIN_LINES || pairs.length < MIN_SHARE * lines.length) return undefined
  const [firsts, rests] = [pairs.map((words) => words.slice(0, 1)), pairs.map((words) => words.slice(1))]
  // A sign for a currency or a percentage is the same in every row.
  if (areSame(firsts) || areSame(rests)) return undefined
  const end = greatest(firsts.flat().map(({ box }) => box[2]))
  const start = least(rests.flat().map(({ box }) => box[0]))
  const others = lines.filter((words) => !pairs.includes(words)).flat()
  const isCrossed = others.some(({ box }) => box[0] < end && box[2] > start)
  if (start - end < MIN_RUN || isCrossed || !isBetweenWords(heading, end, start)) return undefined
  return {
    left: [least(firsts.flat().map(({ box }) => box[0])), end],
    right: [start, greatest(rests.flat().map(({ box }) => box[2]))],
  }
}

/** The rest of a number whose thousands are set apart: `972,40` of `77 972,40`. */
const REST_OF_NUMBER = /^\d{3}(?:\D|$)/u

/** Returns whether a word is or has a number that does not go on in the next word. */
const isNumberApart = (first: TableWord, second: TableWord): boolean =>
  /\d/u.test(first.text) && !REST_OF_NUMBER.test(second.text)

const areSame = (cells: readonly (readonly TableWord[])[]): boolean => new Set(cells.map(textOf)).size === 1

/** Returns whether no word of a heading lies above both sides of a border. */
function isBetweenWords(heading: readonly TableWord[], end: number, start: number): boolean {
  const isLeft = heading.filter(({ box }) => box[2] < start + MIN_RUN)
  const isRight = heading.filter(({ box }) => box[0] > end - MIN_RUN && box[2] >= start + MIN_RUN)
  return isLeft.length > 0 && isRight.length > 0 && isLeft.length + isRight.length === heading.length
}
