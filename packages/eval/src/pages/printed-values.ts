import type { Box, Document, Extraction, Page, Word } from "@docsift/engine"
import { middleOf, wordsIn } from "../layouts/printed-table.ts"

/** The value of a field in one line, with its label. */
export interface PrintedValue {
  /** JSON pointer to the field. */
  readonly path: string
  readonly page: Page
  /** From left to right. */
  readonly words: readonly Word[]
  readonly label: readonly Word[]
  readonly place: "beside" | "below"
}

/** A value that is higher than this, in heights of its type, has several lines. */
const MAX_HEIGHT = 1.7
/** White space that parts a label from its value, in sizes of the type; in points the widest that does not part them. */
const SPACE = 0.8
const MAX_GAP = 160
/** More words before a value are a sentence. */
const MAX_LABEL = 5
/** Distance of a value from the label above it, in heights of its line. */
const MAX_DISTANCE = 1.6

/** Labels of one list begin at the same distance from the left, in points, and follow each other within so many heights of a line. */
const ALIGNED = 3
const MAX_PITCH = 2.5

/**
 * Finds the values of fields that are printed in one line, right of their label or below it, by the labels that the extraction
 * followed. Those of a list of labels below each other are one group.
 */
export function findPrintedValues(
  document: Document,
  extraction: Extraction,
  paths: readonly string[],
): PrintedValue[][] {
  const groups: PrintedValue[][] = []
  const values = paths.flatMap((path) => printedValueAt(document, extraction, path))
  for (const value of values.toSorted((a, b) => a.page.number - b.page.number || topOf(a) - topOf(b))) {
    const group = groups.find((each) => areListed(each.at(-1), value))
    if (group) group.push(value)
    else groups.push([value])
  }
  return groups
}

function printedValueAt(document: Document, { evidence, explanations }: Extraction, path: string): PrintedValue[] {
  const { page: number, box } = evidence[path] ?? {}
  const page = document.pages.find((each) => each.number === number)
  const derivation = explanations?.[path]?.candidates.find(({ isChosen }) => isChosen)?.derivation ?? ""
  const place = placeOf(derivation)
  if (!page || !box || !place) return []
  const words = wordsIn(page.words, box).toSorted((a, b) => a.box[0] - b.box[0])
  const [first] = words
  if (!first || box[3] - box[1] > MAX_HEIGHT * (first.box[3] - first.box[1])) return []
  const label = place === "below" ? labelAbove(page, box) : labelBefore(page, first)
  return label.length > 0 ? [{ path, page, words, label, place }] : []
}

function placeOf(derivation: string): PrintedValue["place"] | undefined {
  if (derivation === "label below") return "below"
  return derivation === "label right" || derivation === "label inline" ? "beside" : undefined
}

const topOf = ({ label }: PrintedValue): number => Math.min(...label.map(({ box }) => box[1]))

/** Returns whether a label is the next one of a list. */
function areListed(before: PrintedValue | undefined, value: PrintedValue): boolean {
  const [above] = before?.label ?? []
  const [start] = value.label
  if (!before || !above || !start || before.page !== value.page || before.place !== value.place) return false
  const down = topOf(value) - topOf(before)
  return Math.abs(start.box[0] - above.box[0]) < ALIGNED && down > 1 && down < MAX_PITCH * start.fontSize
}

/** Returns the words of a page in the line of a word, from left to right. */
export const lineOf = ({ words }: Page, word: Word): Word[] =>
  words
    .filter(
      (other) =>
        other.rotation === 0 && middleOf(other) > word.box[1] && middleOf(other) < word.box[3] && other !== word,
    )
    .toSorted((a, b) => a.box[0] - b.box[0])

/** Returns the words of the segment that ends a gap before a value; none where it is longer than a label, or has digits. */
function labelBefore(page: Page, first: Word): Word[] {
  const line = lineOf(page, first).filter(({ box }) => box[2] <= first.box[0] + 1)
  const last = line.at(-1)
  if (!last || first.box[0] - last.box[2] > MAX_GAP) return []
  const segment = segmentAt(line, line.length - 1)
  return isLabel(segment) ? segment : []
}

/** Returns the words of the segment right above a value. */
function labelAbove(page: Page, [left, top, right]: Box): Word[] {
  const near = page.words.filter(
    ({ box, rotation, fontSize }) =>
      rotation === 0 &&
      box[3] <= top + 2 &&
      box[3] > top - MAX_DISTANCE * fontSize &&
      box[0] < right &&
      box[2] > left - 2,
  )
  const [start] = near
  if (!start) return []
  const line = [...lineOf(page, start), start].toSorted((a, b) => a.box[0] - b.box[0])
  const segment = segmentAt(line, line.indexOf(start))
  return isLabel(segment) && Math.abs((segment[0]?.box[0] ?? 0) - left) < start.fontSize ? segment : []
}

/** Returns the segment around a word of a line: the words that only spaces part. */
function segmentAt(line: readonly Word[], index: number): Word[] {
  const isApart = (a: Word | undefined, b: Word | undefined): boolean =>
    !a || !b || b.box[0] - a.box[2] > SPACE * a.fontSize
  let start = index
  while (!isApart(line[start - 1], line[start])) start--
  let end = index
  while (!isApart(line[end], line[end + 1])) end++
  return line.slice(start, end + 1)
}

const isLabel = (words: readonly Word[]): boolean =>
  words.length > 0 &&
  words.length <= MAX_LABEL &&
  words.every(({ text }) => !/\d/.test(text)) &&
  words.some(({ text }) => /\p{L}{2}/u.test(text))
