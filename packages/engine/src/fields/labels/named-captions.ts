import type { FormBoxes } from "../../blocks/form-boxes.ts"
import { labelKey } from "../../lexicon/label-key.ts"
import type { FieldPlan } from "../../lexicon/field-plan.ts"
import { isNumberOfBox } from "../../text/enumerator.ts"
import type { Fragment } from "../candidates/fragments.ts"
import type { LabelHit, LabelMap } from "./label-hits.ts"

/**
 * Drops what other captions of a form may mean for a field whose entire name is in one of them, or that one means as a whole:
 * `Surname` is not the box `Name of referee` where a box has that caption.
 */
export function preferNamedCaptions(
  hits: readonly LabelHit[],
  fragments: LabelMap["fragments"],
  boxes: FormBoxes,
  plans: readonly FieldPlan[],
): readonly LabelHit[] {
  const isCaption = (hit: LabelHit): boolean => boxes.ofCaption(hit.segment) !== undefined
  const names = (hit: LabelHit, plan: number): boolean =>
    namesField(hit, plans[plan]) || isWholeCaption(hit, fragments[hit.segment.index] ?? [])
  const named = new Set<number>()
  for (const hit of hits) {
    if (isCaption(hit)) for (const plan of hit.fields.keys()) if (names(hit, plan)) named.add(plan)
  }
  if (named.size === 0) return hits
  return hits.map((hit) => {
    if (!isCaption(hit)) return hit
    const fields = new Map([...hit.fields].filter(([plan]) => !named.has(plan) || names(hit, plan)))
    return fields.size === hit.fields.size ? hit : { ...hit, fields }
  })
}

/** Returns whether a listed label is all of a caption but the number of its box and a remark in brackets. */
function isWholeCaption({ match, from, to }: LabelHit, fragments: readonly Fragment[]): boolean {
  const start = isNumberOfBox(fragments[0]?.text ?? "") ? 1 : 0
  return (
    match.by === "key" && from <= start && (to === fragments.length || fragments[to]?.text.startsWith("(") === true)
  )
}

/** Returns whether a label has all words of a field's name. */
const namesField = ({ match }: LabelHit, plan: FieldPlan | undefined): boolean =>
  match.by === "nameWords" || (match.by === "key" && plan !== undefined && match.key === labelKey(plan.field.name))

/**
 * Returns the fields, by position of the plan, that a form leaves blank: a box whose caption has their name is empty, and no box
 * that is as likely theirs is filled.
 */
export function blankFields(
  { hits }: Pick<LabelMap, "hits">,
  boxes: FormBoxes,
  plans: readonly FieldPlan[],
): ReadonlySet<number> {
  const empty = new Map<number, number>()
  const filled = new Map<number, number>()
  for (const hit of hits) {
    const box = boxes.ofCaption(hit.segment)
    if (!box) continue
    for (const [plan, weight] of hit.fields) {
      const weights = box.lines.length > 0 ? filled : empty
      const isNamed = namesField(hit, plans[plan])
      if (isNamed || box.lines.length > 0) weights.set(plan, Math.max(weights.get(plan) ?? 0, weight))
    }
  }
  return new Set([...empty].flatMap(([plan, weight]) => ((filled.get(plan) ?? 0) >= weight ? [] : [plan])))
}
