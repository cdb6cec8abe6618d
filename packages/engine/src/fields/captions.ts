import { isPersonName } from "../blocks/name-form.ts"
import { isNextLine } from "../layout/next-line.ts"
import type { FieldPlan } from "../lexicon/labels.ts"
import type { LabelHit, LabelMap } from "./label-hits.ts"
import type { Neighbourhood } from "./neighbours.ts"
import type { Run } from "./value-run.ts"
import { POSITION } from "./weights.ts"

/**
 * Returns the name of the person above the line that says what he or she is, as letters and certificates end: `Jane Roe`, and
 * below it `Plant manager`. Only words that no other field or label means are read so.
 */
export function personAbove(
  hit: LabelHit,
  { kind, concept }: FieldPlan,
  map: LabelMap,
  neighbours: Neighbourhood,
): Run | undefined {
  if (kind !== "text" || concept !== undefined || hit.hasColon || !hit.isEntireSegment) return undefined
  const above = neighbours
    .lineAbove(hit.segment)
    .touching(hit.segment.box[0], hit.segment.box[2])
    .find(({ box }) => isNextLine(box, hit.segment.box))
  if (!above || map.isLabel(above) || !isPersonName(above.text)) return undefined
  return { fragments: map.fragments[above.index] ?? [], factor: POSITION.above, relation: "above" }
}
