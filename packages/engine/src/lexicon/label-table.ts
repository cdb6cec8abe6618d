import type { Concept } from "./concept.ts"
import { type PackedLexicon, unpack } from "./packed-lexicon.ts"

/** One label of a concept. */
export interface ConceptLabel {
  readonly concept: Concept
  readonly key: string
  readonly tokens: readonly string[]
  readonly isWeak: boolean
}

/** The labels of one concept. */
interface Row {
  readonly concept: Concept
  /** With tokens separated by blanks. */
  readonly texts: readonly string[]
  /** Number of labels that are not weak. */
  readonly strong: number
  /** Those that were asked for, by position. */
  readonly labels: ConceptLabel[]
}

/** A number of a label is that of its concept times this, plus its position: no concept has as many labels. */
const ROW = 0x1_0000

/**
 * The labels of all concepts. A document has few of them, so that a label becomes an object when it is asked for: 18,000
 * objects with arrays of tokens took a fifth of the time of a thread's first document.
 */
export class LabelTable {
  readonly #rows: readonly Row[]
  readonly #rowOf: ReadonlyMap<Concept, Row>
  /** The number of the first label of a key, or its labels once they were asked for. */
  readonly #byKey = new Map<string, number | readonly ConceptLabel[]>()
  /** The numbers of the labels of a key after the first one, by that of the first one. */
  readonly #others = new Map<number, number[]>()
  /** The labels with the tokens that were asked for, of which the lexicon has a limited number. */
  readonly #withToken = new Map<string, ReadonlyMap<number, ConceptLabel>>()
  /** Number of labels with each token. */
  readonly frequency: ReadonlyMap<string, number>

  constructor(concepts: readonly Concept[], { labels, tokens, counts }: PackedLexicon) {
    this.#rows = concepts.map((concept, index) => {
      const { texts, strong } = labels[index] ?? { texts: "", strong: 0 }
      return { concept, texts: unpack(texts, "|"), strong, labels: [] }
    })
    this.#rowOf = new Map(this.#rows.map((row) => [row.concept, row]))
    for (const [index, { texts }] of labels.entries()) this.#addKeys(index * ROW, keysOf(texts))
    const numbers = unpack(counts, "|")
    this.frequency = new Map(unpack(tokens, "|").map((token, index) => [token, Number(numbers[index])]))
  }

  #addKeys(from: number, keys: readonly string[]): void {
    for (let position = 0; position < keys.length; position++) {
      const key = keys[position] ?? ""
      const first = this.#byKey.get(key)
      if (typeof first !== "number") this.#byKey.set(key, from + position)
      else {
        const others = this.#others.get(first)
        if (others) others.push(from + position)
        else this.#others.set(first, [from + position])
      }
    }
  }

  /** Returns the labels of a concept, those that are not weak first. */
  ofConcept(concept: Concept): readonly ConceptLabel[] {
    const row = this.#rowOf.get(concept)
    if (!row) return []
    for (let position = 0; position < row.texts.length; position++) labelAt(row, position)
    return row.labels
  }

  /** Returns the key of the first label of a concept; undefined without one. */
  ownKey(concept: Concept): string | undefined {
    const [text] = this.#rowOf.get(concept)?.texts ?? []
    return text === undefined ? undefined : keyOf(text)
  }

  /** The labels of a key, in the order of the lexicon. */
  get(key: string): readonly ConceptLabel[] | undefined {
    const known = this.#byKey.get(key)
    if (typeof known !== "number") return known
    const labels = [known, ...(this.#others.get(known) ?? [])].flatMap((number) => this.#label(number))
    this.#byKey.set(key, labels)
    return labels
  }

  /** Returns whether a key is that of a label. */
  has(key: string): boolean {
    return this.#byKey.has(key)
  }

  /** Returns the keys of all labels, in the order of the lexicon. */
  keys(): MapIterator<string> {
    return this.#byKey.keys()
  }

  /** Returns the labels with a token by their numbers, which ascend in the order of the lexicon. */
  withToken(token: string): ReadonlyMap<number, ConceptLabel> {
    const known = this.#withToken.get(token)
    if (known) return known
    const found = new Map<number, ConceptLabel>()
    if (!this.frequency.has(token)) return found
    for (const [index, row] of this.#rows.entries()) {
      for (const [position, text] of row.texts.entries())
        if (text.includes(token) && text.split(" ").includes(token))
          found.set(index * ROW + position, labelAt(row, position))
    }
    this.#withToken.set(token, found)
    return found
  }

  #label(number: number): readonly ConceptLabel[] {
    const row = this.#rows[Math.floor(number / ROW)]
    return row ? [labelAt(row, number % ROW)] : []
  }
}

/** Returns a label of a concept, the same object each time. */
function labelAt(row: Row, position: number): ConceptLabel {
  const known = row.labels[position]
  if (known) return known
  const text = row.texts[position] ?? ""
  const label = { concept: row.concept, key: keyOf(text), tokens: text.split(" "), isWeak: position >= row.strong }
  row.labels[position] = label
  return label
}

const keyOf = (text: string): string => text.replaceAll(" ", "")

const keysOf = (texts: string): string[] => unpack(keyOf(texts), "|")
