import { type ComparedFigure, f1Figure } from "@docsift/engine/judge"

/** The figures that `docsift eval` shows, and compares with a baseline. */
export const comparedFigures = [
  { key: "fieldExact", name: "fields exact" },
  { key: "fieldPrecision", name: "precision" },
  { key: "absentNull", name: "absent left null" },
  { key: "cellF1", name: "table cells F1" },
  { key: "rowsRight", name: "rows whole" },
  f1Figure,
] as const satisfies readonly ComparedFigure[]
