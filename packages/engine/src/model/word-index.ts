import type { LayoutWord } from "../layout/layout.ts"
import { findDateRanges, findDates } from "../normalize/date.ts"
import type { LocaleVote } from "../normalize/locale-vote.ts"
import { findNumbers } from "../normalize/number.ts"
import { foldText } from "../text/folding.ts"
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

/** A figure or day that a line prints: its words from `from` up to `to`. */
export interface PrintedValue {
  readonly value: number | string
  readonly from: number
  readonly to: number
}

/** Lines by their ids, both ends included; `first` above `last` is the empty window before `first`. */
export interface LineWindow {
  readonly first: number
  readonly last: number
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
  readonly locale: LocaleVote
  readonly #lines: readonly IndexedLine[]
  /** A line is looked at by every cell around it: reading its figures once keeps long tables linear. */
  readonly #printed = { number: new Map<number, PrintedValue[]>(), date: new Map<number, PrintedValue[]>() }

  /** `lines` are all of the document: the id of each is its position, from 1. */
  constructor(lines: readonly NumberedLine[], locale: LocaleVote) {
    this.locale = locale
    this.#lines = lines.map((line) => ({ ...line, spellings: line.words.map(({ text }) => spellingOf(text)) }))
  }

  /** The line with an id; undefined beyond the document. */
  line(id: number): IndexedLine | undefined {
    return this.#lines[id - 1]
  }

  /** The id of the last line on the page of a line. */
  endOfPage(id: number): number {
    const page = this.line(id)?.page
    const next = this.#lines.findIndex((line, at) => at >= id && line.page !== page)
    return next === -1 ? this.#lines.length : next
  }

  /** Visits the lines of a window from the top, then those around it, nearest first, the lower one before the upper. */
  *around({ first, last }: LineWindow, reach = this.#lines.length): Generator<IndexedLine> {
    for (let id = first; id <= last; id++) {
      const line = this.line(id)
      if (line) yield line
    }
    for (let distance = 1; distance <= reach; distance++) {
      const after = this.line(last + distance)
      const before = this.line(first - distance)
      if (after) yield after
      if (before) yield before
      if (!after && !before) return
    }
  }

  /** Reads the figures or days that a line prints. */
  printed(line: IndexedLine, type: "number" | "date"): readonly PrintedValue[] {
    const known = this.#printed[type].get(line.id)
    if (known) return known
    const { words } = line
    const found: PrintedValue[] =
      type === "number"
        ? findNumbers(words, this.locale)
        : [
            ...findDates(words, this.locale),
            ...findDateRanges(words, this.locale).flatMap(({ start, end }) => [start, end]),
          ]
    this.#printed[type].set(line.id, found)
    return found
  }

  /** Finds the words that spell a text (see {@link spellingOf}), beginning on `line`; they may be wrapped below it. */
  findSpelling(line: IndexedLine, wanted: string): Spot | undefined {
    if (wanted === "") return undefined
    for (let from = 0; from < line.words.length; from++) {
      // Punctuation alone is no beginning: the colon before a value is not part of it.
      if (line.spellings[from] === "") continue
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
    const next = this.line(line.id + 1)
    if (next === undefined || next.page !== line.page) return undefined
    for (let index = 0; index < next.words.length; index++) {
      if ((next.words[index]?.box[0] ?? 0) < edge) continue
      const more = this.#spell(next, index, rest, linesLeft - 1, edge)
      if (more) return [...words, ...more]
    }
    return undefined
  }
}
