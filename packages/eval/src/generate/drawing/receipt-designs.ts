import type { ContentOptions } from "../text-composer.ts"
import type { PaperStyle } from "./paper.ts"

/** The layout and style of a printed receipt. */
export interface ReceiptDesign extends ContentOptions, PaperStyle {
  readonly name: string
  /** Width in points: receipt paper is 58 or 80 mm wide. */
  readonly width: number
  readonly items: "columns" | "prefix" | "below"
  readonly details: "top" | "bottom" | "beside"
  readonly head: "center" | "left"
  readonly divider: "dashes" | "stars" | "line" | "none"
}

const base = {
  font: "Courier",
  fontSize: 8,
  isLandscape: false,
  rotation: "none",
  isLinePrinter: false,
  rows: [2, 8],
  rowText: "short",
  hasLongHeaders: false,
  hasCarry: false,
  width: 227,
  items: "below",
  details: "top",
  head: "center",
  divider: "dashes",
} as const satisfies Partial<ReceiptDesign>

/** All designs of receipts. */
export const receiptDesigns: readonly ReceiptDesign[] = [
  { ...base, name: "till-roll" },
  { ...base, name: "till-prefix", items: "prefix", divider: "stars" },
  { ...base, name: "till-narrow", width: 164, fontSize: 7, items: "prefix", details: "bottom" },
  { ...base, name: "till-columns", items: "columns", font: "Helvetica", fontSize: 7, divider: "line" },
  { ...base, name: "till-beside", details: "beside", font: "Lato", fontSize: 7.5, divider: "none" },
  { ...base, name: "till-left", head: "left", font: "Helvetica", divider: "line", items: "prefix", details: "bottom" },
  { ...base, name: "till-slanted", font: "Lato", skew: 1.2, items: "columns", fontSize: 7 },
  { ...base, name: "till-sideways", rotation: "content", font: "Helvetica", divider: "line", details: "beside" },
]
