import type { Curve } from "../scoring/curve.ts"

/** Score of a cell → share of correct ones, measured by `npm run eval -- --calibrate`, which writes this file. */
export const cellCurve: Curve = [
  [0.894, 0.987],
  [0.965, 0.995],
  [0.99, 0.995],
]
