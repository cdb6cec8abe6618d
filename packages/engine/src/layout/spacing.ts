import type { WordLine } from "./layout.ts"
import type { LayoutWord } from "./layout.ts"

/** The gaps, as fractions of the font size, from which two words of one line are in different segments. */
export interface Spacing {
  readonly split: number
  /** For words without a space character between them, on pages that have them; otherwise the same as `split`. */
  readonly splitUntyped: number
}

/** The usual space of proportional fonts, for pages with too few words to measure it. */
const USUAL_SPACE = 0.28
const MIN_PAIRS = 5
/**
 * Split gap = 2.2 usual spaces within bounds. In 50 real files two typed spaces ("NY  10017") reach 0.66 of the font
 * size and belong together, as do the gaps of justified text; two spaces of Courier, which separate columns, are 1.2.
 */
const GAP_FACTOR = 2.2
const MIN_SPLIT = 0.72
/** The widest gap, as a fraction of the font size, between two words of one segment. */
export const MAX_SPLIT = 1.15
/**
 * On pages with space characters for at least this fraction of their spaces, a wider gap without one was a cell boundary in
 * 30 files, except for some "1 of 2"; ranges such as `a to b` with the usual space stay in one segment.
 */
const TYPED_SHARE = 0.6
const UNTYPED_FACTOR = 1.3
const MIN_UNTYPED_SPLIT = 0.36

/** Measures the spaces of one page. `order` maps a word to its position in the order of drawing. */
export function measureSpacing(lines: readonly WordLine[], order: ReadonlyMap<LayoutWord, number>): Spacing {
  const typed: number[] = []
  const untyped: number[] = []
  let hasSpaces = false
  for (const line of lines) {
    for (let index = 1; index < line.length; index++) {
      const left = line[index - 1]
      const right = line[index]
      if (left === undefined || right === undefined) continue
      if (right.source.isAfterSpace !== undefined) hasSpaces = true
      const gap = (right.box[0] - left.box[2]) / Math.min(left.source.fontSize, right.source.fontSize)
      if (gap < 0.1 || gap > 1) continue
      const isNext = order.get(right) === (order.get(left) ?? 0) + 1
      if (isNext && right.source.isAfterSpace === true) typed.push(gap)
      else if (right.source.isAfterSpace !== undefined) untyped.push(gap)
      else typed.push(gap)
    }
  }
  const count = typed.length + untyped.length
  // Columns that are set close have wider gaps than words: a page of little more than a table has as many of them as of spaces.
  const widest = typed.length < MIN_PAIRS ? 0 : untypedSplit(median(typed))
  const spaces = typed.length + untyped.filter((gap) => gap <= widest).length
  const isTyped = hasSpaces && typed.length >= MIN_PAIRS && typed.length >= spaces * TYPED_SHARE
  const space = count < MIN_PAIRS ? USUAL_SPACE : median(isTyped ? typed : [...typed, ...untyped])
  const split = Math.min(Math.max(space * GAP_FACTOR, MIN_SPLIT), MAX_SPLIT)
  return { split, splitUntyped: isTyped ? Math.min(untypedSplit(space), split) : split }
}

/** Returns the gap from which words without a space character between them are apart, by the usual space. */
const untypedSplit = (space: number): number => Math.max(space * UNTYPED_FACTOR, MIN_UNTYPED_SPLIT)

/** Letter widths by which the ink of a word of a typewriter is narrower, or by slips of recognition wider, than its letters' pitch. */
const INK = { least: 0.55, most: 0.25 } as const

/**
 * Returns whether two words are set at one pitch with one space between them, as a typewriter does. Its spaces are as wide as
 * its letters: in a form that is printed in another type they are as wide as the gaps between columns.
 */
export function isMonospaced(left: LayoutWord, right: LayoutWord): boolean {
  const pitch = (right.box[0] - left.box[0]) / (left.text.length + 1)
  return [left, right].every(({ text, box }) => {
    const letters = (box[2] - box[0]) / pitch
    return letters >= text.length - INK.least && letters <= text.length + INK.most
  })
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? USUAL_SPACE
}
