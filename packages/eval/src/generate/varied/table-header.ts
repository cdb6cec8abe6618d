import { amounts } from "./cell-texts.ts"
import type { Compositor } from "./compositor.ts"
import type { PageFlow } from "./page-flow.ts"
import { drawLine, layLines } from "./rich-text.ts"
import { headingStyle, type Tracks } from "./table-tracks.ts"

/** Draws the column headings at the flow's position. */
export function drawHeader(compositor: Compositor, { tracks, size }: Tracks, flow: PageFlow): void {
  const { sheet, design } = compositor
  const { header, headerAlign, padding, rulings } = design.table
  if (header === "none") return
  const style = headingStyle(compositor, size)
  const cells = tracks.map((track) => {
    const align = headerAlign === "cells" ? track.align : headerAlign
    const text = header === "caps" ? track.heading.toUpperCase() : track.heading
    const width = track.width - 2 * padding
    return { track, lines: layLines(sheet, [{ text }], width, { ...style, align }) }
  })
  const inset = Math.max(2, padding * 0.7)
  const tallest = Math.max(...cells.map(({ lines }) => lines.reduce((sum, { height }) => sum + height, 0)))
  const height = tallest + 2 * inset
  if (!flow.fits(height * 3)) flow.newPage()
  drawGroupHeading(compositor, { tracks, size }, flow)
  const y = flow.y
  const { palette } = design
  const width = sheet.right - sheet.left
  if (header === "filled") sheet.fill(sheet.left, y, width, height, palette.accent)
  if (header === "soft") sheet.fill(sheet.left, y, width, height, palette.soft)
  for (const { track, lines } of cells) {
    let at = y + inset
    for (const line of lines) {
      drawLine(sheet, line, track.x + padding, at, track.width - 2 * padding)
      at += line.height
    }
    if (rulings === "all") sheet.frame(track.x, y, track.width, height, 0.5, palette.rule)
  }
  if (header === "underlined" || rulings === "outer" || rulings === "rows")
    sheet.rule(sheet.left, y + height, sheet.right, y + height, 1, palette.rule)
  if (rulings === "outer") sheet.rule(sheet.left, y, sheet.right, y, 1, palette.rule)
  flow.skip(height)
}

/** Draws a heading over the columns of amounts at the right, if the design has one and there are several. */
function drawGroupHeading(compositor: Compositor, { tracks, size }: Tracks, flow: PageFlow): void {
  const { sheet, design } = compositor
  const from = tracks.findLastIndex(({ column }) => !amounts.has(column)) + 1
  const [first] = tracks.slice(from)
  if (!design.table.hasGroupHeading || !first || tracks.length - from < 2) return
  const width = sheet.right - first.x
  const style = { size, isBold: true, align: "center" } as const
  const height = sheet.lineHeight(size) + 4
  for (const line of layLines(sheet, [{ text: compositor.label("priceGroup") }], width, style).slice(0, 1))
    drawLine(sheet, line, first.x, flow.y + 1, width)
  sheet.rule(first.x, flow.y + height - 1, sheet.right, flow.y + height - 1, 0.6, design.palette.rule)
  flow.skip(height)
}
