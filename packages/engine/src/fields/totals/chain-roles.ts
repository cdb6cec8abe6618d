import type { ConceptId } from "../../lexicon/concept.ts"
import type { ColumnAmount } from "./amount-columns.ts"
import { SUMS } from "./lines-sum.ts"
import type { Chain, Step } from "./totals-chain.ts"

/** Smaller amounts that are added are a rounding difference. */
const MIN_CHARGE = 1
/** Part of a sum that a tax is, at most: 27 % is the highest rate of VAT in Europe, and some countries add others. */
export const MAX_TAX = 0.36

/** Concepts whose amounts have a place in the chain of sums. */
export const CHAINED: ReadonlySet<ConceptId> = new Set<ConceptId>([...SUMS, "shippingTotal", "withholding"])

/** Concepts whose labels hardly exclude each other. */
const ALIKE: readonly ReadonlySet<ConceptId>[] = [
  new Set<ConceptId>(["linesTotal", "netTotal"]),
  new Set<ConceptId>(["grossTotal", "amountDue", "totalPaid", "balance"]),
  new Set<ConceptId>(["amountPaid", "totalPaid"]),
]

/** Returns whether the label of an amount allows a role; one without a known label may have any. */
export function isPossible({ concepts }: ColumnAmount, role: ConceptId, isSummed: boolean): boolean {
  if (concepts.size === 0 || concepts.has(role)) return true
  // What the lines add up to is before tax and discount, although some call it gross: `Importe bruto`.
  if (role === "linesTotal" && isSummed && concepts.has("grossTotal")) return true
  return ALIKE.some((alike) => alike.has(role) && [...concepts].some((concept) => alike.has(concept)))
}

/** Returns what each amount of a chain is. */
export function rolesOf({ start, links, addends, isAll }: Chain): [ConceptId, ColumnAmount][] {
  const roles: [ConceptId, ColumnAmount][] = isAll === true ? [["grossTotal", start]] : []
  const isColumnSum = addends.length > 0
  const results = [start, ...links.map(({ result }) => result)]
  const labelled = links.findIndex(({ steps }) => steps.some(isLabelledTax))
  const taxed =
    labelled === -1
      ? links.findIndex(({ steps }, index) => steps.some((step) => isTax(step, results[index]?.value ?? 0)))
      : labelled
  const steps = links.flatMap((link, index) => link.steps.map((step) => ({ ...step, index })))
  if (isColumnSum || taxed !== -1) roles.push(["linesTotal", start])
  if (taxed === -1) {
    const discount = untaxedDiscount(start, links)
    return discount ? [...roles, ["discountTotal", discount]] : roles
  }
  const gross = links[taxed]?.result
  const base = results[taxed]
  const taxes = steps.filter((step) => step.index === taxed)
  const isLabelled = taxes.some(({ amount }) => amount.concepts.has("taxTotal"))
  if (!isLabelled && !isColumnSum) return roles
  const areTaxes = taxes.every((step) => isTax(step, base?.value ?? 0))
  // `Gross total, agency commission, tax, amount due`: the label of the first sum says that it is the gross one.
  if (start.concepts.has("grossTotal") && gross?.concepts.has("grossTotal") === false) return roles
  if (gross) roles.push(["grossTotal", gross])
  if (base && areTaxes) roles.push(["netTotal", base])
  const [tax, anotherTax] = taxes.filter((step) => isTax(step, base?.value ?? 0))
  if (tax && !anotherTax) roles.push(["taxTotal", tax.amount])
  const all = steps.filter(({ sign, amount }) => sign < 0 && amount.value !== 0)
  const [withheld, ...moreWithheld] = all.filter(isWithheld)
  if (withheld && moreWithheld.length === 0) roles.push(["withholding", withheld.amount])
  const deducted = all.filter((step) => !isWithheld(step))
  const discounts = deducted.filter(({ index }) => index <= taxed)
  const payments = deducted.filter(({ index }) => index > taxed)
  // What is added after a labelled tax is another tax rather than freight.
  const firstTax = steps.find(isLabelledTax)?.amount.order ?? Infinity
  const charges = steps.filter(
    (step) =>
      step.index <= taxed && labelled !== -1 && isCharge(step) && (isFreight(step) || step.amount.order < firstTax),
  )
  if (charges.length === 1 && charges[0]) roles.push(["shippingTotal", charges[0].amount])
  if (discounts.length === 1 && discounts[0]) roles.push(["discountTotal", discounts[0].amount])
  if (payments.length === 1 && payments[0]) {
    roles.push(["amountPaid", payments[0].amount])
    const due = links[payments[0].index]?.result
    if (due) roles.push(["amountDue", due])
  }
  return roles
}

/** Returns what a text without a known label deducts from a subtotal, `SPRING10 (10% off)   -12.00`, where no tax follows and the result is not what is left to pay. */
function untaxedDiscount({ concepts }: ColumnAmount, [link]: Chain["links"]): ColumnAmount | undefined {
  const [step, more] = link?.steps ?? []
  if (!link || !step || more || step.amount.value >= 0 || step.amount.concepts.size > 0) return undefined
  const isSubtotal = concepts.has("linesTotal") || concepts.has("netTotal")
  return isSubtotal && !REMAINDERS.some((concept) => link.result.concepts.has(concept)) ? step.amount : undefined
}

/** What is left after payments. */
const REMAINDERS: readonly ConceptId[] = ["amountDue", "balance"]

const isLabelledTax = ({ amount, sign }: Step): boolean => sign > 0 && amount.concepts.has("taxTotal")

/** Returns whether a step is a tax that the buyer keeps back: neither a discount nor a payment. */
const isWithheld = ({ amount }: Step): boolean => amount.concepts.has("withholding")

const isFreight = ({ amount }: Step): boolean => amount.concepts.has("shippingTotal")

/** Returns whether a step before a labelled tax adds a charge such as freight. */
function isCharge({ amount, sign }: Step): boolean {
  if (sign < 0 || amount.value < MIN_CHARGE) return false
  return amount.concepts.size === 0 || amount.concepts.has("shippingTotal")
}

/** Returns whether a step is a tax: by its label, or without one by its part of the sum before it. */
function isTax({ amount, sign }: Step, base: number): boolean {
  if (sign < 0) return false
  if (amount.concepts.size > 0) return amount.concepts.has("taxTotal")
  return Math.abs(amount.value) <= MAX_TAX * Math.abs(base)
}
