import type { Document } from "@docsift/engine"
import type { ChangedDocument } from "../variants/changed-document.ts"
import { detailTexts, withDetails, withSections, withValuedTitles } from "./insert-lines.ts"
import { withJoinedColumns, withLabelledValues, withStackedColumns } from "./move-columns.ts"
import { withAlignment, withSwappedColumns } from "./order-columns.ts"
import type { PrintedTable } from "./printed-table.ts"
import { cellChanges, withCells } from "./rewrite-cells.ts"
import { plain } from "../pages/restyle-page.ts"
import { withSpreadRows, withWrappedNames } from "./spread-rows.ts"

type Change = (document: Document, table: PrintedTable) => Document | readonly ChangedDocument[] | undefined

const LEFT = 0
const CENTRE = 0.5
const RIGHT = 1

/** How a table is printed otherwise: some give one document for each column, or for each two neighbouring ones. */
export const layoutChanges = [
  "plain",
  "swap",
  "left",
  "centre",
  "right",
  "spread",
  "wrap",
  "sections",
  "details",
  "remarks",
  "deliveries",
  "currency",
  "currency-after",
  "currency-apart",
  "unit",
  "times",
  "labelled",
  "unmarked",
  "stacked",
  "joined",
  "titles",
] as const
export type LayoutChange = (typeof layoutChanges)[number]

/** Returns whether a name is that of a change of the layout. */
export const isLayoutChange = (name: string): name is LayoutChange => layoutChanges.some((change) => change === name)

const changes: Readonly<Record<LayoutChange, Change>> = {
  plain,
  swap: withSwappedColumns,
  left: (document, table) => withAlignment(document, table, LEFT),
  centre: (document, table) => withAlignment(document, table, CENTRE),
  right: (document, table) => withAlignment(document, table, RIGHT),
  spread: withSpreadRows,
  wrap: withWrappedNames,
  sections: withSections,
  details: (document, table) => withDetails(document, table, detailTexts.details),
  remarks: (document, table) => withDetails(document, table, detailTexts.remarks),
  deliveries: (document, table) => withDetails(document, table, detailTexts.deliveries),
  currency: (document, table) => withCells(document, table, cellChanges.currency),
  "currency-after": (document, table) => withCells(document, table, cellChanges["currency-after"]),
  "currency-apart": (document, table) => withCells(document, table, cellChanges["currency-apart"]),
  unit: (document, table) => withCells(document, table, cellChanges.unit),
  times: (document, table) => withCells(document, table, cellChanges.times),
  labelled: (document, table) => withLabelledValues(document, table, ":"),
  unmarked: (document, table) => withLabelledValues(document, table, ""),
  stacked: withStackedColumns,
  joined: withJoinedColumns,
  titles: withValuedTitles,
}

/** Changes of which the cells of texts are not judged: whether a line below a name belongs to it is a matter of taste. */
const ADDING_TEXT: ReadonlySet<string> = new Set(["details", "remarks", "deliveries", "labelled", "unmarked"])

/** Returns whether a change adds text that a person may take for a part of the name. */
export const addsText = (change: string): boolean => ADDING_TEXT.has(change)

/** Prints a table in another layout; returns no document where that is not possible, and several where columns change in turn. */
export function changeLayout(
  document: Document,
  table: PrintedTable,
  change: LayoutChange,
): readonly ChangedDocument[] {
  const changed = changes[change](document, table)
  if (changed === undefined) return []
  return "pages" in changed ? [{ text: "", document: changed }] : changed
}
