import type { FieldPlan } from "../../lexicon/field-plan.ts"
import { isAt, weighCandidates, type Candidate } from "../candidates/candidate.ts"

/** Points by which the right edges of the taxes of one column differ at most. */
const ALIGNED = 3
/** Factors on the only tax of a column that is not 0, and on those that are. */
const LONE = 1.6
const ZERO = 0.4

/**
 * Prefers the tax that is not 0 in a column of taxes by rate, where it is the only one: rows without tax print 0, and no line adds them up.
 */
export function preferLoneTaxes(plans: readonly FieldPlan[], candidates: readonly Candidate[][]): Candidate[][] {
  return candidates.map((list, index) => {
    if (plans[index]?.concept !== "taxTotal") return list
    const below = list.filter((candidate) => isAt(candidate, "below"))
    const zeros = below.filter(({ value }) => value === 0)
    const lone = zeros.map((zero) => below.filter((other) => other.value !== 0 && isInColumn(other, zero)))
    const [first] = lone
    const [tax] = first ?? []
    if (tax === undefined || lone.some((others) => others.some(({ value }) => value !== tax.value))) return list
    const raised = weighCandidates(list, LONE, (candidate) => candidate === tax)
    return weighCandidates(raised, ZERO, (candidate) => zeros.includes(candidate))
  })
}

function isInColumn(a: Candidate, b: Candidate): boolean {
  const [first, second] = [a, b].map(({ words }) => words.at(-1)?.box[2])
  return a.page === b.page && first !== undefined && second !== undefined && Math.abs(first - second) <= ALIGNED
}
