import type { LayoutWord } from "../../layout/layout.ts"
import { onceFor } from "../../layout/once-for.ts"
import { wordsOf } from "../../lexicon/language-words.ts"
import { meansTotal } from "../../lexicon/meanings.ts"
import { splitKey } from "../../lexicon/split-key.ts"
import { parseNumber } from "../../normalize/number.ts"
import type { ExtractionContext, PlacedSegment } from "../../page/context.ts"
import type { FieldPlan } from "../../lexicon/field-plan.ts"
import { foldTokens } from "../../text/folding.ts"
import { columnsBy } from "./amount-columns.ts"
import { type Candidate, weighCandidates } from "../candidates/candidate.ts"

/** Points between the right edges of two numbers of one column. */
const MAX_SHIFT = 3
/** Numbers above a sum, at least: with fewer, a number that is printed twice would be one. */
const MIN_ADDENDS = 2
/** Half of the smallest unit of money. */
const ROUNDING = 0.005
/** Factors on the sum that a field asks for, and on what it does not: its addends, and sums below other headings. */
const WANTED = 1.5
const UNWANTED = 0.6

/** Sums of a document that are looked at: a sheet that is made of them would be compared with every field. */
const MAX_SUMS = 40

/** A number that is the sum of those above it, in one column of a page. */
interface ColumnSum {
  readonly segment: PlacedSegment
  /** The words of the sum, and those of its addends. */
  readonly words: ReadonlySet<LayoutWord>
  readonly addends: ReadonlySet<LayoutWord>
  /** Folded words of the text above the first addend. */
  readonly heading: ReadonlySet<string>
}

/** A text that is a number. */
export interface PrintedNumber {
  readonly segment: PlacedSegment
  readonly value: number
}

/** The numbers of a document by the columns of their right edges, from top to bottom. */
export const numberColumns = onceFor(({ segments, locale }: ExtractionContext): readonly (readonly PrintedNumber[])[] =>
  [...Map.groupBy(segments, ({ page }) => page).values()].flatMap((ofPage) => {
    const numbers = ofPage.flatMap((segment): PrintedNumber[] => {
      const value = /\d/u.test(segment.text) ? parseNumber(segment.text, locale) : undefined
      return value === undefined ? [] : [{ segment, value }]
    })
    const rightOf = ({ segment }: PrintedNumber): number => segment.box[2]
    return columnsBy(numbers, rightOf, MAX_SHIFT, (a, b) => a.segment.box[1] - b.segment.box[1])
  }),
)

/** The sums of the columns of a document's numbers, at most one for each column. */
const columnSums = onceFor((context: ExtractionContext): readonly ColumnSum[] => {
  const texts = Map.groupBy(context.segments, ({ page }) => page)
  return numberColumns(context)
    .map(upToSum)
    .filter((column) => column.length > 0)
    .slice(0, MAX_SUMS)
    .flatMap((column) => sumOf(column, texts.get(column[0]?.page ?? 0) ?? []))
})

/** Returns the numbers of a column down to the first one that is the sum of those above it; none without one. */
function upToSum(column: readonly PrintedNumber[]): PlacedSegment[] {
  let sum = 0
  for (const [index, { value }] of column.entries()) {
    if (index >= MIN_ADDENDS && value !== 0 && Math.abs(sum - value) < ROUNDING)
      return column.slice(0, index + 1).map(({ segment }) => segment)
    sum += value
  }
  return []
}

function sumOf(column: readonly PlacedSegment[], texts: readonly PlacedSegment[]): ColumnSum[] {
  const [segment, addends] = [column.at(-1), column.slice(0, -1)]
  if (segment === undefined) return []
  return [
    {
      segment,
      words: new Set(segment.words),
      addends: new Set(addends.flatMap(({ words }) => words)),
      heading: headingAbove(addends[0], texts),
    },
  ]
}

/** Returns the folded words of the lowest text above a number without digits of its own. */
function headingAbove(first: PlacedSegment | undefined, texts: readonly PlacedSegment[]): ReadonlySet<string> {
  if (!first) return new Set()
  let lowest: PlacedSegment | undefined
  for (const text of texts) {
    const isAbove = text.box[3] <= first.box[1] && text.box[0] < first.box[2] && text.box[2] > first.box[0]
    if (isAbove && !/\d/u.test(text.text) && (!lowest || text.box[3] > lowest.box[3])) lowest = text
  }
  return new Set(foldTokens(lowest?.text ?? ""))
}

/**
 * Raises the sums of columns that fields ask for: `Total charges` is the sum below `Charges` where a line prints several sums, and of
 * the weights below the label of a field the one that is the sum of the others, with or without a word for a total beside it. What an
 * invoice comes to is not decided here: totals are printed below their items, and the last one is not that of the column.
 */
export function preferColumnSums(
  context: ExtractionContext,
  plans: readonly FieldPlan[],
  candidates: readonly Candidate[][],
): Candidate[][] {
  const sums = columnSums(context)
  if (sums.length === 0) return [...candidates]
  return candidates.map((list, index) => {
    const plan = plans[index]
    const found = sums.filter(({ words }) => list.some((candidate) => isOneOf(candidate, words)))
    if (found.length === 0 || !plan || (plan.kind !== "amount" && plan.kind !== "quantity")) return list
    const named = sums.filter((sum) => isTotalOf(plan.field.name, sum.heading) && isBesideSum(sum, sums))
    const counted = plan.kind === "quantity" ? found.filter(({ addends }) => hasAny(list, addends)) : []
    const wanted = named.length > 0 ? named : counted
    if (!found.some((sum) => wanted.includes(sum))) return list
    const isWanted = (candidate: Candidate): boolean => wanted.some(({ words }) => isOneOf(candidate, words))
    const isOther = (candidate: Candidate): boolean =>
      found.some(({ words }) => isOneOf(candidate, words)) || wanted.some(({ addends }) => isOneOf(candidate, addends))
    const raised = weighCandidates(list, WANTED, isWanted)
    return weighCandidates(raised, UNWANTED, (candidate) => !isWanted(candidate) && isOther(candidate))
  })
}

/** An amount with cents. */
const CENTS = /\d[.,]\d{2}$/u

/** Returns whether a line prints the sums of several columns of amounts. */
function isBesideSum({ segment }: ColumnSum, sums: readonly ColumnSum[]): boolean {
  const isBeside = (other: PlacedSegment): boolean =>
    other !== segment && other.page === segment.page && other.lineIndex === segment.lineIndex
  return sums.some((other) => isBeside(other.segment) && CENTS.test(other.segment.text))
}

const hasAny = (list: readonly Candidate[], words: ReadonlySet<LayoutWord>): boolean =>
  list.some((candidate) => isOneOf(candidate, words))

/** Returns whether a name has a word for a total, and a heading all of its other words. */
function isTotalOf(name: string, heading: ReadonlySet<string>): boolean {
  const others = foldTokens(splitKey(name)).filter((token) => !heading.has(token))
  const isNamed = others.length < foldTokens(splitKey(name)).length
  return (
    isNamed && others.some(meansTotal) && others.every((token) => meansTotal(token) || wordsOf("fillers").has(token))
  )
}

/** Returns whether a number was read from one of some words. */
const isOneOf = ({ value, words: [first] }: Candidate, words: ReadonlySet<LayoutWord>): boolean =>
  typeof value === "number" && first !== undefined && words.has(first)
