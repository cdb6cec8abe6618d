import type { ConceptId } from "../../lexicon/concept.ts"
import { isPartyCode } from "../../blocks/party-code.ts"
import { headingOf } from "../../blocks/party-headings.ts"
import { labelKey } from "../../lexicon/label-key.ts"
import type { FieldPlan } from "../../lexicon/field-plan.ts"
import type { ExtractionContext } from "../../page/context.ts"
import { candidateOf, type Candidate } from "../candidates/candidate.ts"
import { textOfFragments } from "../candidates/fragments.ts"
import type { LabelMap } from "../labels/label-hits.ts"

/** The numbers by which the books of one party name the other one. */
const NUMBER_OF: Readonly<Partial<Record<ConceptId, ConceptId>>> = {
  seller: "supplierNumber",
  buyer: "customerNumber",
}

/** Words of a heading with its number. */
const MAX_WORDS = 4
const SCORE = 0.75

/** Finds the number of a party after its heading, above its name: `VENDOR 0000104473`, `BILL TO: 20714`. */
export function partyCodeCandidates(
  { segments }: ExtractionContext,
  map: LabelMap,
  plans: readonly FieldPlan[],
): Candidate[][] {
  const found = plans.map((): Candidate[] => [])
  const isRequested = plans.some(({ concept }) => concept !== undefined && NUMBERS.has(concept))
  if (!isRequested) return found
  for (const { index, words } of segments) {
    if (words.length < 2 || words.length > MAX_WORDS || !/\d{4}$/u.test(words.at(-1)?.text ?? "")) continue
    const run = map.fragments[index] ?? []
    const number = run.at(-1)
    const label = textOfFragments(run.slice(0, -1))
    if (!number || !isPartyCode(number.text)) continue
    const heading = headingOf(label.replace(/ ?:$/u, ""))
    const concept = heading && !heading.isWeak ? NUMBER_OF[heading.concept] : undefined
    if (!concept) continue
    const derivation = { by: "label", label: { by: "key", key: labelKey(label) }, relation: "inline" } as const
    for (const [position, plan] of plans.entries())
      if (plan.concept === concept && plan.field.type === "string")
        found[position]?.push(candidateOf(number.text, [number], SCORE, derivation))
  }
  return found
}

const NUMBERS: ReadonlySet<ConceptId> = new Set(Object.values(NUMBER_OF))
