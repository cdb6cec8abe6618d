import type { ColumnAmount } from "./amount-columns.ts"
import { type ColumnSums, linesSum } from "./lines-sum.ts"
import { HALF_CENT } from "../../normalize/rounding.ts"

/*
 * The sums at the end of a document are a chain: the sum of the lines, then amounts that are added or deducted, then
 * what they add up to, such as 100 − 10 = 90, 90 + 18 = 108, 108 − 50 = 58. The chain shows what each amount is,
 * whatever its label: where it starts, which step is the tax, what is deducted before it (a discount) and after (a
 * payment).
 */

/** An amount between two results; `sign` is how it changes the sum. */
export interface Step {
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

/** Returns the chain of a column with the most results, or that of the sum of the lines if there is one. */
export function findChain(column: readonly ColumnAmount[], sums: ColumnSums): Chain | undefined {
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
