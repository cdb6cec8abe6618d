import type { Compositor } from "./compositor.ts"
import type { PageFlow } from "./page-flow.ts"
import { drawLine, layLines } from "./rich-text.ts"
import type { Tracks } from "./table-tracks.ts"

/** Draws one line across the table: the title of a section, or a label with a sum in the last column. */
export function drawAcross(
  { sheet, design }: Compositor,
  { tracks, size }: Tracks,
  flow: PageFlow,
  label: string,
  sum = "",
): void {
  const { padding, rowGap, rulings } = design.table
  const style = { size, isBold: true }
  const height = sheet.lineHeight(size) + rowGap
  if (!flow.fits(height)) flow.newPage()
  const y = flow.y + rowGap / 2
  const width = sheet.right - sheet.left - 2 * padding
  const last = tracks.at(-1)
  const room = (last?.width ?? 0) - 2 * padding
  const [sumLine] = layLines(sheet, [{ text: sum }], width, { ...style, align: last?.align ?? "right" })
  const sumX = Math.min((last?.x ?? sheet.left) + padding, sheet.right - padding - (sumLine?.width ?? 0))
  if (sumLine) drawLine(sheet, sumLine, sumX, y, Math.max(room, sumLine.width))
  const labelWidth = sumLine ? sumX - sheet.left - 2 * padding : width
  const [labelLine] = layLines(sheet, [{ text: label }], labelWidth, style)
  if (labelLine) drawLine(sheet, labelLine, sheet.left + padding, y, labelWidth)
  if (rulings === "rows")
    sheet.rule(sheet.left, flow.y + height, sheet.right, flow.y + height, 0.4, design.palette.rule)
  flow.skip(height)
}
