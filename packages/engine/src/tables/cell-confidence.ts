import type { TableDefinition } from "../configuration.ts"
import type { Evidence } from "../extraction.ts"
import { interpolate } from "../scoring/curve.ts"
import type { Features } from "../scoring/feature-input.ts"
import { cellFeatures } from "./cell-features.ts"
import type { CellModel } from "./cell-model.ts"
import { cellModel } from "./cell-model.generated.ts"
import { SHARE_WITHOUT_CENTS } from "../normalize/lost-decimals.ts"
import type { CellFormat } from "./cell-value.ts"
import type { ExtractedTable } from "./extracted-table.ts"
import type { FoundTable } from "./found-table.ts"

/** Called with the features of a cell, by its row and column. */
export type OnCell = (row: number, column: string, features: Features) => void

/**
 * Returns the probability that a cell with these features is correct, 0 to 1. The model is fitted by `npm run eval -- --calibrate`.
 * The probabilities of fields come from the model that chooses them.
 */
export function cellProbability(features: Features, { weights, curve }: CellModel = cellModel): number {
  let strength = 0
  for (const name in features) strength += (features[name] ?? 0) * (weights[name] ?? 0)
  return interpolate(curve, 1 / (1 + Math.exp(-strength)))
}

/** Returns a table with the confidence of each cell: the probability that it is correct, if its words were read correctly, times that of the words. */
export function withConfidence(
  table: FoundTable,
  definition: TableDefinition,
  format: CellFormat,
  onCell?: OnCell,
): ExtractedTable {
  const features = cellFeatures(table, definition, format)
  const evidence = table.evidence.map((cells, row) =>
    Object.fromEntries(
      Object.entries(cells).map(([name, { clues, ...place }]): [string, Evidence] => {
        const own = features[row]?.[name] ?? {}
        onCell?.(row, name, own)
        const reading = clues.recognised * (clues.lacksCents === true ? SHARE_WITHOUT_CENTS : 1)
        const confidence = Math.round(1000 * cellProbability(own) * reading) / 1000
        return [name, { ...place, confidence }]
      }),
    ),
  )
  return { rows: table.rows, evidence, ...(table.warnings && { warnings: table.warnings }) }
}
