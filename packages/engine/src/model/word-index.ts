import type { LayoutWord } from "../layout/layout.ts"
import { findDateRanges, findDates } from "../normalize/date.ts"
import type { LocaleVote } from "../normalize/locale-vote.ts"
import { findNumbers } from "../normalize/number.ts"
import { foldText } from "../text/folding.ts"
import type { NumberedLine } from "./document-text.ts"

/** A printed line with the spellings of its words. */
export interface IndexedLine extends NumberedLine {
  /** The folded letters and digits of each word; models and documents differ in spaces and punctuation. */
  readonly spellings: readonly string[]
}

/** Adjacent words, possibly wrapped over several lines. */
export interface WordSpan {
  readonly words: readonly LayoutWord[]
  /** Id of the line they start on. */
  readonly line: number
  /** 1-based. */
  readonly page: number
}

/** A number or date on a line: its words from `from` up to, but not including, `to`. */
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
const MAX_WRAPPED_LINES = 6
/** Points by which a wrapped line may start left of the first one. */
const WRAP_REACH = 12

/** Returns the folded letters and digits of a text. */
export function spellingOf(text: string): string {
  return foldText(text).replace(/[^\p{L}\p{N}]+/gu, "")
}

/** An index of a document's words by line and spelling. */
export class WordIndex {
  readonly locale: LocaleVote
  readonly #lines: readonly IndexedLine[]
  /** Parsed values by line: every cell around a line looks it up, so caching keeps long tables linear. */
  readonly #printed = { number: new Map<number, PrintedValue[]>(), date: new Map<number, PrintedValue[]>() }

  /** `lines` are all of the document: the id of each is its position, from 1. */
  constructor(lines: readonly NumberedLine[], locale: LocaleVote) {
    this.locale = locale
    this.#lines = lines.map((line) => ({ ...line, spellings: line.words.map(({ text }) => spellingOf(text)) }))
  }

  /** Returns the line with an id; undefined beyond the document. */
  line(id: number): IndexedLine | undefined {
    return this.#lines[id - 1]
  }

  /** Returns the id of the last line on the page of a line. */
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

  /** Parses the numbers or dates of a line. */
  printed(line: IndexedLine, type: "number" | "date"): readonly PrintedValue[] {
    const cached = this.#printed[type].get(line.id)
    if (cached) return cached
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

  /** Finds the words that spell a text (see {@link spellingOf}), starting on `line`; they may be wrapped below it. */
  findSpelling(line: IndexedLine, target: string): WordSpan | undefined {
    if (target === "") return undefined
    for (let from = 0; from < line.words.length; from++) {
      // Punctuation alone is not a start: the colon before a value is not part of it.
      if (line.spellings[from] === "") continue
      const words = this.#spell(line, from, target, MAX_WRAPPED_LINES, -Infinity)
      if (words) return { words, line: line.id, page: line.page }
    }
    return undefined
  }

  #spell(line: IndexedLine, from: number, target: string, linesLeft: number, left: number): LayoutWord[] | undefined {
    let rest = target
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
    if (first === undefined || rest === target || linesLeft === 0) return undefined
    // The rest may be on the next line, not left of where the text started.
    const edge = Math.max(left, first.box[0] - WRAP_REACH)
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
