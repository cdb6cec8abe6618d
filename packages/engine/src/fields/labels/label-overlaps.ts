import type { Fragment } from "../candidates/fragments.ts"
import type { LabelHit } from "./label-hits.ts"
import { LIKELIHOOD } from "./label-likelihood.ts"

/** Returns whether a label opens a bracket that goes on after it, and the longer one begins before: `includes VAT of` in `Total (includes VAT of 4.15)`. */
function isOfBracket(hit: LabelHit, longer: LabelHit, fragments: readonly Fragment[]): boolean {
  if (longer.from >= hit.from || !fragments[hit.from]?.text.startsWith("(")) return false
  return fragments.slice(hit.from, longer.to).every(({ text }) => !text.includes(")"))
}

/** Drops labels inside longer ones, except for fields that the longer one does not mean; alternatives, `Customer / Client`, are kept. */
export function suppressOverlaps(hits: readonly LabelHit[], fragments: readonly Fragment[]): LabelHit[] {
  const isAlternative = (hit: LabelHit, { from, to }: LabelHit): boolean =>
    (hit.from - 1 > from && fragments[hit.from - 1]?.text === "/") ||
    (hit.to + 1 < to && fragments[hit.to]?.text === "/")
  return hits.flatMap((hit): LabelHit[] => {
    const longer = hits.filter(
      (other) =>
        other !== hit &&
        other.from <= hit.from &&
        other.to >= hit.to &&
        other.to - other.from > hit.to - hit.from &&
        !isAlternative(hit, other) &&
        !isOfBracket(hit, other, fragments),
    )
    if (longer.length === 0) return [hit]
    const fields = new Map<number, number>()
    for (const [plan, weight] of hit.fields) {
      if (!longer.some((other) => other.fields.has(plan))) fields.set(plan, weight * LIKELIHOOD.overlapped)
    }
    return fields.size > 0 ? [{ ...hit, fields, labelLikelihood: hit.labelLikelihood * LIKELIHOOD.overlapped }] : []
  })
}
