import { hex as dingbat } from "dingbat-to-unicode"
import { localName } from "./xml-tree.ts"
import type { DocxBlock, DocxCell } from "./docx-blocks.ts"

/** A reference to a footnote or an endnote. */
export interface NoteReference {
  readonly kind: "footnote" | "endnote"
  readonly id: string
}

/** The content of one part of a Word document. */
export interface DocxPart {
  /** Lines and tables in the order of the document; those of a text box follow the paragraph that anchors it. */
  readonly blocks: readonly DocxBlock[]
  /** The notes of a part of notes, by their id. */
  readonly notes: ReadonlyMap<string, readonly DocxBlock[]>
  /** The notes that the text refers to, each once, in the order of their numbers. */
  readonly references: readonly NoteReference[]
  /** True for the main part of a document. */
  readonly hasBody: boolean
}

/** Attributes by their qualified names. */
export type XmlAttributes = Readonly<Record<string, string>>

/** Word allows 63 columns. */
const MAX_COLUMN_SPAN = 100

/** The text of the elements of a run: a break of any kind ends the line, and a soft hyphen is printed only at the end of one. */
const RUN_TEXTS: ReadonlyMap<string, string> = new Map([
  ["w:tab", "\t"],
  ["w:ptab", "\t"],
  ["w:br", "\n"],
  ["w:cr", "\n"],
  ["w:noBreakHyphen", "\u2011"],
  ["w:softHyphen", ""],
])

/** A container of paragraphs: the body, a cell, a text box or a note. */
interface OpenContainer {
  readonly blocks: DocxBlock[]
  /** Blocks of the text boxes that the current paragraph anchors. */
  readonly anchored: DocxBlock[]
  readonly noteId: string | undefined
  line: string
  /** True when the mark that ends the paragraph was deleted: its text continues in the next one. */
  isJoined: boolean
}

interface OpenTable {
  readonly rows: (readonly DocxCell[])[]
  /** Columns in which a cell of any previous row starts. */
  readonly columns: Set<number>
  row: DocxCell[]
  column: number
  /** Columns of the current cell. */
  span: number
  isMerged: boolean
  isRowDeleted: boolean
  hasInnerTable: boolean
}

interface OpenRun {
  text: string
  isHidden: boolean
}

/** Builds the blocks of a part from its elements, in the order of their start and end tags. */
export class DocxBuilder {
  readonly #containers: OpenContainer[] = []
  readonly #body = openContainer(undefined)
  readonly #tables: OpenTable[] = []
  readonly #runs: OpenRun[] = []
  readonly #notes = new Map<string, readonly DocxBlock[]>()
  readonly #references = new Map<string, { readonly number: number; readonly reference: NoteReference }>()
  #hasBody = false

  /** Reads an element that is a property of its paragraph, run, row or cell. */
  readProperty(name: string, parent = "", grandparent = "", attributes: XmlAttributes = {}): void {
    const table = this.#tables.at(-1)
    const run = this.#runs.at(-1)
    if (name === "w:vanish" && parent === "w:rPr" && grandparent === "w:r") {
      if (run !== undefined) run.isHidden = !/^(?:0|false|off)$/u.test(attributeOf(attributes, "val"))
    } else if (name === "w:del" && parent === "w:rPr" && grandparent === "w:pPr") this.#container().isJoined = true
    else if (table === undefined) return
    else if (name === "w:del" && parent === "w:trPr") table.isRowDeleted = true
    else if (name === "w:gridBefore") this.#addCell([], spanOf(attributes))
    else if (name === "w:gridSpan") table.span = spanOf(attributes)
    else if (name === "w:vMerge" && parent === "w:tcPr") table.isMerged = attributeOf(attributes, "val") !== "restart"
  }

  open(name: string, parent = "", attributes: XmlAttributes = {}): void {
    if (name === "w:r") this.#runs.push({ text: "", isHidden: false })
    else if (name === "w:tbl") this.#openTable()
    else if (name === "w:tc" || name === "w:txbxContent") this.#openContainer()
    else if (name === "w:footnote" || name === "w:endnote") this.#openNote(attributes)
    else if (name === "w:body") this.#hasBody = true
    else if (parent === "w:r") this.addText(this.#runText(name, attributes))
  }

  /** Adds text to the current run. */
  addText(text: string): void {
    const run = this.#runs.at(-1)
    if (run !== undefined) run.text += text
  }

  close(name: string): void {
    if (name === "w:r") this.#closeRun()
    else if (name === "w:p") endParagraph(this.#container())
    else if (name === "w:tc") this.#closeCell()
    else if (name === "w:tr") this.#closeRow()
    else if (name === "w:tbl") this.#closeTable()
    else if (name === "w:txbxContent") this.#closeTextBox()
    else if (name === "w:footnote" || name === "w:endnote") this.#closeNote()
  }

  finish(): DocxPart {
    return {
      blocks: closed(this.#body),
      notes: this.#notes,
      references: [...this.#references.values()].map(({ reference }) => reference),
      hasBody: this.#hasBody,
    }
  }

  #container(): OpenContainer {
    return this.#containers.at(-1) ?? this.#body
  }

  #openContainer(noteId?: string): void {
    this.#containers.push(openContainer(noteId))
  }

  /** Text boxes are anchored in a paragraph that continues after them. */
  #closeTextBox(): void {
    const box = this.#containers.pop()
    if (box !== undefined) for (const block of closed(box)) this.#container().anchored.push(block)
  }

  /** Separators are notes with a type (17.11.23): the lines that are drawn above the notes. */
  #openNote(attributes: XmlAttributes): void {
    const type = attributeOf(attributes, "type")
    const isSeparator = type !== "" && type !== "normal"
    this.#openContainer(isSeparator ? undefined : attributeOf(attributes, "id"))
  }

  #closeNote(): void {
    const note = this.#containers.pop()
    if (note?.noteId !== undefined) this.#notes.set(note.noteId, closed(note))
  }

  #closeRun(): void {
    const run = this.#runs.pop()
    if (run === undefined || run.isHidden) return
    const container = this.#container()
    const [first = "", ...rest] = run.text.split("\n")
    container.line += first
    for (const line of rest) {
      endLine(container)
      container.line = line
    }
  }

  #runText(name: string, attributes: XmlAttributes): string {
    if (name === "w:sym") return symbolOf(attributeOf(attributes, "font"), attributeOf(attributes, "char"))
    if (name === "w:footnoteReference") return this.#refer("footnote", attributeOf(attributes, "id"))
    if (name === "w:endnoteReference") return this.#refer("endnote", attributeOf(attributes, "id"))
    return RUN_TEXTS.get(name) ?? ""
  }

  #refer(kind: NoteReference["kind"], id: string): string {
    const key = `${kind} ${id}`
    const known = this.#references.get(key) ?? { number: this.#references.size + 1, reference: { kind, id } }
    this.#references.set(key, known)
    return `[${known.number}]`
  }

  #openTable(): void {
    const outer = this.#tables.at(-1)
    if (outer !== undefined) outer.hasInnerTable = true
    const counts = { column: 0, span: 1 }
    const flags = { isMerged: false, isRowDeleted: false, hasInnerTable: false }
    this.#tables.push({ rows: [], columns: new Set(), row: [], ...counts, ...flags })
  }

  #closeTable(): void {
    const table = this.#tables.pop()
    if (table === undefined) return
    this.#container().blocks.push({ rows: table.rows, hasInnerTable: table.hasInnerTable })
  }

  #closeCell(): void {
    const cell = this.#containers.pop()
    const table = this.#tables.at(-1)
    if (cell === undefined || table === undefined) return
    // A cell that continues the one above it (17.4.84 vMerge) shows nothing of its own.
    const isContinued = table.isMerged && table.columns.has(table.column)
    table.columns.add(table.column)
    this.#addCell(isContinued ? [] : closed(cell), table.span)
    table.span = 1
    table.isMerged = false
  }

  #addCell(blocks: readonly DocxBlock[], columns: number): void {
    const table = this.#tables.at(-1)
    table?.row.push({ blocks, columns })
    if (table !== undefined) table.column += columns
  }

  #closeRow(): void {
    const table = this.#tables.at(-1)
    if (table === undefined) return
    if (!table.isRowDeleted) table.rows.push(table.row)
    table.row = []
    table.column = 0
    table.isRowDeleted = false
  }
}

function openContainer(noteId: string | undefined): OpenContainer {
  return { blocks: [], anchored: [], noteId, line: "", isJoined: false }
}

function endLine(container: OpenContainer): void {
  if (container.line.trim() !== "") container.blocks.push(container.line)
  container.line = ""
}

function endParagraph(container: OpenContainer): void {
  if (!container.isJoined) endLine(container)
  container.isJoined = false
  for (const block of container.anchored.splice(0)) container.blocks.push(block)
}

function closed(container: OpenContainer): readonly DocxBlock[] {
  container.isJoined = false
  endParagraph(container)
  return container.blocks
}

/** An attribute by its local name, since producers choose their own prefixes; "" without one. */
function attributeOf(attributes: XmlAttributes, name: string): string {
  for (const key in attributes) if (localName(key) === name) return attributes[key] ?? ""
  return ""
}

function spanOf(attributes: XmlAttributes): number {
  const span = Number.parseInt(attributeOf(attributes, "val"), 10)
  return Number.isFinite(span) ? Math.min(Math.max(span, 1), MAX_COLUMN_SPAN) : 1
}

/** A character of a symbol font (17.3.3.30 sym), which Word shifts into the private use area at U+F000. */
function symbolOf(font: string, char: string): string {
  const shifted = /^F0(?<code>[0-9A-F]{2})$/iu.exec(char)?.groups?.["code"]
  return (dingbat(font, char) ?? (shifted === undefined ? undefined : dingbat(font, shifted)))?.string ?? ""
}
