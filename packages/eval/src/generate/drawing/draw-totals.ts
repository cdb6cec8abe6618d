import { marksOf } from "../places.ts"
import type { Pair, SummaryTable } from "../sheet.ts"
import { padding } from "./draw-table.ts"
import { widest, type Paper } from "./paper.ts"

const totalsHeight = (paper: Paper, pairs: readonly Pair[]): number => (pairs.length + 2) * (paper.lineHeight() + 6)

/** Draws the totals. Returns their lower edge. */
export function drawTotals(paper: Paper, pairs: readonly Pair[], top: number): number {
  if (pairs.length === 0) return top
  const { totals } = paper.design
  let y = top
  if (y + totalsHeight(paper, pairs) > paper.bottom) {
    paper.addPage()
    y = 52
  }
  if (totals === "strip") return drawTotalsStrip(paper, pairs, y + 8)
  const labelWidth = widest(
    paper,
    pairs.map(({ label }) => label),
    true,
  )
  const valueWidth = widest(
    paper,
    pairs.map(({ value }) => value),
    true,
  )
  const width = Math.max(labelWidth + valueWidth + 34, 170)
  const x = totals === "left" ? paper.left : paper.right - width
  for (const { label, value, isStrong = false, printedValues } of pairs) {
    if (isStrong && totals !== "table" && !paper.design.isLinePrinter) paper.rule(x, y, x + width, y, 0.8)
    paper.text(label, x + padding, y + 3, { isBold: isStrong })
    const style = { isBold: isStrong, align: "right", width: width - 2 * padding } as const
    paper.text(value, x + padding, y + 3, style, marksOf(value, printedValues))
    const height = paper.lineHeight() + 4
    if (totals === "table") {
      paper.rule(x, y + height, x + width, y + height)
      for (const at of [x, x + width - valueWidth - 12, x + width]) paper.rule(at, y, at, y + height)
    }
    y += height
  }
  return y + 10
}

function drawTotalsStrip(paper: Paper, pairs: readonly Pair[], y: number): number {
  const width = (paper.right - paper.left) / pairs.length
  const lines = pairs.map(({ label }) => paper.wrap(label, width - 2 * padding))
  const labelHeight = Math.max(...lines.map(({ length }) => length)) * paper.lineHeight()
  const end = y + labelHeight + paper.lineHeight() + 10
  for (const [index, { value, isStrong = false, printedValues }] of pairs.entries()) {
    const x = paper.left + index * width
    for (const [row, line] of (lines[index] ?? []).entries())
      paper.text(line, x + padding, y + 3 + row * paper.lineHeight(), { color: "#444444" })
    paper.text(value, x + padding, y + 5 + labelHeight, { isBold: isStrong }, marksOf(value, printedValues))
    paper.rule(x, y, x, end)
  }
  paper.rule(paper.left, y, paper.right, y)
  paper.rule(paper.left, end, paper.right, end)
  paper.rule(paper.right, y, paper.right, end)
  return end + 12
}

/** Draws a small table of totals with columns of equal width. Returns its lower edge. */
export function drawSummary(paper: Paper, summary: SummaryTable | undefined, top: number): number {
  if (!summary) return top
  let y = top
  if (y + (summary.rows.length + 2) * paper.lineHeight() > paper.bottom) {
    paper.addPage()
    y = 52
  }
  const width = Math.min(110, (paper.right - paper.left) / summary.columns.length)
  for (const row of [summary.columns.map((text) => ({ text, printedValues: [] })), ...summary.rows]) {
    for (const [index, { text, printedValues }] of row.entries()) {
      const x = paper.left + index * width
      paper.text(text, x, y, { align: "right", width: width - padding }, marksOf(text, printedValues))
    }
    y += paper.lineHeight()
  }
  return y + paper.lineHeight()
}
