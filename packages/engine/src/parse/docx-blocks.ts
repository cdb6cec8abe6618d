import { DocumentError } from "../document-error.ts"
import type { GridCell } from "../document.ts"
import { dropEmptyColumns } from "./grid-columns.ts"
import type { TextFlow } from "./text-flow.ts"

/** A line of text, or a table, of a Word document. */
export type DocxBlock = string | DocxTable

/** A table (ECMA-376 part 1, 17.4.38 tbl): rows of cells. */
export interface DocxTable {
  readonly rows: readonly (readonly DocxCell[])[]
  /** True for a table that arranges other tables on the page. */
  readonly hasInnerTable: boolean
}

/** One cell and the columns that it spans. */
export interface DocxCell {
  readonly blocks: readonly DocxBlock[]
  readonly columns: number
}

/** Spans multiply cells without writing them; see the bound of delimited files. */
const MAX_CELLS = 2_000_000

/** Adds blocks to the pages: lines with their tabs, tables as grids, the cells of tables with inner tables one by one. */
export function addBlocks(flow: TextFlow, blocks: readonly DocxBlock[]): void {
  for (const block of blocks) {
    if (typeof block === "string") addLine(flow, block)
    else if (block.hasInnerTable) for (const cell of block.rows.flat()) addBlocks(flow, cell.blocks)
    else addTable(flow, block)
  }
}

/** Returns blocks as lines: a table gives one line for each row, with its cells separated by tabs. */
export function linesOf(blocks: readonly DocxBlock[]): string[] {
  const lines = blocks.flatMap((block) => {
    if (typeof block === "string") return block
    return block.rows.map((row) =>
      row
        .map((cell) => linesOf(cell.blocks).join(" "))
        .filter(Boolean)
        .join("\t"),
    )
  })
  return lines.map((line) => line.trim()).filter((line) => line !== "")
}

function addLine(flow: TextFlow, line: string): void {
  const text = line
    .replace(/[^\S\t]+/gu, " ")
    .replace(/ ?\t ?/gu, "\t")
    .trim()
  if (text !== "") flow.addLine(text)
}

function addTable(flow: TextFlow, { rows }: DocxTable): void {
  let cells = 0
  const grid: GridCell[][] = []
  for (const row of rows) {
    const texts = row.flatMap(({ blocks, columns }) => {
      const text = linesOf(blocks).join(" ").replace(/\s+/gu, " ").trim()
      return Array.from({ length: columns }, (_, index) => ({ text: index === 0 ? text : "" }))
    })
    cells += texts.length
    if (cells > MAX_CELLS) {
      throw new DocumentError("file_unreadable", "A table of the Word document has more than 2 million cells.")
    }
    if (texts.some(({ text }) => text !== "")) grid.push(texts)
  }
  if (grid.length > 0) flow.addGrid(dropEmptyColumns(grid), { isSheet: false })
}
