import { Parser } from "htmlparser2"
import { DocumentError } from "../document-error.ts"
import { localName } from "./xml-tree.ts"
import type { PackageParts } from "./office-package.ts"

/** A table in a cell takes four levels; the reader copies what it has read once for every level above it. */
const maxDepth = 200
/** Fields stand in fields a handful deep; the reader searches all that are open for every run. */
const maxOpenFields = 200
/**
 * Characters of field instructions, each counted as often as the reader joins it: citations carry some KB each, and are
 * joined once or twice.
 */
const maxInstructionChars = 20_000_000
/** The reader searches instructions by a pattern that is quadratic in the length of a run of white space. */
const maxSpaces = 1_000
/** Word writes 40 at the root; the parser copies all that are in scope for every element that declares another. */
const maxNamespaces = 500

/**
 * Refuses a document that the body's reader takes more than linear time for: elements or fields that nest without end,
 * and what begins and never ends.
 *
 * @throws {DocumentError} file_unreadable
 */
export function refuseExhausting(parts: PackageParts): void {
  for (const [name, part] of parts) if (/^word\/[^/]+\.xml$/u.test(name)) checkPart(new TextDecoder().decode(part))
}

function checkPart(xml: string): void {
  refuseUnclosed(xml)
  const fields = new FieldBounds()
  /** Namespaces that each open element declares. */
  const declared: number[] = []
  let namespaces = 0
  const parser = new Parser(
    {
      onopentag(qualified, attributes) {
        let own = 0
        for (const name in attributes) if (name.startsWith("xmlns")) own++
        declared.push(own)
        namespaces += own
        if (declared.length > maxDepth) throw nestedError()
        if (namespaces > maxNamespaces) throw unreadable("declares more XML namespaces than can be read")
        fields.open(localName(qualified), attributes)
      },
      ontext: (text) => fields.text(text),
      onclosetag(qualified) {
        namespaces -= declared.pop() ?? 0
        fields.close(localName(qualified))
      },
    },
    { xmlMode: true },
  )
  parser.end(xml)
}

const delimiters = [
  ["<?", "?>"],
  ["<!--", "-->"],
  ["<![CDATA[", "]]>"],
] as const

/** The body's reader searches the rest of the part for the end of each of these: 40,000 without one took 5 s. */
function refuseUnclosed(xml: string): void {
  for (const [start, end] of delimiters) {
    if (xml.lastIndexOf(start) > xml.lastIndexOf(end)) {
      throw unreadable("is damaged and cannot be opened")
    }
  }
}

/** Follows complex fields (ECMA-376 part 1, 17.16.18 fldChar) as the body's reader does. */
class FieldBounds {
  #open = 0
  #isInstruction = false
  #chars = 0
  #joinedChars = 0
  #spaces = 0

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === "instrText") this.#isInstruction = true
    if (name !== "fldChar") return
    const type = Object.entries(attributes).find(([key]) => localName(key) === "fldCharType")?.[1]
    if (type === "begin") {
      if (++this.#open > maxOpenFields) throw nestedError()
      this.#chars = 0
      return
    }
    if (type === "end") this.#open = Math.max(0, this.#open - 1)
    this.#joinedChars += this.#chars
    if (this.#joinedChars > maxInstructionChars) throw longFields()
  }

  text(text: string): void {
    if (!this.#isInstruction) return
    this.#chars += text.length
    for (const character of text) {
      this.#spaces = character.trim() === "" ? this.#spaces + 1 : 0
      if (this.#spaces > maxSpaces) throw longFields()
    }
  }

  close(name: string): void {
    if (name === "instrText") this.#isInstruction = false
  }
}

function longFields(): DocumentError {
  return new DocumentError("file_unreadable", "The fields of the Word document are longer than can be read.")
}

function nestedError(): DocumentError {
  return unreadable("nests its elements or fields deeper than can be read")
}

function unreadable(what: string): DocumentError {
  return new DocumentError("file_unreadable", `The Word document ${what}.`)
}
