import type { ValueType } from "../configuration.ts"
import type { CellShapes } from "./cell-shapes.ts"
import type { ColumnConcept } from "../lexicon/concept.ts"
import { greatest } from "../arrays/extremes.ts"
import { MONEY_CONCEPTS } from "./column-concepts.ts"
import { type ColumnLabels, conceptsOfWhole } from "./column-labels.ts"
import { squash } from "./page-text.ts"

/** Running numbers of rows stay below; longer ones are codes. */
const POSITIONS = 10_000
/** What contradicts a column outweighs any heading. */
const VETO = -1.5

/** Returns how much a printed heading speaks for a configured column, 0 to 1. */
export function headingFit(heading: string, { labels }: ColumnLabels): number {
  const key = squash(heading)
  if (key === "") return 0
  return greatest(
    labels.map((label) => (label.key === key ? label.weight : 0)),
    0,
  )
}

/** Concepts that are one thing in different documents: what was sold, and what was paid for. */
const KIN: readonly (readonly ColumnConcept[])[] = [
  ["description", "details"],
  ["lineTotal", "amount"],
  ["date", "bookingDate", "documentDate"],
]

function isKin(a: ColumnConcept, b: ColumnConcept): boolean {
  return a === b || KIN.some((group) => group.includes(a) && group.includes(b))
}

/** Returns a negative number when a printed heading is a known one for something else. */
export function strangeness(heading: string, { concept }: ColumnLabels): number {
  const known = conceptsOfWhole(heading)
  if (known.size === 0) return 0
  // A name that means nothing to us may well be another word for the heading.
  if (concept === undefined) return -0.05
  return [...known].some((other) => isKin(other, concept)) ? 0 : -0.4
}

/** Returns how much the cells of a printed column speak for (up to 0.5) or against (down to −1.5) a configured column. */
export function cellFit(shapes: CellShapes, type: ValueType, concept: ColumnConcept | undefined): number {
  if (shapes.filled === 0) return 0
  if (type === "date") return shapes.dates >= 0.7 ? 0.25 : shapes.dates < 0.3 ? VETO : 0
  if (type === "number") return numberFit(shapes, concept)
  return textFit(shapes, concept)
}

function numberFit(shapes: CellShapes, concept: ColumnConcept | undefined): number {
  const { numbers, dates, percents, cents, isCounting, filled, figures } = shapes
  if (numbers < 0.3 || dates > 0.7) return VETO
  if (numbers < 0.7) return 0
  const known = figures.filter((figure) => figure !== undefined)
  if (concept === "taxRate") {
    if (percents > 0.5) return 0.4
    return new Set(known).size <= 4 && known.every((figure) => figure >= 0 && figure <= 30) ? 0.25 : -0.6
  }
  if (concept === "discount") return percents > 0.5 || cents > 0.5 ? 0.15 : 0
  if (percents > 0.5) return concept === undefined ? 0 : VETO
  if (concept === undefined) return 0.1
  if (MONEY_CONCEPTS.has(concept)) {
    if (isCounting && filled >= 3 && cents < 0.5) return VETO
    return cents >= 0.6 ? 0.2 : filled >= 3 && cents === 0 && known.every(Number.isInteger) ? -0.3 : 0
  }
  // Counted goods may by chance be 1, 2, 3; over four rows and more this is a position.
  if (isCounting && filled >= 4) return -0.8
  const broken = known.filter((figure) => !Number.isInteger(figure)).length
  // `2,00` is a count as well; figures that mostly have cents are prices.
  return broken <= 0.5 * known.length ? 0.15 : cents >= 0.9 && filled >= 3 ? -0.3 : 0
}

function textFit(shapes: CellShapes, concept: ColumnConcept | undefined): number {
  const { numbers, dates, cents, codes, isCounting, letters, percents } = shapes
  if (concept === "position") {
    if (letters > 4 || dates > 0.5 || cents > 0.5) return VETO
    if (isCounting) return 0.5
    const isSmall = shapes.figures.every((figure) => figure === undefined || figure < POSITIONS)
    return numbers > 0.8 && isSmall ? 0.05 : -0.6
  }
  if (concept === "article" || concept === "documentNumber") {
    if (dates > 0.7 || cents > 0.6 || percents > 0.3) return VETO
    if (isCounting) return -0.7
    return codes >= 0.7 ? 0.35 : letters > 8 ? -0.8 : 0
  }
  if (concept === "description" || concept === "details") {
    if (numbers > 0.8 || dates > 0.7) return VETO
    return codes > 0.7 && letters < 4 ? -0.6 : letters >= 6 ? 0.3 : 0
  }
  if (concept === undefined) return dates > 0.7 || cents > 0.6 ? -0.4 : 0.05
  if (concept !== "unit") return 0
  return numbers > 0.5 || letters > 12 ? -0.8 : letters > 0 && letters <= 5 ? 0.1 : 0
}
