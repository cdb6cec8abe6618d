import { isProduct } from "./arithmetic.ts"
import type { ColumnConcept } from "../lexicon/concept.ts"

/** The figures of a column, row by row; undefined in place of a column that the table does not have. */
export type FiguresOf = (concept: ColumnConcept) => readonly (number | undefined)[] | undefined

/** What a rule that holds is worth, and what one that fails costs: more than the doubts on a heading, less than a veto. */
const HOLDS = 0.8
const FAILS = -0.6

/** Returns how much a table's arithmetic speaks for an assignment of its columns, over all rules that apply. */
export function reckon(figuresOf: FiguresOf): number {
  return judge(products(figuresOf)) + judge(differences(figuresOf)) + judge(balances(figuresOf)) + sides(figuresOf)
}

/** One row's answer: whether the rule holds there, and whether it could have failed. */
interface Instance {
  readonly isRight: boolean
  readonly isTelling: boolean
}

function judge(instances: readonly Instance[]): number {
  const telling = instances.filter(({ isTelling }) => isTelling)
  if (telling.length === 0) return 0
  const share = telling.filter(({ isRight }) => isRight).length / telling.length
  return share >= 0.7 ? HOLDS : share < 0.3 ? FAILS : 0
}

function products(figuresOf: FiguresOf): Instance[] {
  const [quantities, prices, totals] = [figuresOf("quantity"), figuresOf("unitPrice"), figuresOf("lineTotal")]
  return (quantities ?? []).flatMap((quantity, row) => {
    const [price, total] = [prices?.[row], totals?.[row]]
    if (quantity === undefined || price === undefined || total === undefined) return []
    return [{ isRight: isProduct(quantity, price, total), isTelling: quantity !== 1 && price !== 1 }]
  })
}

/** Gross − discount = paid; the discount may be printed with a minus. */
function differences(figuresOf: FiguresOf): Instance[] {
  const [gross, discounts, paid] = [figuresOf("grossAmount"), figuresOf("discount"), figuresOf("paidAmount")]
  return (gross ?? []).flatMap((sum, row) => {
    const [discount, rest] = [discounts?.[row], paid?.[row]]
    if (sum === undefined || rest === undefined || !discount) return []
    return [{ isRight: isEqual(Math.abs(sum) - Math.abs(discount), Math.abs(rest)), isTelling: true }]
  })
}

/** Each balance is the one before it and what was booked since, with the newest booking first or last. */
function balances(figuresOf: FiguresOf): Instance[] {
  const balance = figuresOf("balance")
  if (!balance || balance.length < 2) return []
  const bookings = balance.map((_, row) => bookingOf(figuresOf, row))
  const read = (isNewestFirst: boolean): Instance[] =>
    balance.flatMap((current, row) => {
      const before = balance[row + (isNewestFirst ? 1 : -1)]
      const booking = bookings[row]
      if (current === undefined || before === undefined || booking === undefined) return []
      return [{ isRight: isEqual(before + booking, current), isTelling: booking !== 0 }]
    })
  const [down, up] = [read(false), read(true)]
  return judge(up) > judge(down) ? up : down
}

function bookingOf(figuresOf: FiguresOf, row: number): number | undefined {
  const amount = figuresOf("amount")?.[row]
  if (amount !== undefined) return amount
  const [debit, credit] = [figuresOf("debit")?.[row], figuresOf("credit")?.[row]]
  if (debit === undefined && credit === undefined) return undefined
  return (credit ?? 0) - Math.abs(debit ?? 0)
}

/** A row is booked on one side or on the other. */
function sides(figuresOf: FiguresOf): number {
  const [debits, credits] = [figuresOf("debit"), figuresOf("credit")]
  if (!debits || !credits) return 0
  const both = debits.filter((debit, row) => debit && credits[row]).length
  const either = debits.filter((debit, row) => debit || credits[row]).length
  if (either < 2) return 0
  return both === 0 && either >= 0.8 * debits.length ? HOLDS / 2 : both > 0.3 * either ? FAILS : 0
}

function isEqual(a: number, b: number): boolean {
  return Math.abs(a - b) < 0.0051
}
