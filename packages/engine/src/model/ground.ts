import { distance } from "fastest-levenshtein"
import type { ValueType } from "../configuration.ts"
import type { Value } from "../extraction.ts"
import { readCell } from "../tables/cell-value.ts"
import type { Grounding } from "./grounding.ts"
import { type IndexedLine, type LineWindow, type Spot, spellingOf, type WordIndex } from "./word-index.ts"

/** A model's value, read into its type and looked up in the document. */
export interface GroundedValue {
  /** Null when the text does not read as the wanted type. */
  readonly value: Value
  readonly grounding: Grounding
  /** Undefined without words that show it. */
  readonly spot: Spot | undefined
}

/** Where to look for a value. */
export interface GroundingHint {
  /** The lines that the model points at; empty when it points at none. */
  readonly window: LineWindow
  /** Lines around the window that are looked at; all of them by default. */
  readonly reach?: number
}

/** `1`, `A`, `EUR` stand everywhere in a document: only the lines that the model points at show them. */
const maxShortLength = 3
/** Share of letters that may differ, as in text that was recognised wrongly. */
const maxDifference = 0.15
const minFuzzyLength = 6

/** Reads a model's text with the document's own formats and finds the words that spell it, nearest to its lines first. */
export function groundValue(text: string, type: ValueType, hint: GroundingHint, index: WordIndex): GroundedValue {
  const value = readCell(text, type, index.locale) ?? readPlain(text, type)
  if (value === null) return { value, grounding: "invalid", spot: undefined }
  const { window, reach } = searched(text, hint, index)
  for (const line of index.around(window, reach)) {
    const found = findSpelled(text, value, type, line, index) ?? findEqual(text, value, type, line, index)
    if (found) return isWithin(line.id, window) ? found : { ...found, grounding: "distant" }
  }
  return (type === "string" && findFuzzy(text, value, hint, index)) || unfound(value, hint, index)
}

/** The lines in which a text counts: a page's picture stands for all lines that were recognised on it. */
function searched(text: string, { window, reach }: GroundingHint, index: WordIndex): Required<GroundingHint> {
  const isShort = spellingOf(text).length <= maxShortLength
  const hasPicture = index.line(window.first)?.picture !== undefined
  if (hasPicture && isShort) return { window: { first: 1, last: 0 }, reach: 0 }
  const lines = hasPicture ? { first: window.first, last: index.endOfPage(window.first) } : window
  return { window: lines, reach: isShort || hasPicture ? 0 : (reach ?? Infinity) }
}

function isWithin(id: number, { first, last }: LineWindow): boolean {
  return id >= first && id <= last
}

function unfound(value: Value, { window }: GroundingHint, index: WordIndex): GroundedValue {
  const isSeen = index.line(window.first)?.picture !== undefined
  return { value, grounding: isSeen ? "picture" : "none", spot: undefined }
}

/** Models like `1200.00` whatever is printed. */
function readPlain(text: string, type: ValueType): number | null {
  return type === "number" && /^-?\d+(?:\.\d+)?$/u.test(text) ? Number(text) : null
}

function findSpelled(
  text: string,
  value: Value,
  type: ValueType,
  line: IndexedLine,
  index: WordIndex,
): GroundedValue | undefined {
  const spot = index.findSpelling(line, spellingOf(text))
  if (spot === undefined) return undefined
  const printed = spot.words.map((word) => word.text).join(" ")
  if (printed === text) return { value, grounding: "exact", spot }
  // Without its punctuation `12.00` is spelled like `1,200`, and `-5` like `5`.
  if (type !== "string" && readCell(printed, type, index.locale) !== value) return undefined
  return { value, grounding: "normalized", spot }
}

/** Finds another writing of the same day or figure. */
function findEqual(
  text: string,
  value: Value,
  type: ValueType,
  line: IndexedLine,
  index: WordIndex,
): GroundedValue | undefined {
  if (type === "string") return undefined
  const plain = readPlain(text, type)
  for (const found of index.printed(line, type)) {
    if (found.value !== value && found.value !== plain) continue
    const spot = { words: line.words.slice(found.from, found.to), line: line.id, page: line.page }
    return { value: found.value, grounding: "equal", spot }
  }
  return undefined
}

/** Finds text that differs in few letters, on or beside the lines that the model points at. */
function findFuzzy(text: string, value: Value, hint: GroundingHint, index: WordIndex): GroundedValue | undefined {
  const wanted = spellingOf(text)
  const limit = Math.floor(wanted.length * maxDifference)
  const { window } = searched(text, hint, index)
  if (window.first > window.last || wanted.length < minFuzzyLength || limit === 0) return undefined
  for (const line of index.around(window, 1)) {
    const spot = closestRun(line, wanted, limit)
    if (spot) return { value, grounding: "fuzzy", spot }
  }
  return undefined
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
