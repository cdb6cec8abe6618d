import { isPricedProduct, isProduct } from "./arithmetic.ts"
import type { ColumnConcept } from "../../lexicon/concept.ts"

/** Returns the numbers of a column by row; undefined for a column that the table does not have. */
export type FiguresOf = (concept: ColumnConcept) => readonly (number | undefined)[] | undefined

/** Scores of a rule that holds and of one that fails: more than the uncertainty of a heading, less than a veto. */
const HOLDS = 0.8
const FAILS = -0.6
/** Score of products that hold in several rows that could have failed them, which is no chance: more than any heading. */
const HOLDS_AGAIN = 1.1
/** Score of a price that needs no discount to give the total, though one is printed: it is the one after the discount. */
const REDUCED = 0.4
/** Shares of the informative rows above which a rule holds and below which it fails. */
const HOLDING_SHARE = 0.7
const FAILING_SHARE = 0.3
const HALF = 0.5
/** Shares of the rows booked on exactly one side, or on both, that confirm or contradict debit and credit columns. */
const ONE_SIDED_SHARE = 0.8
const TWO_SIDED_SHARE = 0.3
/** Sums are compared to half a cent; the rest is floating point error. */
const ROUNDING = 0.0051

/** Scores an assignment of columns by the table's arithmetic: the sum over all rules that apply. */
export function scoreArithmetic(figuresOf: FiguresOf): number {
  return (
    scoreRule(products(figuresOf), HOLDS_AGAIN) +
    scoreRule(grossSums(figuresOf)) +
    scoreRule(taxes(figuresOf)) +
    scoreRule(differences(figuresOf)) +
    scoreBalances(figuresOf) +
    scoreSides(figuresOf) +
    scoreTaxed(figuresOf)
  )
}

/** Covers the rounding of a sum of scores. */
const MARGIN = 1e-6

/** Returns a bound of what the rules add to a score, {@link scoreReduced} included, where a table has only columns of these concepts. */
export function greatestArithmetic(concepts: ReadonlySet<ColumnConcept>): number {
  const has = (...all: readonly ColumnConcept[]): boolean => all.every((concept) => concepts.has(concept))
  const isPriced = has("quantity", "unitPrice")
  const rules: readonly (readonly [number, boolean])[] = [
    [HOLDS_AGAIN, isPriced && (has("lineTotal") || has("lineGross"))],
    [REDUCED, isPriced && has("discount", "lineTotal")],
    [HOLDS, has("lineTotal", "taxAmount", "lineGross")],
    [HOLDS, has("lineTotal", "taxRate") && (has("taxAmount") || has("lineGross"))],
    [HOLDS, has("grossAmount", "discount", "paidAmount")],
    [HOLDS, has("balance")],
    [HOLDS, has("debit", "credit")],
  ]
  return rules.reduce((sum, [score, isPossible]) => sum + (isPossible ? score : 0), MARGIN)
}

/** The result of a rule for one row; it is informative when the rule could have failed. */
interface RuleResult {
  readonly isRight: boolean
  readonly isInformative: boolean
}

function scoreRule(instances: readonly RuleResult[], again = HOLDS): number {
  const informative = instances.filter(({ isInformative }) => isInformative)
  if (informative.length === 0) return 0
  const right = informative.filter(({ isRight }) => isRight).length
  const share = right / informative.length
  if (share >= HOLDING_SHARE) return right > 1 ? again : HOLDS
  // A row of one piece says little, but where most of them hold, the one row that does not is another kind of item.
  const shareOfAll = instances.filter(({ isRight }) => isRight).length / instances.length
  return share < FAILING_SHARE && shareOfAll < HALF ? FAILS : 0
}

/**
 * Checks quantity × price = total, less a discount printed as an amount or a percentage. A price may contain the tax, and a total may have it
 * added to a price without.
 */
function products(figuresOf: FiguresOf): RuleResult[] {
  const [quantities, prices, discounts] = [figuresOf("quantity"), figuresOf("unitPrice"), figuresOf("discount")]
  const totals = figuresOf("lineTotal") ?? figuresOf("lineGross")
  const [rates, taxes] = [figuresOf("taxRate"), figuresOf("taxAmount")]
  return (quantities ?? []).flatMap((quantity, row) => {
    const [price, total, discount] = [prices?.[row], totals?.[row], discounts?.[row]]
    if (quantity === undefined || price === undefined || total === undefined) return []
    const [rate, tax] = [rates?.[row], taxes?.[row]]
    const full = Math.abs(quantity * price)
    const taxed = rate === undefined ? full : full * (1 + rate / 100)
    const isRight =
      isPricedProduct(quantity, price, total) ||
      isProduct(1, taxed, total) ||
      (tax !== undefined && isProduct(1, full + Math.abs(tax), total)) ||
      (discount !== undefined && isReduced(full, Math.abs(discount), Math.abs(total))) ||
      (discount !== undefined && isReduced(taxed, Math.abs(discount), Math.abs(total)))
    return [{ isRight, isInformative: quantity !== 1 && price !== 1 }]
  })
}

/**
 * Scores whether quantity × price is the total in the rows that print a discount: the price has it taken off already. It is the one asked for
 * where the discount is not.
 */
export function scoreReduced(figuresOf: FiguresOf): number {
  const [quantities, prices, discounts] = [figuresOf("quantity"), figuresOf("unitPrice"), figuresOf("discount")]
  const totals = figuresOf("lineTotal")
  const held = (quantities ?? []).flatMap((quantity, row) => {
    const [price, total] = [prices?.[row], totals?.[row]]
    const isKnown = quantity !== undefined && price !== undefined && total !== undefined && discounts?.[row]
    return isKnown ? [isProduct(quantity, price, total)] : []
  })
  return held.length > 0 && held.filter(Boolean).length >= HOLDING_SHARE * held.length ? REDUCED : 0
}

function isReduced(full: number, discount: number, total: number): boolean {
  return isProduct(1, full - discount, total) || isProduct(1, full * (1 - discount / 100), total)
}

/** Checks net + tax = gross. */
function grossSums(figuresOf: FiguresOf): RuleResult[] {
  const [nets, amounts, gross] = [figuresOf("lineTotal"), figuresOf("taxAmount"), figuresOf("lineGross")]
  return (nets ?? []).flatMap((net, row) => {
    const [tax, sum] = [amounts?.[row], gross?.[row]]
    if (net === undefined || sum === undefined || tax === undefined) return []
    return [{ isRight: isProduct(1, net + tax, sum), isInformative: tax !== 0 }]
  })
}

/** Checks net × rate = tax, or gross = net × (1 + rate) where no tax is printed. */
function taxes(figuresOf: FiguresOf): RuleResult[] {
  const [nets, rates] = [figuresOf("lineTotal"), figuresOf("taxRate")]
  const [amounts, gross] = [figuresOf("taxAmount"), figuresOf("lineGross")]
  return (nets ?? []).flatMap((net, row) => {
    const [rate, tax, sum] = [rates?.[row], amounts?.[row], gross?.[row]]
    if (net === undefined || !rate || (tax === undefined && sum === undefined)) return []
    const isRight = tax === undefined ? isProduct(1 + rate / 100, net, sum ?? 0) : isProduct(rate / 100, net, tax)
    return [{ isRight, isInformative: true }]
  })
}

/** Checks gross − discount = paid; the discount may be printed with a minus. */
function differences(figuresOf: FiguresOf): RuleResult[] {
  const [gross, discounts, paid] = [figuresOf("grossAmount"), figuresOf("discount"), figuresOf("paidAmount")]
  return (gross ?? []).flatMap((sum, row) => {
    const [discount, rest] = [discounts?.[row], paid?.[row]]
    if (sum === undefined || rest === undefined || !discount) return []
    return [{ isRight: isEqual(Math.abs(sum) - Math.abs(discount), Math.abs(rest)), isInformative: true }]
  })
}

/** Share of the score of a balance that grows with debits: statements of banks are more frequent than those of suppliers. */
const OWED_SHARE = 0.5

/**
 * Scores whether each balance is the previous one plus the booking, with the newest booking first or last. What a bank holds grows with a
 * credit, what a customer owes with a debit: the sign is the same for all rows.
 */
function scoreBalances(figuresOf: FiguresOf): number {
  const balance = figuresOf("balance")
  if (!balance || balance.length < 2) return 0
  const bookings = balance.map((_, row) => bookingOf(figuresOf, row))
  const score = (step: 1 | -1, sign: 1 | -1): number =>
    scoreRule(
      balance.flatMap((current, row) => {
        const before = balance[row - step]
        const booking = bookings[row]
        if (current === undefined || before === undefined || booking === undefined) return []
        return [{ isRight: isEqual(before + sign * booking, current), isInformative: booking !== 0 }]
      }),
    )
  const held = Math.max(score(1, 1), score(-1, 1))
  const owed = Math.max(score(1, -1), score(-1, -1))
  return owed > 0 ? Math.max(held, OWED_SHARE * owed) : held
}

function bookingOf(figuresOf: FiguresOf, row: number): number | undefined {
  const amount = figuresOf("amount")?.[row]
  if (amount !== undefined) return amount
  const [debit, credit] = [figuresOf("debit")?.[row], figuresOf("credit")?.[row]]
  if (debit === undefined && credit === undefined) return undefined
  return (credit ?? 0) - Math.abs(debit ?? 0)
}

/** Scores whether each row is booked on exactly one of the two sides, debit or credit. */
function scoreSides(figuresOf: FiguresOf): number {
  const [debits, credits] = [figuresOf("debit"), figuresOf("credit")]
  if (!debits || !credits) return 0
  const both = debits.filter((debit, row) => debit && credits[row]).length
  const either = debits.filter((debit, row) => debit || credits[row]).length
  if (either < 2) return 0
  return both === 0 && either >= ONE_SIDED_SHARE * debits.length
    ? HOLDS / 2
    : both > TWO_SIDED_SHARE * either
      ? FAILS
      : 0
}

/** Scores whether amounts with tax are smaller than those without: then each is the other. */
function scoreTaxed(figuresOf: FiguresOf): number {
  const [nets, gross] = [figuresOf("lineTotal"), figuresOf("lineGross")]
  const differences = (nets ?? []).flatMap((net, row) => {
    const sum = gross?.[row]
    return sum === undefined || net === undefined || sum === net ? [] : [Math.abs(sum) - Math.abs(net)]
  })
  const smaller = differences.filter((difference) => difference < 0).length
  return differences.length > 0 && smaller >= HOLDING_SHARE * differences.length ? FAILS : 0
}

function isEqual(a: number, b: number): boolean {
  return Math.abs(a - b) < ROUNDING
}
