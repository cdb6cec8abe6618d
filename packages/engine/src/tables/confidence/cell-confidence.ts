import type { TableDefinition } from "../../configuration.ts"
import type { Evidence } from "../../extraction.ts"
import { interpolate } from "../../scoring/curve.ts"
import type { Features } from "../../scoring/feature-input.ts"
import { featureGroups, joinedFeatures } from "./cell-features.ts"
import type { CellModel } from "./cell-model.ts"
import { cellModel } from "./cell-model.generated.ts"
import { SHARE_WITHOUT_CENTS } from "../../normalize/lost-decimals.ts"
import type { CellFormat } from "../cells/cell-value.ts"
import type { ExtractedTable } from "../cells/extracted-table.ts"
import type { FoundTable } from "../cells/found-table.ts"

/** Called with the features of a cell, by its row and column. */
export type OnCell = (row: number, column: string, features: Features) => void

/**
 * Returns the probability that a cell with these features is correct, 0 to 1. The model is fitted by `npm run eval -- --calibrate`.
 * The probabilities of fields come from the model that chooses them.
 */
export function cellProbability(features: Features, { weights, curve }: CellModel = cellModel): number {
  return interpolate(curve, logistic(strengthOf(features, weights, 0)))
}

/** Adds up the weights of features. */
function strengthOf(features: Features, weights: CellModel["weights"], start: number): number {
  let strength = start
  for (const name in features) strength += (features[name] ?? 0) * (weights[name] ?? 0)
  return strength
}

const logistic = (strength: number): number => 1 / (1 + Math.exp(-strength))

/** Returns a table with the confidence of each cell: the probability that it is correct, if its words were read correctly, times that of the words. */
export function withConfidence(
  table: FoundTable,
  definition: TableDefinition,
  format: CellFormat,
  onCell?: OnCell,
): ExtractedTable {
  const { weights, curve } = cellModel
  const groups = featureGroups(table, definition, format)
  const ofTable = strengthOf(groups.whole, weights, 0)
  const evidence = table.evidence.map((cells, row) => {
    const ofRow = strengthOf(groups.rows[row] ?? {}, weights, ofTable)
    return Object.fromEntries(
      Object.entries(cells).map(([name, cell]): [string, Evidence] => {
        onCell?.(row, name, joinedFeatures(groups, row, name, cell))
        let strength = ofRow
        for (const own of groups.ofCell(row, name, cell)) if (own) strength = strengthOf(own, weights, strength)
        const { clues, ...place } = cell
        const reading = clues.recognised * (clues.lacksCents === true ? SHARE_WITHOUT_CENTS : 1)
        const confidence = Math.round(1000 * interpolate(curve, logistic(strength)) * reading) / 1000
        return [name, { ...place, confidence }]
      }),
    )
  })
  return { rows: table.rows, evidence, ...(table.warnings && { warnings: table.warnings }) }
}
