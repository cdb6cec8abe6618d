import type { Curve, ScoreGroup } from "./confidence.ts"

/** Measured by `npm run eval -- --calibrate`, which writes this file. */
export const curves: Readonly<Record<ScoreGroup, Curve>> = {
  nameField: [
    [0.193, 0.121],
    [0.303, 0.271],
    [0.371, 0.767],
    [0.451, 0.784],
    [0.74, 0.875],
    [0.907, 0.878],
    [0.956, 0.909],
  ],
  figureField: [
    [0.383, 0.691],
    [0.584, 0.881],
    [0.774, 0.931],
    [0.918, 0.952],
    [1.007, 0.963],
    [1.088, 0.986],
  ],
  cell: [
    [0.723, 0.983],
    [0.892, 0.984],
    [0.959, 0.995],
    [0.973, 0.995],
  ],
}
