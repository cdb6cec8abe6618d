import type { ContentOptions } from "../text-composer.ts"
import type { Rotation } from "./page-rotation.ts"

/** The layout and style of a printed sheet. Designs differ in structure, not in colour alone. */
export interface Design extends ContentOptions {
  readonly name: string
  readonly font: "Helvetica" | "Times" | "Courier" | "Lato" | "LatoLight" | "PTSans"
  /** Points. */
  readonly fontSize: number
  readonly isLandscape: boolean
  readonly rotation: Rotation
  /** Degrees, clockwise, by which a scanned sheet is skewed. @default 0 */
  readonly skew?: number
  /** Columns of the page over which the table flows, as in a newspaper. @default 1 */
  readonly tableFrames?: number
  /** Whether an archive's stamp is printed vertically in the margin. @default false */
  readonly hasStamp?: boolean
  /** @default none, which is white */
  readonly paperColor?: string
  /** Of texts without a colour of their own. @default nearly black */
  readonly ink?: string
  /** Prints each line as one text with spaces, as line printers do. */
  readonly isLinePrinter: boolean
  readonly letterhead: "left" | "right" | "center" | "band"
  readonly parties: "window" | "columns" | "right" | "rows"
  readonly details: "beside" | "strip" | "boxes" | "pairs" | "sentence" | "table"
  readonly separator: ":" | "" | "."
  readonly table: "grid" | "lines" | "plain" | "zebra" | "filled"
  readonly totals: "right" | "left" | "table" | "strip"
}

/** What most designs have in common. */
export const usualDesign = {
  font: "Helvetica",
  fontSize: 9,
  isLandscape: false,
  rotation: "none",
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
  { ...usualDesign, name: "window-letter", letterhead: "right", table: "filled" },
  {
    ...usualDesign,
    name: "label-strip",
    details: "strip",
    separator: "",
    parties: "columns",
    table: "plain",
    font: "Lato",
  },
  {
    ...usualDesign,
    name: "boxed-grid",
    details: "boxes",
    separator: "",
    parties: "columns",
    table: "grid",
    totals: "table",
  },
  {
    ...usualDesign,
    name: "totals-left",
    letterhead: "right",
    details: "pairs",
    table: "lines",
    totals: "left",
    font: "Times",
    fontSize: 10,
  },
  {
    ...usualDesign,
    name: "two-parties",
    letterhead: "band",
    parties: "columns",
    separator: "",
    table: "zebra",
    rowText: "wrapped",
  },
  {
    ...usualDesign,
    name: "formal-sentence",
    letterhead: "center",
    parties: "right",
    details: "sentence",
    table: "plain",
    font: "Times",
    fontSize: 10.5,
  },
  {
    ...usualDesign,
    name: "tiny-dense",
    fontSize: 6,
    details: "pairs",
    separator: ".",
    hasLongHeaders: true,
    rows: [9, 22],
    table: "grid",
  },
  {
    ...usualDesign,
    name: "landscape-ledger",
    isLandscape: true,
    hasLongHeaders: true,
    rowText: "wrapped",
    table: "grid",
    details: "strip",
    separator: "",
  },
  { ...usualDesign, name: "turned-entry", rotation: "entry", rowText: "sub", table: "filled", font: "Lato" },
  {
    ...usualDesign,
    name: "turned-content",
    rotation: "content",
    isLandscape: true,
    table: "zebra",
    parties: "columns",
  },
  {
    ...usualDesign,
    name: "many-pages",
    rows: [45, 80],
    hasCarry: true,
    table: "lines",
    parties: "rows",
    details: "pairs",
  },
  {
    ...usualDesign,
    name: "line-printer",
    isLinePrinter: true,
    font: "Courier",
    fontSize: 8,
    table: "lines",
    details: "beside",
  },
  {
    ...usualDesign,
    name: "table-head",
    parties: "right",
    details: "table",
    separator: "",
    rowText: "sub",
    table: "lines",
    totals: "strip",
  },
  {
    ...usualDesign,
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
