import { marksOf, type MarkedLine } from "../places.ts"
import type { Pair, Sheet, SheetRow } from "../sheet.ts"
import type { Paper } from "./paper.ts"

const padding = 4

/** Room above and below a heading: on a line printer a rule takes a line of its own. */
const headingInset = (paper: Paper): number => (paper.design.isLinePrinter ? paper.lineHeight() : padding)

const rowInset = (paper: Paper): number => (paper.design.isLinePrinter ? 0 : padding / 2 + 1)

interface Track {
  readonly key: string
  readonly header: readonly string[]
  readonly align: "left" | "right" | "center"
  readonly x: number
  readonly width: number
}

const widest = (paper: Paper, texts: readonly string[], isBold: boolean): number =>
  Math.max(0, ...texts.map((text) => paper.widthOf(text, { isBold })))

/** Gives every column the width of its cells, headings broken into words where the design wants it, the rest to the wide one. */
function layTracks(paper: Paper, sheet: Sheet): Track[] {
  const { hasLongHeaders } = paper.design
  const natural = sheet.columns.map(({ key, label }) => {
    if (key === sheet.wideKey) return 0
    const cells = widest(
      paper,
      sheet.rows.map((row) => row.cells[key] ?? ""),
      false,
    )
    const header = widest(paper, hasLongHeaders ? label.split(" ") : [label], true)
    return Math.max(cells, header) + 2 * padding + 3
  })
  const total = paper.right - paper.left
  const spare = total - natural.reduce((sum, width) => sum + width, 0)
  const wide = sheet.rows.map((row) => row.cells[sheet.wideKey] ?? "")
  const wanted = Math.max(90, widest(paper, wide, false) + 3 * padding)
  // Short texts leave room that the other columns share.
  const share = Math.max(0, spare - Math.max(wanted, total * 0.28)) / sheet.columns.length
  let x = paper.left
  return sheet.columns.map(({ key, label, align }, index) => {
    const width = key === sheet.wideKey ? spare - share * (sheet.columns.length - 1) : (natural[index] ?? 0) + share
    const track = { key, align, x, width, header: paper.wrap(label, width - 2 * padding, { isBold: true }) }
    x += width
    return track
  })
}

const unmarked = (text: string): MarkedLine => ({ text, marks: [] })

function drawLines(
  paper: Paper,
  lines: readonly MarkedLine[],
  track: Track,
  y: number,
  isBold: boolean,
  color = "#111111",
): void {
  const width = track.width - 2 * padding
  for (const [index, line] of lines.entries()) {
    const style = { isBold, align: track.align, width, color }
    paper.text(line.text, track.x + padding, y + index * paper.lineHeight(), style, line.marks)
  }
}

function drawHeader(paper: Paper, tracks: readonly Track[], y: number): number {
  const { table } = paper.design
  const height = Math.max(...tracks.map(({ header }) => header.length)) * paper.lineHeight() + 2 * headingInset(paper)
  const isDark = table === "filled" || table === "zebra"
  if (isDark) paper.fill(paper.left, y, paper.right - paper.left, height, "#34495e")
  for (const track of tracks)
    drawLines(paper, track.header.map(unmarked), track, y + headingInset(paper), true, isDark ? "#ffffff" : "#111111")
  if (table === "grid" || table === "lines") {
    paper.rule(paper.left, y, paper.right, y, 0.8)
    const end = y + height - (paper.design.isLinePrinter ? paper.lineHeight() : 0)
    paper.rule(paper.left, end, paper.right, end, 0.8)
  }
  if (table === "grid") for (const x of edges(tracks)) paper.rule(x, y, x, y + height)
  return y + height
}

const edges = (tracks: readonly Track[]): number[] => [
  ...tracks.map(({ x }) => x),
  ...tracks.slice(-1).map(({ x, width }) => x + width),
]

function drawRow(
  paper: Paper,
  sheet: Sheet,
  tracks: readonly Track[],
  row: SheetRow,
  y: number,
  index: number,
): number {
  const { table } = paper.design
  const cells = tracks.map((track) => {
    const text = row.cells[track.key] ?? ""
    const key = row.keys?.[track.key]
    const holds = key === undefined ? [] : [{ key, text }]
    return track.key === sheet.wideKey
      ? paper.wrapMarked(text, holds, track.width - 2 * padding)
      : [{ text, marks: marksOf(text, holds) }]
  })
  const subHeight = row.sub === undefined ? 0 : paper.lineHeight()
  const height =
    Math.max(...cells.map((lines) => lines.length)) * paper.lineHeight() +
    subHeight +
    (paper.design.isLinePrinter ? 0 : padding + 1)
  if (table === "zebra" && index % 2 === 1) paper.fill(paper.left, y, paper.right - paper.left, height, "#eef1f5")
  for (const [at, track] of tracks.entries()) {
    const lines = cells[at] ?? []
    drawLines(paper, lines, track, y + rowInset(paper), row.isSummary === true)
    if (track.key !== sheet.wideKey || row.sub === undefined) continue
    paper.text(row.sub, track.x + padding, y + rowInset(paper) + lines.length * paper.lineHeight(), {
      size: paper.design.fontSize * 0.85,
      color: "#555555",
    })
  }
  if (table === "grid") {
    for (const x of edges(tracks)) paper.rule(x, y, x, y + height)
    paper.rule(paper.left, y + height, paper.right, y + height)
  }
  return y + height
}

/** A carry-over row: its words under the wide column, its sum under the last. */
function drawCarry(
  paper: Paper,
  sheet: Sheet,
  tracks: readonly Track[],
  label: string,
  sum: number,
  y: number,
): number {
  const last = tracks.at(-1)
  const wide = tracks.find(({ key }) => key === sheet.wideKey)
  if (!last || !wide || !sheet.carry) return y
  paper.text(label, wide.x + padding, y + padding, { isBold: true })
  drawLines(paper, [unmarked(sheet.carry.print(sum))], last, y + padding, true)
  return y + paper.lineHeight() + 2 * padding
}

/** Draws the table over as many pages as it needs, the heading on each. Returns where it ends on the last page. */
export function drawTable(paper: Paper, sheet: Sheet, top: number): number {
  const tracks = layTracks(paper, sheet)
  const rowRoom = paper.lineHeight() * 5
  let y = drawHeader(paper, tracks, top)
  let sum = 0
  for (const [index, row] of sheet.rows.entries()) {
    if (y + rowRoom > paper.bottom) {
      if (sheet.carry) drawCarry(paper, sheet, tracks, sheet.carry.forward, sum, y)
      paper.addPage()
      const { name, key } = sheet.sender
      paper.text(
        name,
        paper.left,
        30,
        { color: "#555555" },
        marksOf(name, key === undefined ? [] : [{ key, text: name }]),
      )
      y = drawHeader(paper, tracks, 52)
      if (sheet.carry) y = drawCarry(paper, sheet, tracks, sheet.carry.brought, sum, y)
    }
    y = drawRow(paper, sheet, tracks, row, y, index)
    sum += row.amount ?? 0
  }
  const end = y + (paper.design.isLinePrinter ? 0 : 1)
  if (paper.design.table === "lines") paper.rule(paper.left, end, paper.right, end, 0.8)
  return y + (paper.design.totals === "table" ? 0 : 2 * paper.lineHeight())
}

const totalsHeight = (paper: Paper, pairs: readonly Pair[]): number => (pairs.length + 2) * (paper.lineHeight() + 6)

/** Draws the sums. Returns where they end. */
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
  for (const { label, value, isStrong = false, holds } of pairs) {
    if (isStrong && totals !== "table" && !paper.design.isLinePrinter) paper.rule(x, y, x + width, y, 0.8)
    paper.text(label, x + padding, y + 3, { isBold: isStrong })
    const style = { isBold: isStrong, align: "right", width: width - 2 * padding } as const
    paper.text(value, x + padding, y + 3, style, marksOf(value, holds))
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
  for (const [index, { value, isStrong = false, holds }] of pairs.entries()) {
    const x = paper.left + index * width
    for (const [row, line] of (lines[index] ?? []).entries())
      paper.text(line, x + padding, y + 3 + row * paper.lineHeight(), { color: "#444444" })
    paper.text(value, x + padding, y + 5 + labelHeight, { isBold: isStrong }, marksOf(value, holds))
    paper.rule(x, y, x, end)
  }
  paper.rule(paper.left, y, paper.right, y)
  paper.rule(paper.left, end, paper.right, end)
  paper.rule(paper.right, y, paper.right, end)
  return end + 12
}
