import type { FieldPlan } from "../../lexicon/field-plan.ts"
import type { PlacedSegment } from "../../page/context.ts"
import type { Fragment } from "../candidates/fragments.ts"
import type { LabelHit } from "./label-hits.ts"
import { weightOfName } from "../../lexicon/name-similarity.ts"

/** Weight of a caption that has nothing but the words of a name, and of one in which they are few. */
const MOST_OF_CAPTION = 0.95
const LEAST_OF_CAPTION = 0.6
/** Words of a caption for which a name may have their initials: `VIN` for `Vehicle identification number`. */
const MIN_INITIALS = 3

/** Finds the fields whose name is a part of the caption of a box, before any remark in brackets: `Name of owner (last, first)`. */
export function captionLabels(
  segment: PlacedSegment,
  fragments: readonly Fragment[],
  tokens: readonly (readonly string[])[],
  hits: readonly LabelHit[],
  plans: readonly FieldPlan[],
): LabelHit[] {
  const remark = fragments.findIndex(({ text }) => text.startsWith("("))
  const to = remark > 0 ? remark : fragments.length
  const words = new Set(
    tokens
      .slice(0, to)
      .flat()
      .filter((token) => /\p{L}/u.test(token)),
  )
  const all = weightOfName([...words])
  const initials = words.size >= MIN_INITIALS ? [...words].map(([letter]) => letter).join("") : undefined
  const fields = new Map<number, number>()
  for (const [index, { nameTokens }] of plans.entries()) {
    const isShort = nameTokens.length === 1 && nameTokens[0] === initials
    if (nameTokens.length === 0 || !(isShort || nameTokens.every((token) => words.has(token)))) continue
    const part = isShort ? 1 : Math.min(1, weightOfName(nameTokens) / all)
    const weight = LEAST_OF_CAPTION + (MOST_OF_CAPTION - LEAST_OF_CAPTION) * part
    if (hits.every((hit) => (hit.fields.get(index) ?? 0) < weight)) fields.set(index, weight)
  }
  if (fields.size === 0) return []
  const match = { by: "nameWords" } as const
  return [
    { segment, from: 0, to, match, fields, concepts: [], hasColon: false, isEntireSegment: true, labelLikelihood: 1 },
  ]
}
