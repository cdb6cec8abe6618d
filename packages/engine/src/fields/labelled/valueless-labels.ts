import type { FieldPlan } from "../../lexicon/field-plan.ts"
import type { Fragment } from "../candidates/fragments.ts"
import type { LabelHit, LabelMap } from "../labels/label-hits.ts"

/** Returns whether the words of a label lead to no value of a field where they are printed. */
export function hasNoValue(hit: LabelHit, plan: FieldPlan, map: LabelMap): boolean {
  const own = map.fragments[hit.segment.index] ?? []
  const label = own.slice(hit.from, hit.to)
  return (
    isValueOfLabel(hit, map) ||
    isHeadOfRates(label, plan) ||
    isDefinedTerm(label) ||
    (plan.kind === "amount" && endsBracket(own, hit.to))
  )
}

/** Returns whether a word that is a label elsewhere is the value of the label before it: `Status: Employee`. */
function isValueOfLabel({ segment, from, to, hasColon }: LabelHit, { fragments }: LabelMap): boolean {
  const own = fragments[segment.index] ?? []
  return !hasColon && to === own.length && own[from - 1]?.text.endsWith(":") === true
}

/** Returns whether a label is above rates, where an amount is asked for: `% IPI`. */
function isHeadOfRates(label: readonly Fragment[], { kind, field }: FieldPlan): boolean {
  if (kind !== "amount" || field.name.includes("%")) return false
  return label.some(({ text }) => /^%|%$/u.test(text)) && !label.some(({ text }) => /\d/u.test(text))
}

/** Returns whether a label is the term that a contract defines, which the words before it stand for: `(the “Advertiser”)`. */
const isDefinedTerm = (label: readonly Fragment[]): boolean => label.some(({ text }) => /[”"»]\)/u.test(text))

/** Returns whether a label ends what a line above has begun in brackets: `Amount (incl.` and `VAT)` head amounts that include the tax. */
function endsBracket(own: readonly Fragment[], to: number): boolean {
  const before = own.slice(0, to)
  return before.at(-1)?.text.endsWith(")") === true && !before.some(({ text }) => text.includes("("))
}
