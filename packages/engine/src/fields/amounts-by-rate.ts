import type { FieldPlan } from "../lexicon/labels.ts"
import type { RateAmount } from "../lexicon/rate-names.ts"
import type { ExtractionContext, PlacedSegment } from "../page/context.ts"
import { readAmounts, type ColumnAmount } from "./amount-columns.ts"
import { candidateOf, type Candidate } from "./candidate.ts"
import type { LabelMap } from "./label-hits.ts"
import { SCORE_OF_TAXED } from "./weights.ts"

/** Tax that is rounded for each line of a document may differ by some cents from that of their sum. */
const TAX_TOLERANCE = 0.031
/** Amounts of a line that are compared with each other: rate, base, tax and sum; a wide sheet has more. */
const MAX_AMOUNTS = 8
/** A rate with its sign, or a number alone in a cell below a heading with it. */
const RATE = /(?<![\d.,])(\d{1,2}(?:[.,]\d{1,2})?) ?%|^(\d{1,2}(?:[.,]\d{1,2})?)$/gu

interface Taxed {
  readonly base: ColumnAmount
  readonly tax: ColumnAmount
  readonly gross: ColumnAmount | undefined
}

/**
 * Finds what is taxed at a rate, its tax and both together in the lines that print the rate: `TVA 10 % sur 4 546,85  454,69`,
 * `21 %  4 781,20  1 004,05  5 785,25`. The tax shows which two amounts they are; of several lines, as those of the items,
 * the one of the greatest amount is their sum.
 */
export function amountsByRate(context: ExtractionContext, map: LabelMap, plans: readonly FieldPlan[]): Candidate[][] {
  if (!plans.some(({ ofRate }) => ofRate)) return plans.map(() => [])
  const lines = linesOf(readAmounts(context, map))
  return plans.map(({ ofRate }) => (ofRate ? candidatesOf(ofRate, context, lines) : []))
}

function candidatesOf(asked: RateAmount, context: ExtractionContext, lines: readonly Line[]): Candidate[] {
  const atRate = lines.filter(({ segment }) => ratesOf(segment, context).has(asked.rate))
  const taxed = atRate
    .flatMap(({ amounts }) => taxedIn(amounts, asked.rate))
    .reduce<Taxed | undefined>((most, pair) => (most && most.base.value >= pair.base.value ? most : pair), undefined)
  const amount = taxed ? taxed[asked.part] : asked.part === "tax" ? taxAlone(atRate) : undefined
  return amount ? [candidateOf(amount.value, amount.fragments, SCORE_OF_TAXED, { by: "arithmetic" })] : []
}

function taxedIn(amounts: readonly ColumnAmount[], rate: number): Taxed[] {
  return amounts.flatMap((base) =>
    amounts
      .filter(
        (tax) => tax !== base && tax.value !== 0 && Math.abs((base.value * rate) / 100 - tax.value) < TAX_TOLERANCE,
      )
      .map((tax) => {
        const gross = amounts.find(({ value }) => Math.abs(base.value + tax.value - value) < TAX_TOLERANCE)
        return { base, tax, gross }
      }),
  )
}

/** Returns the only amount of the last line that prints a rate after the label of a tax: `VAT 10 %  5.70`. */
function taxAlone(lines: readonly Line[]): ColumnAmount | undefined {
  const alone = lines.filter(({ amounts }) => amounts.length === 1 && amounts[0]?.concepts.has("taxTotal") === true)
  return alone.at(-1)?.amounts[0]
}

interface Line {
  readonly segment: PlacedSegment
  readonly amounts: ColumnAmount[]
}

/** Returns the amounts of each line that has few, in reading order. */
function linesOf(amounts: readonly ColumnAmount[]): Line[] {
  const lines = new Map<object, Line>()
  for (const amount of amounts) {
    const segment = amount.fragments[0]?.segment
    if (!segment) continue
    const known = lines.get(segment.line)
    if (known) known.amounts.push(amount)
    else lines.set(segment.line, { segment, amounts: [amount] })
  }
  return [...lines.values()].filter(({ amounts }) => amounts.length <= MAX_AMOUNTS)
}

/** Returns the rates that the line of a segment prints. */
function ratesOf({ line, index, position }: PlacedSegment, { segments }: ExtractionContext): ReadonlySet<number> {
  const first = index - position
  const texts = segments.slice(first, first + line.segments.length).map(({ text }) => text)
  return new Set(
    texts.flatMap((text) =>
      [...text.matchAll(RATE)].map(([, signed, bare]) => Number((signed ?? bare ?? "").replace(",", "."))),
    ),
  )
}
