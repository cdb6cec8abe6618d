import type { Compositor } from "./compositor.ts"
import type { PageFlow } from "./page-flow.ts"
import { drawLine, layLines } from "./rich-text.ts"
import type { Tracks } from "./table-tracks.ts"
import type { TotalRow } from "./totals.ts"

/** The width that sums take at least, in points: amounts are longer than what the column above has. */
const narrowest = 62

/** Draws the sums as further rows of the table: labels over the columns to the left, sums in the last column. */
export function drawTableTotals(
  compositor: Compositor,
  { tracks, size }: Tracks,
  rows: readonly TotalRow[],
  flow: PageFlow,
): void {
  const { sheet, design } = compositor
  const { padding, rulings, rowGap } = design.table
  const last = tracks.at(-1)
  if (!last) return
  const width = Math.max(last.width, narrowest)
  const x = sheet.right - width
  const labelAlign = design.totalsOrder === "label" && tracks.length > 2 ? "left" : "right"
  const middle = tracks[Math.ceil(tracks.length / 2)]?.x ?? sheet.left
  const labelX = labelAlign === "left" ? Math.min(middle, x - 2 * narrowest) : sheet.left
  for (const { label, value, isStrong } of rows) {
    const style = { size, isBold: isStrong }
    const labels = layLines(sheet, [compositor.labelRun(label)], x - labelX - 2 * padding, {
      ...style,
      align: labelAlign,
    })
    const values = layLines(sheet, [{ ...value, style }], width - 2 * padding, { ...style, align: last.align })
    const height = Math.max(labels.length, values.length) * sheet.lineHeight(size) + Math.max(3, rowGap)
    if (!flow.fits(height)) flow.newPage()
    const { y } = flow
    for (const [index, line] of labels.entries())
      drawLine(sheet, line, labelX + padding, y + rowGap / 2 + index * line.height, x - labelX - 2 * padding)
    for (const [index, line] of values.entries())
      drawLine(sheet, line, x + padding, y + rowGap / 2 + index * line.height, width - 2 * padding)
    const { rule } = design.palette
    if (rulings === "rows") sheet.rule(labelX, y + height, sheet.right, y + height, 0.4, rule)
    if (rulings === "all") {
      sheet.frame(labelX, y, x - labelX, height, 0.5, rule)
      sheet.frame(x, y, width, height, 0.5, rule)
    }
    flow.skip(height)
  }
}
