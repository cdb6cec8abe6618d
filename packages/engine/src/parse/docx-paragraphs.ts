import { Parser } from "htmlparser2"

/** What was deleted or moved away is no text, and older programs' copies of drawings repeat what was read before. */
const skipped = new Set(["w:del", "w:moveFrom", "mc:Fallback"])

/** One table that is being read: the cells of its current row, and the paragraphs of its current cell. */
interface OpenTable {
  cells: string[]
  cell: string[]
}

/**
 * Reads the lines of a WordprocessingML part (ECMA-376 part 1, 17.3): a paragraph or a row of a table each, cells separated
 * by tabs. Deleted and hidden text is left out.
 */
export function readDocxLines(xml: string): string[] {
  const lines: string[] = []
  const tables: OpenTable[] = []
  let line = ""
  let run = ""
  let isHidden = false
  let isInText = false
  let skipping = 0
  const flush = () => {
    const text = line.trim()
    line = ""
    if (text === "") return
    const table = tables.at(-1)
    if (table === undefined) lines.push(text)
    else table.cell.push(text)
  }
  const close: Readonly<Record<string, () => void>> = {
    "w:p": flush,
    "w:tc": () => {
      flush()
      const table = tables.at(-1)
      table?.cells.push(table.cell.splice(0).join(" "))
    },
    "w:tr": () => {
      const cells =
        tables
          .at(-1)
          ?.cells.splice(0)
          .filter((cell) => cell !== "") ?? []
      line = cells.join("\t")
      // A row of a table within a cell is a paragraph of that cell.
      const own = tables.pop()
      flush()
      if (own !== undefined) tables.push(own)
    },
    "w:tbl": () => tables.pop(),
  }
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (skipping > 0 || skipped.has(name)) {
          skipping++
          return
        }
        if (name === "w:t") isInText = true
        else if (name === "w:r") [run, isHidden] = ["", false]
        else if (name === "w:vanish") isHidden = !/^(?:0|false|off)$/u.test(attributes["w:val"] ?? "")
        else if (name === "w:tab") run += "\t"
        else if (name === "w:br" || name === "w:cr") run += "\n"
        else if (name === "w:tbl") tables.push({ cells: [], cell: [] })
        else if (name === "w:txbxContent") flush()
      },
      ontext(text) {
        if (isInText) run += text
      },
      onclosetag(name) {
        if (skipping > 0) {
          skipping--
          return
        }
        if (name === "w:t") isInText = false
        if (name === "w:r" && !isHidden) {
          const [first = "", ...rest] = run.split("\n")
          line += first
          for (const next of rest) {
            flush()
            line = next
          }
        }
        if (name === "w:r") run = ""
        close[name]?.()
      },
    },
    { xmlMode: true },
  )
  parser.end(xml)
  flush()
  return lines
}

/** The text boxes that have no copy for older programs (`mc:Fallback`, ECMA-376 part 3): the body's reader knows only these. */
export function readNewTextBoxes(xml: string): string[] {
  if (!xml.includes("w:txbxContent")) return []
  return alternatives(xml).flatMap((alternative) =>
    /<mc:Fallback[\s/>]/u.test(alternative) ? [] : textBoxesOf(alternative).flatMap((box) => readDocxLines(box)),
  )
}

function alternatives(xml: string): string[] {
  return between(xml, "<mc:AlternateContent", "</mc:AlternateContent>")
}

function textBoxesOf(xml: string): string[] {
  return between(xml, "<w:txbxContent", "</w:txbxContent>")
}

/** The stretches from each start to the next end; what is nested ends with its first end, as text boxes never nest. */
function between(xml: string, start: string, end: string): string[] {
  const found: string[] = []
  for (let from = xml.indexOf(start); from >= 0; from = xml.indexOf(start, from)) {
    const to = xml.indexOf(end, from)
    if (to < 0) break
    found.push(xml.slice(from, to + end.length))
    from = to + end.length
  }
  return found
}

/**
 * Takes out the runs that are formatted as hidden (17.3.2.41 vanish), which the body's reader does not know. Properties come
 * first in a run, so that each run is decided by its beginning.
 */
export function withoutHiddenRuns(xml: string): string {
  if (!xml.includes("<w:vanish")) return xml
  const parts = xml.split(/(?=<w:r[\s>])/u)
  const isHidden = (part: string) => {
    const properties = /^<w:r(?:\s[^>]*)?>\s*<w:rPr>(.{0,5000}?)<\/w:rPr>/su.exec(part)?.[1] ?? ""
    return /<w:vanish(?:\s+w:val="(?:1|true|on)")?\s*\/>/u.test(properties)
  }
  return parts.map((part) => (isHidden(part) ? part.slice(part.indexOf("</w:r>") + "</w:r>".length) : part)).join("")
}
