import type { FieldPlan } from "../../lexicon/field-plan.ts"
import type { ConceptId } from "../../lexicon/concept.ts"
import { rateNamed } from "../../lexicon/rate-named.ts"
import { HALF_CENT } from "../../normalize/rounding.ts"
import type { ExtractionContext } from "../../page/context.ts"
import { readAmounts } from "./amount-columns.ts"
import { candidateOf, type Candidate, weighCandidates } from "../candidates/candidate.ts"
import type { LabelMap } from "../labels/label-hits.ts"
import { type RateAmount, type RateLine, rateLines, summaryOf } from "./rate-lines.ts"
import { SCORE_OF_RATE_AMOUNT } from "../candidates/weights.ts"

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
  const named = plans.map(({ field }) => rateNamed(field))
  const isOfSum = ({ concept }: FieldPlan): boolean => concept !== undefined && SUMS.has(concept)
  const isOfWithholding = ({ concept, field }: FieldPlan): boolean =>
    concept === "withholding" && field.type === "number"
  if (!plans.some((plan, index) => named[index] !== undefined || isOfSum(plan) || isOfWithholding(plan)))
    return plans.map(() => [])
  const all = rateLines(context, map)
  const lines = summaryOf(all)
  const sums =
    plans.some(isOfSum) && lines.length > 1 ? printedSums(context, map, lines) : new Map<ConceptId, RateAmount>()
  const withheld = all.filter((line) => line.isDeducted && isWithheld(line, map)).map(({ tax }) => tax)
  return plans.map((plan, index): Candidate[] => {
    const asked = named[index]
    const ofRate = asked && lines.find(({ rate }) => rate === asked.rate)?.[asked.amount]
    const sum = plan.concept !== undefined && plan.field.type === "number" ? sums.get(plan.concept) : undefined
    return [ofRate, sum, ...(isOfWithholding(plan) ? withheld : [])].flatMap((amount) =>
      amount ? [candidateOf(amount.value, amount.fragments, SCORE_OF_RATE_AMOUNT, { by: "arithmetic" })] : [],
    )
  })
}

/** Factor on the amounts of one rate of several, as those of the whole document. */
const OF_ONE_RATE = 0.3
/** Points by which the amounts of one line may be set apart in height. */
const ON_LINE = 3

/** Fields for sums: of two or more rates none has the amount of one. */
const WHOLE: ReadonlySet<ConceptId> = new Set<ConceptId>([...SUMS, "amountDue"])

/**
 * Lowers the scores of the amounts of one rate as the sums of a document that prints two or more: in the column `Gross` of a summary of
 * taxes are the parts of the total, which is printed elsewhere.
 */
export function lowerPartsOfRates(
  context: ExtractionContext,
  map: LabelMap,
  plans: readonly FieldPlan[],
  candidates: readonly Candidate[][],
): Candidate[][] {
  const isWhole = ({ concept, field }: FieldPlan): boolean =>
    concept !== undefined && WHOLE.has(concept) && rateNamed(field) === undefined
  if (!plans.some(isWhole)) return [...candidates]
  const lines = summaryOf(rateLines(context, map))
  if (lines.length < 2) return [...candidates]
  const sums = printedSums(context, map, lines)
  if (sums.size === 0) return [...candidates]
  const isPart = ({ value, page, words: [word] }: Candidate): boolean =>
    word !== undefined &&
    lines.some(({ base, tax }) => {
      const [first] = base.fragments
      if (!first || first.segment.page !== page || Math.abs(first.word.box[1] - word.box[1]) > ON_LINE) return false
      return [base.value, tax.value, base.value + tax.value].some((part) => Math.abs(part - Number(value)) < HALF_CENT)
    })
  return candidates.map((list, index) => {
    const plan = plans[index]
    return plan && isWhole(plan) ? weighCandidates(list, OF_ONE_RATE, isPart) : list
  })
}

/** Factor on what is taxed, as the amount of the tax. */
const OF_BASE = 0.4

/** Taxes that are printed after what they are computed from. */
const OF_RATE: ReadonlySet<ConceptId> = new Set<ConceptId>(["taxTotal", "withholding"])
const isOfRate = (plan: FieldPlan | undefined): boolean => plan?.concept !== undefined && OF_RATE.has(plan.concept)

/** Lowers the scores of what a line prints as taxed and of its rate, as the tax: `VAT at 20 % on 410.00` before `82.00`. */
export function lowerBases(
  context: ExtractionContext,
  map: LabelMap,
  plans: readonly FieldPlan[],
  candidates: readonly Candidate[][],
): Candidate[][] {
  if (!plans.some(isOfRate)) return [...candidates]
  const lines = rateLines(context, map)
  const bases = new Set(
    lines.flatMap(({ base, rateFragments: [rate] }) => [base.fragments[0], rate].flatMap((part) => part?.word ?? [])),
  )
  for (const { tax } of lines) for (const { word } of tax.fragments) bases.delete(word)
  if (bases.size === 0) return [...candidates]
  // What is exempt has a line of its own, with a tax of nothing.
  const isExempt = ({ value }: Candidate): boolean => value === 0
  return candidates.map((list, index) => {
    if (!isOfRate(plans[index])) return list
    return weighCandidates(
      list,
      OF_BASE,
      (candidate) => isExempt(candidate) || candidate.words.slice(0, 1).some((word) => bases.has(word)),
    )
  })
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

/** Returns the printed sums that the lines of all rates add up to. */
function printedSums(
  context: ExtractionContext,
  map: LabelMap,
  lines: readonly RateLine[],
): ReadonlyMap<ConceptId, RateAmount> {
  const net = lines.reduce((sum, { base }) => sum + base.value, 0)
  const tax = lines.reduce((sum, line) => sum + line.tax.value, 0)
  const amounts = readAmounts(context, map)
  const printed = (sum: number): RateAmount | undefined =>
    amounts.findLast(({ value }) => Math.abs(value - sum) < HALF_CENT)
  // Where other amounts are taxed at no rate, the sum of the rates is none of the document.
  if (!printed(net + tax)) return new Map()
  const sums: readonly (readonly [ConceptId, number])[] = [
    ["netTotal", net],
    ["taxTotal", tax],
    ["grossTotal", net + tax],
  ]
  return new Map(
    sums.flatMap(([concept, sum]): [ConceptId, RateAmount][] => {
      const amount = printed(sum)
      return amount ? [[concept, amount]] : []
    }),
  )
}
