import { isClerkName } from "../../blocks/name-form.ts"
import type { FieldPlan } from "../../lexicon/field-plan.ts"
import { type Candidate, weighCandidates } from "../candidates/candidate.ts"

/** Factor on a person who is labelled as the buyer of an order, beside the company whose block was found. */
const CLERK = 0.55

/** Lowers the scores of clerks: on a purchase order `Buyer: Ann Smith` is who placed it. */
export function lowerClerks(
  plans: readonly FieldPlan[],
  candidates: readonly Candidate[][],
  isPurchaseOrder: boolean,
): Candidate[][] {
  return candidates.map((list, index) => {
    const isParty = isPurchaseOrder && plans[index]?.concept === "buyer" && plans[index].kind === "party"
    if (!isParty || !list.some(isCompanyOfBlock)) return list
    const isClerk = ({ value, derivation, agreement }: Candidate): boolean =>
      derivation.by === "label" && agreement?.derivations.includes("block") !== true && isClerkName(String(value))
    return weighCandidates(list, CLERK, isClerk)
  })
}

const isCompanyOfBlock = ({ derivation, value }: Candidate): boolean =>
  derivation.by === "block" && !/\d/u.test(String(value))
