import type { Box } from "../../document.ts"
import { greatest } from "../../arrays/extremes.ts"
import { unionBox } from "../words/boxes.ts"
import { onceFor } from "../../layout/once-for.ts"
import { chunksOf, isSpaced, type PageText, type TableLine, type TableWord } from "../words/page-text.ts"

/** An occurrence of a column's label on a page, possibly wrapped over several lines. */
export interface LabelMatch {
  /** Index into the configured columns. */
  readonly column: number
  readonly words: readonly TableWord[]
  /** The words of the lowest line, right above the values. */
  readonly leaf: readonly TableWord[]
  readonly leafBox: Box
  readonly box: Box
  /** 0 to 1. */
  readonly score: number
  /** True when only part of the label was found. */
  readonly isPart: boolean
  /** True when words of one line are as far apart as columns. */
  readonly isWide: boolean
}

/** Builds the match of a label from the words that print it. */
export function toMatch(
  page: PageText,
  column: number,
  words: readonly TableWord[],
  score: number,
  isPart = false,
): LabelMatch {
  const last = greatest(words.map((word) => word.line))
  const leaf = words.filter((word) => word.line === last)
  const leafBox = unionBox(leaf.map((word) => word.box))
  const box = unionBox(words.map((word) => word.box))
  const isWide = chunksOf(leaf).length > 1
  return { column, words, leaf, leafBox, box, score: score - qualifierPenalty(page, words), isPart, isWide }
}

/**
 * Returns the penalty for further words in the heading: a word before the label changes its meaning (`VAT amount`), a word
 * after it narrows it (`Total TTC`), so the label that covers the entire heading wins.
 */
function qualifierPenalty(page: PageText, words: readonly TableWord[]): number {
  const [first, last] = [words[0], words.at(-1)]
  if (!first || !last) return 0
  const isBefore = hasNeighbour(page, first, -1)
  const isAfter = hasNeighbour(page, last, 1)
  // A colon introduces a value beside the label, as in a form.
  const isLabel = last.text.endsWith(":") && !endsWithColons(page.lines[last.line])
  return (isBefore ? WORD_BEFORE_PENALTY : 0) + (isAfter ? WORD_AFTER_PENALTY : 0) + (isLabel ? COLON_PENALTY : 0)
}

/** Texts of a line with a colon that are headings, at least, and their share of all: in a form every other one is a value. */
const MIN_COLONS = 3
const MIN_COLON_SHARE = 0.6

/** Returns whether nearly all texts of a line end with a colon, as headings may. */
const areHeadings = onceFor(({ words }: TableLine): boolean => {
  const chunks = chunksOf(words)
  const colons = chunks.filter((chunk) => chunk.at(-1)?.text.endsWith(":") === true).length
  return colons >= MIN_COLONS && colons > MIN_COLON_SHARE * chunks.length
})

const endsWithColons = (line: TableLine | undefined): boolean => line !== undefined && areHeadings(line)

/** Returns whether another word is next to a word; slashes and dashes (`Product / Service`) are skipped. */
function hasNeighbour(page: PageText, word: TableWord, step: 1 | -1): boolean {
  let last = word
  for (let index = word.index + step; ; index += step) {
    const next = page.lines[word.line]?.words[index]
    if (!next || !(step > 0 ? isSpaced(last, next) : isSpaced(next, last))) return false
    if (next.key !== "") return true
    last = next
  }
}
/** Penalties for a word before the label, a word after it, and a colon at its end. */
const WORD_BEFORE_PENALTY = 0.12
const WORD_AFTER_PENALTY = 0.1
const COLON_PENALTY = 0.45
