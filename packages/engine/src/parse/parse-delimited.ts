import Papa from "papaparse"
import { DocumentError } from "../document-error.ts"
import type { Document } from "../document.ts"
import { decodeText } from "./decode-text.ts"
import { TextFlow } from "./text-flow.ts"

/** Several hundred MB of parsed cells. */
const maxCells = 2_000_000
/** Three times the limit of a spreadsheet's cell (32,767): a quotation mark that is never closed takes the rest of the file. */
const maxCellChars = 100_000

/**
 * Parses a CSV or TSV file into one grid; the delimiter is guessed from the first lines.
 *
 * @throws {DocumentError} file_unreadable above 2 million cells, or 100,000 characters in one of them.
 */
export function parseDelimited(bytes: Uint8Array, kind: "csv" | "tsv"): Document {
  const decoded = decodeText(bytes).replace(/^\ufeff/, "")
  // Spreadsheets read a first line "sep=;" as the delimiter, not as a row.
  const named = /^sep=([^\r\n])\r?\n/i.exec(decoded)
  const text = named === null ? decoded : decoded.slice(named[0].length)
  const rows: { text: string }[][] = []
  let cells = 0
  Papa.parse<string[]>(text, {
    delimiter: named?.[1] ?? (kind === "tsv" && text.includes("\t") ? "\t" : guessDelimiter(text)),
    step: ({ data }) => {
      cells += data.length
      if (cells > maxCells) throw new DocumentError("file_unreadable", "The file has more than 2 million cells.")
      if (data.some((cell) => cell.length > maxCellChars)) throw longCellError(rows.length + 1)
      rows.push(data.map((cell) => ({ text: cell.replace(/\s+/g, " ").trim() })))
    },
  })
  while (rows.at(-1)?.every((cell) => cell.text === "") === true) rows.pop()
  const flow = new TextFlow()
  if (rows.length > 0) flow.addGrid(rows, { isSheet: true })
  return flow.finish(kind)
}

function longCellError(row: number): DocumentError {
  const sentence = `A cell in row ${row} contains more than 100,000 characters. Check for a quotation mark that is not closed.`
  return new DocumentError("file_unreadable", sentence)
}

/** Returns the delimiter that splits most of the first lines into the same number of cells, and of these the most cells. */
function guessDelimiter(text: string): string {
  let best = { delimiter: ",", score: 0 }
  for (const delimiter of [",", ";", "\t", "|"]) {
    const { data } = Papa.parse<string[]>(text.slice(0, 64 * 1024), { delimiter, preview: 50, skipEmptyLines: true })
    const counts = new Map<number, number>()
    for (const row of data) if (row.length > 1) counts.set(row.length, (counts.get(row.length) ?? 0) + 1)
    for (const [columns, lines] of counts) {
      // A comma in running text or in a decimal splits few lines into equally many cells; agreement counts more than columns.
      const score = (lines / data.length) * (1 + Math.min(columns, 20) / 20)
      if (score > best.score) best = { delimiter, score }
    }
  }
  return best.delimiter
}
