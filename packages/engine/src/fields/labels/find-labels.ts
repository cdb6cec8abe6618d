import type { ExtractionContext, PlacedSegment } from "../../page/context.ts"
import type { FieldPlan } from "../../lexicon/field-plan.ts"
import { createKeyLookUp, isListed } from "./label-keys.ts"
import { onceFor } from "../../layout/once-for.ts"
import { append } from "../../arrays/append.ts"
import { formBoxes } from "../../blocks/form-boxes.ts"
import { codedLabels } from "./registration-codes.ts"
import { createNameMatcher } from "./similar-names.ts"
import { fragmentsOf, type Fragment } from "../candidates/fragments.ts"
import { preferNamedCaptions } from "./named-captions.ts"
import { endsAsLabel, isUnlistedLabel } from "./label-shape.ts"
import { type LabelLine, wrappedLines } from "./wrapped-labels.ts"
import type { LabelMap, LabelHit } from "./label-hits.ts"
import { labelsInSegment } from "./segment-labels.ts"

/** Splits the segments of a document once for all objects: values that were found in fragments are known for the next one. */
const fragmentsIn = onceFor(({ segments }: ExtractionContext): LabelMap["fragments"] => segments.map(fragmentsOf))

/** Finds the labels of the fields and of the entire lexicon in every segment. */
export function findLabels(context: ExtractionContext, plans: readonly FieldPlan[]): LabelMap {
  const lookUp = createKeyLookUp(plans)
  const matcher = plans.some(({ concept }) => concept === undefined) ? createNameMatcher(plans) : undefined
  const boxes = formBoxes(context)
  const ends = plans.flatMap((plan, index) => (plan.end ? [index] : []))
  const fragments = fragmentsIn(context)
  const hits: LabelHit[] = []
  const hitsOf = new Map<number, readonly LabelHit[]>()
  const wrapped = wrappedLines(context, (key) => (isListed(plans, key) ? lookUp(key, () => key) : undefined))
  const coded = codedLabels(context, fragments, plans)
  for (const segment of context.segments) {
    const own = fragments[segment.index] ?? []
    const line = wrapped.get(segment.index)
    const whole = coded.get(segment.index) ?? (line && hitOfLine(segment, own, line))
    const found = whole ? [whole] : labelsInSegment(segment, own, { lookUp, matcher, plans, ends, boxes })
    if (found.length === 0) continue
    append(hits, found)
    hitsOf.set(segment.index, found)
  }
  const named = preferNamedCaptions(hits, fragments, boxes, plans)
  if (named !== hits)
    for (const [index, own] of Map.groupBy(named, ({ segment }) => segment.index)) hitsOf.set(index, own)
  const isUnlisted = onceFor(isUnlistedLabel)
  const isLabel = (segment: PlacedSegment): boolean =>
    boxes.ofCaption(segment) !== undefined ||
    endsAsLabel(segment.text) ||
    (hitsOf.get(segment.index) ?? []).some((hit) => hit.isEntireSegment) ||
    isUnlisted(segment)
  return { fragments, hits: named, hitsOf, isLabel }
}

/** Returns the hit of a segment that is one line of a label, or begins with it; only that with the value means fields. */
function hitOfLine(
  segment: PlacedSegment,
  fragments: readonly Fragment[],
  { key, meaning, hasColon, isRead, hasValue }: LabelLine,
): LabelHit | undefined {
  const to = hasValue ? fragments.findIndex(({ text }) => text.endsWith(":")) + 1 : fragments.length
  if (to === 0) return undefined
  return {
    segment,
    from: 0,
    to,
    match: { by: "key", key },
    fields: isRead ? meaning.fields : new Map(),
    concepts: meaning.concepts,
    hasColon,
    isEntireSegment: !hasValue,
    labelLikelihood: 1,
  }
}
