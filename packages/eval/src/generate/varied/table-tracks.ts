import type { TextStyle } from "../drawing/paper.ts"
import type { ColumnAttribute } from "./attributes.ts"
import { numeric } from "./cell-texts.ts"
import type { Compositor } from "./compositor.ts"
import type { Run } from "./rich-text.ts"

/** A column with its place on the page, in points. */
export interface Track {
  readonly column: ColumnAttribute
  readonly heading: string
  readonly align: "left" | "right" | "center"
  readonly x: number
  readonly width: number
}

/** What a cell prints. */
export interface Cell {
  readonly runs: readonly Run[]
  /** Runs below, in small print. */
  readonly below: readonly (readonly Run[])[]
}

/** The columns that get one of their own; the others are printed within these. */
export function printedColumns({ deal, design }: Compositor): ColumnAttribute[] {
  return deal.columns.filter(
    (column) =>
      (column !== "itemCode" || design.table.code === "column") &&
      (column !== "unit" ||
        design.table.unit === "column" ||
        design.table.quantity === "beforeName" ||
        !deal.columns.includes("quantity")) &&
      (column !== "quantity" || design.table.quantity === "column"),
  )
}

const widestWord = (compositor: Compositor, text: string, isBold: boolean, size: number): number =>
  Math.max(0, ...text.split(" ").map((word) => compositor.sheet.widthOf(word, { isBold, size })))

const plain = (runs: readonly Run[]): string => runs.map(({ text }) => text).join("")

const smallestName = 70

/** Sets every column to its widest cell, and gives what is left to the description. */
export function layTracks(
  compositor: Compositor,
  rows: readonly ReadonlyMap<ColumnAttribute, Cell>[],
  size: number,
): Track[] | undefined {
  const { sheet, design } = compositor
  const { padding, numbers, header } = design.table
  const total = sheet.right - sheet.left
  const list = printedColumns(compositor)
  const natural = list.map((column) => {
    const heading = header === "none" ? "" : compositor.heading(column)
    const head = widestWord(compositor, heading, true, headingStyle(compositor, size).size ?? size)
    if (column === "description") return Math.max(smallestName, head + 2 * padding)
    const cells = Math.max(0, ...rows.map((row) => sheet.widthOf(plain(row.get(column)?.runs ?? []), { size })))
    return Math.max(cells, head) + 2 * padding + 2
  })
  const spare = total - natural.reduce((sum, width) => sum + width, 0)
  if (spare < 0) return undefined
  const texts = rows.map((row) => sheet.widthOf(plain(row.get("description")?.runs ?? []), { size }))
  const wanted = Math.min(spare, Math.max(0, ...texts) + 2 * padding - smallestName)
  // What the names do not need is shared by all columns, as print programs do with percentages.
  const share = (spare - Math.max(wanted, spare * 0.45)) / list.length
  const nameExtra = spare - share * (list.length - 1)
  let x = sheet.left
  return list.map((column, index) => {
    const width = (natural[index] ?? 0) + (column === "description" ? nameExtra : share)
    const align = numeric.has(column) ? numbers : column === "position" && numbers === "center" ? "center" : "left"
    const track: Track = { column, heading: header === "none" ? "" : compositor.heading(column), align, x, width }
    x += width
    return track
  })
}

/** The columns of a table and the size of its text, in points. */
export interface Tracks {
  readonly tracks: readonly Track[]
  readonly size: number
}

/** The style of column headings. */
export function headingStyle({ design }: Compositor, size: number): TextStyle {
  const { header } = design.table
  const { palette } = design
  if (header === "caps") return { size: size * 0.85, color: palette.muted }
  if (header === "filled") return { size, isBold: true, color: palette.onAccent }
  return { size, isBold: header !== "plain" }
}
