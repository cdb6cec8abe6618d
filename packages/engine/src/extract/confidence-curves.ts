import type { Curve, ScoreGroup } from "./confidence-curve.ts"

/** Measured by `npm run eval -- --calibrate`, which writes this file. */
export const curves: Readonly<Record<ScoreGroup, Curve>> = {
  nameField: [
    [0.274, 0.21],
    [0.313, 0.404],
    [0.371, 0.797],
    [0.52, 0.832],
    [0.835, 0.882],
    [0.956, 0.909],
  ],
  figureField: [
    [0.387, 0.703],
    [0.586, 0.921],
    [0.902, 0.966],
    [1.014, 0.979],
    [1.055, 0.983],
    [1.146, 0.987],
  ],
  cell: [
    [0.894, 0.987],
    [0.965, 0.995],
    [0.99, 0.995],
  ],
}
