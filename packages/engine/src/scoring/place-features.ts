import type { LabelHit } from "../fields/labels/label-hits.ts"
import { onceFor } from "../layout/once-for.ts"
import type { PageLayout } from "../layout/layout.ts"
import type { ConceptId } from "../lexicon/concept.ts"
import type { FieldPlan } from "../lexicon/field-plan.ts"
import type { ExtractionContext, PlacedSegment } from "../page/context.ts"
import { type FeatureInput, type Features, segmentsByWord, type Subject } from "./feature-input.ts"

/** Parts of a page, from the top: letterhead and footer. */
const TOP = 0.15
const BOTTOM = 0.85
/** Segments in a line that make it the line of a table. */
const WIDE_LINE = 4
/** Type larger than the body by this factor is a heading; smaller by this one is small print. */
const LARGE = 1.25
const SMALL = 0.85
/** Words of a page that are measured for its body. */
const MAX_MEASURED = 2000
/** Likelihood from which words are a label. */
const MIN_LIKELIHOOD = 0.5

/** Returns where a candidate is printed, and which labels and parties are near. */
export function placeFeatures(input: FeatureInput, { candidate, plan, index }: Subject): readonly Features[] {
  const { context } = input
  const [word] = candidate.words
  const segment = word && segmentsByWord(context).get(word)
  const layout = context.layouts[candidate.page - 1]
  if (!word || !segment || !layout) return [{ "place.isUnknown": 1 }]
  const height = word.box[1] / Math.max(1, layout.height)
  const size = word.source.fontSize / bodySize(layout)
  const isFirst = candidate.page === 1
  const own = {
    "place.isFirstPage": Number(isFirst),
    "place.isLastPage": Number(context.layouts.length > 1 && candidate.page === context.layouts.length),
    "place.height": Math.min(1, Math.max(0, height)),
    "place.isTop": Number(isFirst && height < TOP),
    "place.isBottom": Number(height > BOTTOM),
    "place.isLeft": Number(word.box[0] < layout.width / 2),
    "place.isLarge": Number(size > LARGE),
    "place.isSmall": Number(size < SMALL),
    "place.isBold": Number(word.source.isBold),
    "place.isWideLine": Number(segment.line.segments.length >= WIDE_LINE),
    "place.isAlone": Number(segment.line.segments.length === 1),
    "place.startsSegment": Number(segment.words[0] === word),
    "place.fillsSegment": Number(segment.words.length === candidate.words.length && segment.words[0] === word),
  }
  const party = partyFeatures(input.partyAt(segment), plan)
  return [own, nearbyLabels(input, segment, plan, index, word.box[0]), party]
}

/** Returns the size of most words of a page, in points. */
const bodySize = onceFor((layout: PageLayout): number => {
  const sizes: number[] = []
  for (const { segments } of layout.lines) {
    for (const { words } of segments) {
      for (const { source } of words) if (sizes.length < MAX_MEASURED) sizes.push(source.fontSize)
    }
  }
  sizes.sort((a, b) => a - b)
  return Math.max(1, sizes[Math.floor(sizes.length / 2)] ?? 1)
})

function partyFeatures(owner: ConceptId | undefined, plan: FieldPlan): Features {
  if (owner === undefined) return {}
  const requested = plan.party ?? (plan.kind === "party" ? plan.concept : undefined)
  if (requested === undefined) return { "party.inSection": 1 }
  return owner === requested ? { "party.inOwnSection": 1 } : { "party.inOtherSection": 1 }
}

/** Returns what the labels before, left of and above a segment mean: the field itself or another concept. */
function nearbyLabels(
  { context, map }: FeatureInput,
  segment: PlacedSegment,
  plan: FieldPlan,
  index: number,
  x: number,
): Features {
  const hitsAt = (neighbour: PlacedSegment | undefined): readonly LabelHit[] =>
    neighbour ? (map.hitsOf.get(neighbour.index) ?? []) : []
  const left = segment.position > 0 ? context.segments[segment.index - 1] : undefined
  const isBefore = (hit: LabelHit): boolean => (map.fragments[segment.index]?.[hit.to - 1]?.box[0] ?? 0) < x
  const inside = hitsAt(segment).filter(isBefore)
  const [isInside, isLeft, isAbove] = [inside, hitsAt(left), hitsAt(aboveOf(context, segment))].map((hits) =>
    meaningOf(hits, plan, index),
  )
  return {
    "near.insideOwn": Number(isInside === "own"),
    "near.insideOther": Number(isInside === "other"),
    "near.leftOwn": Number(isLeft === "own"),
    "near.leftOther": Number(isLeft === "other"),
    "near.aboveOwn": Number(isAbove === "own"),
    "near.aboveOther": Number(isAbove === "other"),
    "near.colonLeft": Number(left?.text.endsWith(":") ?? false),
  }
}

/** Returns whether labels mean the field itself, or else another concept. */
function meaningOf(hits: readonly LabelHit[], { concept }: FieldPlan, index: number): "own" | "other" | undefined {
  if (hits.some((hit) => hit.fields.has(index))) return "own"
  const isOther = hits.some(
    (hit) =>
      hit.labelLikelihood > MIN_LIKELIHOOD &&
      hit.concepts.some((label) => !label.isWeak && label.concept.id !== concept),
  )
  return isOther ? "other" : undefined
}

/** Returns the first segment of the line above that shares a column with a segment. */
function aboveOf(context: ExtractionContext, { page, lineIndex, box }: PlacedSegment): PlacedSegment | undefined {
  if (lineIndex === 0) return undefined
  return linesOf(context)
    .get(page)
    ?.[lineIndex - 1]?.find((other) => other.box[0] < box[2] && other.box[2] > box[0])
}

const linesOf = onceFor(({ segments }: ExtractionContext): ReadonlyMap<number, readonly PlacedSegment[][]> => {
  const pages = new Map<number, PlacedSegment[][]>()
  for (const segment of segments) {
    const lines = pages.get(segment.page) ?? []
    pages.set(segment.page, lines)
    ;(lines[segment.lineIndex] ??= []).push(segment)
  }
  return pages
})
