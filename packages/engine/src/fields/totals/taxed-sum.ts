import type { ExtractionContext } from "../../page/context.ts"
import type { ColumnAmount } from "./amount-columns.ts"
import { HALF_CENT, MAX_ROUNDING } from "../../normalize/rounding.ts"
import { MAX_TAX_RATE } from "../../lexicon/tax-rate.ts"

/** A sum before tax, the tax and the sum with it, beside each other or in a sentence. */
export interface TaxedSum {
  readonly net: ColumnAmount
  readonly tax: ColumnAmount
  readonly gross: ColumnAmount
}

/** A cent, for a tax, which is rounded for each rate or for each line. */
const TAX_TOLERANCE = 0.011
/** Amounts after the sum among which its tax is, and after the tax among which the sum with it is. */
const MAX_APART = 2
/** Heights of a line between the first and the last of three amounts that belong to each other, at most. */
const MAX_LINES_APART = 2.5
/** Rates of a document that are compared. */
const MAX_RATES = 12
/** Taxed amounts that are added up, and how many of them a sum has at most. */
const MAX_PAIRS = 16
const MAX_PARTS = 4

const RATE = /(?<![\d.,])(\d{1,2}(?:[.,]\d{1,2})?) ?%/gu
/** A rate in a column whose heading has the sign. */
const BARE_RATE = /^\d{1,2}(?:[.,]\d{1,2})?$/u

/**
 * Finds the sum of a document with its tax where the three follow each other in a line or a sentence, not in a column: `779.87  102.96
 * 882.83` at the end of a summary of taxes. A printed rate, or the taxes of several rates that add up, show that the second
 * is a tax. Where several sums are alike, as in the lines of a table, only the one that the others add up to counts.
 */
export function taxedSum({ segments }: ExtractionContext, amounts: readonly ColumnAmount[]): TaxedSum | undefined {
  const all = triplesOf(amounts)
  if (all.length === 0) return undefined
  const summed = sumOfTaxes(all)
  if (summed) return summed
  const rates = ratesIn(segments)
  const pairs = pairsOf(amounts, rates)
  const isTaxed = (net: number, tax: number): boolean => rates.some((rate) => isTaxOf(net, tax, rate))
  const added = all.findLast(({ net, tax }) => isAdded(net.value, tax.value, pairs))
  if (added) return added
  const alike = all.filter(({ net, tax }) => isTaxed(net.value, tax.value))
  return new Set(alike.map(({ gross }) => gross.value)).size === 1 ? alike.at(-1) : undefined
}

/** Lines with their taxes above their sum, at least: fewer add up by chance. */
const MIN_TAXED_LINES = 3

/** Returns the sum whose tax is that of all lines above it; of lines without a tax, which such a list may have as well, none is needed. */
function sumOfTaxes(sums: readonly TaxedSum[]): TaxedSum | undefined {
  let taxes = 0
  for (const [index, sum] of sums.entries()) {
    if (index >= MIN_TAXED_LINES && Math.abs(taxes - sum.tax.value) < HALF_CENT) return sum
    taxes += sum.tax.value
  }
  return undefined
}

/** Returns three amounts in reading order of which the last is the sum of the others, and the second a small part of it. */
function triplesOf(amounts: readonly ColumnAmount[]): TaxedSum[] {
  return amounts.flatMap((net, index) =>
    amounts.slice(index + 1, index + 1 + MAX_APART).flatMap((tax) => {
      if (net.value <= 0 || tax.value <= 0 || tax.value * 100 > net.value * MAX_TAX_RATE) return []
      const following = amounts.slice(tax.order + 1, tax.order + 1 + MAX_APART)
      const [rounding] = following.filter(({ value }) => Math.abs(value) < MAX_ROUNDING)
      const gross = following.find(({ value }) =>
        [0, rounding?.value ?? 0].some((by) => Math.abs(net.value + tax.value + by - value) < HALF_CENT),
      )
      return gross && areBeside(net, tax, gross) ? [{ net, tax, gross }] : []
    }),
  )
}

/** Returns whether three amounts are in one line, or in a sentence over several, and not below each other. */
function areBeside(...amounts: readonly [ColumnAmount, ColumnAmount, ColumnAmount]): boolean {
  const [first, second, third] = amounts.map(({ fragments }) => fragments[0])
  if (!first || !second || !third || first.segment.page !== third.segment.page) return false
  if (first.segment.lineIndex === second.segment.lineIndex && second.segment.lineIndex === third.segment.lineIndex)
    return true
  const distance = third.box[1] - first.box[1]
  const isNear = distance <= MAX_LINES_APART * (first.box[3] - first.box[1])
  return isNear && (first.segment === second.segment || second.segment === third.segment)
}

/** Returns the rates that a document prints: those with a sign, else the small numbers of one that has the sign in a heading. */
function ratesIn(segments: ExtractionContext["segments"]): number[] {
  const [rates, bare] = [new Set<number>(), new Set<number>()]
  let hasSign = false
  const add = (to: Set<number>, text: string): void => {
    const value = Number(text.replace(",", "."))
    if (value > 0 && value <= MAX_TAX_RATE && to.size < MAX_RATES) to.add(value)
  }
  for (const { text } of segments) {
    if (BARE_RATE.test(text)) add(bare, text)
    if (!text.includes("%")) continue
    hasSign = true
    for (const [, rate = ""] of text.matchAll(RATE)) add(rates, rate)
  }
  return rates.size === 0 && hasSign ? [...bare] : [...rates]
}

const isTaxOf = (net: number, tax: number, rate: number): boolean => Math.abs((net * rate) / 100 - tax) <= TAX_TOLERANCE

interface Pair {
  readonly net: number
  readonly tax: number
}

/** Returns the amounts that are followed by their tax. */
function pairsOf(amounts: readonly ColumnAmount[], rates: readonly number[]): Pair[] {
  const pairs = new Map<string, Pair>()
  for (const [index, { value: net }] of amounts.entries()) {
    for (const { value: tax } of amounts.slice(index + 1, index + 1 + MAX_APART)) {
      if (net > 0 && tax > 0 && rates.some((rate) => isTaxOf(net, tax, rate))) pairs.set(`${net} ${tax}`, { net, tax })
    }
  }
  return [...pairs.values()].slice(-MAX_PAIRS)
}

/** Returns whether a sum and its tax are those of two or more pairs. */
function isAdded(net: number, tax: number, pairs: readonly Pair[]): boolean {
  const add = (from: number, parts: number, restNet: number, restTax: number): boolean => {
    if (parts > 1 && Math.abs(restNet) < HALF_CENT && Math.abs(restTax) < HALF_CENT) return true
    if (parts === MAX_PARTS || restNet <= 0) return false
    return pairs.some(
      (pair, index) => index >= from && add(index + 1, parts + 1, restNet - pair.net, restTax - pair.tax),
    )
  }
  return add(0, 0, net, tax)
}
