import type { Curve } from "../../scoring/curve.ts"

/** The fitted numbers of the confidence of cells. */
export interface CellModel {
  /** By name of the feature: what one unit of it adds to the log-odds that a cell is right. Other features weigh 0. */
  readonly weights: Readonly<Record<string, number>>
  /** Probability of the weights → share of correct cells among documents that they were not fitted to. */
  readonly curve: Curve
}
