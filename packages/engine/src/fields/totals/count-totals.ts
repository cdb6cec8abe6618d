import type { FieldPlan } from "../../lexicon/field-plan.ts"
import { meansNumber, meansTotal } from "../../lexicon/meanings.ts"
import { splitKey } from "../../lexicon/split-key.ts"
import type { ExtractionContext, PlacedSegment } from "../../page/context.ts"
import { foldTokens } from "../../text/folding.ts"
import { type Candidate, isAt, weighCandidates } from "../candidates/candidate.ts"
import { numberColumns, type PrintedNumber } from "./column-sums.ts"

/** Rows that a total adds up, at least: with fewer, a number that is printed twice would be one. */
const MIN_ROWS = 2
/** Factors on the total of a column, and on the counts of its rows. */
const WANTED = 1.5
const UNWANTED = 0.6

/**
 * Finds the total that a field asks for in the column of its label, where the label heads the counts of rows: `Total spots` above the
 * spots of each line, which the last line adds up under whatever name, perhaps after subtotals. Such a line prints fewer texts than a row.
 */
export function findCountTotals(
  context: ExtractionContext,
  plans: readonly FieldPlan[],
  candidates: readonly Candidate[][],
): Candidate[][] {
  return candidates.map((list, index) => {
    const plan = plans[index]
    if (plan?.kind !== "quantity" || !asksForTotal(plan.field.name)) return list
    const rows = list.filter((candidate) => isAt(candidate, "below"))
    const first = rows.toSorted((a, b) => a.page - b.page || topOf(a) - topOf(b))[0]
    const total = first && totalBelow(first, context)
    if (!total || list.some(({ value, words }) => value === total.value && words[0] === total.segment.words[0]))
      return list
    const { segment, value } = total
    const best = rows.reduce((a, b) => (b.score > a.score ? b : a), first)
    const { derivation } = best
    const found: Candidate = {
      value,
      words: segment.words,
      page: segment.page,
      score: best.score * WANTED,
      derivation: derivation.by === "label" ? { ...derivation, relation: "column" } : derivation,
    }
    return weighCandidates([found, ...list], UNWANTED, (candidate) => rows.includes(candidate))
  })
}

const asksForTotal = (name: string): boolean =>
  foldTokens(splitKey(name)).some((token) => meansTotal(token) || meansNumber(token))

const topOf = ({ words: [word] }: Candidate): number => word?.box[1] ?? 0

/** Returns the last number of a column, from the one of a candidate on, if it is the sum of the rows above it. */
function totalBelow({ words: [word] }: Candidate, context: ExtractionContext): PrintedNumber | undefined {
  for (const column of numberColumns(context)) {
    const from = column.findIndex(({ segment }) => word !== undefined && segment.words.includes(word))
    if (from >= 0) return sumOfRows(column.slice(from))
  }
  return undefined
}

/** Walks down a column of counts through the sums of its sections. */
function sumOfRows(column: readonly PrintedNumber[]): PrintedNumber | undefined {
  const full = column[0] ? textsOf(column[0].segment) : 0
  let [rows, sum, section] = [0, 0, 0]
  let total: PrintedNumber | undefined
  for (const entry of column) {
    const { segment, value } = entry
    if (!Number.isInteger(value)) break
    const isShort = textsOf(segment) < full
    if (isShort && rows >= MIN_ROWS && value === sum) total = entry
    else if (!isShort) {
      // What follows a sum of all rows so far makes it one of a section.
      total = undefined
      rows++
      sum += value
      section += value
      continue
    } else if (value !== section) break
    section = 0
  }
  return total
}

const textsOf = ({ line }: PlacedSegment): number => line.segments.length
