import type { Box } from "../../document.ts"
import { overlapX, unionBox } from "../words/boxes.ts"
import { chunksOf, type TableLine, type TableWord, FIGURE_GAP } from "../words/page-text.ts"

/** The words of one line by the index of the heading above them. */
export type LineParts = ReadonlyMap<number, readonly TableWord[]>

/** Lines with their texts below headings, and how far the columns reach. */
export interface HeadedLines {
  readonly lines: readonly TableLine[]
  readonly parts: readonly LineParts[]
  readonly extents: readonly Box[]
}

/** Divides the lines below headings by these, down to a gap. */
export function linesBelow(below: readonly TableLine[], boxes: readonly Box[]): HeadedLines {
  const lines = untilGap(below)
  const extents = extentsBelow(lines, boxes)
  return { lines, extents, parts: lines.map((line) => partsOf(line, boxes, extents)) }
}

/** Returns how many other columns have texts in a line. */
export const othersOf = (parts: LineParts | undefined, at: number): number =>
  (parts?.size ?? 0) - (parts?.has(at) === true ? 1 : 0)

/** A gap as many times as wide as the widest one above it ends the rows; narrower ones are compared as a line high. */
const END_GAP = 3

/** Returns the lines down to a gap that is wider than those between the rows. */
function untilGap(lines: readonly TableLine[]): readonly TableLine[] {
  let widest = 0
  const end = lines.findIndex(({ box }, index) => {
    const above = lines[index - 1]
    if (!above) return false
    const [gap, height] = [box[1] - above.box[3], box[3] - box[1]]
    if (gap > END_GAP * Math.max(widest, height)) return true
    widest = Math.max(widest, gap)
    return false
  })
  return end < 0 ? lines : lines.slice(0, end)
}

/** Share of the headings below which a line must have texts to tell how far the columns reach. */
const MIN_FULL = 0.5

/** Returns how far the texts below headings reach, by the lines of which each text lies below one heading at most: others are no rows. */
function extentsBelow(body: readonly TableLine[], boxes: readonly Box[]): readonly Box[] {
  const extents = [...boxes]
  for (const { words } of body) {
    const texts = textsOf(words, boxes).map((text) => unionBox(text.map(({ box }) => box)))
    const below = texts.map((text) => boxes.flatMap((box, at) => (overlapX(box, text) > 0 ? [at] : [])))
    if (texts.length < MIN_FULL * boxes.length || below.some(({ length }) => length > 1)) continue
    for (const [index, text] of texts.entries()) {
      const at = below[index]?.[0] ?? -1
      const extent = extents[at]
      if (extent) extents[at] = unionBox([extent, text])
    }
  }
  return extents
}

/** Points by which a word may start beside the left edge of its heading. */
const ALIGNED = 1.5

/** Splits the texts of a line also where one starts below the left edge of a heading, a space after the one before. */
const textsOf = (words: readonly TableWord[], headings: readonly Box[]): readonly (readonly TableWord[])[] =>
  chunksOf(words, FIGURE_GAP).flatMap((chunk) => {
    const texts: TableWord[][] = []
    for (const word of chunk) {
      const starts = headings.some(([left]) => Math.abs(left - word.box[0]) < ALIGNED)
      if (texts.length === 0 || starts) texts.push([word])
      else texts.at(-1)?.push(word)
    }
    return texts
  })

/** Gives each text of a line to the column that it overlaps most. */
function partsOf({ words }: TableLine, headings: readonly Box[], extents: readonly Box[]): LineParts {
  const cells = new Map<number, TableWord[]>()
  for (const text of textsOf(words, headings)) {
    const box = unionBox(text.map((word) => word.box))
    let [best, most] = [-1, 0]
    for (const [index, extent] of extents.entries()) {
      const overlap = overlapX(extent, box)
      if (overlap > most) [best, most] = [index, overlap]
    }
    if (best >= 0) cells.set(best, [...(cells.get(best) ?? []), ...text])
  }
  return cells
}
