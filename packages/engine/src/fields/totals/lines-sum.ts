import type { ConceptId } from "../../lexicon/concept.ts"
import type { ColumnAmount } from "./amount-columns.ts"

/** The sum of the lines of a document with the amounts that it adds up, sums of sections among them. */
export interface LinesSum {
  /** Position in the column. */
  readonly index: number
  readonly addends: readonly ColumnAmount[]
}

/** Concepts of the sums at the end of a document. */
export const SUMS: ReadonlySet<ConceptId> = new Set<ConceptId>([
  "linesTotal",
  "netTotal",
  "taxTotal",
  "grossTotal",
  "discountTotal",
  "amountPaid",
  "amountDue",
])

/** Amounts above a column's sum; one line alone proves nothing. */
const MIN_ADDENDS = 2
/** Amounts at the end of a column that may be the sum of another one. */
const MAX_STARTS = 16

/** Columns by the sum of their amounts without a label of a sum, in cents. */
export type ColumnSums = ReadonlyMap<number, readonly ColumnAmount[]>

const cents = ({ value }: ColumnAmount): number => Math.round(value * 100)
const isSum = ({ concepts }: ColumnAmount): boolean => [...concepts].some((concept) => SUMS.has(concept))
const totalOf = (amounts: readonly ColumnAmount[]): number => amounts.reduce((sum, amount) => sum + cents(amount), 0)

/** Adds up every column of goods: the sum of the lines may be printed at another edge than the lines. */
export function sumColumns(columns: readonly (readonly ColumnAmount[])[]): ColumnSums {
  return new Map(
    columns.flatMap((column) => {
      const lines = column.filter((amount) => !isSum(amount))
      return lines.length >= MIN_ADDENDS ? [[totalOf(lines), lines] as const] : []
    }),
  )
}

/**
 * Finds the sum of the lines in a column: the first amount that the amounts above it add up to, or the sections above it,
 * or those of another column. `leadsOn` returns whether the amounts below an amount continue it to another sum.
 */
export function linesSum(
  column: readonly ColumnAmount[],
  columns: ColumnSums,
  leadsOn: (index: number) => boolean,
): LinesSum | undefined {
  const first = firstSum(column, leadsOn)
  // The sum of a section is followed by lines, that of all lines by what is added to it.
  const isOfAll = first !== undefined && leadsOn(first.index)
  const whole = (first && sumOfSections(column, first)) ?? (isOfAll ? undefined : sumOfUnlabelled(column, leadsOn))
  if (whole || (first && first.addends.length > MIN_ADDENDS)) return whole ?? first
  // Two amounts and their sum may also be the sum of the lines, freight, and both.
  return sumOfOther(column, columns, leadsOn) ?? first
}

/** Returns the first amount that is the sum of the amounts directly above it, none of them a sum itself. */
function firstSum(column: readonly ColumnAmount[], leadsOn: (index: number) => boolean): LinesSum | undefined {
  const ends = new Map<number, number>([[0, 0]])
  let total = 0
  let firstAddend = 0
  for (const [index, amount] of column.entries()) {
    const own = cents(amount)
    const before = ends.get(total - own)
    if (before !== undefined && before >= firstAddend && own !== 0 && index - before >= MIN_ADDENDS) {
      // Two amounts and their sum may also be net, tax and gross, unless the chain continues after them.
      if (index - before > MIN_ADDENDS || leadsOn(index)) return { index, addends: column.slice(before, index) }
    }
    total += own
    ends.set(total, index + 1)
    if (isSum(amount)) firstAddend = index + 1
  }
  return undefined
}

/** Returns the sum of all sections, each a run of lines and their sum, of which the first is known. */
function sumOfSections(column: readonly ColumnAmount[], { index, addends }: LinesSum): LinesSum | undefined {
  const from = index - addends.length
  let total = totalOf(addends)
  let own = 0
  let sections = 1
  for (let at = index + 1; at < column.length; at++) {
    const amount = column[at]
    if (!amount) break
    const value = cents(amount)
    if (own === 0 && sections > 1 && value === total) return { index: at, addends: column.slice(from, at) }
    if (own !== 0 && value === own) {
      total += value
      own = 0
      sections++
    } else own += value
  }
  return undefined
}

/** Returns the amount that all amounts above it add up to which have no label of a sum; those that have are sums of sections. */
function sumOfUnlabelled(column: readonly ColumnAmount[], leadsOn: (index: number) => boolean): LinesSum | undefined {
  const addends: ColumnAmount[] = []
  let lines = 0
  let total = 0
  let section = 0
  let sections = 0
  for (const [index, amount] of column.entries()) {
    const value = cents(amount)
    if (sections > 0 && lines >= MIN_ADDENDS && value === total && leadsOn(index)) return { index, addends }
    if (!isSum(amount)) {
      total += value
      section += value
      lines++
      addends.push(amount)
    } else if (value === section) {
      addends.push(amount)
      section = 0
      sections++
    }
  }
  return undefined
}

/** Returns the amount that another column above it adds up to, and that the amounts below it continue. */
function sumOfOther(
  column: readonly ColumnAmount[],
  columns: ColumnSums,
  leadsOn: (index: number) => boolean,
): LinesSum | undefined {
  for (let index = Math.max(0, column.length - MAX_STARTS); index < column.length; index++) {
    const amount = column[index]
    const addends = amount && columns.get(cents(amount))
    if (addends && (addends.at(-1)?.order ?? Infinity) < amount.order && leadsOn(index)) return { index, addends }
  }
  return undefined
}
