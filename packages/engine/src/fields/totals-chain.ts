import type { ConceptId } from "../lexicon/concept.ts"
import type { FieldPlan } from "../lexicon/labels.ts"
import type { ExtractionContext } from "../page/context.ts"
import { amountColumns, readAmounts, type ColumnAmount } from "./amount-columns.ts"
import { candidateOf, type Candidate } from "./candidate.ts"
import type { LabelMap } from "./label-hits.ts"
import { isDeduction } from "./deductions.ts"
import { isReceipt } from "./receipt.ts"
import { type ColumnSums, linesSum, sumColumns, SUMS } from "./lines-sum.ts"
import { taxedSum, type TaxedSum } from "./taxed-sum.ts"
import { HALF_CENT } from "../normalize/rounding.ts"

/*
 * The sums at the end of a document are a chain: the sum of the lines, then amounts that are added or deducted, then
 * what they add up to, such as 100 − 10 = 90, 90 + 18 = 108, 108 − 50 = 58. The chain shows what each amount is,
 * whatever its label: where it starts, which step is the tax, what is deducted before it (a discount) and after (a
 * payment).
 */

/** An amount between two results; `sign` is how it changes the sum. */
interface Step {
  readonly amount: ColumnAmount
  readonly sign: 1 | -1
}

/** A result with the steps that lead to it from the one before. */
interface Link {
  readonly steps: readonly Step[]
  readonly result: ColumnAmount
}

/** The sums at the end of a document, and the amounts of its lines. */
export interface Chain {
  readonly start: ColumnAmount
  readonly links: readonly Link[]
  /** The amounts that add up to the start, sums of sections among them; empty where no column adds up to it. */
  readonly addends: readonly ColumnAmount[]
  /** True for the sum of the lines where nothing is added to it: the last amount of a document without a tax. */
  readonly isAll?: boolean
  /** True for a sum whose tax is the right one by its rate. */
  readonly isTaxed?: boolean
}

/** Amounts between two results: discount, freight, fees and taxes of several rates. */
const MAX_STEPS = 4
/** Amounts at the end of a column that may start a chain where no amount is the sum of those above it. */
const MAX_STARTS = 16
/** Amounts after the start of a chain that are read. */
const MAX_LENGTH = 14
/** Scores of amounts by their place in a chain: with a column's sum, with two equations, and with one. */
const SCORE = { columnSum: 0.8, twoLinks: 0.7, oneLink: 0.5 } as const
/** Factor on what is added before the tax without a label: freight, or any other charge. */
const UNLABELLED_CHARGE = 0.7
/** Smaller amounts that are added are a rounding difference. */
const MIN_CHARGE = 1
/** Part of a sum that a tax is, at most: 27 % is the highest rate of VAT in Europe, and some countries add others. */
const MAX_TAX = 0.36

/** Finds the chains of sums of a document, for an object that requests one of them. */
export function findChains(context: ExtractionContext, map: LabelMap, plans: readonly FieldPlan[]): Chain[] {
  if (!plans.some(({ concept }) => concept !== undefined && CHAINED.has(concept))) return []
  const amounts = readAmounts(context, map)
  const columns = amountColumns(amounts)
  const sums = sumColumns(columns)
  const isTaxed =
    isReceipt(context) || columns.some((column) => column.some((amount) => amount.concepts.has("taxTotal")))
  const found = columns.flatMap((column) => {
    const chain = findChain(column, sums)
    return chain ? [{ ...chain, isAll: !isTaxed && isLast(chain, column) }] : []
  })
  const chains = found.filter((chain) => !found.some((other) => isPartOf(chain, other)))
  const taxed = taxedSum(context, amounts)
  if (taxed) return [...chains, chainOfTax(taxed, sums)]
  return chains.length > 0 || isTaxed ? chains : loneSum(columns, sums)
}

/** Returns whether a chain starts with the sum of a section: another one adds up the same lines and more. */
function isPartOf({ addends }: Chain, whole: Chain): boolean {
  if (addends.length === 0 || whole.addends.length <= addends.length) return false
  const all = new Set(whole.addends)
  return addends.every((addend) => all.has(addend))
}

/** Returns a sum with its tax as a chain of one step. Their labels are those of the line or the sentence, and mean any of the three. */
function chainOfTax({ net, tax, gross }: TaxedSum, sums: ColumnSums): Chain {
  const unlabelled = (amount: ColumnAmount): ColumnAmount => ({ ...amount, concepts: new Set() })
  const step: Step = { amount: { ...tax, concepts: new Set<ConceptId>(["taxTotal"]) }, sign: 1 }
  const links = [{ steps: [step], result: unlabelled(gross) }]
  return { start: unlabelled(net), links, addends: addendsOf(net, sums), isTaxed: true }
}

/** Returns the amounts of a column above that add up to a sum. */
function addendsOf(sum: ColumnAmount, sums: ColumnSums): readonly ColumnAmount[] {
  const addends = sums.get(Math.round(sum.value * 100)) ?? []
  return (addends.at(-1)?.order ?? Infinity) < sum.order ? addends : []
}

/** Returns the last amount of a document without a tax where a column adds up to it, wherever it is printed. */
function loneSum(columns: readonly (readonly ColumnAmount[])[], sums: ColumnSums): Chain[] {
  const last = columns.flat().reduce<ColumnAmount | undefined>((a, b) => (a && a.order > b.order ? a : b), undefined)
  const addends = last && sums.get(Math.round(last.value * 100))
  const isSum = addends && addends.length >= MIN_LINES && !addends.includes(last)
  return isSum ? [{ start: last, links: [], addends, isAll: true }] : []
}

/** Lines of the shortest document whose last amount is their sum; two amounts and their sum may be anything. */
const MIN_LINES = 3

const isLast = ({ start, links, addends }: Chain, column: readonly ColumnAmount[]): boolean =>
  addends.length >= MIN_LINES && links.length === 0 && column.at(-1) === start

/** Finds the sums that an object requests by their place in the chain of sums at the end of a document. */
export function chainedCandidates(chains: readonly Chain[], plans: readonly FieldPlan[]): Candidate[][] {
  const found = plans.map((): Candidate[] => [])
  for (const chain of chains) {
    const isSummed = chain.addends.length > 0
    const score = isSummed || chain.isTaxed ? SCORE.columnSum : chain.links.length > 1 ? SCORE.twoLinks : SCORE.oneLink
    for (const [concept, amount] of rolesOf(chain)) {
      if (!isPossible(amount, concept, isSummed)) continue
      const factor = concept === "shippingTotal" && amount.concepts.size === 0 ? UNLABELLED_CHARGE : 1
      for (const [index, plan] of plans.entries()) {
        if (plan.concept !== concept || plan.field.type !== "number") continue
        const value = isDeduction(concept) ? Math.abs(amount.value) : amount.value
        found[index]?.push(candidateOf(value, amount.fragments, score * factor, { by: "arithmetic" }))
      }
    }
  }
  return found
}

/** Factor on the amount of a line where the sum of the lines is known. */
const OF_LINE = 0.4

/** Lowers the scores of the amounts that the sum of the lines adds up: they are not sums of the document. */
export function lowerLineAmounts(
  chains: readonly Chain[],
  plans: readonly FieldPlan[],
  candidates: readonly Candidate[][],
): Candidate[][] {
  const words = new Set(chains.flatMap(({ addends }) => addends.flatMap(({ fragments }) => fragments[0]?.word ?? [])))
  if (words.size === 0) return [...candidates]
  return candidates.map((list, index) => {
    const concept = plans[index]?.concept
    if (concept === undefined || !CHAINED.has(concept)) return list
    return list
      .map((candidate) => {
        const [word] = candidate.words
        return word && words.has(word) ? { ...candidate, score: candidate.score * OF_LINE } : candidate
      })
      .sort((a, b) => b.score - a.score)
  })
}

const CHAINED: ReadonlySet<ConceptId> = new Set<ConceptId>([...SUMS, "shippingTotal", "withholding"])

/** Concepts whose labels hardly exclude each other. */
const ALIKE: readonly ReadonlySet<ConceptId>[] = [
  new Set<ConceptId>(["linesTotal", "netTotal"]),
  new Set<ConceptId>(["grossTotal", "amountDue", "totalPaid", "balance"]),
  new Set<ConceptId>(["amountPaid", "totalPaid"]),
]

/** Returns whether the label of an amount allows a role; one without a known label may have any. */
function isPossible({ concepts }: ColumnAmount, role: ConceptId, isSummed: boolean): boolean {
  if (concepts.size === 0 || concepts.has(role)) return true
  // What the lines add up to is before tax and discount, although some call it gross: `Importe bruto`.
  if (role === "linesTotal" && isSummed && concepts.has("grossTotal")) return true
  return ALIKE.some((alike) => alike.has(role) && [...concepts].some((concept) => alike.has(concept)))
}

/** Returns the chain of a column with the most results, or that of the sum of the lines if there is one. */
function findChain(column: readonly ColumnAmount[], sums: ColumnSums): Chain | undefined {
  const leadsOn = (index: number): boolean => {
    const amount = column[index]
    return amount !== undefined && nextLink(column, amount, index + 1) !== undefined
  }
  const sum = linesSum(column, sums, leadsOn)
  if (sum) return chainFrom(column, sum.index, sum.addends)
  let best: Chain | undefined
  for (let start = Math.max(0, column.length - MAX_STARTS); start < column.length; start++) {
    const chain = chainFrom(column, start, [])
    if (chain && chain.links.length > (best?.links.length ?? 0)) best = chain
  }
  return best
}

function chainFrom(column: readonly ColumnAmount[], from: number, addends: readonly ColumnAmount[]): Chain | undefined {
  const start = column[from]
  if (!start || start.value === 0) return undefined
  const links: Link[] = []
  let current = start
  let at = from + 1
  while (at < column.length && at - from < MAX_LENGTH) {
    const link = nextLink(column, current, at)
    if (!link) break
    links.push(link)
    current = link.result
    at += link.steps.length + 1
  }
  return links.length > 0 || addends.length > 0 ? { start, links, addends } : undefined
}

/** Returns the shortest run of steps that leads from a result to another one. */
function nextLink(column: readonly ColumnAmount[], current: ColumnAmount, at: number): Link | undefined {
  for (let count = 1; count <= MAX_STEPS; count++) {
    const result = column[at + count]
    if (!result) return undefined
    const amounts = column.slice(at, at + count)
    if (amounts.some(({ value }) => value === 0) && count === 1) continue
    const steps = signsFor(amounts, result.value - current.value)
    if (steps) return { steps, result }
  }
  return undefined
}

/** Returns the steps whose amounts, each added or deducted, make a difference; those with a printed minus are deducted. */
function signsFor(amounts: readonly ColumnAmount[], difference: number): Step[] | undefined {
  // Amounts that cancel out are the same one printed twice.
  if (Math.abs(difference) < HALF_CENT && amounts.some(({ value }) => value !== 0)) return undefined
  for (let bits = 0; bits < 1 << amounts.length; bits++) {
    const steps = amounts.map((amount, index): Step => ({ amount, sign: (bits >> index) & 1 ? -1 : 1 }))
    if (steps.some(({ amount, sign }) => amount.value < 0 && sign > 0)) continue
    const sum = steps.reduce((total, { amount, sign }) => total + sign * Math.abs(amount.value), 0)
    if (Math.abs(sum - difference) < HALF_CENT) return steps
  }
  return undefined
}

/** Returns what each amount of a chain is. */
function rolesOf({ start, links, addends, isAll }: Chain): [ConceptId, ColumnAmount][] {
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
  if (taxed === -1) return roles
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
