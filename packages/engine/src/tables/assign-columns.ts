import type { TableDefinition } from "../configuration.ts"
import { type CellFormat } from "./cell-value.ts"
import { type CellShapes, measureCells } from "./cell-shapes.ts"
import { cellFit, headingFit, strangeness } from "./column-fit.ts"
import type { ColumnLabels } from "./column-labels.ts"
import type { TableColumn } from "./columns.ts"
import { greatest } from "../arrays/extremes.ts"
import { reckon } from "./reckoning.ts"

/** Assignments that are followed at once; tables of ten columns have few that are near each other. */
const BEAM_WIDTH = 64
/** Wider tables keep what their headings say: every pair of columns is weighed, so the work grows with the square. */
const MOST_COLUMNS = 64
/** A pair that speaks so much against itself is never tried; arithmetic may outweigh less. */
const WORST_PAIR = -0.3
/** Added for columns that stand in the configured order. */
const IN_ORDER = 0.03
/** How sure a column is that only its cells speak for. */
const BY_CELLS = 0.5

interface Assignment {
  /** Configured column → printed column, `-1` for none. */
  readonly printed: readonly number[]
  readonly score: number
}

/**
 * Gives the configured columns to the printed ones anew, all at once: headings, what the cells look like and the
 * table's arithmetic (quantity × price, gross − discount, the running balance) decide together. A heading that no label
 * matched can so be given a column that is left over, and one that was matched by a word of two meanings is given up.
 * Unless `isWithoutLabels`, two headings must be known before cells alone may name a column.
 */
export function assignColumns(
  columns: readonly TableColumn[],
  rows: readonly (readonly string[])[],
  labels: readonly ColumnLabels[],
  definition: TableDefinition,
  format: CellFormat,
  isWithoutLabels = false,
): TableColumn[] {
  if (columns.length > MOST_COLUMNS) return [...columns]
  const shapes = columns.map((_, index) =>
    measureCells(
      rows.map((row) => row[index] ?? ""),
      format,
    ),
  )
  const evidence = labels.map((label, configured) =>
    columns.map((column) =>
      Math.max(column.column === configured ? column.score : 0, headingFit(column.heading, label)),
    ),
  )
  const isKnown =
    isWithoutLabels || columns.filter((_, index) => evidence.some((fits) => (fits[index] ?? 0) > 0.4)).length >= 2
  const pairs = labels.map((label, configured) =>
    columns.map((column, index) => {
      const heading = evidence[configured]?.[index] ?? 0
      const type = definition.columns[configured]?.type ?? "string"
      const fit = cellFit(shapes[index] ?? measureCells([], format), type, label.concept)
      if (heading > 0) return heading + fit
      return isKnown && column.head !== undefined ? fit + strangeness(column.heading, label) : -Infinity
    }),
  )
  const best = chooseAssignment(pairs, labels, shapes)
  return columns.map((column, index) => {
    const configured = best.printed.indexOf(index)
    if (configured < 0) return { ...column, column: undefined, type: undefined, score: 0 }
    const score = evidence[configured]?.[index] || BY_CELLS
    return { ...column, column: configured, type: definition.columns[configured]?.type, score }
  })
}

function chooseAssignment(
  pairs: readonly (readonly number[])[],
  labels: readonly ColumnLabels[],
  shapes: readonly CellShapes[],
): Assignment {
  let beam: Assignment[] = [{ printed: [], score: 0 }]
  for (const fits of pairs) {
    const next: Assignment[] = beam.map(({ printed, score }) => ({ printed: [...printed, -1], score }))
    for (const { printed, score } of beam) {
      const last = greatest(printed, -1)
      for (const [index, fit] of fits.entries()) {
        if (fit <= WORST_PAIR || printed.includes(index)) continue
        next.push({ printed: [...printed, index], score: score + fit + (index > last ? IN_ORDER : 0) })
      }
    }
    beam = next.toSorted((a, b) => b.score - a.score).slice(0, BEAM_WIDTH)
  }
  const concepts = labels.map(({ concept }) => concept)
  const reckoned = beam.map(({ printed, score }): Assignment => {
    const figures = (concept: string): CellShapes["figures"] | undefined =>
      shapes[printed[concepts.findIndex((other) => other === concept)] ?? -1]?.figures
    return { printed, score: score + reckon(figures) }
  })
  return reckoned.toSorted((a, b) => b.score - a.score)[0] ?? { printed: [], score: 0 }
}
