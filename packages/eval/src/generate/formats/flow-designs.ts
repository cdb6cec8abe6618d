import type { ContentOptions } from "../text-composer.ts"

/** The arrangement of flowing text: the same options for Word documents, web pages and mails. */
export interface FlowDesign extends ContentOptions {
  readonly name: string
  /** In the page's header, above the text, or in a table beside the title. */
  readonly letterhead: "header" | "body" | "table"
  readonly parties: "lines" | "labelled" | "table"
  readonly details: "two-columns" | "four-columns" | "lines" | "above" | "tabs" | "form" | "sentence"
  readonly rules: "all" | "none"
  readonly totals: "rows" | "table" | "lines" | "tabs"
  /** Whether terms and taxes that no field requests are in separate tables. */
  readonly hasDecoyTables: boolean
}

const base = {
  letterhead: "body",
  parties: "lines",
  details: "two-columns",
  rules: "all",
  totals: "table",
  hasDecoyTables: false,
  rows: [2, 9],
  rowText: "short",
  hasLongHeaders: false,
  hasCarry: false,
} as const satisfies Partial<FlowDesign>

/** All arrangements of flowing text. */
export const flowDesigns: readonly FlowDesign[] = [
  { ...base, name: "letter", letterhead: "header" },
  { ...base, name: "labelled", parties: "labelled", details: "lines", totals: "rows" },
  { ...base, name: "side-by-side", parties: "table", details: "above", totals: "lines", rowText: "wrapped" },
  { ...base, name: "quarters", letterhead: "table", details: "four-columns", hasLongHeaders: true },
  { ...base, name: "tabbed", letterhead: "header", details: "tabs", rules: "none", totals: "tabs" },
  { ...base, name: "form", parties: "table", details: "form", totals: "rows", rowText: "sub" },
  { ...base, name: "prose", letterhead: "header", details: "sentence", totals: "lines", rowText: "wrapped" },
  { ...base, name: "decoys", parties: "labelled", hasDecoyTables: true, rowText: "sub", rows: [12, 40] },
]
