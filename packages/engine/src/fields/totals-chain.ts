import type { ConceptId } from "../lexicon/concept.ts"
import type { FieldPlan } from "../lexicon/labels.ts"
import type { ExtractionContext } from "../page/context.ts"
import { amountColumns, type ColumnAmount } from "./amount-columns.ts"
import { candidateOf, type Candidate } from "./candidate.ts"
import type { LabelMap } from "./label-hits.ts"

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

interface Chain {
  readonly start: ColumnAmount
  readonly links: readonly Link[]
  /** True when the start is the sum of the amounts above it. */
  readonly isColumnSum: boolean
}

/** Half a cent, for sums of rounded amounts. */
const TOLERANCE = 0.006
/** Amounts between two results: discount, freight, fees and taxes of several rates. */
const MAX_STEPS = 4
/** Amounts at the end of a column that may start a chain where no amount is the sum of those above it. */
const MAX_STARTS = 16
/** Amounts after the start of a chain that are read. */
const MAX_LENGTH = 14
/** Amounts above a column's sum; one line alone proves nothing. */
const MIN_ADDENDS = 2
/** Scores of amounts by their place in a chain: with a column's sum, with two equations, and with one. */
const SCORE = { columnSum: 0.8, twoLinks: 0.7, oneLink: 0.5 } as const
/** Part of a sum that a tax is, at most: 27 % is the highest rate of VAT in Europe, and some countries add others. */
const MAX_TAX = 0.36

/** Finds the sums that an object requests by their place in the chain of sums at the end of a document. */
export function chainedCandidates(
  context: ExtractionContext,
  map: LabelMap,
  plans: readonly FieldPlan[],
): Candidate[][] {
  const found = plans.map((): Candidate[] => [])
  if (!plans.some(({ concept }) => concept !== undefined && CHAINED.has(concept))) return found
  for (const column of amountColumns(context, map)) {
    const chain = findChain(column)
    if (!chain) continue
    const score = chain.isColumnSum ? SCORE.columnSum : chain.links.length > 1 ? SCORE.twoLinks : SCORE.oneLink
    for (const [concept, amount] of rolesOf(chain)) {
      if (!isPossible(amount, concept)) continue
      for (const [index, plan] of plans.entries()) {
        if (plan.concept !== concept || plan.field.type !== "number") continue
        const value = concept === "discountTotal" || concept === "amountPaid" ? Math.abs(amount.value) : amount.value
        found[index]?.push(candidateOf(value, amount.fragments, score, { by: "arithmetic" }))
      }
    }
  }
  return found
}

const CHAINED: ReadonlySet<ConceptId> = new Set<ConceptId>([
  "linesTotal",
  "netTotal",
  "taxTotal",
  "grossTotal",
  "discountTotal",
  "amountPaid",
  "amountDue",
])

/** Concepts whose labels hardly exclude each other. */
const ALIKE: readonly ReadonlySet<ConceptId>[] = [
  new Set<ConceptId>(["linesTotal", "netTotal"]),
  new Set<ConceptId>(["grossTotal", "amountDue", "totalPaid"]),
  new Set<ConceptId>(["amountPaid", "totalPaid"]),
]

/** Returns whether the label of an amount allows a role; one without a known label may have any. */
function isPossible({ concepts }: ColumnAmount, role: ConceptId): boolean {
  if (concepts.size === 0 || concepts.has(role)) return true
  return ALIKE.some((alike) => alike.has(role) && [...concepts].some((concept) => alike.has(concept)))
}

/** Returns the chain of a column with the most results, of those that start with the sum of the lines if there is one. */
function findChain(column: readonly ColumnAmount[]): Chain | undefined {
  const sum = columnSum(column)
  if (sum !== undefined) return chainFrom(column, sum, true)
  let best: Chain | undefined
  for (let start = Math.max(0, column.length - MAX_STARTS); start < column.length; start++) {
    const chain = chainFrom(column, start, false)
    if (chain && chain.links.length > (best?.links.length ?? 0)) best = chain
  }
  return best
}

/** Returns the position of the first amount that is the sum of the amounts directly above it, none of them a sum itself. */
function columnSum(column: readonly ColumnAmount[]): number | undefined {
  const ends = new Map<number, number>([[0, 0]])
  let cents = 0
  let firstAddend = 0
  for (const [index, amount] of column.entries()) {
    const own = Math.round(amount.value * 100)
    const before = ends.get(cents - own)
    const isSum = before !== undefined && before >= firstAddend && own !== 0
    if (isSum && index - before >= MIN_ADDENDS) {
      // Two amounts and their sum may also be net, tax and gross, unless the chain goes on.
      if (index - before > MIN_ADDENDS || nextLink(column, amount, index + 1)) return index
    }
    cents += own
    ends.set(cents, index + 1)
    if ([...amount.concepts].some((concept) => CHAINED.has(concept))) firstAddend = index + 1
  }
  return undefined
}

function chainFrom(column: readonly ColumnAmount[], from: number, isColumnSum: boolean): Chain | undefined {
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
  return links.length > 0 || isColumnSum ? { start, links, isColumnSum } : undefined
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
  for (let bits = 0; bits < 1 << amounts.length; bits++) {
    const steps = amounts.map((amount, index): Step => ({ amount, sign: (bits >> index) & 1 ? -1 : 1 }))
    if (steps.some(({ amount, sign }) => amount.value < 0 && sign > 0)) continue
    const sum = steps.reduce((total, { amount, sign }) => total + sign * Math.abs(amount.value), 0)
    if (Math.abs(sum - difference) < TOLERANCE) return steps
  }
  return undefined
}

/** Returns what each amount of a chain is. */
function rolesOf({ start, links, isColumnSum }: Chain): [ConceptId, ColumnAmount][] {
  const roles: [ConceptId, ColumnAmount][] = []
  const results = [start, ...links.map(({ result }) => result)]
  const taxed = links.findIndex(({ steps }, index) => steps.some((step) => isTax(step, results[index]?.value ?? 0)))
  const steps = links.flatMap((link, index) => link.steps.map((step) => ({ ...step, index })))
  if (isColumnSum || taxed !== -1) roles.push(["linesTotal", start])
  if (taxed === -1) return roles
  const gross = links[taxed]?.result
  const base = results[taxed]
  const taxes = steps.filter((step) => step.index === taxed)
  const isLabelled = taxes.some(({ amount }) => amount.concepts.has("taxTotal"))
  if (!isLabelled && !isColumnSum) return roles
  const areTaxes = taxes.every((step) => isTax(step, base?.value ?? 0))
  if (gross) roles.push(["grossTotal", gross])
  if (base && areTaxes) roles.push(["netTotal", base])
  const [tax, anotherTax] = taxes.filter((step) => isTax(step, base?.value ?? 0))
  if (tax && !anotherTax) roles.push(["taxTotal", tax.amount])
  const deducted = steps.filter(({ sign, amount }) => sign < 0 && amount.value !== 0)
  const discounts = deducted.filter(({ index }) => index <= taxed)
  const payments = deducted.filter(({ index }) => index > taxed)
  if (discounts.length === 1 && discounts[0]) roles.push(["discountTotal", discounts[0].amount])
  if (payments.length === 1 && payments[0]) {
    roles.push(["amountPaid", payments[0].amount])
    const due = links[payments[0].index]?.result
    if (due) roles.push(["amountDue", due])
  }
  return roles
}

/** Returns whether a step is a tax: by its label, or without one by its part of the sum before it. */
function isTax({ amount, sign }: Step, base: number): boolean {
  if (sign < 0) return false
  if (amount.concepts.size > 0) return amount.concepts.has("taxTotal")
  return Math.abs(amount.value) <= MAX_TAX * Math.abs(base)
}
