import Markdown, { type MarkdownIt, type Token } from "markdown-it"
import { DocumentError } from "../document-error.ts"
import type { Document, GridCell } from "../document.ts"
import { decodeText } from "./decode-text.ts"
import { TextFlow } from "./text-flow.ts"
import { textLines } from "./text-lines.ts"

/** The parser takes 700 bytes for each cell: these take a third of a thread's memory. */
const MAX_CELLS = 500_000
/** Longer paragraphs are not prose; the parser takes several hundred bytes for each markup character in them. */
const MAX_PARAGRAPH_CHARS = 100_000

/**
 * Parses Markdown (CommonMark with the tables of GitHub Flavored Markdown): tables become grids; the markup of headings,
 * lists, quotes, emphasis and links is left out; code stays as it is written. Lines keep their distance.
 *
 * @throws {DocumentError} too_many_pages; file_unreadable above 500,000 table cells.
 */
export function parseMarkdown(bytes: Uint8Array, maxPages: number): Document {
  const source = decodeText(bytes)
  const flow = new TextFlow(maxPages)
  // The parser keeps a record of every line: a text of nothing but line breaks must not reach it.
  flow.requireRoom(countLinesWithoutPipe(source))
  const parser = createParser()
  new MarkdownWalker(flow, parser).addBlocks(parser.parse(source, {}))
  return flow.finish("md")
}

/** The block parser of one file. Inline markup is parsed block by block: the tokens of an entire file would fill a thread's memory. */
function createParser(): MarkdownIt {
  const parser = new Markdown()
  parser.core.ruler.enableOnly(["normalize", "block"])
  // A definition such as "[Total]: 500" is not displayed, but may be a requested value.
  parser.block.ruler.disable("reference")
  let cells = 0
  parser.block.State = class extends parser.block.State {
    override push(type: string, tag: string, nesting: -1 | 0 | 1): Token {
      if ((type === "td_open" || type === "th_open") && ++cells > MAX_CELLS) throw tooManyCellsError()
      return super.push(type, tag, nesting)
    }
  }
  return parser
}

class MarkdownWalker {
  readonly #flow: TextFlow
  readonly #parser: MarkdownIt
  /** Lines of the source that have been added to the flow. */
  #line = 0
  /** The number of the list item whose text is next. */
  #itemNumber = ""
  #rows: GridCell[][] | undefined
  #cells = 0

  constructor(flow: TextFlow, parser: MarkdownIt) {
    this.#flow = flow
    this.#parser = parser
  }

  addBlocks(tokens: readonly Token[]): void {
    for (const token of tokens) {
      if (token.type === "list_item_open") this.#itemNumber = token.info === "" ? "" : `${token.info}${token.markup} `
      else if (token.type === "fence") this.#addLines(token.content.replace(/\n$/u, ""), (token.map?.[0] ?? 0) + 1)
      else if (token.type === "code_block") this.#addLines(token.content.replace(/\n$/u, ""), token.map?.[0])
      else if (token.type === "table_open") this.#startTable(token)
      else if (token.type === "tr_open") this.#rows?.push([])
      else if (token.type === "inline") this.#addInline(token)
      else if (token.type === "table_close") this.#endTable()
    }
  }

  #addInline({ content, map }: Token): void {
    const row = this.#rows?.at(-1)
    if (row !== undefined) {
      row.push({ text: this.#plain(content).trim() })
      return
    }
    const rows = this.#looseTable(content)
    if (rows === undefined) this.#addLines(this.#itemNumber + this.#plain(content), map?.[0])
    else {
      this.#skipTo(map?.[0] ?? 0, map?.[1])
      this.#addGrid(rows)
    }
    this.#itemNumber = ""
  }

  #startTable({ map }: Token): void {
    this.#rows = []
    this.#skipTo(map?.[0] ?? 0, map?.[1])
  }

  #endTable(): void {
    this.#addGrid(this.#rows ?? [])
    this.#rows = undefined
  }

  #addGrid(rows: readonly GridCell[][]): void {
    const filled = rows.filter((row) => row.some(({ text }) => text !== ""))
    if (filled.length > 0) this.#flow.addGrid(filled, { isSheet: false })
  }

  /** Returns the rows of a paragraph whose lines all start and end with a pipe: a table without a delimiter row. */
  #looseTable(content: string): GridCell[][] | undefined {
    const rows: GridCell[][] = []
    for (const line of textLines(content)) {
      const row = line.trim()
      if (row.length < 2 || !row.startsWith("|") || !row.endsWith("|")) return undefined
      if (/^[\s|:-]+$/u.test(row)) continue
      const cells = row.slice(1, -1).split(/(?<!\\)\|/u)
      this.#cells += cells.length
      if (this.#cells > MAX_CELLS) throw tooManyCellsError()
      rows.push(cells.map((cell) => ({ text: this.#plain(cell).trim() })))
    }
    return rows
  }

  #addLines(text: string, sourceLine = this.#line): void {
    this.#skipTo(sourceLine)
    for (const line of textLines(text)) {
      this.#flow.addLine(line)
      this.#line++
    }
  }

  /** Leaves a blank line for each line of the source before `start`; the next block starts at `end`. */
  #skipTo(start: number, end?: number): void {
    for (; this.#line < start; this.#line++) this.#flow.addLine("")
    this.#line = end ?? this.#line
  }

  /** Returns the text of a paragraph or cell as displayed. */
  #plain(content: string): string {
    if (content.length > MAX_PARAGRAPH_CHARS) return content
    const tokens: Token[] = []
    this.#parser.inline.parse(content, this.#parser, {}, tokens)
    return displayedText(tokens)
  }
}

function displayedText(tokens: readonly Token[]): string {
  return tokens
    .map(({ type, content, children }) => {
      if (type === "softbreak" || type === "hardbreak") return "\n"
      return children === null ? content : displayedText(children)
    })
    .join("")
}

function countLinesWithoutPipe(text: string): number {
  let count = 0
  for (const line of textLines(text)) if (!line.includes("|")) count++
  return count
}

function tooManyCellsError(): DocumentError {
  return new DocumentError("file_unreadable", "The tables of the file have more than 500,000 cells.")
}
