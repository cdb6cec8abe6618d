import { cellProbability } from "@docsift/engine/internal/tables/confidence/cell-confidence"
import { interpolate } from "@docsift/engine/internal/scoring/curve"
import type { CellModel } from "@docsift/engine/internal/tables/confidence/cell-model"
import { calibrationOf } from "@docsift/engine/internal/judge/calibration"
import type { Features } from "@docsift/engine/internal/scoring/feature-input"
import { percent, tableOf } from "./console-report.ts"
import { FOLDS, foldsOf } from "./fit/left-out.ts"
import { minimize } from "./fit/minimize.ts"
import type { Origin } from "./fit/samples.ts"
import type { RequestKind } from "./fit/table-requests.ts"
import { fitCurve, IDENTITY } from "./isotonic.ts"

/** One extracted cell with its features. */
export interface ScoredCell {
  readonly origin: Origin
  readonly request: RequestKind
  readonly pack: string
  readonly design: string
  readonly document: string
  readonly features: Features
  readonly isRight: boolean
}

/** Most cells of a document, and of a pack, that count: the cells of one table are right or wrong together. */
const DOCUMENT_CELLS = 20
const PACK_CELLS = 600
/**
 * At the same score, values of labelled documents are right less often. Measured with 1, 2 and 4 for labelled ones, cross-validated:
 * right at 0.9 on business forms 93.7, 95.0, 96.1 %; error of generated fields 0.049, 0.069, 0.085. Too little
 * confidence in clean documents costs a review, too much in others a wrong value.
 */
const ORIGIN_WEIGHT: Readonly<Record<Origin, number>> = { labelled: 2, generated: 1 }
/**
 * Weight of the cells of a request. Training documents are of known kinds, and a document of another kind has names that are
 * not known, or not the table: how often cannot be measured on them.
 */
const REQUEST_WEIGHT: Readonly<Record<RequestKind, number>> = { given: 1, unknownNames: 0.2, otherTable: 0.05 }
/**
 * What the weights are before any document is seen: training documents hardly ever have such rows and columns, because the engine
 * was developed with them.
 */
const PRIOR: Readonly<Record<string, number>> = {
  "row.isSum": -1,
  "row.isTotal": -2,
  "row.isBelowSum": -2,
  "row.isBelowFull": -2,
  "cell.breaksProduct": -2,
  "cell.isLong": -2,
  "column.isAmounts": -2,
  "table.isAmounts": -2,
}
/** Cost of the square of the distance of a weight from its prior. */
const RIDGE = 0.5
const MINIMIZER = { iterations: 500, tolerance: 1e-8 }
/** Weights are written with so many decimals. */
const PRECISION = 1000

/** The fit of the probability that a cell is right: weights of its features, and a curve from designs that were left out. */
export class CellFit {
  readonly model: CellModel
  readonly #leftOut: readonly (ScoredCell & { readonly chance: number })[]

  constructor(cells: readonly ScoredCell[]) {
    const weightOf = weigh(cells)
    const folds = foldsOf(cells)
    this.#leftOut = Array.from({ length: FOLDS }, (_, fold) => {
      const weights = fitWeights(
        cells.filter(({ design }) => folds.get(design) !== fold),
        weightOf,
      )
      return cells
        .filter(({ design }) => folds.get(design) === fold)
        .map((cell) => ({ ...cell, chance: cellProbability(cell.features, { weights, curve: IDENTITY }) }))
    }).flat()
    const curve = fitCurve(
      this.#leftOut.map((cell) => ({ score: cell.chance, isRight: cell.isRight, weight: weightOf(cell) })),
    )
    this.model = { weights: fitWeights(cells, weightOf), curve }
  }

  /** Returns the figures of each pack's left-out designs as a table. */
  report(): string {
    const { curve } = this.model
    const packs = [...Map.groupBy(this.#leftOut, packOf)].sort(([a], [b]) => (a < b ? -1 : 1))
    return tableOf(
      packs.map(([name, cells]) => {
        const { error, sure, sureRight } = calibrationOf(
          cells.map(({ chance, isRight }) => ({ confidence: interpolate(curve, chance), isRight })),
        )
        return {
          "left out": name,
          cells: cells.length,
          right: percent(cells.filter(({ isRight }) => isRight).length / cells.length),
          error: error.toFixed(3),
          "at 0.9": percent(sure / cells.length),
          "right at 0.9": percent(sure === 0 ? null : sureRight / sure),
        }
      }),
    )
  }
}

type WeightOf = (cell: ScoredCell) => number

function weigh(cells: readonly ScoredCell[]): WeightOf {
  const inDocument = countBy(cells, documentOf)
  const ofDocument = (cell: ScoredCell): number => Math.min(1, DOCUMENT_CELLS / (inDocument.get(documentOf(cell)) ?? 1))
  const inPack = countBy(cells, packOf, ofDocument)
  return (cell) =>
    ORIGIN_WEIGHT[cell.origin] *
    REQUEST_WEIGHT[cell.request] *
    ofDocument(cell) *
    Math.min(1, PACK_CELLS / (inPack.get(packOf(cell)) ?? 1))
}

const packOf = ({ pack, request }: ScoredCell): string => (request === "given" ? pack : `${pack}, ${request}`)

const documentOf = (cell: ScoredCell): string => `${packOf(cell)} ${cell.document}`

function countBy(
  cells: readonly ScoredCell[],
  keyOf: (cell: ScoredCell) => string,
  weightOf: WeightOf = () => 1,
): Map<string, number> {
  const sums = new Map<string, number>()
  for (const cell of cells) sums.set(keyOf(cell), (sums.get(keyOf(cell)) ?? 0) + weightOf(cell))
  return sums
}

/** Fits the weights by the likelihood of right and wrong cells; all but the bias are kept near their prior (ridge). */
function fitWeights(cells: readonly ScoredCell[], weightOf: WeightOf): Record<string, number> {
  const names = [...new Set(cells.flatMap(({ features }) => Object.keys(features)))].sort()
  const samples = cells.map((cell) => ({ isRight: cell.isRight, features: cell.features, weight: weightOf(cell) }))
  const encoded = samples.map(({ features, isRight, weight }) => ({
    isRight,
    weight,
    values: names.flatMap((name, at) => ((features[name] ?? 0) === 0 ? [] : [[at, features[name] ?? 0] as const])),
  }))
  const fitted = minimize(
    (point, gradient) => {
      gradient.fill(0)
      let loss = 0
      for (const [at, name] of names.entries()) {
        if (name === "bias") continue
        const value = (point[at] ?? 0) - (PRIOR[name] ?? 0)
        loss += (RIDGE * value * value) / 2
        gradient[at] = RIDGE * value
      }
      for (const { isRight, weight, values } of encoded) {
        const strength = values.reduce((sum, [at, value]) => sum + value * (point[at] ?? 0), 0)
        const chance = 1 / (1 + Math.exp(-strength))
        loss -= weight * Math.log(Math.max(1e-12, isRight ? chance : 1 - chance))
        const slope = weight * (chance - Number(isRight))
        for (const [at, value] of values) gradient[at] = (gradient[at] ?? 0) + slope * value
      }
      return loss
    },
    names.length,
    MINIMIZER,
  )
  return Object.fromEntries(
    names.flatMap((name, at) => {
      const weight = Math.round((fitted[at] ?? 0) * PRECISION) / PRECISION
      return weight === 0 ? [] : [[name, weight] as const]
    }),
  )
}
