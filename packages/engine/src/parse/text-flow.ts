import { DocumentError } from "../document-error.ts"
import type { Document, FileKind, Grid, GridCell, Page, Word } from "../document.ts"
import { cellName } from "../page/cell-name.ts"

/** Width of a character in points: 0.6 of the font size, as in Courier. */
const charWidth = 6
const lineHeight = 12
const fontSize = 10
const margin = 36
const linesPerPage = 60
/** Longer cells wrap, as they would when printed. */
const maxColumnChars = 60
const columnGapChars = 3
const tabStop = 8
/** Fields are in the first rows of a sheet; later rows are read from the grid alone. */
const maxDrawnRows = 5000
/** About 400 MB of words; a page of text has several hundred. */
const maxWords = 1_000_000

/** Longer runs without a space are encoded bytes, not words; matching labels in them takes seconds per MB. */
const maxWordChars = 1_000

/** Options for laying out a grid in the flow. */
export interface GridOptions {
  readonly name?: string | undefined
  /** True for sheets and delimited files, whose words name their cell. */
  readonly isSheet: boolean
}

/**
 * Lays out text without geometry on pages in a monospaced font, so that layout analysis reads it like a printed page:
 * spaces stay spaces, tabs and runs of spaces become gaps, the cells of a grid become columns.
 */
export class TextFlow {
  readonly #grids: Grid[] = []
  readonly #pages: { words: Word[]; columns: number; lines: number }[] = [{ words: [], columns: 0, lines: 0 }]
  readonly #maxPages: number
  #line = 0
  #words = 0

  /** `maxPages` bounds running text; a sheet is one page, however long. */
  constructor(maxPages = Number.POSITIVE_INFINITY) {
    this.#maxPages = maxPages
  }

  /** Adds one line of text, with its spaces. */
  addLine(text: string): void {
    this.#place(expandTabs(text), 0, undefined)
    this.#advance()
  }

  /**
   * Rejects a file whose lines cannot fit, before they are parsed.
   *
   * @throws {DocumentError} too_many_pages.
   */
  requireRoom(lines: number): void {
    if (lines > this.#maxPages * linesPerPage) throw tooLongError(`${this.#maxPages} pages`)
  }

  /**
   * Starts a new page, unless this one is empty.
   *
   * @throws {DocumentError} too_many_pages.
   */
  breakPage(): void {
    if (this.#line === 0 && this.#page().words.length === 0) return
    if (this.#pages.length >= this.#maxPages) throw tooLongError(`${this.#maxPages} pages`)
    this.#pages.push({ words: [], columns: 0, lines: 0 })
    this.#line = 0
  }

  /** Adds a table to the grids, and to the page as columns. */
  addGrid(rows: readonly (readonly GridCell[])[], { name, isSheet }: GridOptions): void {
    if (isSheet) this.breakPage()
    this.#grids.push({ page: this.#pages.length, name, isSheet, rows })
    const widths: number[] = []
    const drawn = rows.slice(0, maxDrawnRows)
    for (const row of drawn) {
      for (const [index, cell] of row.entries()) {
        widths[index] = Math.max(widths[index] ?? 0, Math.min(cell.text.length, maxColumnChars))
      }
    }
    for (const [rowIndex, row] of drawn.entries()) this.#addRow(row, widths, isSheet ? rowIndex : undefined)
  }

  /** Returns the document of all that was added. */
  finish(kind: FileKind): Document {
    const pages = this.#pages.map(({ words, columns, lines }, index): Page => {
      const width = Math.max(612, columns * charWidth + 2 * margin)
      const height = Math.max(792, lines * lineHeight + 2 * margin)
      return { number: index + 1, width, height, words, rulings: [], isSynthetic: true }
    })
    return { kind, pages, grids: this.#grids, attachments: [] }
  }

  #addRow(row: readonly GridCell[], widths: readonly number[], sheetRow: number | undefined): void {
    let column = 0
    let cells = row.map(({ text }, index) => {
      const left = column
      column += (widths[index] ?? 0) + columnGapChars
      return { index, left, lines: wrap(text, maxColumnChars) }
    })
    for (let line = 0; line === 0 || cells.length > 0; line++) {
      for (const { index, left, lines } of cells) {
        const text = lines[line] ?? ""
        if (text !== "") this.#place(text, left, sheetRow === undefined ? undefined : cellName(index, sheetRow))
      }
      this.#advance(sheetRow !== undefined)
      // A cell of many lines must not visit its short neighbours again for each line.
      cells = cells.filter(({ lines }) => lines.length > line + 1)
    }
  }

  #place(text: string, column: number, cell: string | undefined): void {
    const page = this.#page()
    const top = margin + this.#line * lineHeight
    for (const match of text.matchAll(/[^\s\u00a0]+/g)) {
      const word = match[0].slice(0, maxWordChars)
      if (++this.#words > maxWords) throw tooLongError("a million words")
      const x = margin + (column + match.index) * charWidth
      page.words.push({
        text: word.normalize("NFC"),
        box: [x, top, x + word.length * charWidth, top + fontSize * 0.97],
        fontSize,
        isBold: false,
        rotation: 0,
        confidence: 1,
        // A single space separates words; several may separate columns.
        ...(/\S[ \u00a0]$/u.test(text.slice(Math.max(0, match.index - 2), match.index)) ? { isAfterSpace: true } : {}),
        ...(cell === undefined ? {} : { cell }),
      })
      page.columns = Math.max(page.columns, column + match.index + word.length)
    }
    page.lines = this.#line + 1
  }

  /** A sheet stays on one page, because the number of its page is the number of the sheet. */
  #advance(isSheet = false): void {
    this.#line++
    if (this.#line >= linesPerPage && !isSheet) this.breakPage()
  }

  #page(): { words: Word[]; columns: number; lines: number } {
    const page = this.#pages.at(-1)
    if (page === undefined) throw new Error("A flow always has a page")
    return page
  }
}

function tooLongError(most: string): DocumentError {
  return new DocumentError("too_many_pages", `The text of the file fills more than ${most}.`)
}

function expandTabs(text: string): string {
  if (!text.includes("\t")) return text
  let expanded = ""
  for (const part of text.split("\t")) {
    expanded += part
    // At least two columns, so that the gap splits.
    expanded += " ".repeat(Math.max(2, tabStop - (expanded.length % tabStop)))
  }
  return expanded.trimEnd()
}

function wrap(text: string, width: number): string[] {
  if (text.length <= width) return [text]
  const lines: string[] = []
  let line = ""
  for (const word of text.split(/\s+/)) {
    if (line !== "" && line.length + 1 + word.length > width) {
      lines.push(line)
      line = word
    } else line = line === "" ? word : `${line} ${word}`
  }
  if (line !== "") lines.push(line)
  return lines
}
