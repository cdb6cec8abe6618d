import type { FieldDefinition } from "../configuration.ts"
import type { Value } from "../extraction.ts"
import type { LayoutWord } from "../layout/page-layout.ts"
import type { LocaleVote } from "../normalize/locale-vote.ts"
import { foldText } from "../normalize/text.ts"
import { readCell } from "../tables/cell-value.ts"
import type { NumberedLine } from "./document-text.ts"
import type { RawValue } from "./read-answer.ts"

/** How surely a value stands where it is said to stand. */
export type Grounding = "exact" | "normalized" | "fuzzy" | "none"

/** A model's value, read into its type and looked up in the document. */
export interface GroundedValue {
  /** Null when the text does not read as the wanted type. */
  readonly value: Value
  readonly grounding: Grounding
  /** The words that spell it; empty without grounding. */
  readonly words: readonly LayoutWord[]
  readonly page: number
}

/** The document's words, prepared for look-ups by spelling. */
export class WordIndex {
  readonly #lines: readonly IndexedLine[]
  readonly #locale: LocaleVote

  constructor(lines: readonly NumberedLine[], locale: LocaleVote) {
    this.#lines = lines.map((line) => ({ ...line, keys: line.words.map(({ text }) => spellingOf(text)) }))
    this.#locale = locale
  }

  /** Reads a value with the document's own formats and finds the words that spell it, nearest to its line first. */
  ground(raw: RawValue, { type }: FieldDefinition): GroundedValue {
    const value = readCell(raw.text, type, this.#locale)
    const wanted = spellingOf(raw.text)
    for (const line of this.#nearest(raw.line)) {
      const words = findSpelling(line, wanted)
      if (words === undefined) continue
      const isExact = words.map(({ text }) => text).join(" ") === raw.text
      return { value, grounding: isExact ? "exact" : "normalized", words, page: line.page }
    }
    return { value, grounding: "none", words: [], page: 0 }
  }

  #nearest(id: number): readonly IndexedLine[] {
    if (id === 0) return this.#lines
    return this.#lines.toSorted((a, b) => Math.abs(a.id - id) - Math.abs(b.id - id))
  }
}

interface IndexedLine extends NumberedLine {
  readonly keys: readonly string[]
}

/** Letters and digits only: spaces and punctuation are where models and printers differ. */
function spellingOf(text: string): string {
  return foldText(text).replace(/[^\p{L}\p{N}]+/gu, "")
}

function findSpelling({ words, keys }: IndexedLine, wanted: string): LayoutWord[] | undefined {
  if (wanted === "") return undefined
  for (let from = 0; from < words.length; from++) {
    let spelled = ""
    for (let to = from; to < words.length && spelled.length < wanted.length; to++) {
      spelled += keys[to] ?? ""
      if (!wanted.startsWith(spelled)) break
      if (spelled === wanted) return words.slice(from, to + 1)
    }
  }
  return undefined
}
