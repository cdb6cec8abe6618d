import { styleText } from "node:util"
import { fitWidths, pad, shorten, widthOf } from "../terminal/fit.ts"
import { printable } from "../terminal/printable.ts"

/** Columns of the widest cell; a longer one is shortened even where the terminal is wide. */
const maxCellWidth = 80
const gap = "  "

/**
 * Renders rows as a table whose texts fit the terminal; pipes get them whole. Texts may come from strangers.
 *
 * @param head - headings; leave them out where the rows explain themselves.
 * @param right - indexes of columns that are aligned on the right: numbers.
 * @param whole - indexes of columns whose texts are never shortened: ids, which other commands take.
 */
export function renderColumns(
  rows: readonly (readonly string[])[],
  {
    head,
    width,
    right = [],
    whole = [],
  }: {
    readonly head?: readonly string[] | undefined
    readonly width?: number | undefined
    readonly right?: readonly number[]
    readonly whole?: readonly number[]
  } = {},
): string {
  const shown = [...(head ? [head] : []), ...rows].map((row) => row.map(printable))
  const count = shown[0]?.length ?? 0
  const limit = width === undefined ? Infinity : maxCellWidth
  const wanted = Array.from({ length: count }, (_, index) =>
    shown.reduce((widest, row) => Math.max(widest, Math.min(limit, widthOf(row[index] ?? ""))), 0),
  )
  const widths = fitWidths(wanted, (width ?? Infinity) - gap.length * (count - 1), whole)
  const lines = shown.map((row) => {
    const cells = row.map((text, index) => {
      const side = right.includes(index) ? "right" : "left"
      return pad(shorten(text, widths[index] ?? 0), widths[index] ?? 0, side)
    })
    return cells.join(gap).trimEnd()
  })
  if (head && lines[0] !== undefined) lines[0] = styleText("dim", lines[0], { stream: process.stdout })
  return lines.map((line) => `${line}\n`).join("")
}
