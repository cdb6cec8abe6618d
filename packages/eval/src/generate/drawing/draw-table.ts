import { marksOf, type MarkedLine } from "../places.ts"
import type { Sheet, SheetRow } from "../sheet.ts"
import { widest, type Paper } from "./paper.ts"

/** Distance between a rule and a text, in points. */
export const padding = 4

/** Space above and below a heading: on a line printer a rule takes a line of its own. */
const headingInset = (paper: Paper): number => (paper.design.isLinePrinter ? paper.lineHeight() : padding)

const rowInset = (paper: Paper): number => (paper.design.isLinePrinter ? 0 : padding / 2 + 1)

interface Track {
  readonly key: string
  readonly header: readonly string[]
  readonly align: "left" | "right" | "center"
  readonly x: number
  readonly width: number
}

/** Sets every column to the width of its cells, wraps headings if the design does, and gives the remaining width to the wide column. */
function layTracks(paper: Paper, sheet: Sheet, total: number): Track[] {
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
  const spare = total - natural.reduce((sum, width) => sum + width, 0)
  const wide = sheet.rows.map((row) => row.cells[sheet.wideKey] ?? "")
  const wanted = Math.max(90, widest(paper, wide, false) + 3 * padding)
  // Short texts leave width that the other columns share.
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
  const [left, right] = [leftOf(tracks), rightOf(tracks)]
  const height = Math.max(...tracks.map(({ header }) => header.length)) * paper.lineHeight() + 2 * headingInset(paper)
  const isDark = table === "filled" || table === "zebra"
  if (isDark) paper.fill(left, y, right - left, height, "#34495e")
  for (const track of tracks)
    drawLines(paper, track.header.map(unmarked), track, y + headingInset(paper), true, isDark ? "#ffffff" : "#111111")
  if (table === "grid" || table === "lines") {
    paper.rule(left, y, right, y, 0.8)
    const end = y + height - (paper.design.isLinePrinter ? paper.lineHeight() : 0)
    paper.rule(left, end, right, end, 0.8)
  }
  if (table === "grid") for (const x of edges(tracks)) paper.rule(x, y, x, y + height)
  return y + height
}

const leftOf = (tracks: readonly Track[]): number => tracks[0]?.x ?? 0

const rightOf = (tracks: readonly Track[]): number => {
  const last = tracks.at(-1)
  return last ? last.x + last.width : 0
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
  const [left, right] = [leftOf(tracks), rightOf(tracks)]
  const cells = tracks.map((track) => {
    const text = row.cells[track.key] ?? ""
    const key = row.keys?.[track.key]
    const printedValues = key === undefined ? [] : [{ key, text }]
    return track.key === sheet.wideKey
      ? paper.wrapMarked(text, printedValues, track.width - 2 * padding)
      : [{ text, marks: marksOf(text, printedValues) }]
  })
  const subHeight = row.sub === undefined ? 0 : paper.lineHeight()
  const height =
    Math.max(...cells.map((lines) => lines.length)) * paper.lineHeight() +
    subHeight +
    (paper.design.isLinePrinter ? 0 : padding + 1)
  if (table === "zebra" && index % 2 === 1) paper.fill(left, y, right - left, height, "#eef1f5")
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
    paper.rule(left, y + height, right, y + height)
  }
  return y + height
}

/** Draws a carry-over row: its label in the wide column, its sum in the last. */
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

const frameGap = 18

/** The flow of a table: through frames on the page, then over pages, with the heading in each. */
class TableFrames {
  readonly #paper: Paper
  readonly #frames: (readonly Track[])[]
  #frame = 0
  #lowest = 0

  constructor(paper: Paper, sheet: Sheet) {
    this.#paper = paper
    const count = paper.design.tableFrames ?? 1
    const width = (paper.right - paper.left - frameGap * (count - 1)) / count
    const tracks = layTracks(paper, sheet, width)
    this.#frames = Array.from({ length: count }, (_, index) =>
      tracks.map((track) => ({ ...track, x: track.x + index * (width + frameGap) })),
    )
  }

  get tracks(): readonly Track[] {
    return this.#frames[this.#frame] ?? []
  }

  /** Advances to the next frame of the page. Returns whether there was one. */
  advance(y: number): boolean {
    this.#lowest = Math.max(this.#lowest, y)
    this.#frame = (this.#frame + 1) % this.#frames.length
    if (this.#frame === 0) this.#lowest = 0
    return this.#frame > 0
  }

  /** Returns the lower edge of all frames on the page when the current one ends at `y`. */
  end(y: number): number {
    return Math.min(Math.max(this.#lowest, y), this.#paper.bottom)
  }
}

/** Draws the table over as many pages as needed, with the heading on each. Returns its lower edge on the last page. */
export function drawTable(paper: Paper, sheet: Sheet, top: number): number {
  const frames = new TableFrames(paper, sheet)
  const rowRoom = paper.lineHeight() * 5
  let frameTop = top
  let y = drawHeader(paper, frames.tracks, top)
  let sum = sheet.carry?.start ?? 0
  for (const [index, row] of sheet.rows.entries()) {
    if (y + rowRoom > paper.bottom && frames.advance(y)) y = drawHeader(paper, frames.tracks, frameTop)
    else if (y + rowRoom > paper.bottom) {
      if (sheet.carry) drawCarry(paper, sheet, frames.tracks, sheet.carry.forward, sum, y)
      paper.addPage()
      const { name, key } = sheet.sender
      const marks = marksOf(name, key === undefined ? [] : [{ key, text: name }])
      paper.text(name, paper.left, 30, { color: "#555555" }, marks)
      frameTop = 52
      y = drawHeader(paper, frames.tracks, frameTop)
      if (sheet.carry) y = drawCarry(paper, sheet, frames.tracks, sheet.carry.brought, sum, y)
    }
    y = drawRow(paper, sheet, frames.tracks, row, y, index)
    sum += row.amount ?? 0
  }
  const end = y + (paper.design.isLinePrinter ? 0 : 1)
  if (paper.design.table === "lines") paper.rule(leftOf(frames.tracks), end, rightOf(frames.tracks), end, 0.8)
  const lowest = paper.design.tableFrames === undefined ? y : frames.end(y)
  return lowest + (paper.design.totals === "table" ? 0 : 2 * paper.lineHeight())
}
