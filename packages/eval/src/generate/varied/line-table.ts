import type { ColumnAttribute } from "./attributes.ts"
import { cellRuns, type CellStyle } from "./cell-texts.ts"
import type { Compositor } from "./compositor.ts"
import { descriptionCell } from "./description-cell.ts"
import type { PageFlow } from "./page-flow.ts"
import { drawLine, layLines, type RichLine } from "./rich-text.ts"
import { lineSections } from "./line-sections.ts"
import { drawHeader } from "./table-header.ts"
import { layTracks, printedColumns, type Cell, type Track } from "./table-tracks.ts"

interface LaidCell {
  readonly track: Track
  readonly lines: readonly RichLine[]
  readonly height: number
}

/** The table of line items of one document. */
export class LineTable {
  readonly #compositor: Compositor
  readonly #rows: readonly ReadonlyMap<ColumnAttribute, Cell>[]
  readonly tracks: readonly Track[]
  /** Points. */
  readonly size: number

  constructor(compositor: Compositor) {
    this.#compositor = compositor
    const { deal, design, random } = compositor
    const style: CellStyle = {
      hasPercentSign: random.chance(0.7),
      quantityDecimals: random.pick([0, 0, 0, 2, 3]),
      isZeroDiscountPrinted: random.chance(0.6),
      priceDecimals: random.chance(0.06) ? random.pick([3, 4]) : 2,
    }
    this.#rows = deal.lines.map(
      (line, row) =>
        new Map(
          printedColumns(compositor).map((column): [ColumnAttribute, Cell] => [
            column,
            column === "description"
              ? descriptionCell(compositor, line, row)
              : { runs: cellRuns(compositor, line, row, column, style), below: [] },
          ]),
        ),
    )
    let size = design.fontSize * design.table.scale
    let tracks = layTracks(compositor, this.#rows, size)
    while (!tracks && size > smallestSize) {
      size *= 0.93
      tracks = layTracks(compositor, this.#rows, size)
    }
    if (!tracks) throw new RangeError(`The columns of ${design.name} do not fit.`)
    this.tracks = tracks
    this.size = size
  }

  /** Draws one line across the table: the title of a section, or its sum. */
  #drawAcross(flow: PageFlow, label: string, sum: string | undefined): void {
    const { sheet, design } = this.#compositor
    const { padding, rowGap, rulings } = design.table
    const style = { size: this.size, isBold: true }
    const height = sheet.lineHeight(this.size) + rowGap
    if (!flow.fits(height * 2)) flow.newPage()
    const [x, y, width] = [sheet.left + padding, flow.y + rowGap / 2, sheet.right - sheet.left - 2 * padding]
    for (const line of layLines(sheet, [{ text: label }], width, style).slice(0, 1)) drawLine(sheet, line, x, y, width)
    const last = this.tracks.at(-1)
    const sums = layLines(sheet, [{ text: sum ?? "" }], width, { ...style, align: last?.align ?? "right" })
    for (const line of sums.slice(0, 1)) {
      const at = (last?.x ?? sheet.left) + padding
      drawLine(
        sheet,
        line,
        Math.min(at, sheet.right - padding - line.width),
        y,
        Math.max((last?.width ?? 0) - 2 * padding, line.width),
      )
    }
    if (rulings === "rows")
      sheet.rule(sheet.left, flow.y + height, sheet.right, flow.y + height, 0.4, design.palette.rule)
    flow.skip(height)
  }

  #lay(row: ReadonlyMap<ColumnAttribute, Cell>): LaidCell[] {
    const { sheet, design } = this.#compositor
    return this.tracks.map((track): LaidCell => {
      const cell = row.get(track.column)
      const width = track.width - 2 * design.table.padding
      const style = { size: this.size, align: track.align }
      const lines = [
        ...layLines(sheet, cell?.runs ?? [], width, style),
        ...(cell?.below ?? []).flatMap((runs) => layLines(sheet, runs, width, style)),
      ]
      return { track, lines, height: lines.reduce((sum, { height }) => sum + height, 0) }
    })
  }

  /** Draws the table over as many pages as needed. */
  draw(flow: PageFlow): void {
    const { design, sheet } = this.#compositor
    const { rulings, rowGap, isZebra, repeatsHeader } = design.table
    drawHeader(this.#compositor, this, flow)
    const sections = lineSections(this.#compositor)
    for (const [index, row] of this.#rows.entries()) {
      const section = sections.find(({ from }) => from === index)
      if (section) this.#drawAcross(flow, section.title, undefined)
      const cells = this.#lay(row)
      const height = Math.max(...cells.map((cell) => cell.height)) + rowGap
      if (!flow.fits(height)) {
        flow.newPage()
        if (repeatsHeader) drawHeader(this.#compositor, this, flow)
      }
      const [left, right, y] = [sheet.left, sheet.right, flow.y]
      if (isZebra && index % 2 === 1) sheet.fill(left, y, right - left, height, design.palette.soft)
      this.#drawCells(cells, y, height)
      const { rule } = design.palette
      if (rulings === "rows") sheet.rule(left, y + height, right, y + height, 0.4, rule)
      if (rulings === "all") for (const { track } of cells) sheet.frame(track.x, y, track.width, height, 0.5, rule)
      if (rulings === "columns") for (const { track } of cells) sheet.rule(track.x, y, track.x, y + height, 0.4, rule)
      flow.skip(height)
      const ended = sections.find(({ to }) => to === index + 1)
      if (ended?.sum) this.#drawAcross(flow, ended.sum.label, ended.sum.text)
    }
    if (rulings === "outer") sheet.rule(sheet.left, flow.y, sheet.right, flow.y, 1, design.palette.rule)
  }

  #drawCells(cells: readonly LaidCell[], top: number, height: number): void {
    const { sheet, design } = this.#compositor
    const { padding, verticalAlign, rowGap } = design.table
    for (const { track, lines, height: own } of cells) {
      let y = top + (verticalAlign === "middle" ? (height - own) / 2 : rowGap / 2)
      for (const line of lines) {
        drawLine(sheet, line, track.x + padding, y, track.width - 2 * padding)
        y += line.height
      }
    }
  }
}

/** Below this nobody can read a table. */
const smallestSize = 4.5
