import { DocumentError } from "../document-error.ts"
import type { Document, GridCell } from "../document.ts"
import { decodeText } from "./decode-text.ts"
import { TextFlow } from "./text-flow.ts"
import { textLines } from "./text-lines.ts"

/** See the bound of delimited files. */
const maxCells = 2_000_000

/**
 * Reads Markdown: pipe tables become grids, marks of headings, lists, emphasis and links fall away.
 *
 * @throws {DocumentError} too_many_pages; file_unreadable above 2 million cells.
 */
export function parseMarkdown(bytes: Uint8Array, maxPages: number): Document {
  const flow = new TextFlow(maxPages)
  let rows: GridCell[][] = []
  let cells = 0
  const finishTable = () => {
    if (rows.length > 0) flow.addGrid(rows, { isSheet: false })
    rows = []
  }
  for (const line of textLines(decodeText(bytes))) {
    if (/^\s*\|.*\|\s*$/.test(line)) {
      // The delimiter row of GitHub Flavored Markdown, 4.10.
      if (!/^[\s|:-]+$/.test(line)) cells += rows[rows.push(splitRow(line)) - 1]?.length ?? 0
      if (cells > maxCells) throw new DocumentError("file_unreadable", "The file has more than 2 million cells.")
      continue
    }
    finishTable()
    flow.addLine(plain(line))
  }
  finishTable()
  return flow.finish("md")
}

function splitRow(line: string): GridCell[] {
  const cells = line
    .trim()
    .slice(1, -1)
    .split(/(?<!\\)\|/)
  return cells.map((cell) => ({ text: plain(cell).replaceAll("\\|", "|").trim() }))
}

function plain(text: string): string {
  return text
    .replace(/^\s{0,3}(?:#{1,6}|>|[-*+])\s+/, "")
    .replace(/!?\[([^[\]]{0,1000})\]\([^()]{0,2000}\)/g, "$1")
    .replace(/(\*\*|__|`)(.{1,1000}?)\1/g, "$2")
}
