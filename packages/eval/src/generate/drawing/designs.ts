import type { Wishes } from "../pen.ts"
import type { Turn } from "./turn.ts"

/** Where and how a sheet is printed. Each design differs from the others in structure, not in colour alone. */
export interface Design extends Wishes {
  readonly name: string
  readonly font: "Helvetica" | "Times" | "Courier" | "Lato"
  /** Points. */
  readonly fontSize: number
  readonly isLandscape: boolean
  readonly turn: Turn
  /** Degrees, clockwise, by which a scanned sheet lies askew. @default 0 */
  readonly slant?: number
  /** Columns of the page that the table runs through, like a newspaper. @default 1 */
  readonly tableFrames?: number
  /** Whether an archive's stamp runs up the margin. @default false */
  readonly hasStamp?: boolean
  /** Prints each line as one text with spaces, as line printers do. */
  readonly isLinePrinter: boolean
  readonly letterhead: "left" | "right" | "center" | "band"
  readonly parties: "window" | "columns" | "right" | "rows"
  readonly details: "beside" | "strip" | "boxes" | "pairs" | "sentence" | "table"
  readonly separator: ":" | "" | "."
  readonly table: "grid" | "lines" | "plain" | "zebra" | "filled"
  readonly totals: "right" | "left" | "table" | "strip"
}

const base = {
  font: "Helvetica",
  fontSize: 9,
  isLandscape: false,
  turn: "none",
  isLinePrinter: false,
  letterhead: "left",
  parties: "window",
  details: "beside",
  separator: ":",
  table: "lines",
  totals: "right",
  rows: [2, 7],
  rowText: "short",
  hasLongHeaders: false,
  hasCarry: false,
} as const satisfies Partial<Design>

/** All designs. */
export const designs: readonly Design[] = [
  { ...base, name: "window-letter", letterhead: "right", table: "filled" },
  { ...base, name: "label-strip", details: "strip", separator: "", parties: "columns", table: "plain", font: "Lato" },
  { ...base, name: "boxed-grid", details: "boxes", separator: "", parties: "columns", table: "grid", totals: "table" },
  {
    ...base,
    name: "totals-left",
    letterhead: "right",
    details: "pairs",
    table: "lines",
    totals: "left",
    font: "Times",
    fontSize: 10,
  },
  {
    ...base,
    name: "two-parties",
    letterhead: "band",
    parties: "columns",
    separator: "",
    table: "zebra",
    rowText: "wrapped",
  },
  {
    ...base,
    name: "formal-sentence",
    letterhead: "center",
    parties: "right",
    details: "sentence",
    table: "plain",
    font: "Times",
    fontSize: 10.5,
  },
  {
    ...base,
    name: "tiny-dense",
    fontSize: 6,
    details: "pairs",
    separator: ".",
    hasLongHeaders: true,
    rows: [9, 22],
    table: "grid",
  },
  {
    ...base,
    name: "landscape-ledger",
    isLandscape: true,
    hasLongHeaders: true,
    rowText: "wrapped",
    table: "grid",
    details: "strip",
    separator: "",
  },
  { ...base, name: "turned-entry", turn: "entry", rowText: "sub", table: "filled", font: "Lato" },
  { ...base, name: "turned-content", turn: "content", isLandscape: true, table: "zebra", parties: "columns" },
  { ...base, name: "many-pages", rows: [45, 80], hasCarry: true, table: "lines", parties: "rows", details: "pairs" },
  {
    ...base,
    name: "line-printer",
    isLinePrinter: true,
    font: "Courier",
    fontSize: 8,
    table: "lines",
    details: "beside",
  },
  {
    ...base,
    name: "table-head",
    parties: "right",
    details: "table",
    separator: "",
    rowText: "sub",
    table: "lines",
    totals: "strip",
  },
  {
    ...base,
    name: "party-rows",
    letterhead: "center",
    parties: "rows",
    details: "pairs",
    separator: ":",
    table: "zebra",
    totals: "table",
    font: "Lato",
    rowText: "wrapped",
    hasLongHeaders: true,
  },
]
