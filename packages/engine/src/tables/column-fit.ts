import type { ValueType } from "../configuration.ts"
import type { ColumnProfile } from "./column-profile.ts"
import type { ColumnConcept } from "../lexicon/concept.ts"
import { greatest } from "../arrays/extremes.ts"
import { MONEY_CONCEPTS } from "./column-concepts.ts"
import { type ColumnLabels, conceptsOfWhole } from "./column-labels.ts"
import { matchKeyOf } from "./page-text.ts"

/** Row numbers stay below; larger numbers are codes. */
const MAX_POSITION = 10_000
/** Score of cells that contradict a column: it outweighs any heading. */
const VETO = -1.5
/** Shares of the filled cells above and below which a column clearly is, or clearly is not, of a type. */
const MOSTLY = 0.7
const SELDOM = 0.3
/** The highest tax rate in use, in percent, and how many different rates one document charges at most. */
const MAX_TAX_RATE = 30
const MAX_TAX_RATES = 4
/** Penalty for a heading that is known to mean something else, and the small one where the concept is unknown. */
const KNOWN_MISMATCH = -0.4
const POSSIBLE_MISMATCH = -0.05

/** Scores how well a printed heading matches a configured column, 0 to 1. */
export function headingFit(heading: string, { labels }: ColumnLabels): number {
  const key = matchKeyOf(heading)
  if (key === "") return 0
  return greatest(
    labels.map((label) => (label.key === key ? label.weight : 0)),
    0,
  )
}

/** Groups of concepts that mean the same in different kinds of documents: goods sold, and payments made. */
const EQUIVALENT_CONCEPTS: readonly (readonly ColumnConcept[])[] = [
  ["description", "details"],
  ["lineTotal", "amount"],
  ["date", "bookingDate", "documentDate"],
]

function isEquivalent(a: ColumnConcept, b: ColumnConcept): boolean {
  return a === b || EQUIVALENT_CONCEPTS.some((group) => group.includes(a) && group.includes(b))
}

/** Returns a penalty, 0 or negative, for a printed heading that is known to mean something else. */
export function headingMismatch(heading: string, { concept }: ColumnLabels): number {
  const known = conceptsOfWhole(heading)
  if (known.size === 0) return 0
  // A name that the lexicon does not know may be another word for the heading.
  if (concept === undefined) return POSSIBLE_MISMATCH
  return [...known].some((other) => isEquivalent(other, concept)) ? 0 : KNOWN_MISMATCH
}

/*
 * The scores below are weights of one sum: a heading is worth up to 1, cells that fit up to 0.5, cells that contradict
 * down to −1.5. They were set by hand and checked by the evaluation of assignments as a whole.
 */

/** Scores how well the cells of a printed column match a configured one: up to 0.5 for, down to −1.5 against. */
export function cellFit(profile: ColumnProfile, type: ValueType, concept: ColumnConcept | undefined): number {
  if (profile.filled === 0) return 0
  if (type === "date") return profile.dates >= MOSTLY ? 0.25 : profile.dates < SELDOM ? VETO : 0
  if (type === "number") return numberFit(profile, concept)
  return textFit(profile, concept)
}

function numberFit(profile: ColumnProfile, concept: ColumnConcept | undefined): number {
  const { numbers, dates, percents, cents, isCounting, filled, figures } = profile
  if (numbers < SELDOM || dates > MOSTLY) return VETO
  if (numbers < MOSTLY) return 0
  const known = figures.filter((figure) => figure !== undefined)
  if (concept === "taxRate") {
    if (percents > 0.5) return 0.4
    return new Set(known).size <= MAX_TAX_RATES && known.every((figure) => figure >= 0 && figure <= MAX_TAX_RATE)
      ? 0.25
      : -0.6
  }
  if (concept === "discount") return percents > 0.5 || cents > 0.5 ? 0.15 : 0
  if (percents > 0.5) return concept === undefined ? 0 : VETO
  if (concept === undefined) return 0.1
  if (MONEY_CONCEPTS.has(concept)) {
    if (isCounting && filled >= 3 && cents < 0.5) return VETO
    return cents >= 0.6 ? 0.2 : filled >= 3 && cents === 0 && known.every(Number.isInteger) ? -0.3 : 0
  }
  // Quantities may happen to be 1, 2, 3; over four rows and more these are row numbers.
  if (isCounting && filled >= 4) return -0.8
  const broken = known.filter((figure) => !Number.isInteger(figure)).length
  // `2,00` is a quantity as well; numbers that mostly have cents are prices.
  return broken <= 0.5 * known.length ? 0.15 : cents >= 0.9 && filled >= 3 ? -0.3 : 0
}

function textFit(profile: ColumnProfile, concept: ColumnConcept | undefined): number {
  const { numbers, dates, cents, codes, isCounting, letters, percents } = profile
  if (concept === "position") {
    if (letters > 4 || dates > 0.5 || cents > 0.5) return VETO
    if (isCounting) return 0.5
    const isSmall = profile.figures.every((figure) => figure === undefined || figure < MAX_POSITION)
    return numbers > 0.8 && isSmall ? 0.05 : -0.6
  }
  if (concept === "article" || concept === "documentNumber") {
    if (dates > MOSTLY || cents > 0.6 || percents > SELDOM) return VETO
    if (isCounting) return -0.7
    return codes >= MOSTLY ? 0.35 : letters > 8 ? -0.8 : 0
  }
  if (concept === "description" || concept === "details") {
    if (numbers > 0.8 || dates > MOSTLY) return VETO
    return codes > MOSTLY && letters < 4 ? -0.6 : letters >= 6 ? 0.3 : 0
  }
  if (concept === undefined) return dates > MOSTLY || cents > 0.6 ? -0.4 : 0.05
  if (concept !== "unit") return 0
  return numbers > 0.5 || letters > 12 ? -0.8 : letters > 0 && letters <= 5 ? 0.1 : 0
}
