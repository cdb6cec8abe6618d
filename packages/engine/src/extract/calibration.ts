import { interpolate } from "../scoring/curve.ts"
import type { ExtractedTable } from "../tables/extracted-table.ts"
import { cellCurve } from "./cell-curve.ts"

/**
 * Returns the probability that a cell with this score is correct, 0 to 1; a higher score never gives a lower one.
 * The curve is fitted by `npm run eval -- --calibrate`. The probabilities of fields come from the model that chooses them.
 */
export function cellProbability(score: number): number {
  return Math.round(interpolate(cellCurve, score) * 1000) / 1000
}

/** Returns a table with probabilities in place of its cells' scores. */
export function calibrateTable(table: ExtractedTable): ExtractedTable {
  const evidence = table.evidence.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([name, cell]) => [name, { ...cell, confidence: cellProbability(cell.confidence) }]),
    ),
  )
  return { ...table, evidence }
}
