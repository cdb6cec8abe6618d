import { distance } from "fastest-levenshtein"
import type { ValueType } from "../configuration.ts"
import type { Value } from "../extraction.ts"
import { findDateRanges, findDates } from "../normalize/date.ts"
import type { LocaleVote } from "../normalize/locale-vote.ts"
import { findNumbers } from "../normalize/number.ts"
import { readCell } from "../tables/cell-value.ts"
import { type IndexedLine, type Spot, spellingOf, type WordIndex } from "./word-index.ts"

/**
 * How surely a value stands where it is said to stand: spelled so, spelled so but for case and punctuation, printed as
 * another writing of the same figure or day, printed with few other letters, or not found.
 */
export type Grounding = "exact" | "normalized" | "equal" | "fuzzy" | "none"

/** A model's value, read into its type and looked up in the document. */
export interface GroundedValue {
  /** Null when the text does not read as the wanted type. */
  readonly value: Value
  readonly grounding: Grounding
  /** Undefined without grounding. */
  readonly spot: Spot | undefined
}

/** Where to look for a value. */
export interface GroundingHint {
  /** The line that the model points at, or 0. */
  readonly line: number
  /** Lines around it that are looked at; all of them by default. */
  readonly reach?: number
}

/** A figure is printed many times in a document: another writing of it counts only this near to its line. */
const equalReach = 3
/** Share of letters that may differ, as in text that was recognised wrongly. */
const maxDifference = 0.15
const minFuzzyLength = 6

/** Reads a model's text with the document's own formats and finds the words that spell it, nearest to its line first. */
export function groundValue(
  text: string,
  type: ValueType,
  hint: GroundingHint,
  index: WordIndex,
  locale: LocaleVote,
): GroundedValue {
  const value = readCell(text, type, locale)
  const wanted = spellingOf(text)
  for (const line of index.near(hint.line, hint.reach)) {
    const spot = index.findSpelling(line, wanted)
    if (spot === undefined || value === null) continue
    const isExact = spot.words.map((word) => word.text).join(" ") === text
    return { value, grounding: isExact ? "exact" : "normalized", spot }
  }
  if (type === "string") return groundFuzzily(value, wanted, hint, index)
  return groundEqual(text, value, type, hint, index, locale)
}

/** Finds another writing of the same day or figure: models like `2024-05-03` and `1200.00` whatever is printed. */
function groundEqual(
  text: string,
  value: Value,
  type: "date" | "number",
  { line: id }: GroundingHint,
  index: WordIndex,
  locale: LocaleVote,
): GroundedValue {
  const plain = type === "number" && /^-?\d+(?:\.\d+)?$/u.test(text) ? Number(text) : undefined
  for (const line of index.near(id, id === 0 ? undefined : equalReach)) {
    for (const found of typedRuns(line, type, locale)) {
      if (found.value !== value && found.value !== plain) continue
      const spot = { words: line.words.slice(found.from, found.to), line: line.id, page: line.page }
      return { value: found.value, grounding: "equal", spot }
    }
  }
  return { value: value ?? plain ?? null, grounding: "none", spot: undefined }
}

function typedRuns({ words }: IndexedLine, type: "date" | "number", locale: LocaleVote) {
  if (type === "number") return findNumbers(words, locale)
  return [...findDates(words, locale), ...findDateRanges(words, locale).flatMap(({ start, end }) => [start, end])]
}

/** Finds text that differs in few letters. */
function groundFuzzily(value: Value, wanted: string, { line: id }: GroundingHint, index: WordIndex): GroundedValue {
  const limit = Math.floor(wanted.length * maxDifference)
  if (value !== null && id > 0 && wanted.length >= minFuzzyLength && limit > 0) {
    for (const line of index.near(id, 1)) {
      const spot = closestRun(line, wanted, limit)
      if (spot) return { value, grounding: "fuzzy", spot }
    }
  }
  return { value, grounding: "none", spot: undefined }
}

function closestRun({ words, spellings, id, page }: IndexedLine, wanted: string, limit: number): Spot | undefined {
  let best: Spot | undefined
  let least = limit + 1
  for (let from = 0; from < words.length; from++) {
    let spelled = ""
    for (let to = from; to < words.length && spelled.length <= wanted.length + limit; to++) {
      spelled += spellings[to] ?? ""
      if (Math.abs(spelled.length - wanted.length) >= least) continue
      const differs = distance(spelled, wanted)
      if (differs >= least) continue
      least = differs
      best = { words: words.slice(from, to + 1), line: id, page }
    }
  }
  return best
}
