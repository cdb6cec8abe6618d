import type { Box } from "../../document.ts"
import { greatest } from "../../arrays/extremes.ts"
import { unionBox } from "../words/boxes.ts"
import type { ColumnLabels } from "../headings/column-labels.ts"
import { conceptOfWhole } from "../headings/heading-concepts.ts"
import { headingFit, isEquivalent } from "../columns/heading-fit.ts"
import { type TableWord, textOf } from "../words/page-text.ts"
import { splitAtSlash } from "./slashed-words.ts"

/** A heading of two columns that are printed in one: each part has its words, and the configured column that it heads, if one. */
export interface SharedHeading {
  readonly box: Box
  readonly upper: HeadingPart
  readonly lower: HeadingPart
  /** The words of both parts as they are printed, with the slash. */
  readonly printed: readonly TableWord[]
  /** Requested columns that no other heading has, one of which each unknown part may be. */
  readonly free: readonly number[]
  /** True where a slash parts them, false where the second is set below the first. */
  readonly isSlashed: boolean
}

export interface HeadingPart {
  readonly words: readonly TableWord[]
  /** The first, where a part is of two columns itself. */
  readonly column: number | undefined
}

/** Score from which a text is the heading of a configured column. */
const MIN_FIT = 0.8

/** Returns the two parts of a heading, both known or not. */
export function sharedHeading(
  words: readonly TableWord[],
  labels: readonly ColumnLabels[],
  free: readonly number[],
  areKnown: boolean,
): SharedHeading | undefined {
  if (columnOf(textOf(words), labels) !== undefined) return undefined
  const slashed = splitAtSlash(words)
  const stacked = stackedHalves(words).filter(([, lower]) => !slashed || firstOfTwo(lower, labels) !== undefined)
  for (const [upper, lower] of slashed ? [...stacked, slashed] : stacked) {
    const isSlashed = upper === slashed?.[0]
    const [first, second] = [
      columnOf(textOf(upper), labels),
      columnOf(textOf(lower), labels) ?? firstOfTwo(lower, labels),
    ]
    const isShared = areKnown
      ? first !== second && isKnown(upper, first) && isKnown(lower, second)
      : mayBeShared(words, [first, second], free)
    if (!isShared) continue
    const parts = { upper: { words: upper, column: first }, lower: { words: lower, column: second } }
    return { ...parts, box: unionBox(words.map(({ box }) => box)), printed: words, free, isSlashed }
  }
  return undefined
}

const isKnown = (words: readonly TableWord[], column: number | undefined): boolean =>
  column !== undefined || conceptOfWhole(textOf(words)) !== undefined

/** Returns the first column of a part that a slash divides in two: `Program` may be set above `Days / Time`. */
function firstOfTwo(words: readonly TableWord[], labels: readonly ColumnLabels[]): number | undefined {
  const [first, second] = splitAtSlash(words)?.map((part) => columnOf(textOf(part), labels)) ?? []
  return first === second || second === undefined ? undefined : first
}

/** Returns whether unknown parts of a heading may be requested columns: those are free, and nothing is known of the whole. */
function mayBeShared(
  whole: readonly TableWord[],
  columns: readonly (number | undefined)[],
  free: readonly number[],
): boolean {
  const unknown = columns.filter((column) => column === undefined)
  return unknown.length > 0 && unknown.length <= free.length && conceptOfWhole(textOf(whole)) === undefined
}

/** Returns the ways to divide a heading in several lines in two. */
function stackedHalves(
  words: readonly TableWord[],
): (readonly [upper: readonly TableWord[], lower: readonly TableWord[]])[] {
  const lines = [...Map.groupBy(words, ({ line }) => line).values()]
  return lines.slice(1).map((_, at) => [lines.slice(0, at + 1).flat(), lines.slice(at + 1).flat()])
}

/** Returns the requested column that a text heads by its label, or alone by its meaning: `Preis EUR` for the `Price`. */
export function columnOf(text: string, labels: readonly ColumnLabels[]): number | undefined {
  const fits = labels.map((label) => headingFit(text, label))
  const best = fits.indexOf(greatest(fits))
  if ((fits[best] ?? 0) >= MIN_FIT) return best
  const concept = conceptOfWhole(text)
  if (concept === undefined) return undefined
  const meant = labels.flatMap((label, at) => (label.concept && isEquivalent(label.concept, concept) ? [at] : []))
  return meant.length === 1 ? meant[0] : undefined
}
