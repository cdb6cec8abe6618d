import type { FieldPlan } from "../lexicon/labels.ts"
import type { ConceptId } from "../lexicon/concept.ts"
import { rateNamed } from "../lexicon/rate-named.ts"
import { HALF_CENT } from "../normalize/rounding.ts"
import type { ExtractionContext } from "../page/context.ts"
import { readAmounts } from "./amount-columns.ts"
import { candidateOf, type Candidate } from "./candidate.ts"
import type { LabelMap } from "./label-hits.ts"
import { type RateLine, rateLines, summaryOf } from "./rate-lines.ts"
import { SCORE_OF_RATE_AMOUNT } from "./weights.ts"

/** The sums that the lines of all rates add up to. */
const SUMS: ReadonlySet<ConceptId> = new Set<ConceptId>(["netTotal", "taxTotal", "grossTotal"])

/**
 * Finds the amounts of one rate of the tax that fields are named after, `VAT 20%`, `Base 10%`, the sums of a document that the
 * amounts of two or more rates add up to, and the tax that the buyer keeps back of what it is computed from.
 */
export function rateAmountCandidates(
  context: ExtractionContext,
  map: LabelMap,
  plans: readonly FieldPlan[],
): Candidate[][] {
  const found = plans.map((): Candidate[] => [])
  const named = plans.map(({ field }) => rateNamed(field))
  const isAsked = plans.some(({ concept }) => concept !== undefined && SUMS.has(concept))
  const isWithholding = plans.some(({ concept }) => concept === "withholding")
  if (!isAsked && !isWithholding && !named.some((rate) => rate !== undefined)) return found
  const all = rateLines(context, map)
  const lines = summaryOf(all)
  for (const [index, asked] of named.entries()) {
    const line = lines.find(({ rate }) => rate === asked?.rate)
    const amount = asked && line?.[asked.amount]
    if (amount)
      found[index]?.push(candidateOf(amount.value, amount.fragments, SCORE_OF_RATE_AMOUNT, { by: "arithmetic" }))
  }
  if (isAsked && lines.length > 1) addSums(context, map, plans, lines, found)
  const withheld = all.filter((line) => line.isDeducted && isWithheld(line, map))
  for (const [index, { concept, field }] of plans.entries()) {
    if (concept !== "withholding" || field.type !== "number") continue
    for (const { tax } of withheld)
      found[index]?.push(candidateOf(tax.value, tax.fragments, SCORE_OF_RATE_AMOUNT, { by: "arithmetic" }))
  }
  return found
}

/** Returns whether a label of the line says that the buyer keeps the tax back: `Ritenuta d'acconto 20% su € 400,00  -80,00`. */
function isWithheld({ tax }: RateLine, map: LabelMap): boolean {
  const segment = tax.fragments[0]?.segment
  if (!segment) return false
  const first = segment.index - segment.position
  return Array.from({ length: segment.position + 1 }, (_, at) => map.hitsOf.get(first + at) ?? [])
    .flat()
    .some(({ concepts }) => concepts.some(({ concept }) => concept.id === "withholding"))
}

/** Adds the printed sums that the lines of all rates add up to. */
function addSums(
  context: ExtractionContext,
  map: LabelMap,
  plans: readonly FieldPlan[],
  lines: readonly RateLine[],
  found: readonly Candidate[][],
): void {
  const net = lines.reduce((sum, { base }) => sum + base.value, 0)
  const tax = lines.reduce((sum, line) => sum + line.tax.value, 0)
  const sums: Readonly<Partial<Record<ConceptId, number>>> = { netTotal: net, taxTotal: tax, grossTotal: net + tax }
  const amounts = readAmounts(context, map)
  // Where other amounts are taxed at no rate, the sum of the rates is none of the document.
  const hasGross = amounts.some(({ value }) => Math.abs(value - net - tax) < HALF_CENT)
  if (!hasGross) return
  for (const [index, { concept, field }] of plans.entries()) {
    const sum = concept === undefined ? undefined : sums[concept]
    if (sum === undefined || field.type !== "number") continue
    const printed = amounts.findLast(({ value }) => Math.abs(value - sum) < HALF_CENT)
    if (printed)
      found[index]?.push(candidateOf(printed.value, printed.fragments, SCORE_OF_RATE_AMOUNT, { by: "arithmetic" }))
  }
}
