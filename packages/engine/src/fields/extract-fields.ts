import type { ObjectDefinition } from "../configuration.ts"
import type { ExtractionContext } from "../page/context.ts"
import { evidenceOfWords, leastConfidence } from "../page/evidence.ts"
import type { Evidence, Value } from "../extraction.ts"
import type { ConceptKind } from "../lexicon/concept.ts"
import { planFields, planHiddenSums, planPayment, swapRecipients, type FieldPlan } from "../lexicon/labels.ts"
import { balanceAmounts } from "./arithmetic.ts"
import { addressCandidates } from "./addresses.ts"
import { assignCandidates, mergeCandidates } from "./assign.ts"
import type { Candidate } from "./candidate.ts"
import { comparableScore } from "./confidence.ts"
import { findLabels } from "./label-hits.ts"
import { labelledCandidates } from "./labelled.ts"
import { createNeighbourhood } from "./neighbours.ts"
import { isPurchase, partyCandidates } from "./parties.ts"
import { findSections } from "./sections.ts"
import { settleTotals } from "./settlement.ts"
import { titleCandidates } from "./titles.ts"
import { ownDayCandidates, typedCandidates } from "./typed.ts"

/** A value of one field with its place. */
export interface FieldAnswer {
  readonly value: Exclude<Value, null>
  readonly evidence: Evidence
}

/** Extracts the fields of one object; a field the document does not hold has no entry. */
export function extractFields(
  context: ExtractionContext,
  object: ObjectDefinition,
  warn: (sentence: string) => void = () => undefined,
): Map<string, FieldAnswer> {
  const { plans, candidates, cut } = rankCandidates(context, object)
  for (const field of cut) {
    warn(
      `${object.name}, ${field}: the document repeats the field's labels so often that not all values beside them were compared.`,
    )
  }
  const answers = assignCandidates(plans, candidates)
  const found = new Map<string, FieldAnswer>()
  for (const [index, field] of (object.fields ?? []).entries()) {
    const answer = answers[index]
    const plan = plans[index]
    // A plan splits `invoice_number` into words: answers go by the given name.
    if (answer && plan) found.set(field.name, answerOf(answer, plan.kind))
  }
  return found
}

/** Gathers the candidates of every field of an object, the best first. */
export function rankCandidates(
  context: ExtractionContext,
  object: ObjectDefinition,
): { plans: FieldPlan[]; candidates: Candidate[][]; cut: string[] } {
  const planned = planFields(object)
  const asked = isPurchase(context, object.name) ? swapRecipients(planned) : planned
  const plans = [...asked, ...planHiddenSums(asked), ...planPayment(asked)]
  const map = findLabels(context, plans)
  const sections = findSections(context, map)
  const neighbours = createNeighbourhood(context)
  const search = { context, map, neighbours, partyAt: (segment: { index: number }) => sections.get(segment.index) }
  const cut: string[] = []
  const sources = [
    labelledCandidates(search, plans, (plan) => {
      const field = object.fields?.[plan]
      if (field) cut.push(field.name)
    }),
    partyCandidates(search, plans, object.name),
    typedCandidates(context, map, plans, search.partyAt),
    titleCandidates(context, map, plans),
    ownDayCandidates(context, map, plans),
    addressCandidates(search, plans),
  ]
  const merged = plans.map((_, index) => mergeCandidates(sources.flatMap((source) => source[index] ?? [])))
  const settled = settleTotals(context, map, plans, balanceAmounts(plans, merged))
  return { plans: asked, candidates: settled.slice(0, asked.length), cut }
}

function answerOf(candidate: Candidate, kind: ConceptKind): FieldAnswer {
  const confidence = comparableScore(candidate.score, kind) * leastConfidence(candidate.words)
  return { value: candidate.value, evidence: evidenceOfWords(candidate.words, candidate.page, confidence) }
}
