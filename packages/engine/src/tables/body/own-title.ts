import { onceFor } from "../../layout/once-for.ts"
import { LEFT_EDGE_TOLERANCE } from "../words/boxes.ts"
import type { HeaderBand } from "../headings/heading.ts"
import { chunksOf, type TableLine, type TableWord, textOf } from "../words/page-text.ts"
import { startsLower } from "./section-titles.ts"

/** A title is printed within this height above the headings, in font sizes. */
const MAX_ABOVE = 4
/** Points by which the sizes of two titles of one kind may differ: less than by which they are larger than the rows, half a point in small print. */
const MAX_SIZE_SHIFT = 0.3
/** Longer texts are sentences. */
const MAX_TITLE_WORDS = 6

/** Returns whether a text reads as the title of a list, perhaps one of sums: `Account summary`. */
export function isListTitle(words: readonly TableWord[]): boolean {
  const text = textOf(words)
  return words.length <= MAX_TITLE_WORDS && /\p{L}{2}/u.test(text) && !/\d|[.,;]$/u.test(text) && !startsLower(words)
}

/** Returns whether a text begins below a title and is set in its size and weight. */
export function isSetAs([word]: readonly TableWord[], [title]: readonly TableWord[]): boolean {
  if (!word || !title || Math.abs(word.box[0] - title.box[0]) > LEFT_EDGE_TOLERANCE) return false
  const [own, other] = [word.source.source, title.source.source]
  return own.isBold === other.isBold && Math.abs(own.fontSize - other.fontSize) < MAX_SIZE_SHIFT
}

/** Returns the title of a table: the text alone on the line above its headings. */
const titleOf = onceFor(({ page, top }: HeaderBand): readonly TableWord[] | undefined => {
  const line = page.lines.findLast(({ box, fontSize }) => box[3] <= top + 1 && top - box[3] < MAX_ABOVE * fontSize)
  return line && chunksOf(line.words).length === 1 && isListTitle(line.words) ? line.words : undefined
})

/**
 * Returns whether a line has the titles of two lists beside each other, set as the title of the table above them and unlike its rows:
 * `Account summary   Current charges` below the meter readings.
 */
export function areNextTitles(line: TableLine, band: HeaderBand, rows: readonly TableLine[]): boolean {
  const title = titleOf(band)
  const [row] = rows
  if (!title || !row || !isSetAs(line.words, title) || isSetAs(row.words, title)) return false
  const chunks = chunksOf(line.words)
  return chunks.length > 1 && chunks.every(isListTitle)
}

/**
 * Returns whether a line has the headings of another table, which begins with the same column: `No.   Commodity code` below the rows of
 * `No.   Description   Quantity   Amount`.
 */
export function areNextHeadings({ words }: TableLine, { cells }: HeaderBand, rows: readonly TableLine[]): boolean {
  const [head] = cells
  const [first = [], ...others] = chunksOf(words)
  if (!head || rows.length === 0 || others.length === 0 || others.length + 1 >= cells.length) return false
  if (textOf(first) !== head.text || !isSetAs(first, head.words)) return false
  const texts = new Set(cells.map(({ text }) => text))
  const isHeading = (text: string): boolean => /\p{L}{2}/u.test(text) && !/\d/u.test(text) && !texts.has(text)
  return others.every((other) => isHeading(textOf(other)))
}
