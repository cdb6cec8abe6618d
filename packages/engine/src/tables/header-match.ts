import type { Box } from "../document.ts"
import { append } from "../arrays/append.ts"
import { greatest } from "../arrays/extremes.ts"
import { unionBox } from "./boxes.ts"
import type { ColumnLabel } from "./column-labels.ts"
import { consume, followers, type LabelPath, longestPath, type SearchBudget, searchBudgetOf } from "./label-path.ts"
import { chunksOf, isSpaced, type PageText, type TableWord } from "./page-text.ts"

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

/** Gap between the words of a sentence, in font sizes, at most. */
const WORD_GAP = 0.45

/** The words of a page that share a key. */
interface KeyWords {
  readonly key: string
  readonly words: TableWord[]
  /**
   * For each word, the first characters of the words that may follow it; computed when a label continues after the key.
   */
  initials: readonly string[] | undefined
}

/** The words of a page indexed by the first and by the last character of their match keys. */
export interface KeyIndex {
  readonly byFirst: ReadonlyMap<string, readonly KeyWords[]>
  readonly byLast: ReadonlyMap<string, readonly KeyWords[]>
}

/** A run of this many words without a gap is a sentence, not a heading, and is not indexed. */
const SENTENCE_WORDS = 8

/** Indexes the words that may start a heading. */
export function indexWords(page: PageText): KeyIndex {
  const index = new Map<string, KeyWords>()
  for (const line of page.lines) {
    for (const run of chunksOf(line.words, WORD_GAP)) {
      if (run.length >= SENTENCE_WORDS) continue
      for (const word of run) {
        if (word.key === "") continue
        const known = index.get(word.key)
        if (known) known.words.push(word)
        else index.set(word.key, { key: word.key, words: [word], initials: undefined })
      }
    }
  }
  const all = [...index.values()]
  return {
    byFirst: Map.groupBy(all, ({ key }) => key.charAt(0)),
    byLast: Map.groupBy(all, ({ key }) => key.charAt(key.length - 1)),
  }
}

/**
 * Finds a label on a page by following it word by word: the next part of the label is the next word on the line, or a
 * word below within the heading's reach. Spaces, case, accents and punctuation are ignored.
 */
export function findLabel(
  page: PageText,
  index: KeyIndex,
  column: number,
  label: ColumnLabel,
  budget: SearchBudget = searchBudgetOf(page),
): LabelMatch[] {
  const matches: LabelMatch[] = []
  for (const entry of index.byFirst.get(label.key.charAt(0)) ?? []) {
    const { key, words } = entry
    if (key.length > label.key.length) {
      if (!isCompoundOf(key, label) || !key.startsWith(label.key)) continue
      for (const word of words) matches.push(toMatch(page, column, [word], COMPOUND_FACTOR * label.weight))
      continue
    }
    const step = consume(label.key, 0, key)
    if (!step) continue
    const isShort = key.length >= MIN_ABBREVIATION && key.length < label.key.length && label.key.startsWith(key)
    const next = !isEnough(label, step.consumed) ? label.key.charAt(step.consumed) : ""
    if (next !== "") entry.initials ??= words.map((word) => initialsAfter(page, word))
    for (const [position, word] of words.entries()) {
      // Skips words that no possible follower continues: on some pages most words start like the label.
      const isLeading = next === "" || entry.initials?.[position]?.includes(next) === true
      if (isLeading) append(matches, matchFrom(page, column, label, { words: [word], ...step }, budget))
      if (isShort && isAbbreviation(word))
        matches.push(toMatch(page, column, [word], ABBREVIATION_FACTOR * label.weight))
    }
  }
  if (label.key.length < MIN_COMPOUND_HEAD) return matches
  for (const { key, words } of index.byLast.get(label.key.charAt(label.key.length - 1)) ?? []) {
    if (!isCompoundOf(key, label) || !key.endsWith(label.key)) continue
    for (const word of words) matches.push(toMatch(page, column, [word], COMPOUND_FACTOR * label.weight))
  }
  return matches
}

function matchFrom(
  page: PageText,
  column: number,
  label: ColumnLabel,
  start: LabelPath,
  budget: SearchBudget,
): LabelMatch[] {
  const own = { left: Math.min(MAX_PATHS_PER_WORD, budget.left) }
  const allowed = own.left
  const path = longestPath(page, label.key, start, own)
  budget.left -= allowed - Math.max(0, own.left)
  const share = path.consumed / label.key.length
  if (share >= 1) return [toMatch(page, column, path.words, label.weight - path.penalty)]
  if (!isEnough(label, path.consumed)) return []
  return [toMatch(page, column, path.words, label.weight * share * PARTIAL_FACTOR - path.penalty, true)]
}

/** Returns whether enough characters of a label were found for them alone to head its column. */
function isEnough(label: ColumnLabel, consumed: number): boolean {
  if (consumed >= label.key.length) return true
  return label.isName && consumed >= MIN_PARTIAL_SHARE * label.key.length && consumed >= MIN_PARTIAL_LENGTH
}

/** Returns the first characters of the words that may follow a word in a label. */
function initialsAfter(page: PageText, word: TableWord): string {
  return [...new Set(followers(page, [word]).map((next) => next.word.key.charAt(0)))].join("")
}

function toMatch(
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
  const isLabel = last.text.endsWith(":")
  return (isBefore ? WORD_BEFORE_PENALTY : 0) + (isAfter ? WORD_AFTER_PENALTY : 0) + (isLabel ? COLON_PENALTY : 0)
}

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

/** Letters of an abbreviated label, at least. */
const MIN_ABBREVIATION = 3
/** Share of a label's weight that its abbreviation keeps, and that a partial match keeps. */
const ABBREVIATION_FACTOR = 0.7
const PARTIAL_FACTOR = 0.8
/** A partial match of a configured name covers at least this share of it and this many characters. */
const MIN_PARTIAL_SHARE = 0.6
const MIN_PARTIAL_LENGTH = 5
/** Penalties for a word before the label, a word after it, and a colon at its end. */
const WORD_BEFORE_PENALTY = 0.12
const WORD_AFTER_PENALTY = 0.1
const COLON_PENALTY = 0.45

/** Returns whether a word is an abbreviation, letters with a full stop: `Beschr.` for `Beschreibung`. */
function isAbbreviation({ text }: TableWord): boolean {
  return text.endsWith(".") && /^\p{L}+\.$/u.test(text)
}

/** Share of a label's weight that a German or Dutch compound keeps (`Nettopreis` for `Preis`). */
const COMPOUND_FACTOR = 0.6
/** Lengths within which a word is taken for a compound of a label. */
const MIN_COMPOUND_HEAD = 5
const MAX_COMPOUND_EXTRA = 12

function isCompoundOf(key: string, label: ColumnLabel): boolean {
  return (
    label.key.length >= MIN_COMPOUND_HEAD &&
    key.length > label.key.length &&
    key.length <= label.key.length + MAX_COMPOUND_EXTRA
  )
}

/** Paths tried for one label from one word; a page that repeats one word has more paths than could ever be tried. */
const MAX_PATHS_PER_WORD = 200
