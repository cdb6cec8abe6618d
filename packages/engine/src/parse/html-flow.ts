import { type AnyNode, type Element, isTag, isText } from "domhandler"
import { DocumentError } from "../document-error.ts"
import type { GridCell } from "../document.ts"
import { dropEmptyColumns } from "./grid-columns.ts"
import { parseHtmlTree } from "./html-tree.ts"
import type { TextFlow } from "./text-flow.ts"

const skipped = new Set(["script", "style", "noscript", "template", "head", "svg", "iframe", "object", "select"])
const blocks = new Set(
  "address article aside blockquote body center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr html legend li main nav ol p pre section summary table tbody tfoot thead tr ul caption".split(
    " ",
  ),
)
/** Pages nest a few dozen levels; hostile ones nest without limit, and the walk is recursive. */
const maxDepth = 400
const maxColumnSpan = 100
const maxRowSpan = 500
/** Spans multiply cells that are not written out. The limit is the same as for delimited files. */
const maxCells = 2_000_000

/**
 * Adds an HTML text to the flow.
 *
 * @throws {DocumentError} file_unreadable or too_many_pages.
 */
export function addHtml(flow: TextFlow, html: string): void {
  const walker = new HtmlWalker(flow)
  walker.visitAll(parseHtmlTree(html), 0)
  walker.flush()
}

class HtmlWalker {
  readonly #flow: TextFlow
  #text = ""
  #cells = 0

  constructor(flow: TextFlow) {
    this.#flow = flow
  }

  visitAll(nodes: readonly AnyNode[], depth: number): void {
    if (depth > maxDepth) return
    for (const node of nodes) {
      if (isText(node)) this.#text += node.data
      else if (isTag(node)) this.#visit(node, depth)
    }
  }

  /** Ends the current line. */
  flush(): void {
    const text = clean(this.#text)
    if (text !== "") this.#flow.addLine(text)
    this.#text = ""
  }

  #visit(element: Element, depth: number): void {
    const { name } = element
    if (isHidden(element)) return
    if (name === "br") return this.flush()
    if (name === "input") this.#text += ` ${inputText(element)} `
    if (name === "table" && !hasInnerTable(element, depth)) return this.#addTable(element, depth)
    // The cells of a table that only arranges other tables are blocks.
    const isBlock = blocks.has(name) || name === "td" || name === "th"
    if (isBlock) this.flush()
    if (name === "pre") this.#addPre(element, depth)
    else this.visitAll(element.children, depth + 1)
    if (isBlock) this.flush()
  }

  #addPre(element: Element, depth: number): void {
    for (const line of textOf(element, depth).split(/\r\n|\r|\n/)) this.#flow.addLine(line.trimEnd())
  }

  #addTable(table: Element, depth: number): void {
    this.flush()
    const caption = findTags(table, "caption", depth)[0]
    const rows = this.#readRows(table, depth).filter((row) => row.some(({ text }) => text !== ""))
    const name = caption === undefined ? undefined : clean(textOf(caption, depth))
    if (name !== undefined) this.#flow.addLine(name)
    if (rows.length > 0) this.#flow.addGrid(dropEmptyColumns(rows), { name, isSheet: false })
  }

  #readRows(table: Element, depth: number): GridCell[][] {
    const rows: GridCell[][] = []
    /** Column → number of rows that a cell above still covers. */
    const covered: number[] = []
    for (const tr of findTags(table, "tr", depth)) {
      const row: GridCell[] = []
      const skipCovered = () => {
        while ((covered[row.length] ?? 0) > 0) {
          covered[row.length] = (covered[row.length] ?? 1) - 1
          row.push({ text: "" })
        }
      }
      for (const cell of tr.children) {
        if (!isTag(cell) || isHidden(cell) || (cell.name !== "td" && cell.name !== "th")) continue
        skipCovered()
        const columns = span(cell.attribs["colspan"], maxColumnSpan)
        const below = span(cell.attribs["rowspan"], maxRowSpan) - 1
        for (let index = 0; index < columns; index++) {
          if (below > 0) covered[row.length] = below
          row.push({ text: index === 0 ? clean(textOf(cell, depth)) : "" })
        }
      }
      skipCovered()
      rows.push(row)
      this.#cells += row.length
      if (this.#cells > maxCells) {
        throw new DocumentError("file_unreadable", "The tables of the page have more than 2 million cells.")
      }
    }
    return rows
  }
}

function span(value: string | undefined, most: number): number {
  const count = Number.parseInt(value ?? "1", 10)
  return Number.isFinite(count) ? Math.min(Math.max(count, 1), most) : 1
}

function hasInnerTable(table: Element, depth: number): boolean {
  return findTags(table, "table", depth).length > 0
}

/** Returns the nearest descendants of that name, without searching below a match. */
function findTags(parent: Element, name: string, depth: number): Element[] {
  if (depth > maxDepth) return []
  return parent.children.flatMap((child) => {
    if (!isTag(child) || isHidden(child)) return []
    return child.name === name ? [child] : findTags(child, name, depth + 1)
  })
}

function textOf(node: AnyNode, depth: number): string {
  const parts: string[] = []
  collectText(node, depth, parts)
  return parts.join("")
}

function collectText(node: AnyNode, depth: number, parts: string[]): void {
  if (isText(node)) parts.push(node.data)
  if (!isTag(node) || isHidden(node) || depth > maxDepth) return
  if (node.name === "br") parts.push("\n")
  else if (node.name === "input") parts.push(` ${inputText(node)} `)
  else {
    const isBlock = blocks.has(node.name)
    if (isBlock) parts.push("\n")
    for (const child of node.children) collectText(child, depth + 1, parts)
    if (isBlock) parts.push("\n")
  }
}

/** Style declarations that hide an element, as mails do with their preview text. */
const hiding =
  /(?:^|[;\s])(?:display\s*:\s*none|visibility\s*:\s*hidden|mso-hide\s*:\s*all|(?:font-size|opacity|max-height)\s*:\s*0(?:\.0+)?(?:px|pt|em|rem|%)?\s*(?:[;!]|$))/i

function isHidden({ name, attribs }: Element): boolean {
  if (skipped.has(name) || attribs["hidden"] !== undefined) return true
  const style = attribs["style"]
  return style !== undefined && hiding.test(style.slice(0, 10_000))
}

function inputText({ attribs }: Element): string {
  const type = attribs["type"] ?? "text"
  return ["hidden", "password", "checkbox", "radio"].includes(type) ? "" : (attribs["value"] ?? "")
}

/** Joins lines, without the soft hyphens that a browser prints only at the end of one. */
function clean(text: string): string {
  return text.replaceAll("\u00ad", "").replace(/\s+/g, " ").trim()
}
