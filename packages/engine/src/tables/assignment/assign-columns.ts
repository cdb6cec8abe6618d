import type { TableDefinition } from "../../configuration.ts"
import { type CellFormat } from "../cells/cell-value.ts"
import { type ColumnProfile, profileColumn } from "../cells/column-profile.ts"
import { cellFit } from "../columns/column-fit.ts"
import {
  headingFit,
  headingMismatch,
  isWeeklyOnly,
  partFit,
  periodMismatch,
  taxSideMismatch,
} from "../columns/heading-fit.ts"
import { conceptOf, conceptsOfWhole } from "../headings/heading-concepts.ts"
import type { ColumnLabels } from "../headings/column-labels.ts"
import type { ColumnConcept } from "../../lexicon/concept.ts"
import type { TableColumn } from "../columns/columns.ts"
import { scoreFactors } from "../columns/factor-order.ts"
import { greatest } from "../../arrays/extremes.ts"
import { scheduleFit } from "../columns/schedule-fit.ts"
import { greatestArithmetic, scoreArithmetic, scoreReduced } from "../rows/arithmetic-checks.ts"

/** Width of the beam search; tables of ten columns have few assignments with similar scores. */
const BEAM_WIDTH = 64
/** The same where no heading is known: only arithmetic, which is scored last, tells many of them apart. */
const BEAM_WIDTH_WITHOUT_LABELS = 512
/** Wider tables keep the columns that their headings give: every pair is scored, so the work grows with the square. */
const MAX_COLUMNS = 64
/** Pairs that score lower are never tried; arithmetic can outweigh smaller contradictions. */
const MIN_PAIR_SCORE = -0.3
/** Score of a heading that counts per week what is asked for in all. */
const WEEKLY_SCORE = -0.1
/** Penalty for a heading without cells below it: where another column may be meant, it is. */
const NOTHING_BELOW = -0.75
/** Bonus for a column printed in the configured order. */
const ORDER_BONUS = 0.03
/** Score of a column that was assigned by its cells alone. */
const CELLS_ONLY_SCORE = 0.5
/**
 * Heading score above which a column is known, and the known columns that a table needs before cells may assign more.
 */
const KNOWN_HEADING_SCORE = 0.4
const MIN_KNOWN_HEADINGS = 2
/** Score of cells from which they tell by themselves what their column is: dates, codes, names, numbers of rows. */
const TELLING_FIT = 0.25

interface Assignment {
  /** Configured column → printed column, `-1` for none. */
  readonly printed: readonly number[]
  readonly score: number
}

/**
 * Reassigns the configured columns to the printed ones in one joint optimisation over headings, cell profiles and the
 * table's arithmetic (quantity × price, gross − discount, the running balance). A column whose heading no label matched
 * can thereby get a configured column that is left over, and a match by an ambiguous word can be dropped. Unless
 * `isWithoutLabels`, two headings must be known before cells alone may assign a column.
 */
export function assignColumns(
  columns: readonly TableColumn[],
  rows: readonly (readonly string[])[],
  labels: readonly ColumnLabels[],
  definition: TableDefinition,
  format: CellFormat,
  isWithoutLabels = false,
): TableColumn[] {
  if (columns.length > MAX_COLUMNS) return [...columns]
  const profiles = columns.map((_, index) =>
    profileColumn(
      rows.map((row) => row[index] ?? ""),
      format,
    ),
  )
  const headings = labels.map((label) => columns.map((column) => headingFit(column.heading, label)))
  const evidence = headings.map((fits, configured) =>
    columns.map((column, index) => Math.max(column.column === configured ? column.score : 0, fits[index] ?? 0)),
  )
  const isKnown =
    isWithoutLabels ||
    columns.filter((_, index) => evidence.some((fits) => (fits[index] ?? 0) > KNOWN_HEADING_SCORE)).length >=
      MIN_KNOWN_HEADINGS
  const isHeaded = evidence.map((fits) => fits.some((fit) => fit > KNOWN_HEADING_SCORE))
  const pairs = labels.map((label, configured) =>
    columns.map((column, index) => {
      const heading = evidence[configured]?.[index] ?? 0
      const type = definition.columns[configured]?.type ?? "string"
      const profile = profiles[index] ?? profileColumn([], format)
      const fit = cellFit(profile, type, label)
      // A label may be only a part of the heading: `Amount` in `Tax amount`.
      const isMatch = (headings[configured]?.[index] ?? 0) > 0
      const mismatch = isMatch ? 0 : headingMismatch(column.heading, label, profile, type)
      // Above empty cells a heading is moved: its numbers are in the column beside it.
      const part = profile.filled > 0 ? partFit(column.heading, label) : 0
      const empty = profile.filled === 0 ? NOTHING_BELOW : 0
      const known = isWeeklyOnly(column.heading, label) ? WEEKLY_SCORE : Math.min(1, heading + part)
      const whole =
        known + fit + mismatch + empty + otherSide(column.heading, label) + scheduleFit(column.heading, label, profile)
      // Below no heading at all, the cells alone must say what they are, and no heading that it is another column.
      const isTold = column.head !== undefined || (fit >= TELLING_FIT && !isHeaded[configured])
      return heading > 0 || (isKnown && isTold) ? whole : -Infinity
    }),
  )
  const isByCells = (configured: number, index: number): boolean => (evidence[configured]?.[index] ?? 0) === 0
  const width = isWithoutLabels ? BEAM_WIDTH_WITHOUT_LABELS : BEAM_WIDTH
  const best = chooseAssignment(pairs, labels, profiles, columns, isByCells, width)
  return columns.map((column, index) => {
    const configured = best.printed.indexOf(index)
    if (configured < 0) return { ...column, column: undefined, type: undefined, score: 0 }
    const heading = evidence[configured]?.[index] ?? 0
    const isGuessed = heading === 0
    const score = isGuessed ? CELLS_ONLY_SCORE : heading
    return { ...column, column: configured, type: definition.columns[configured]?.type, score, isGuessed }
  })
}

/** Returns the penalty, 0 or negative, for a heading that says another side of the tax or another period than the name. */
const otherSide = (heading: string, label: ColumnLabels): number =>
  taxSideMismatch(heading, label) + periodMismatch(heading, label)

function chooseAssignment(
  pairs: readonly (readonly number[])[],
  labels: readonly ColumnLabels[],
  profiles: readonly ColumnProfile[],
  columns: readonly TableColumn[],
  isByCells: (configured: number, index: number) => boolean,
  width: number,
): Assignment {
  // Even a discount or a tax that nobody requests explains why quantity × price is not the total.
  const explaining = new Map<ColumnConcept, number>([
    ["discount", discountIn(columns, profiles)],
    ["taxRate", taxRateIn(columns, profiles)],
  ])
  let beam: Assignment[] = [{ printed: [], score: 0 }]
  for (const fits of pairs) {
    const next: Assignment[] = beam.map(({ printed, score }) => ({ printed: [...printed, -1], score }))
    for (const { printed, score } of beam) {
      const last = greatest(printed, -1)
      for (const [index, fit] of fits.entries()) {
        if (fit < MIN_PAIR_SCORE || printed.includes(index)) continue
        next.push({ printed: [...printed, index], score: score + fit + (index > last ? ORDER_BONUS : 0) })
      }
    }
    beam = next.toSorted((a, b) => b.score - a.score).slice(0, width)
  }
  const most = mostArithmetic(labels, explaining)
  let best: Assignment | undefined
  for (const { printed, score } of beam) {
    // The others have lower scores, and no arithmetic can lift one of them above the best.
    if (best && score + most < best.score) break
    const meant = labels.map((label, configured) => conceptBelow(label, profiles[printed[configured] ?? -1]))
    const figures = (concept: ColumnConcept): ColumnProfile["figures"] | undefined => {
      const unrequested = explaining.get(concept) ?? -1
      const isTaken = meant.includes(concept) || printed.includes(unrequested)
      return profiles[printed[meant.indexOf(concept)] ?? (isTaken ? -1 : unrequested)]?.figures
    }
    const [counts, prices] = [meant.indexOf("quantity"), meant.indexOf("unitPrice")]
    const [count = -1, price = -1] = [printed[counts], printed[prices]]
    const areByCells = isByCells(counts, count) && isByCells(prices, price)
    const order = areByCells ? scoreFactors({ at: count, of: profiles[count] }, { at: price, of: profiles[price] }) : 0
    const reduced = meant.includes("discount") ? 0 : scoreReduced(figures)
    const whole = score + scoreArithmetic(figures) + reduced + order
    if (!best || whole > best.score) best = { printed, score: whole }
  }
  return best ?? { printed: [], score: 0 }
}

/** Returns a bound of what arithmetic adds to the score of any assignment, by the columns that are asked for or explain their numbers. */
function mostArithmetic(labels: readonly ColumnLabels[], explaining: ReadonlyMap<ColumnConcept, number>): number {
  const concepts = new Set(labels.flatMap(({ concept, alternative }) => [concept ?? [], alternative ?? []].flat()))
  for (const [concept, index] of explaining) if (index >= 0) concepts.add(concept)
  return greatestArithmetic(concepts)
}

/**
 * Returns the index of the printed column of discounts: by its heading, else by a percentage sign in one that means nothing else, or in the
 * cells of one without a heading; −1 without one.
 */
function discountIn(columns: readonly TableColumn[], profiles: readonly ColumnProfile[]): number {
  const known = columns.findIndex(({ heading }) => conceptsOfWhole(heading).has("discount"))
  if (known >= 0) return known
  const marked = columns.findIndex(({ heading }) => /\S ?%$/u.test(heading) && conceptOf(heading) === undefined)
  if (marked >= 0) return marked
  return columns.findIndex(({ heading }, index) => heading === "" && (profiles[index]?.percents ?? 0) > MIN_RATES)
}

/** Share of cells with a percentage sign among rates: exempt rows have a word. */
const MIN_RATES = 0.5

/** Returns the index of the printed column of tax rates; −1 without one. `VAT` alone heads them above percentages. */
function taxRateIn(columns: readonly TableColumn[], profiles: readonly ColumnProfile[]): number {
  return columns.findIndex(
    ({ heading }, index) =>
      conceptOf(heading) === "taxRate" ||
      (conceptsOfWhole(heading).has("taxRate") && (profiles[index]?.percents ?? 0) > MIN_RATES),
  )
}

/** Returns the concept of a configured column above printed cells: an ambiguous name means a rate where they are percentages. */
function conceptBelow(
  { concept, alternative }: ColumnLabels,
  profile: ColumnProfile | undefined,
): ColumnConcept | undefined {
  if (alternative === undefined || profile === undefined) return concept
  return cellFit(profile, "number", { concept, alternative: undefined }) <
    cellFit(profile, "number", { concept: alternative, alternative: undefined })
    ? alternative
    : concept
}
