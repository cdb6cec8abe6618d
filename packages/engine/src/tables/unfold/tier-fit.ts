import type { Box } from "../../document.ts"
import { overlapX, unionBox } from "../words/boxes.ts"
import type { HeadingTiers, TierHeading } from "./heading-tiers.ts"
import { chunksOf, type TableLine, type TableWord, textOf, FIGURE_GAP } from "../words/page-text.ts"

/** How a line fits two tiers of headings: how many of its texts are printed below headings of each, and of either. */
export interface TierFit {
  readonly upper: number
  readonly lower: number
  readonly either: number
  /** Figures below headings of figures of the lower tier. */
  readonly figures: number
}

/** Points within which a text is aligned with its heading; one that only overlaps it counts less. */
const ALIGNED = 3
const OVERLAP_FIT = 0.5
/** A figure, perhaps after a currency or before a unit: no code as `4711-20`. */
const FIGURE = /^[^\p{L}\d]{0,3}(?:\p{L}{1,3}[ .]?)?\d(?:[.,'’ ]?\d)*(?![-/]?\d)/u
/** Longer texts are no units. */
const MAX_UNIT_LENGTH = 8

/** Compares the texts of a line with the headings of two tiers, by their positions and by what is printed below each. */
export function fitTiers({ words }: TableLine, { upper, lower }: HeadingTiers): TierFit {
  const ofFigures = lower.filter(({ kind }) => kind === "figure")
  let [ofUpper, ofLower, ofEither, figures] = [0, 0, 0, 0]
  for (const chunk of chunksOf(words).flatMap((text) => partsOf(text, [...upper, ...lower]))) {
    const [above, below] = [fitAmong(upper, chunk), fitAmong(lower, chunk)]
    ofUpper += above
    ofLower += below
    ofEither += Math.max(above, below)
    if (fitAmong(ofFigures, chunk) > 0) figures++
  }
  return { upper: ofUpper, lower: ofLower, either: ofEither, figures }
}

/** Returns the figures and texts that a text consists of by the headings above them; a name with a number in it is one: `Hook, wire 3/16 in`. */
function partsOf(text: readonly TableWord[], headings: readonly TierHeading[]): readonly (readonly TableWord[])[] {
  const parts = chunksOf(text, FIGURE_GAP)
  const areApart = parts.slice(1).some((part) => fitAmong(headings, part) === 1)
  return areApart || !/^\p{L}{2}/u.test(text[0]?.text ?? "") ? parts : [text]
}

/** Returns whether a text is printed below the lower tier rather than below the upper one. */
export const isOfLowerTier = (chunk: readonly TableWord[], { upper, lower }: HeadingTiers): boolean =>
  fitAmong(lower, chunk) > fitAmong(upper, chunk)

/** Returns how well a text fits the best of its headings, 0 to 1. */
function fitAmong(tier: readonly TierHeading[], chunk: readonly TableWord[]): number {
  const [box, text] = [unionBox(chunk.map((word) => word.box)), textOf(chunk)]
  let best = 0
  for (const heading of tier) {
    if (!isOfKind(text, heading.kind)) continue
    if (isAligned(heading.box, box)) return 1
    if (overlapX(heading.box, box) > 0) best = OVERLAP_FIT
  }
  return best
}

function isOfKind(text: string, kind: TierHeading["kind"]): boolean {
  if (kind === "unit") return text.length <= MAX_UNIT_LENGTH
  return kind === "any" || FIGURE.test(text)
}

const isAligned = (a: Box, b: Box): boolean => Math.abs(a[0] - b[0]) < ALIGNED || Math.abs(a[2] - b[2]) < ALIGNED
