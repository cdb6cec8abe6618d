import { type Design, usualDesign } from "./designs.ts"

const base = { ...usualDesign, rows: [2, 9] } as const satisfies Partial<Design>

/** Further designs, separate from the usual ones so that the usual set does not change. */
export const moreDesigns: readonly Design[] = [
  {
    ...base,
    name: "two-columns",
    isLandscape: true,
    fontSize: 6.5,
    tableFrames: 2,
    rows: [50, 110],
    details: "pairs",
    parties: "columns",
  },
  { ...base, name: "stacked-cells", rowText: "stacked", table: "grid", rows: [5, 24], details: "boxes" },
  { ...base, name: "stacked-plain", rowText: "stacked", table: "plain", rows: [5, 24], details: "pairs" },
  { ...base, name: "upside-down", rotation: "upside-down", details: "strip", separator: "", parties: "columns" },
  { ...base, name: "turned-back", rotation: "entry-back", isLandscape: true, rowText: "wrapped", table: "zebra" },
  { ...base, name: "slanted", skew: 0.8, details: "pairs", table: "grid" },
  { ...base, name: "sideways-scan", rotation: "content", skew: -0.5, font: "Times", fontSize: 10, hasStamp: true },
  { ...base, name: "stamped", hasStamp: true, letterhead: "right", details: "pairs", hasDecoys: true },
  { ...base, name: "decoys", hasDecoys: true, parties: "columns", table: "zebra", details: "table", separator: "" },
]

/** Designs with many rows: 27, 300 and 2,200. */
export const longDesigns: readonly Design[] = [
  { ...base, name: "long-27", fontSize: 12, rows: [27, 27], hasCarry: true, hasBalanceCarry: true, rowText: "wrapped" },
  {
    ...base,
    name: "long-300-stacked",
    rows: [300, 300],
    rowText: "stacked",
    hasCarry: true,
    hasBalanceCarry: true,
    table: "grid",
  },
  { ...base, name: "long-300-columns", rows: [300, 300], isLandscape: true, fontSize: 6.5, tableFrames: 2 },
  { ...base, name: "long-300-turned", rows: [300, 300], rotation: "entry", hasLongHeaders: true, table: "zebra" },
  {
    ...base,
    name: "long-2200",
    rows: [2200, 2200],
    fontSize: 7,
    hasCarry: true,
    hasBalanceCarry: true,
    details: "pairs",
  },
  { ...base, name: "long-2200-printer", rows: [2200, 2200], isLinePrinter: true, font: "Courier", fontSize: 7 },
]
