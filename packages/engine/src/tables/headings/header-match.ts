import { append } from "../../arrays/append.ts"
import type { ColumnLabel } from "./column-labels.ts"
import { consume, followers, type LabelPath, longestPath, type SearchBudget, searchBudgetOf } from "./label-path.ts"
import type { PageText, TableWord } from "../words/page-text.ts"
import type { KeyIndex, KeyWords } from "./key-index.ts"
import { type LabelMatch, toMatch } from "./label-match.ts"

const NO_WORDS: readonly KeyWords[] = []

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
  // By position, here and below: iterators over words of a thousand labels a page were a thirteenth of all that is allocated.
  const starting = index.byFirst.get(label.key.charAt(0)) ?? NO_WORDS
  for (let at = 0; at < starting.length; at++) {
    const entry = starting[at]
    if (!entry) continue
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
  const ending = index.byEnd.get(label.key.slice(-2)) ?? NO_WORDS
  for (let at = 0; at < ending.length; at++) {
    const entry = ending[at]
    if (!entry || !isCompoundOf(entry.key, label) || !entry.key.endsWith(label.key)) continue
    for (const word of entry.words) matches.push(toMatch(page, column, [word], COMPOUND_FACTOR * label.weight))
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

/** Letters of an abbreviated label, at least. */
const MIN_ABBREVIATION = 3
/** Share of a label's weight that its abbreviation keeps, and that a partial match keeps. */
const ABBREVIATION_FACTOR = 0.7
const PARTIAL_FACTOR = 0.8
/** A partial match of a configured name covers at least this share of it and this many characters. */
const MIN_PARTIAL_SHARE = 0.6
const MIN_PARTIAL_LENGTH = 5

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
