import type { ExtractionContext } from "../../page/context.ts"
import type { ConceptId } from "../../lexicon/concept.ts"
import type { FieldPlan } from "../../lexicon/field-plan.ts"
import { lowerBound } from "../../arrays/lower-bound.ts"
import { candidateOf, isAt, type Candidate } from "../candidates/candidate.ts"
import type { LabelMap } from "../labels/label-hits.ts"
import { parseValues } from "../parsing/parse-values.ts"
import { isReceipt } from "../parties/receipt.ts"
import { confirmedTotal, plausibleTotals } from "./receipt-totals.ts"
import { TOTALS } from "../candidates/weights.ts"
import { HALF_CENT, MAX_ROUNDING } from "../../normalize/rounding.ts"

/** Amounts of each kind that are combined with those of the others. */
const MAX_AMOUNTS = 6
/** Lowest fit at which text is an amount without a label. */
const MIN_UNLABELLED_FIT = 0.8

/**
 * Chooses among the totals of a receipt by what it prints below them: paid − change = total, and total before
 * rounding + rounding = total. They also find a total without a label. Without a payment, a total of a receipt
 * that is the sum of two others is the grand total.
 */
export function reconcileTotals(
  context: ExtractionContext,
  map: LabelMap,
  plans: readonly FieldPlan[],
  candidates: readonly Candidate[][],
): Candidate[][] {
  const confident = (concept: ConceptId): Candidate[] => {
    const list = candidates[plans.findIndex((plan) => plan.concept === concept)] ?? []
    return list
      .filter((candidate) => candidate.score >= TOTALS.minConfident && !isAt(candidate, "column"))
      .slice(0, MAX_AMOUNTS)
  }
  const paid = [...confident("cashTendered"), ...confident("amountPaid")]
  const [change, rounding] = [confident("changeGiven"), confident("rounding")]
  const [net, tax] = [confident("netTotal"), confident("taxTotal")]
  let printed: readonly Candidate[] | undefined
  return candidates.map((found, index) => {
    const plan = plans[index]
    if (!plan || plan.field.type !== "number") return found
    if (plan.concept !== "grossTotal" && plan.concept !== "amountDue") return found
    const list = isReceipt(context) ? plausibleTotals(found, tax, context.locale) : found
    printed ??= paid.length + rounding.length + net.length === 0 ? [] : printedAmounts(context, map, plan)
    const totalsPaid = paidMinusChange(paid, change)
    const receiptTotal = () => {
      const total = confirmedTotal(list, { paid, net, tax, rounding, printed: printed ?? [] }) ?? grandTotalOf(list)
      return plan.concept === "amountDue" && total !== undefined ? (remainderOf(total, paid, list) ?? total) : total
    }
    const rounded = bestPrinted(roundedValues(list, rounding), [...list, ...printed])
    const best =
      bestPrinted(totalsPaid, [...list, ...printed]) ??
      // What is paid before is deducted from the rounded total.
      (rounded !== undefined && plan.concept === "amountDue" ? remainderOf(rounded, paid, list) : undefined) ??
      rounded ??
      (isReceipt(context) ? receiptTotal() : undefined)
    if (best !== undefined) return raise(list, best, printed)
    if (list.length > 0 || change.length > 0) return list
    return paid.slice(0, 1).map((candidate) => ({ ...candidate, score: Math.min(TOTALS.paidExactly, candidate.score) }))
  })
}

function paidMinusChange(paid: readonly Candidate[], change: readonly Candidate[]): number[] {
  return paid.flatMap((sum) =>
    change.flatMap((back) => {
      const value = Number(sum.value) - Math.abs(Number(back.value))
      return value > HALF_CENT && sum.words[0] !== back.words[0] ? [value] : []
    }),
  )
}

/** Returns what is left of a total after a payment, if it is among the amounts that may be due. */
function remainderOf(total: number, paid: readonly Candidate[], due: readonly Candidate[]): number | undefined {
  const remainders = paid.map(({ value }) => total - Math.abs(Number(value))).filter((value) => value > HALF_CENT)
  return bestPrinted(remainders, due)
}

/** Returns the totals after rounding. */
function roundedValues(totals: readonly Candidate[], rounding: readonly Candidate[]): number[] {
  return rounding.flatMap(({ value: by }) => {
    if (Number(by) === 0 || Math.abs(Number(by)) >= MAX_ROUNDING) return []
    return totals.filter(({ score }) => score >= TOTALS.minConfident).map(({ value }) => Number(value) + Number(by))
  })
}

/** Returns a total that is the sum of the best one and another: `75.00 4.50` in a summary of taxes below `Total 79.50`. */
function grandTotalOf([best, ...others]: readonly Candidate[]): number | undefined {
  if (!best || Number(best.value) <= 0) return undefined
  const confident = others.filter(({ score, value }) => score >= TOTALS.minConfident && Number(value) > 0)
  const parts = sortValues(confident.map(({ value }) => Number(best.value) + Number(value)))
  const total = confident.find(({ value }) => holdsValue(parts, value))
  return total && Number(total.value)
}

/** Returns the first of the values that the document prints; labelled ones come first. */
function bestPrinted(values: readonly number[], all: readonly Candidate[]): number | undefined {
  const sorted = sortValues(values)
  const found = all.find(({ value }) => holdsValue(sorted, value))
  return found && Number(found.value)
}

function raise(list: readonly Candidate[], value: number, printed: readonly Candidate[]): Candidate[] {
  const own = list.filter((candidate) => isEqual(value, candidate.value))
  const others = list.filter((candidate) => !isEqual(value, candidate.value))
  const raised =
    own.length > 0
      ? own.map((candidate) => ({
          ...candidate,
          score: Math.max(TOTALS.reconciled, candidate.score + TOTALS.reconciledBonus),
        }))
      : printed.filter((candidate) => isEqual(value, candidate.value)).slice(0, 1)
  return [
    ...raised,
    ...others.map((candidate) => ({
      ...candidate,
      score: Math.min(TOTALS.othersMost, candidate.score * TOTALS.others),
    })),
  ].sort((a, b) => b.score - a.score)
}

const sortValues = (values: readonly number[]): number[] => values.toSorted((a, b) => a - b)

/** Returns whether one of the values, which ascend, equals a printed one. */
function holdsValue(sorted: readonly number[], printed: string | number): boolean {
  const next = lowerBound(sorted, Number(printed))
  return sorted.slice(Math.max(0, next - 1), next + 1).some((value) => isEqual(value, printed))
}

const isEqual = (a: number, b: string | number): boolean => Math.abs(a - Number(b)) < HALF_CENT

/** Returns every amount of the document, labelled or not. */
function printedAmounts(context: ExtractionContext, map: LabelMap, plan: FieldPlan): Candidate[] {
  return context.segments.flatMap((segment) => {
    if (!/\d/u.test(segment.text)) return []
    const requested = { kind: plan.kind, type: plan.field.type, end: undefined }
    return parseValues(map.fragments[segment.index] ?? [], requested, context.locale)
      .filter(({ fit }) => fit >= MIN_UNLABELLED_FIT)
      .map(({ value, fragments }) => candidateOf(value, fragments, TOTALS.unlabelled, { by: "payment" }))
  })
}
