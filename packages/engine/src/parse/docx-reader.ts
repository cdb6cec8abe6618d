import { Parser } from "htmlparser2"
import { DocumentError } from "../document-error.ts"
import { DocxBuilder, type DocxPart, type XmlAttributes } from "./docx-builder.ts"

/** A table in a cell takes four levels. The parser searches its stack for every closing tag. */
const MAX_DEPTH = 200

/** The usual prefixes of WordprocessingML, transitional and strict, and of markup compatibility (ECMA-376 parts 1, 3 and 4). */
const PREFIXES: ReadonlyMap<string, string> = new Map([
  ["http://schemas.openxmlformats.org/wordprocessingml/2006/main", "w"],
  ["http://purl.oclc.org/ooxml/wordprocessingml/main", "w"],
  ["http://schemas.openxmlformats.org/markup-compatibility/2006", "mc"],
])

/** Deleted and moved-away text, copies of drawings for older programs, and readings printed above East Asian text. */
const SKIPPED = new Set(["w:del", "w:moveFrom", "mc:Fallback", "w:rt"])

/**
 * Reads a part of a Word document (WordprocessingML, ECMA-376 part 1, 17). Deleted and hidden text is left out, inserted
 * text is read, fields give their result. The cost is linear: nothing is looked up, and depth is bounded.
 *
 * @throws {DocumentError} file_unreadable for XML that is not well-formed or nests without end.
 */
export function readDocxPart(xml: string): DocxPart {
  const reader = new DocxReader()
  new Parser(reader, { xmlMode: true }).end(xml)
  return reader.builder.finish()
}

/** Receives the parser's events and passes those that count on to the builder, with the usual names of the elements. */
class DocxReader {
  readonly builder = new DocxBuilder()
  /** The open elements, the outermost first. */
  readonly #path: string[] = []
  readonly #prefixes = new Map<string, string>()
  /** Depth of the element whose content is skipped. */
  #skippedDepth = Number.POSITIVE_INFINITY
  #isJustOpened = false

  onopentag(qualified: string, attributes: XmlAttributes): void {
    if (this.#path.length >= MAX_DEPTH) throw nestedError()
    const name = this.#nameOf(qualified, attributes)
    this.#isJustOpened = true
    if (!this.#isSkipping()) {
      this.builder.readProperty(name, this.#path.at(-1), this.#path.at(-2), attributes)
      if (SKIPPED.has(name)) this.#skippedDepth = this.#path.length
      else this.builder.open(name, this.#path.at(-1), attributes)
    }
    this.#path.push(name)
  }

  ontext(text: string): void {
    this.#isJustOpened = false
    if (this.#path.at(-1) === "w:t" && !this.#isSkipping()) this.builder.addText(text)
  }

  onclosetag(_: string, isImplied: boolean): void {
    // The parser closes an empty element by itself, and also what a truncated part leaves open.
    if (isImplied && !this.#isJustOpened) throw damagedError()
    this.#isJustOpened = false
    const name = this.#path.pop()
    if (name !== undefined && !this.#isSkipping()) this.builder.close(name)
    if (this.#path.length <= this.#skippedDepth) this.#skippedDepth = Number.POSITIVE_INFINITY
  }

  /** The name with the usual prefix of its namespace, since producers choose their own. */
  #nameOf(qualified: string, attributes: XmlAttributes): string {
    for (const key in attributes) {
      const prefix = key.startsWith("xmlns") ? PREFIXES.get(attributes[key] ?? "") : undefined
      if (prefix !== undefined) this.#prefixes.set(key.slice("xmlns:".length), prefix)
    }
    const colon = qualified.indexOf(":")
    const prefix = this.#prefixes.get(qualified.slice(0, Math.max(colon, 0)))
    return prefix === undefined ? qualified : `${prefix}:${qualified.slice(colon + 1)}`
  }

  #isSkipping(): boolean {
    return this.#path.length > this.#skippedDepth
  }
}

function nestedError(): DocumentError {
  return new DocumentError("file_unreadable", "The Word document nests its elements deeper than can be read.")
}

function damagedError(): DocumentError {
  return new DocumentError("file_unreadable", "The Word document is damaged and cannot be opened.")
}
