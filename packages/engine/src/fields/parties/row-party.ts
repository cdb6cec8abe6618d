import type { LabelHit, LabelMap } from "../labels/label-hits.ts"

/** Labels of a row that are compared, so that a wide sheet stays linear. */
const MAX_LABELS = 12

/** Returns whether the first label of a row of labels means the buyer: `Customer`, `Tax no.`, `Phone` above a name and two numbers. */
export function isBuyerOfRow({ hitsOf }: LabelMap, { segment, isEntireSegment }: LabelHit): boolean {
  const { index, position, line } = segment
  if (!isEntireSegment || position === 0 || line.segments.length > MAX_LABELS) return false
  const row = line.segments.map((_, at) =>
    (hitsOf.get(index - position + at) ?? []).filter((hit) => hit.isEntireSegment),
  )
  const first = row[0]?.flatMap(({ concepts }) => concepts) ?? []
  return (
    row.every((labels) => labels.length > 0) && first.some(({ concept, isWeak }) => !isWeak && concept.id === "buyer")
  )
}
