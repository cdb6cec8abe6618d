import { onceFor } from "../../layout/once-for.ts"
import type { ExtractionContext } from "../../page/context.ts"
import { parseNumbers } from "../parsing/parse-numbers.ts"
import type { Fragment } from "../candidates/fragments.ts"
import type { LabelMap } from "../labels/label-hits.ts"
import { MAX_TAX_RATE } from "../../lexicon/tax-rate.ts"

/** A printed amount. */
export interface RateAmount {
  readonly value: number
  readonly fragments: readonly Fragment[]
}

/** A line that prints a rate of a tax, what is taxed at it, and the tax. */
export interface RateLine {
  /** In percent. */
  readonly rate: number
  readonly rateFragments: readonly Fragment[]
  readonly base: RateAmount
  readonly tax: RateAmount
  /** True where the tax is printed with a minus: the buyer keeps it back. */
  readonly isDeducted: boolean
}

/** Two cents: taxes are rounded for each line and then added up. */
const TAX_TOLERANCE = 0.021
/** Numbers of a line that are compared: a row of a summary has a rate, the base, the tax and the sum of both. */
const MAX_NUMBERS = 12
/** Lines of a document whose rates are compared. */
const MAX_LINES = 200

/** The lines of a document by its labels: chains of sums, amounts of rates and taxes all look at them. */
const linesOf = onceFor((map: LabelMap) => onceFor((context: ExtractionContext) => findRateLines(context, map)))

/** Returns the lines that print a rate with its base and its tax: `21 %  2 000,00  420,00`, `VAT 20 % on 410.00  82.00`. */
export const rateLines = (context: ExtractionContext, map: LabelMap): readonly RateLine[] => linesOf(map)(context)

function findRateLines({ segments, locale }: ExtractionContext, map: LabelMap): RateLine[] {
  const found: RateLine[] = []
  for (const first of segments) {
    if (first.position > 0 || found.length >= MAX_LINES) continue
    const line = segments.slice(first.index, first.index + first.line.segments.length)
    const runs = line.map(({ index, text }) => (/\d/u.test(text) ? (map.fragments[index] ?? []) : []))
    const requested = { kind: "quantity", type: "number", end: undefined } as const
    const numbers = runs.flatMap((run) => (run.length > 0 ? parseNumbers(run, requested, locale) : []))
    if (numbers.length < 3 || numbers.length > MAX_NUMBERS) continue
    const hasPercent = numbers.some(({ isPercent }) => isPercent === true)
    const amounts = numbers.flatMap(({ value, fragments, isPercent }) =>
      isPercent !== true && typeof value === "number" && value !== 0
        ? [{ value: Math.abs(value), isDeducted: value < 0, fragments }]
        : [],
    )
    for (const { value: rate, isPercent, fragments: rateFragments } of numbers) {
      if (typeof rate !== "number" || rate <= 0 || rate > MAX_TAX_RATE || (hasPercent && isPercent !== true)) continue
      // Without a sign the rate is a number as the others are, and may be printed between them.
      const others = amounts.filter(({ fragments }) => fragments !== rateFragments)
      const pair = pairOf(rate, others)
      if (pair) found.push({ rate, rateFragments, ...pair })
    }
  }
  return found
}

interface SignedAmount extends RateAmount {
  readonly isDeducted: boolean
}

/** Returns the two amounts beside each other of which one is the tax on the other. */
function pairOf(rate: number, amounts: readonly SignedAmount[]): Omit<RateLine, "rate" | "rateFragments"> | undefined {
  for (const [index, one] of amounts.entries()) {
    const other = amounts[index + 1]
    if (!other) return undefined
    const [base, tax] = one.value > other.value ? [one, other] : [other, one]
    if (Math.abs((base.value * rate) / 100 - tax.value) <= TAX_TOLERANCE && tax.value > TAX_TOLERANCE)
      return { base, tax, isDeducted: tax.isDeducted }
  }
  return undefined
}

/** A cent for each line, by which a sum of rounded taxes may differ. */
const CENT = 0.011

/**
 * Returns the line of a summary for each rate. The lines of a table may have rates as well: the line of the summary is then the one
 * that they add up to, and a rate whose lines add up to none has no entry.
 */
export function summaryOf(all: readonly RateLine[]): RateLine[] {
  const lines = all.filter(({ isDeducted }) => !isDeducted)
  const rates = [...new Set(lines.map(({ rate }) => rate))]
  return rates.flatMap((rate) => {
    const own = lines.filter((line) => line.rate === rate)
    const [most] = own.toSorted((a, b) => b.base.value - a.base.value)
    if (!most) return []
    const others = own.filter(({ base }) => base.value !== most.base.value)
    const sum = others.reduce((total, { base }) => total + base.value, 0)
    return others.length === 0 || Math.abs(sum - most.base.value) < CENT
      ? [own.findLast(({ base }) => base.value === most.base.value) ?? most]
      : []
  })
}
