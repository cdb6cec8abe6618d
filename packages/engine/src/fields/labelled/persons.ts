import { isClerkName } from "../../blocks/name-form.ts"
import type { ConceptId } from "../../lexicon/concept.ts"
import type { FieldPlan } from "../../lexicon/field-plan.ts"
import { isClosing } from "../../lexicon/letter-phrases.ts"
import type { Fragment } from "../candidates/fragments.ts"
import type { LabelHit } from "../labels/label-hits.ts"

const PERSONS: ReadonlySet<ConceptId> = new Set<ConceptId>(["contactPerson", "approver", "signatory"])
/** Factor on a text with a digit where a person is asked for: a time, a number or an address. */
const WITH_DIGIT = 0.2

/** Returns the factor on the value of a label by how well it is a person; 1 for all other fields. */
export function personFactor({ concept }: FieldPlan, { concepts }: LabelHit, value: string | number): number {
  if (concept === undefined || !PERSONS.has(concept)) return 1
  const text = String(value)
  if (isClosing(text)) return 0
  if (/\d/u.test(text)) return WITH_DIGIT
  // `Buyer` is the company unless a person's name follows.
  const isOwn = concepts.length === 0 || concepts.some((label) => PERSONS.has(label.concept.id))
  return isOwn || concepts.every((label) => label.concept.kind !== "party") || isClerkName(text) ? 1 : 0
}

/** Returns a run up to the address of a mail or a number after the name of a person: `Contact: Ada Moor, 0421 555010`. */
export function personIn(run: readonly Fragment[], { concept, kind }: FieldPlan): readonly Fragment[] {
  if (kind !== "text" || concept === undefined || !PERSONS.has(concept)) return run
  const reached = run.findIndex(
    ({ text }, index) => /^[<(]?[^\s@]+@[^\s@]+\.\p{L}/u.test(text) || isNumberAfter(run[index - 1]?.text, text),
  )
  return reached > 0 ? run.slice(0, reached) : run
}

/** Returns whether a number follows a comma, as that of a telephone does: no name has one there. */
function isNumberAfter(last: string | undefined, text: string): boolean {
  return last !== undefined && /[,;]$/u.test(last) && /^[+(]{0,2}\d/u.test(text)
}
