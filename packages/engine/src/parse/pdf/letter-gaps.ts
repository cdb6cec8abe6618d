import type { Fragment } from "./fragment.ts"

/** A wider gap (share of the font size) separates words when the file has no space there. */
const gapWithoutSpace = 0.22
/** PDFium guesses spaces from gaps; below this share of the font size the gap is kerning. */
const gapWithGuessedSpace = 0.08
/** Characters further from the baseline (share of the font size) belong to another word. */
const baselineShift = 0.35

/** A character that begins further back (share of the font size) is not the next one of a word: accents and kerned letters overlap less. */
const maxStepBack = 0.5

/** The space between two characters: none, one that PDFium guessed from a gap, or one in the file. */
export type Gap = "none" | "guessed" | "space"

/** Returns whether a character begins another word than the fragment before it. */
export function isNewWord(fragment: Fragment, glyph: Fragment, gap: Gap): boolean {
  if (gap === "space" || !isLevelWith(fragment, glyph)) return true
  const along = gapAlong(fragment, glyph)
  if (along < -maxStepBack) return true
  return along > (gap === "guessed" ? gapWithGuessedSpace : gapWithoutSpace)
}

const sizeOf = (fragment: Fragment, next: Fragment): number => Math.max(fragment.style.fontSize, next.style.fontSize)

/** Returns the gap between the end of a fragment and the start of the next one along its direction, in font sizes. */
export function gapAlong(fragment: Fragment, next: Fragment): number {
  const { directionX: dx, directionY: dy } = fragment.style
  return ((next.startX - fragment.endX) * dx + (next.startY - fragment.endY) * dy) / sizeOf(fragment, next)
}

/** Gap between two words of one run of letters, in font sizes, at most. */
const maxRunGap = 2

/** Returns whether the next fragment follows one on its line in the same type: a text object may be a run or a single letter. */
export function isOfSameRun(fragment: Fragment, next: Fragment): boolean {
  const { fontSize, isBold } = fragment.style
  if (next.style.fontSize !== fontSize || next.style.isBold !== isBold || !isLevelWith(fragment, next)) return false
  const gap = gapAlong(fragment, next)
  return gap > -maxStepBack && gap < maxRunGap
}

/** Returns whether the next fragment continues the baseline of one, in the same direction. */
function isLevelWith(fragment: Fragment, next: Fragment): boolean {
  if (next.style.rotation !== fragment.style.rotation) return false
  const { directionX: dx, directionY: dy } = fragment.style
  const across = (next.startY - fragment.endY) * dx - (next.startX - fragment.endX) * dy
  return Math.abs(across) <= sizeOf(fragment, next) * baselineShift
}
