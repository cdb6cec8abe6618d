import { isCurrencyCode } from "../../normalize/currency-codes.ts"
import type { MeaningOf } from "./label-meanings.ts"
import { chunksOf, type TableLine, type TableWord, textOf } from "../words/page-text.ts"

/** A label and its value within a line, with a colon between them or without. */
export interface LabelPair {
  /** The configured column that the label means; undefined for a label with a colon that means none. */
  readonly column: number | undefined
  readonly value: readonly TableWord[]
  /** Whether a colon ends the label. */
  readonly isMarked: boolean
  /** True where a part of the line without a label stands in front. */
  readonly isBehindText: boolean
}

/** Words of a label and of a whole line, at most: more are running text. */
const MAX_LABEL_WORDS = 4
const MAX_LINE_WORDS = 24

/** A word that parts two values, and the end of a word that does. */
const SEPARATOR = /^[|·•;,/–-]$/u
const SEPARATED = /[,;|]$/u
/** A word that parts remarks from each other, which have nothing to do with one another. */
const PARTING = /^[|·•]$/u
/** The end of a value, after which another label may begin. */
const AFTER_VALUE = /(?:\d[\p{Lu}\d%)]{0,24}|[%)\]])$/u
/** What cannot be the beginning of a label: a number, or a sign other than that of numbers and rates. */
const NO_LABEL = /^[^\p{L}#№%]/u

/**
 * Splits a line into the labels and values that it consists of. A line with any other text has none, unless signs part it: `S355J2H · Lot A771`.
 */
export function labelPairs({ words }: TableLine, meaningOf: MeaningOf): readonly LabelPair[] {
  if (words.length < 2 || words.length > MAX_LINE_WORDS) return []
  const cells = new Set(chunksOf(words).map(([word]) => word))
  const parts = partsOf(words).map((part) => ({ part, pairs: pairsOf(part, cells, meaningOf) }))
  // What is set apart belongs to another column.
  const isOther = parts.some(({ part, pairs }) => pairs.length === 0 && part.slice(1).some((word) => cells.has(word)))
  const isBehindText = parts[0]?.pairs.length === 0
  return isOther ? [] : parts.flatMap(({ pairs }) => pairs.map((pair) => ({ ...pair, isBehindText })))
}

/** Parts words at the signs between them. */
function partsOf(words: readonly TableWord[]): readonly (readonly TableWord[])[] {
  const parts: TableWord[][] = [[]]
  for (const word of words) {
    if (PARTING.test(word.text)) parts.push([])
    else parts.at(-1)?.push(word)
  }
  return parts.filter((part) => part.length > 0)
}

/** Splits words that consist of labels and values; any others have none. */
function pairsOf(
  words: readonly TableWord[],
  cells: ReadonlySet<TableWord | undefined>,
  meaningOf: MeaningOf,
): readonly Omit<LabelPair, "isBehindText">[] {
  const labelAt = (start: number): Label | undefined => readLabel(words, start, cells, meaningOf)
  const pairs: Omit<LabelPair, "isBehindText">[] = []
  let label = labelAt(0)
  while (label) {
    const { column, end, isMarked } = label
    let to = end + 1
    let next: Label | undefined
    for (; to < words.length && !next; to++) {
      const before = words[to - 1]?.text ?? ""
      const isSign = SEPARATOR.test(before)
      const mayStart = isSign || cells.has(words[to]) || SEPARATED.test(before) || AFTER_VALUE.test(before)
      next = mayStart || hasColon(words, to) ? labelAt(to) : undefined
      if (next) break
      // What is set apart belongs to another column.
      if (cells.has(words[to])) return []
    }
    const value = words.slice(end, to)
    while (value.length > 1 && SEPARATOR.test(value.at(-1)?.text ?? "")) value.pop()
    pairs.push({ column, value, isMarked })
    label = next
  }
  return pairs
}

/** Letters before a number or date, as those of a currency are: of other words it would be the number of something else. */
const WORD = /^\p{L}{3}/u
const isWord = (text: string): boolean => WORD.test(text) && !isCurrencyCode(text)

interface Label {
  readonly column: number | undefined
  /** Index of the first word after it. */
  readonly end: number
  readonly isMarked: boolean
}

/** Returns whether a label with a colon begins at a word. */
const hasColon = (words: readonly TableWord[], start: number): boolean =>
  /^\p{L}/u.test(words[start]?.text ?? "") && (words[start]?.text.endsWith(":") ?? false)

/** Reads the label that begins at a word and is followed by a value: up to its colon, else the one that means a column best. */
function readLabel(
  words: readonly TableWord[],
  start: number,
  cells: ReadonlySet<TableWord | undefined>,
  meaningOf: MeaningOf,
): Label | undefined {
  if (NO_LABEL.test(words[start]?.text ?? "")) return undefined
  const colon = words.slice(start, start + MAX_LABEL_WORDS).findIndex(({ text }) => text.endsWith(":"))
  if (colon >= 0) {
    const end = start + colon + 1
    const column = meaningOf(textOf(words.slice(start, end)).replace(/ ?:$/u, ""))?.column
    return end < words.length ? { column, end, isMarked: true } : undefined
  }
  let best: (Label & { readonly score: number }) | undefined
  for (let end = Math.min(words.length - 1, start + MAX_LABEL_WORDS); end > start; end--) {
    // A value is as near to its label as a word, where no colon says that it is one.
    if (words.slice(start + 1, end + 1).some((word) => cells.has(word))) continue
    const meant = meaningOf(textOf(words.slice(start, end)))
    const isValue = meant?.isTyped !== true || !isWord(words[end]?.text ?? "")
    if (meant && isValue && meant.score > (best?.score ?? 0)) best = { ...meant, end, isMarked: false }
  }
  return best
}
