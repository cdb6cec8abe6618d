import type { Document, GridCell } from "../document.ts"
import { decodeText } from "./decode-text.ts"
import { TextFlow } from "./text-flow.ts"

/** Reads Markdown: pipe tables become grids, marks of headings, lists, emphasis and links fall away. */
export function parseMarkdown(bytes: Uint8Array, maxPages: number): Document {
  const flow = new TextFlow(maxPages)
  let rows: GridCell[][] = []
  const finishTable = () => {
    if (rows.length > 0) flow.addGrid(rows, { isSheet: false })
    rows = []
  }
  for (const line of decodeText(bytes).split(/\r\n|\r|\n/)) {
    if (/^\s*\|.*\|\s*$/.test(line)) {
      // The delimiter row of GitHub Flavored Markdown, 4.10.
      if (!/^[\s|:-]+$/.test(line)) rows.push(splitRow(line))
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
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/(\*\*|__|`)(.+?)\1/g, "$2")
}
