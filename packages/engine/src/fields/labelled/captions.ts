import { isPersonName } from "../../blocks/name-form.ts"
import type { Box, Ruling } from "../../document.ts"
import { horizontalRulings } from "../../layout/horizontal-rulings.ts"
import type { PageLayout } from "../../layout/layout.ts"
import { lineHeight } from "../../layout/line-height.ts"
import { isNextLine } from "../../layout/next-line.ts"
import { onceFor } from "../../layout/once-for.ts"
import type { FieldPlan } from "../../lexicon/field-plan.ts"
import type { ExtractionContext, PlacedSegment } from "../../page/context.ts"
import type { LabelHit, LabelMap } from "../labels/label-hits.ts"
import type { Neighbourhood } from "../runs/neighbours.ts"
import type { Run } from "../runs/value-run.ts"
import { POSITION } from "../candidates/weights.ts"

/**
 * Returns the name of the person above a caption: above the line to sign on that is between them, or right above what he or she is, as
 * letters and certificates end.
 */
export function personAbove(
  context: ExtractionContext,
  { segment, hasColon, isEntireSegment }: LabelHit,
  { kind, concept }: FieldPlan,
  map: LabelMap,
  neighbours: Neighbourhood,
): Run | undefined {
  if (kind !== "text" || hasColon || !isEntireSegment) return undefined
  const above =
    signedAbove(context, segment, neighbours) ?? (concept === undefined ? namedAbove(segment, neighbours) : undefined)
  if (!above || map.isLabel(above) || !isPersonName(above.text)) return undefined
  return { fragments: map.fragments[above.index] ?? [], factor: POSITION.above, relation: "above" }
}

/** Returns the text right above a caption that is alone on its line: `Jane Roe`, and below it `Plant manager`. Only words that no field or label means are captions so. */
function namedAbove(caption: PlacedSegment, neighbours: Neighbourhood): PlacedSegment | undefined {
  if (neighbours.rightOf(caption).length > 0) return undefined
  return neighbours
    .lineAbove(caption)
    .touching(caption.box[0], caption.box[2])
    .find(({ box }) => isNextLine(box, caption.box))
}

/** Distance between a line to sign on and its caption below, and between the line and what is written on it, in heights of the caption. */
const MAX_TO_CAPTION = 0.8
const MAX_TO_LINE = 1.5
/** Part of the caption's width that the line covers at least: it is longer, but the caption may begin left of it. */
const MIN_COVERED = 0.8

/** Points by which text may reach into the line below or above it. */
const ON_LINE = 2

/** Returns the text on the line above its caption, as delivery notes and contracts end: `P. Miller`, a line, and below it `Received by`. */
function signedAbove(
  { layouts }: ExtractionContext,
  caption: PlacedSegment,
  neighbours: Neighbourhood,
): PlacedSegment | undefined {
  const rulings = rulingsOf(layouts).get(caption.page) ?? []
  const line = lineAbove(rulings, caption.box)
  // A line that is above the next text as well is that between the rows of a table.
  const [next] = neighbours.rightOf(caption)
  if (!line || (next && next.box[0] < line[2])) return undefined
  const [left, top, right] = line
  const height = lineHeight(caption.box)
  return neighbours
    .lineAbove(caption)
    .touching(left, right)
    .find(({ box }) => box[3] <= top + ON_LINE && top - box[3] <= MAX_TO_LINE * height && box[0] >= left - height)
}

const rulingsOf = onceFor(
  (layouts: readonly PageLayout[]): ReadonlyMap<number, readonly Ruling[]> =>
    new Map(layouts.map(({ page, rulings }) => [page, rulings])),
)

/** Returns the line right above a caption. */
function lineAbove(rulings: readonly Ruling[], caption: Box): Box | undefined {
  const [left, top, right] = caption
  return horizontalRulings(rulings)
    .touching(top - MAX_TO_CAPTION * lineHeight(caption), top + ON_LINE)
    .find(([x0, , x1]) => Math.min(right, x1) - Math.max(left, x0) >= MIN_COVERED * (right - left))
}
