import type { ColumnAttribute } from "./attributes.ts"
import { cellRuns, type CellStyle } from "./cell-texts.ts"
import type { Compositor } from "./compositor.ts"
import { descriptionCell } from "./description-cell.ts"
import type { PageFlow } from "./page-flow.ts"
import { drawLine, layLines, type RichLine } from "./rich-text.ts"
import { toCents } from "../text-composer.ts"
import { languageWords, printDecimal } from "./print.ts"
import { drawAcross } from "./table-across.ts"
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
              ? descriptionCell(compositor, line, row, style)
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
    drawHeader(this.#compositor, this, flow)
    const sections = lineSections(this.#compositor)
    for (const [index, row] of this.#rows.entries()) {
      const section = sections.find(({ from }) => from === index)
      if (section) drawAcross(this.#compositor, this, flow, section.title)
      this.#drawRow(flow, row, index)
      const ended = sections.find(({ to }) => to === index + 1)
      if (ended?.sum) drawAcross(this.#compositor, this, flow, ended.sum.label, ended.sum.text)
    }
    if (design.table.rulings === "outer") sheet.rule(sheet.left, flow.y, sheet.right, flow.y, 1, design.palette.rule)
  }

  #drawRow(flow: PageFlow, row: ReadonlyMap<ColumnAttribute, Cell>, index: number): void {
    const { design, sheet } = this.#compositor
    const { rulings, rowGap, isZebra } = design.table
    const cells = this.#lay(row)
    const height = Math.max(...cells.map((cell) => cell.height)) + rowGap
    const carryHeight = design.table.hasCarry ? sheet.lineHeight(this.size) + rowGap : 0
    if (!flow.fits(height + carryHeight)) this.#breakPage(flow, index)
    const [left, right, y] = [sheet.left, sheet.right, flow.y]
    if (isZebra && index % 2 === 1) sheet.fill(left, y, right - left, height, design.palette.soft)
    this.#drawCells(cells, y, height)
    const { rule } = design.palette
    if (rulings === "rows") sheet.rule(left, y + height, right, y + height, 0.4, rule)
    if (rulings === "all") for (const { track } of cells) sheet.frame(track.x, y, track.width, height, 0.5, rule)
    if (rulings === "columns") for (const { track } of cells) sheet.rule(track.x, y, track.x, y + height, 0.4, rule)
    flow.skip(height)
  }

  /** Starts a page before a row: with the sum so far at the end of one and the start of the other, and the headings. */
  #breakPage(flow: PageFlow, index: number): void {
    const { design, deal } = this.#compositor
    const { hasCarry, repeatsHeader } = design.table
    const isCarried = hasCarry && index > 0 && deal.columns.includes("lineTotal")
    const sum = deal.lines.slice(0, index).reduce((total, { values }) => total + Number(values.lineTotal), 0)
    const text = printDecimal(toCents(sum), 2, deal.style)
    const { carriedForward, broughtForward } = languageWords[deal.language].words
    const [forward = ""] = carriedForward.split("|")
    const [brought = ""] = broughtForward.split("|")
    if (isCarried) drawAcross(this.#compositor, this, flow, forward, text)
    flow.newPage()
    if (repeatsHeader) drawHeader(this.#compositor, this, flow)
    if (isCarried) drawAcross(this.#compositor, this, flow, brought, text)
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

/** Below this a table is illegible. */
const smallestSize = 4.5
