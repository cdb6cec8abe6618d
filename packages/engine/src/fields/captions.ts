import { isPersonName } from "../blocks/name-form.ts"
import { lowerBound } from "../arrays/lower-bound.ts"
import type { Box } from "../document.ts"
import { lineHeight } from "../layout/line-height.ts"
import { isNextLine } from "../layout/next-line.ts"
import { onceFor } from "../layout/once-for.ts"
import type { FieldPlan } from "../lexicon/labels.ts"
import type { ExtractionContext } from "../page/context.ts"
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

/** Distance between a line to sign on and its caption below, and between the line and what is written on it, in heights of the caption. */
const MAX_TO_CAPTION = 0.8
const MAX_TO_LINE = 1.5
/** Part of the caption's width that the line covers at least: it is longer, but the caption may begin left of it. */
const MIN_COVERED = 0.8

/** Returns the person who signed on the line above its caption, as delivery notes and contracts end: `P. Miller`, a line, and below it `Received by`. */
export function signedAbove(
  context: ExtractionContext,
  { segment, hasColon, isEntireSegment }: LabelHit,
  { kind }: FieldPlan,
  map: LabelMap,
  neighbours: Neighbourhood,
): Run | undefined {
  if (kind !== "text" || hasColon || !isEntireSegment) return undefined
  const rulings = levelRulings(context).get(segment.page)
  const line = rulings && lineAbove(rulings, segment.box)
  // A line that is above the next text as well is that between the rows of a table.
  const [next] = neighbours.rightOf(segment)
  if (!line || (next && next.box[0] < line[2])) return undefined
  const [x0, y, x1] = line
  const height = lineHeight(segment.box)
  const above = neighbours
    .lineAbove(segment)
    .touching(x0, x1)
    .find(({ box }) => box[3] <= y + ON_LINE && y - box[3] <= MAX_TO_LINE * height && box[0] >= x0 - height)
  if (!above || map.isLabel(above) || !isPersonName(above.text)) return undefined
  return { fragments: map.fragments[above.index] ?? [], factor: POSITION.above, relation: "above" }
}

/** Returns the line right above a caption. */
function lineAbove({ boxes, ys }: LevelRulings, caption: Box): Box | undefined {
  const [left, top, right] = caption
  const from = lowerBound(ys, top - MAX_TO_CAPTION * lineHeight(caption))
  return boxes.slice(from, from + MAX_RULINGS).find(([x0, , x1, y]) => {
    const covered = Math.min(right, x1) - Math.max(left, x0)
    return y <= top + ON_LINE && covered >= MIN_COVERED * (right - left)
  })
}

/** Lines between a caption and what is above it that are looked at; a dotted line may be many. */
const MAX_RULINGS = 100

interface LevelRulings {
  readonly boxes: readonly Box[]
  readonly ys: readonly number[]
}

/** Returns the horizontal lines of each page from top to bottom. */
const levelRulings = onceFor(
  ({ layouts }: ExtractionContext): ReadonlyMap<number, LevelRulings> =>
    new Map(
      layouts.map(({ page, rulings }) => {
        const level = rulings.flatMap(({ isHorizontal, box }) => (isHorizontal ? [box] : []))
        const boxes = level.toSorted((one, other) => one[3] - other[3])
        return [page, { boxes, ys: boxes.map(([, , , y]) => y) }]
      }),
    ),
)

/** Points by which text may reach into the line below or above it. */
const ON_LINE = 2
