import type { FieldPlan } from "../lexicon/labels.ts"
import type { ExtractionContext } from "../page/context.ts"
import { candidateOf, type Candidate } from "./candidate.ts"
import type { LabelMap } from "./label-hits.ts"
import type { OwnerSearch } from "./owner.ts"
import { SCORE_OF_REGISTER } from "./weights.ts"

/** The number of a company in the Austrian register, with the letter that checks it: `FN 123456a`, `FN 123456 a` (Firmenbuchgesetz, § 30). */
const FIRMENBUCH = /^FN \d{1,6} ?[a-z][,;.]?$/u
/** Words of such a number. */
const MAX_WORDS = 3

/** Finds numbers in a register of companies that their form identifies. */
export function registerNumbers(
  { segments }: ExtractionContext,
  map: LabelMap,
  owners: OwnerSearch,
  plan: FieldPlan,
): Candidate[] {
  return segments.flatMap((segment) => {
    if (!segment.text.includes("FN ")) return []
    const owner = owners.partyAt(segment)
    if (owner !== undefined && owner !== (plan.party ?? "seller")) return []
    const fragments = map.fragments[segment.index] ?? []
    const start = fragments.findIndex(({ text }) => text === "FN")
    if (start === -1) return []
    for (let count = MAX_WORDS; count > 1; count--) {
      const own = fragments.slice(start, start + count)
      const text = own.map((fragment) => fragment.text).join(" ")
      if (own.length === count && FIRMENBUCH.test(text))
        return [candidateOf(text.replace(/[,;.]$/u, ""), own, SCORE_OF_REGISTER, { by: "pattern" })]
    }
    return []
  })
}
