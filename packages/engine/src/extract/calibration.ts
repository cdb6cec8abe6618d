import type { TableDefinition } from "../configuration.ts"
import { interpolate } from "../scoring/curve.ts"
import type { Features } from "../scoring/feature-input.ts"
import { cellFeatures } from "../tables/cell-features.ts"
import type { CellFormat } from "../tables/cell-value.ts"
import type { ExtractedTable } from "../tables/extracted-table.ts"
import type { CellModel } from "./cell-model.ts"
import { cellModel } from "./cell-model.generated.ts"

/** Returns the log-odds that a cell with these features is right. */
export function cellStrength({ weights }: Pick<CellModel, "weights">, features: Features): number {
  let sum = 0
  for (const name in features) sum += (features[name] ?? 0) * (weights[name] ?? 0)
  return sum
}

/**
 * Returns the probability that a cell with these features is correct, 0 to 1. The model is fitted by `npm run eval -- --calibrate`.
 * The probabilities of fields come from the model that chooses them.
 */
export function cellProbability(features: Features, model: CellModel = cellModel): number {
  const chance = 1 / (1 + Math.exp(-cellStrength(model, features)))
  return interpolate(model.curve, chance)
}

/** Returns a table with the probabilities of its cells, and without what they come from. `onCell` is called with the features of each. */
export function calibrateTable(
  table: ExtractedTable,
  definition: TableDefinition,
  format: CellFormat,
  onCell?: (row: number, column: string, features: Features) => void,
): ExtractedTable {
  const features = cellFeatures(table, definition, format)
  const evidence = table.evidence.map((cells, row) =>
    Object.fromEntries(
      Object.entries(cells).map(([name, { clues, ...cell }]) => {
        const own = features[row]?.[name] ?? {}
        onCell?.(row, name, own)
        const confidence = Math.round(1000 * cellProbability(own) * (clues?.recognised ?? 1)) / 1000
        return [name, { ...cell, confidence }]
      }),
    ),
  )
  return { rows: table.rows, evidence, ...(table.warnings && { warnings: table.warnings }) }
}
