import type { StoredFile } from "./records.ts"
import { evidenceOf } from "./evidence.ts"
import type { GreyPixels } from "./png.ts"
import type { Store } from "./store.ts"

/** A word on the sheet; the box is in points. */
export interface SheetWord {
  readonly text: string
  readonly box: readonly [number, number, number, number]
  readonly cell?: string
}

/** A4 in points, as in the evidence. */
export const sheetSize = { page: 1, width: 595, height: 842 }

const lineHeight = 14
const characterWidth = 6
const linesPerPage = 55
const margin = 40

/** Returns whether the rows of a file are a grid of cells. */
export function isGrid({ mediaType }: StoredFile): boolean {
  return /csv|tab-separated|spreadsheet/.test(mediaType)
}

/** Returns whether the server has images of a file's pages. */
export function isDrawn({ mediaType }: StoredFile): boolean {
  return mediaType === "application/pdf" || mediaType.startsWith("image/")
}

/** Returns the rows of a grid; a workbook, which the mocks do not read, has sample rows. */
export function rowsOf(file: StoredFile): string[][] {
  if (!isGrid(file)) return []
  if (/spreadsheet/.test(file.mediaType))
    return [
      ["Article", "Amount"],
      ["Paper, A4", "90.50"],
    ]
  const separator = file.mediaType.includes("tab") ? "\t" : /[,;]/.exec(textOf(file))?.[0]
  const rows = textOf(file)
    .trimEnd()
    .split(/\r?\n/)
    .map((line) => line.split(separator ?? ","))
  const columns = Math.max(...rows.map((row) => row.length))
  return rows.map((row) => Array.from({ length: columns }, (_, column) => row[column] ?? ""))
}

/** Returns the words that the mocks show on a file's only page: its text, or the values of its newest execution. */
export function wordsOf(store: Store, file: StoredFile): SheetWord[] {
  if (isGrid(file)) {
    return rowsOf(file).flatMap((row, at) =>
      row.flatMap((text, column) =>
        text === ""
          ? []
          : [{ text, box: boxOf(at, column * 20, text), cell: `${String.fromCharCode(65 + column)}${at + 1}` }],
      ),
    )
  }
  if (/^(?:text|message)\//.test(file.mediaType)) return wordsOfText(textOf(file))
  const execution = [...store.executions.values()].findLast((each) => each.file.id === file.id)
  if (execution?.extractedData === undefined) return wordsOfText("Invoice No. 0042\nDate: 2026-02-27\nTotal: 1,290.50")
  const { evidence } = evidenceOf(execution.extractedData, execution)
  return Object.values(evidence).map(({ text, box: [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = [] }) => ({
    text,
    box: [x0, y0, x1, y1] as const,
  }))
}

function wordsOfText(text: string): SheetWord[] {
  return text
    .split("\n")
    .slice(0, linesPerPage)
    .flatMap((line, at) =>
      [...line.matchAll(/\S+/g)].map(({ 0: word, index }) => ({ text: word, box: boxOf(at, index, word) })),
    )
}

function boxOf(line: number, column: number, text: string) {
  const [left, top] = [margin + column * characterWidth, margin + line * lineHeight]
  return [left, top, left + text.length * characterWidth, top + lineHeight - 4] as const
}

/** Draws the page: white, with a grey bar for each word. */
export function drawSheet(words: readonly SheetWord[], width: number): GreyPixels {
  const scale = width / sheetSize.width
  const height = Math.round(sheetSize.height * scale)
  const bytes = new Uint8Array(width * height).fill(255)
  for (const { box } of words) {
    const [left, top, right, bottom] = box.map((edge) => Math.round(edge * scale))
    for (let row = top ?? 0; row < Math.min(bottom ?? 0, height); row++) {
      bytes.fill(120, row * width + (left ?? 0), row * width + Math.min(right ?? 0, width))
    }
  }
  return { width, height, bytes }
}

function textOf({ bytes }: StoredFile): string {
  return new TextDecoder().decode(bytes)
}
