import type { Box, Ruling } from "../document.ts"
import { append } from "../arrays/append.ts"
import type { WordLine } from "./layout.ts"
import type { LayoutWord, Line, Segment } from "./layout.ts"
import { SpanIndex } from "./span-index.ts"
import { isMonospaced, MAX_SPLIT, measureSpacing, type Spacing } from "./spacing.ts"
import { unionBox } from "./union-box.ts"

/** Words that overlap their left neighbour by more than this fraction of the font size were printed over it. */
const MAX_OVERLAP = 0.4
/** Points by which a ruling may overlap a word's box: boxes include the space around the ink. */
const RULING_REACH = 1.5

/**
 * Justified text in narrow columns stretches its spaces this far (fractions of the font size). Some producers draw an entire
 * row of a table in one run as well, so the words must continue a sentence: a letter before, a lower-case letter after.
 */
const MAX_JUSTIFIED_GAP = 2

/** Words drawn one after the other without a break, which keeps text together that overflows its cell. */
interface Chain {
  readonly words: LayoutWord[]
  box: Box
}

/** Splits the lines of one page into segments at wide gaps, vertical rulings and leader dots. */
export function splitIntoSegments(
  page: number,
  drawn: readonly LayoutWord[],
  lines: readonly WordLine[],
  rulings: readonly Ruling[],
): Line[] {
  const order = new Map(drawn.map((word, index) => [word, index]))
  const verticals = rulings.filter(({ isHorizontal }) => !isHorizontal).map(({ box }) => box)
  const splitter = new LineSplitter(order, measureSpacing(lines, order), verticals)
  const result: Line[] = []
  for (const line of lines) {
    const segments = splitter.split(line).map(({ words, box }): Segment => {
      return { text: words.map(({ text }) => text).join(" "), box, words, page }
    })
    const [first, ...rest] = segments
    if (first === undefined) continue
    result.push({ segments, box: rest.reduce((box, segment) => unionBox(box, segment.box), first.box), page })
  }
  return result
}

class LineSplitter {
  readonly #order: ReadonlyMap<LayoutWord, number>
  readonly #spacing: Spacing
  readonly #verticals: SpanIndex<Box>

  constructor(order: ReadonlyMap<LayoutWord, number>, spacing: Spacing, verticals: readonly Box[]) {
    this.#order = order
    this.#spacing = spacing
    this.#verticals = new SpanIndex(verticals, ([x0, , x1]) => [x0, x1])
  }

  split(line: WordLine): Chain[] {
    const runs: Chain[] = []
    for (const chain of this.#chains(line).toSorted((a, b) => a.box[0] - b.box[0])) {
      const left = runs.at(-1)
      const last = left?.words.at(-1)
      const next = chain.words[0]
      if (left === undefined || last === undefined || next === undefined || this.#isApart(left, chain, last, next)) {
        runs.push(chain)
        continue
      }
      append(left.words, chain.words)
      left.box = unionBox(left.box, chain.box)
    }
    return runs
  }

  #chains(line: WordLine): Chain[] {
    const drawn = line
      .filter(({ text }) => !isLeader(text))
      .toSorted((a, b) => this.#drawingOrder(a) - this.#drawingOrder(b))
    const chains: Chain[] = []
    for (const word of drawn) {
      const chain = chains.at(-1)
      const last = chain?.words.at(-1)
      const continues =
        chain !== undefined && last !== undefined && this.#drawingOrder(word) === this.#drawingOrder(last) + 1
      if (continues && !this.#isApart(last, word, last, word)) {
        chain.words.push(word)
        chain.box = unionBox(chain.box, word.box)
      } else chains.push({ words: [word], box: word.box })
    }
    return chains
  }

  #drawingOrder(word: LayoutWord): number {
    return this.#order.get(word) ?? 0
  }

  /** Returns whether the gap between two boxes separates segments; `last` and `next` are the words on both sides. */
  #isApart(left: { box: Box }, right: { box: Box }, last: LayoutWord, next: LayoutWord): boolean {
    // Letter-spacing is added on both sides of the space between two words.
    const letterSpacing = Math.min(last.source.letterSpacing ?? 0, next.source.letterSpacing ?? 0)
    const gap = right.box[0] - left.box[2] - 2 * letterSpacing
    const size = Math.min(last.source.fontSize, next.source.fontSize)
    const isNext = this.#drawingOrder(next) === this.#drawingOrder(last) + 1
    if (gap < -size * MAX_OVERLAP && !(isNext && areSkewedBoxes(last, next))) return true
    if (LED_LABEL.test(last.text) && VALUE_START.test(next.text)) return true
    const { split, splitUntyped } = this.#spacing
    const isTyped = isNext && next.source.isAfterSpace === true
    const limit = isNext && continuesSentence(last, next) ? MAX_JUSTIFIED_GAP : isTyped ? split : splitUntyped
    const isSpace = gap <= size * MAX_SPLIT && next.source.isAfterSpace !== false && isMonospaced(last, next)
    if (gap > size * limit && !isSpace) return true
    const middle = (Math.max(last.box[1], next.box[1]) + Math.min(last.box[3], next.box[3])) / 2
    return this.#verticals
      .touching(left.box[2] - RULING_REACH, right.box[0] + RULING_REACH)
      .some(([, y0, , y1]) => y0 <= middle && y1 >= middle)
  }
}

/**
 * Returns whether recognition drew the boxes of two words that follow each other too large: around a line below them, or
 * upright around words of a skewed line.
 */
function areSkewedBoxes(last: LayoutWord, next: LayoutWord): boolean {
  if (last.source.confidence >= 1 || next.source.confidence >= 1) return false
  return next.box[0] > last.box[0] && next.box[2] > last.box[2]
}

/** Returns whether a word is a leader: dots or underscores between a label and its value, or a blank to be filled in. */
function isLeader(text: string): boolean {
  return /^(?:[._…·]{3,}|…+)$/.test(text)
}

/** A word with the leader dots behind it, `AGENCY...`, and the start of a value: a sentence goes on in lower case. */
const LED_LABEL = /\p{L}\.{2,30}$/u
const VALUE_START = /^[\p{Lu}\p{N}]/u

function continuesSentence(last: LayoutWord, next: LayoutWord): boolean {
  return next.source.isSameRun === true && /\p{L}$/u.test(last.text) && /^\p{Ll}/u.test(next.text)
}
