import type { LocaleVote } from "../../normalize/locale-vote.ts"
import type { Candidate } from "../candidates/candidate.ts"
import { TOTALS } from "../candidates/weights.ts"
import { HALF_CENT } from "../../normalize/rounding.ts"

/** The amounts that a receipt prints around its total, by their labels. */
export interface ReceiptAmounts {
  /** Cash and other payments. */
  readonly paid: readonly Candidate[]
  readonly net: readonly Candidate[]
  readonly tax: readonly Candidate[]
  readonly rounding: readonly Candidate[]
  /** Every amount, labelled or not. */
  readonly printed: readonly Candidate[]
}

/** Taxes and charges for service are a smaller share of the net total. */
const MAX_TAX_SHARE = 0.3
/** Amounts of a receipt that are combined with its net total; the bound keeps long ones linear. */
const MAX_PRINTED = 200
/** Amounts with cents in a document that prints cents. */
const MIN_DECIMALS = 3
/** An amount whose decimal point was not recognized: `1550` for `15.50`. */
const WITHOUT_POINT = /^\D{0,3}\d{4,}$/u

/**
 * Returns the totals that a receipt may have: not those whose decimal point was not recognized, and none below its tax.
 */
export function plausibleTotals(
  totals: readonly Candidate[],
  tax: readonly Candidate[],
  { decimalCount }: LocaleVote,
): Candidate[] {
  const least = Number(tax[0]?.value ?? 0)
  return totals.filter(({ value, words }) => {
    if (Number(value) < least) return false
    const text = words.map((word) => word.text).join("")
    return decimalCount < MIN_DECIMALS || !WITHOUT_POINT.test(text)
  })
}

/**
 * Returns the total of a receipt that its other amounts confirm: the one that was paid without change, or the sum of the
 * net total, a tax and the rounding. An unlabelled sum counts if it is printed twice, as total and as payment.
 */
export function confirmedTotal(totals: readonly Candidate[], amounts: ReceiptAmounts): number | undefined {
  const { paid, net, tax, rounding } = amounts
  const inFull = totals.find(
    (total) =>
      total.score >= TOTALS.minConfident &&
      paid.some((sum) => isEqual(total.value, sum.value) && total.words[0] !== sum.words[0]),
  )
  if (inFull) return Number(inFull.value)
  const roundings = [0, ...rounding.map(({ value }) => Number(value))]
  const printed = amounts.printed.slice(0, MAX_PRINTED)
  for (const { value } of net) {
    for (const part of [...tax, ...printed]) {
      const added = Number(part.value)
      if (added <= 0 || added > MAX_TAX_SHARE * Number(value)) continue
      for (const by of roundings) {
        const sum = Number(value) + added + by
        const positions = new Set(printed.flatMap((each) => (isEqual(sum, each.value) ? [each.words[0]] : [])))
        const isTotal = tax.includes(part) && totals.some((total) => isEqual(sum, total.value))
        if (isTotal || positions.size > 1) return sum
      }
    }
  }
  return undefined
}

const isEqual = (a: string | number, b: string | number): boolean => Math.abs(Number(a) - Number(b)) < HALF_CENT
