import type { FieldPlan } from "../../lexicon/field-plan.ts"
import type { ConceptId } from "../../lexicon/concept.ts"
import { type Candidate, isAt, preferWhole, weighCandidates } from "../candidates/candidate.ts"

/** Factor on the first line of a name that a block has all of. */
const FIRST_LINE = 0.5

/** Parties that are persons. */
const PERSONS: ReadonlySet<ConceptId> = new Set<ConceptId>(["employee", "patient"])

/**
 * Prefers the whole of a name that is wrapped, which its block has, to its first line, which its label leads to; and that of a person
 * whose first name and surname are apart in a box, which the caption leads to, to the first name that a block has.
 */
export function preferWholeNames(plans: readonly FieldPlan[], candidates: readonly Candidate[][]): Candidate[][] {
  return wrappedNames(plans, candidates).map((list, index) => {
    const concept = plans[index]?.concept
    if (concept === undefined || !PERSONS.has(concept)) return list
    const [best] = list.filter((candidate) => isAt(candidate, "below"))
    return best ? weighCandidates(list, FIRST_LINE, (candidate) => isFirstName(candidate, best)) : list
  })
}

const isFirstName = ({ words, derivation }: Candidate, whole: Candidate): boolean =>
  derivation.by === "block" &&
  words.length < whole.words.length &&
  words.every((word, index) => word === whole.words[index])

function wrappedNames(plans: readonly FieldPlan[], candidates: readonly Candidate[][]): Candidate[][] {
  return candidates.map((list, index) => {
    const whole = plans[index]?.kind === "party" ? list.find(({ derivation }) => derivation.by === "block") : undefined
    return preferWhole(list, whole, FIRST_LINE, isFirstLine)
  })
}

const isFirstLine = ({ words, derivation }: Candidate, whole: Candidate): boolean =>
  derivation.by === "label" &&
  words.length < whole.words.length &&
  words.every((word, index) => word === whole.words[index])
