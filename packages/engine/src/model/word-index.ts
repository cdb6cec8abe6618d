import type { LayoutWord } from "../layout/page-layout.ts"
import { foldText } from "../normalize/text.ts"
import type { NumberedLine } from "./document-text.ts"

/** A printed line whose words are prepared for look-ups by spelling. */
export interface IndexedLine extends NumberedLine {
  /** Of each word: its letters and digits, folded; models and printers differ in spaces and punctuation. */
  readonly spellings: readonly string[]
}

/** Words that stand together. */
export interface Spot {
  readonly words: readonly LayoutWord[]
  /** Id of the line they begin on. */
  readonly line: number
  /** 1-based. */
  readonly page: number
}

/** Lines that a spelling may be wrapped over. */
const maxWrappedLines = 6
/** Points by which a wrapped line may begin left of the first one. */
const wrapReach = 12

/** Letters and digits only, folded. */
export function spellingOf(text: string): string {
  return foldText(text).replace(/[^\p{L}\p{N}]+/gu, "")
}

/** The words of a document by line. */
export class WordIndex {
  readonly #lines: readonly IndexedLine[]

  constructor(lines: readonly NumberedLine[]) {
    this.#lines = lines.map((line) => ({ ...line, spellings: line.words.map(({ text }) => spellingOf(text)) }))
  }

  /** Visits lines outwards from one: itself, the next, the one before, and so on; from the top without a line. */
  *near(id: number, reach = this.#lines.length): Generator<IndexedLine> {
    const start = Math.max(0, id - 1)
    for (let distance = 0; distance <= reach; distance++) {
      const after = this.#lines[start + distance]
      const before = distance === 0 ? undefined : this.#lines[start - distance]
      if (after) yield after
      if (before) yield before
      if (!after && !before) return
    }
  }

  /** Finds the words that spell a text (see {@link spellingOf}), beginning on `line`; they may be wrapped below it. */
  findSpelling(line: IndexedLine, wanted: string): Spot | undefined {
    if (wanted === "") return undefined
    for (let from = 0; from < line.words.length; from++) {
      const words = this.#spell(line, from, wanted, maxWrappedLines, -Infinity)
      if (words) return { words, line: line.id, page: line.page }
    }
    return undefined
  }

  #spell(line: IndexedLine, from: number, wanted: string, linesLeft: number, left: number): LayoutWord[] | undefined {
    let rest = wanted
    const words: LayoutWord[] = []
    for (let index = from; index < line.words.length; index++) {
      const word = line.words[index]
      const spelling = line.spellings[index] ?? ""
      if (word === undefined || !rest.startsWith(spelling)) break
      words.push(word)
      rest = rest.slice(spelling.length)
      if (rest === "") return words
    }
    const [first] = words
    if (first === undefined || rest === wanted || linesLeft === 0) return undefined
    // What is left may stand on the next line, not left of where the text began.
    const edge = Math.max(left, first.box[0] - wrapReach)
    const next = this.#lines[line.id]
    if (next === undefined || next.page !== line.page) return undefined
    for (let index = 0; index < next.words.length; index++) {
      if ((next.words[index]?.box[0] ?? 0) < edge) continue
      const more = this.#spell(next, index, rest, linesLeft - 1, edge)
      if (more) return [...words, ...more]
    }
    return undefined
  }
}
