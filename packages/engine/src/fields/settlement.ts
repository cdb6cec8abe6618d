import type { ExtractionContext } from "../page/context.ts"
import type { ConceptId } from "../lexicon/concept.ts"
import type { FieldPlan } from "../lexicon/labels.ts"
import { lowerBound } from "../arrays/lower-bound.ts"
import { candidateOf, type Candidate } from "./candidate.ts"
import type { LabelMap } from "./label-hits.ts"
import { readValues } from "./readings.ts"
import { isRoll } from "./roll.ts"

/** What an equation that holds adds to the score of the total. */
const AGREEMENT = 0.25
/** Below this a label hardly led to the amount. */
const CLEAR = 0.45
/** A total that comes out even is surer than what labels alone can say; one that no label names is a little less. */
const EVEN = 0.85
const UNNAMED = 0.72
/** What every other total is worth at most beside one that comes out even. */
const OTHER = 0.6
/** A payment without change is the total, unless part of it was paid otherwise. */
const PAID_EXACTLY = 0.42
const TOLERANCE = 0.006

/**
 * Decides between the totals of a receipt by what it prints below them: paid − change = total, and total before
 * rounding + rounding = total. A total that stands without a label is found by them too. Without a payment a total of
 * a receipt that is the sum of two others is the whole.
 */
export function settleTotals(
  context: ExtractionContext,
  map: LabelMap,
  plans: readonly FieldPlan[],
  candidates: readonly Candidate[][],
): Candidate[][] {
  const clear = (concept: ConceptId): Candidate[] => {
    const list = candidates[plans.findIndex((plan) => plan.concept === concept)] ?? []
    return list.filter(({ score, via }) => score >= CLEAR && !via.endsWith(" column")).slice(0, 6)
  }
  const paid = [...clear("cashTendered"), ...clear("amountPaid")]
  const [change, rounding] = [clear("changeGiven"), clear("rounding")]
  let printed: readonly Candidate[] | undefined
  return candidates.map((list, index) => {
    const plan = plans[index]
    if (!plan || plan.field.type !== "number") return list
    if (plan.concept !== "grossTotal" && plan.concept !== "amountDue") return list
    printed ??= paid.length + rounding.length === 0 ? [] : printedAmounts(context, map, plan)
    const settled = settledValues(paid, change)
    const best =
      bestPrinted(settled, [...list, ...printed]) ??
      bestPrinted(roundedValues(list, rounding), [...list, ...printed]) ??
      (isRoll(context) ? wholeOf(list) : undefined)
    if (best !== undefined) return raise(list, best, printed)
    if (list.length > 0 || change.length > 0) return list
    return paid.slice(0, 1).map((candidate) => ({ ...candidate, score: Math.min(PAID_EXACTLY, candidate.score) }))
  })
}

function settledValues(paid: readonly Candidate[], change: readonly Candidate[]): number[] {
  return paid.flatMap((sum) =>
    change.flatMap((back) => {
      const value = Number(sum.value) - Math.abs(Number(back.value))
      return value > TOLERANCE && sum.words[0] !== back.words[0] ? [value] : []
    }),
  )
}

/** Nobody rounds by a whole unit of money. */
function roundedValues(totals: readonly Candidate[], rounding: readonly Candidate[]): number[] {
  return rounding.flatMap(({ value: by }) => {
    if (Number(by) === 0 || Math.abs(Number(by)) >= 1) return []
    return totals.filter(({ score }) => score >= CLEAR).map(({ value }) => Number(value) + Number(by))
  })
}

/** A total that is the sum of the best one and another: `75.00 4.50` in a summary of taxes below `Total 79.50`. */
function wholeOf([best, ...others]: readonly Candidate[]): number | undefined {
  if (!best || Number(best.value) <= 0) return undefined
  const clear = others.filter(({ score, value }) => score >= CLEAR && Number(value) > 0)
  const parts = sortValues(clear.map(({ value }) => Number(best.value) + Number(value)))
  const whole = clear.find(({ value }) => holdsValue(parts, value))
  return whole && Number(whole.value)
}

/** The first of the values that the document prints, those that a label names before those that none does. */
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
      ? own.map((candidate) => ({ ...candidate, score: Math.max(EVEN, candidate.score + AGREEMENT) }))
      : printed.filter((candidate) => isEqual(value, candidate.value)).slice(0, 1)
  return [
    ...raised,
    ...others.map((candidate) => ({ ...candidate, score: Math.min(OTHER, candidate.score * 0.7) })),
  ].sort((a, b) => b.score - a.score)
}

const sortValues = (values: readonly number[]): number[] => values.toSorted((a, b) => a - b)

/** True when one of the values, which ascend, equals a printed one. */
function holdsValue(sorted: readonly number[], printed: string | number): boolean {
  const next = lowerBound(sorted, Number(printed))
  return sorted.slice(Math.max(0, next - 1), next + 1).some((value) => isEqual(value, printed))
}

const isEqual = (a: number, b: string | number): boolean => Math.abs(a - Number(b)) < TOLERANCE

/** Every amount of the document, whatever stands before it. */
function printedAmounts(context: ExtractionContext, map: LabelMap, plan: FieldPlan): Candidate[] {
  return context.segments.flatMap((segment) => {
    if (!/\d/u.test(segment.text)) return []
    const wanted = { kind: plan.kind, type: plan.field.type, end: undefined }
    return readValues(map.pieces[segment.index] ?? [], wanted, context.locale)
      .filter(({ fit }) => fit >= 0.8)
      .map(({ value, pieces }) => candidateOf(value, pieces, UNNAMED, "payment"))
  })
}
