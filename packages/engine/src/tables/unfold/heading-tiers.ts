import type { Box } from "../../document.ts"
import { overlapX, unionBox } from "../words/boxes.ts"
import type { ColumnConcept } from "../../lexicon/concept.ts"
import { conceptOf } from "../headings/heading-concepts.ts"
import { NUMBER_CONCEPTS } from "../columns/heading-fit.ts"
import { chunksOf, type PageText, type TableLine, textOf } from "../words/page-text.ts"

/** A heading of one tier, with what is printed below it: figures, units, or any text. */
export interface TierHeading {
  readonly box: Box
  readonly kind: "figure" | "unit" | "any"
}

/** Headings in two lines, of which each heads a line of every record: `Item   Material` above `Quantity   Price   Value`. */
export interface HeadingTiers {
  readonly upper: readonly TierHeading[]
  readonly lower: readonly TierHeading[]
}

/** Headings of each tier, and those of known meaning among them, at least: of headings that wrap, the other line has parts. */
const MIN_HEADINGS = 2
const MIN_KNOWN = 2
/** Headings of each tier, at most: no paper is wider, and every text below is compared with all of them. */
const MAX_HEADINGS = 24
/** Longer texts are no headings, but those of columns of text. */
const MAX_WORDS = 6
/** Gap between the two lines, in heights of a line, at most. */
const MAX_GAP = 1.5
/** Pairs of lines of a page that are compared with the lines below them, at most. */
const MAX_PAIRS = 6

/** Finds the pairs of lines of a page that may be headings in two tiers, each with the index of its upper line. */
export function findHeadingTiers({ lines }: PageText): { readonly at: number; readonly tiers: HeadingTiers }[] {
  const found = lines.flatMap((line, at) => {
    const below = lines[at + 1]
    if (!below || below.box[1] - line.box[3] > MAX_GAP * (line.box[3] - line.box[1])) return []
    if (!mayBeHeadings(line) || !mayBeHeadings(below)) return []
    const [upper, lower] = [headingsOf(line), headingsOf(below)]
    // Of headings that wrap, the lower line prints nothing beside those of the upper one.
    const isApart = upper && lower?.some(({ box }) => upper.every((other) => overlapX(box, other.box) <= 0))
    return isApart && lower ? [{ at, tiers: { upper, lower } }] : []
  })
  return found.slice(0, MAX_PAIRS)
}

const mayBeHeadings = (line: TableLine): boolean =>
  !line.words.some(({ text }) => /\d/u.test(text)) && chunksOf(line.words).length >= MIN_HEADINGS

function headingsOf({ words }: TableLine): readonly TierHeading[] | undefined {
  const chunks = chunksOf(words)
  if (chunks.length > MAX_HEADINGS || chunks.some((chunk) => chunk.length > MAX_WORDS)) return undefined
  const headings = chunks.map((chunk) => {
    const concept = conceptOf(textOf(chunk))
    return { box: unionBox(chunk.map(({ box }) => box)), kind: kindOf(concept), isKnown: concept !== undefined }
  })
  return headings.filter(({ isKnown }) => isKnown).length >= MIN_KNOWN ? headings : undefined
}

function kindOf(concept: ColumnConcept | undefined): TierHeading["kind"] {
  if (concept === "unit") return "unit"
  return concept !== undefined && (concept === "position" || NUMBER_CONCEPTS.has(concept)) ? "figure" : "any"
}
