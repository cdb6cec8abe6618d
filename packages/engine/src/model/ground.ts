import { distance } from "fastest-levenshtein"
import type { ValueType } from "../configuration.ts"
import type { Value } from "../extraction.ts"
import { readCell } from "../tables/cells/cell-value.ts"
import type { Grounding } from "./grounding.ts"
import { type IndexedLine, type LineWindow, type WordSpan, spellingOf, type WordIndex } from "./word-index.ts"

/** A model's value, parsed as its type and looked up in the document. */
export interface GroundedValue {
  /** Null when the text does not parse as the requested type. */
  readonly value: Value
  readonly grounding: Grounding
  /** The words that show the value; undefined when there are none. */
  readonly span: WordSpan | undefined
}

/** The lines in which to look for a value. */
export interface GroundingHint {
  /** The lines that the model cites; empty when it cites none. */
  readonly window: LineWindow
  /** Lines around the window that are searched. @default all */
  readonly reach?: number
}

/** Letters of a short value: `1`, `A`, `EUR` are everywhere in a document, so only the cited lines prove them. */
const MAX_SHORT_LENGTH = 3
/** Share of letters that may differ, as in OCR errors, and the length from which they may. */
const MAX_FUZZY_DIFFERENCE = 0.15
const MIN_FUZZY_LENGTH = 6

/**
 * Parses a model's text in the document's formats and finds the words that spell it, nearest to the cited lines first.
 */
export function groundValue(text: string, type: ValueType, hint: GroundingHint, index: WordIndex): GroundedValue {
  const value = readCell(text, type, index.locale) ?? readPlain(text, type)
  if (value === null) return { value, grounding: "invalid", span: undefined }
  const { window, reach } = searchArea(text, hint, index)
  for (const line of index.around(window, reach)) {
    const found = findSpelled(text, value, type, line, index) ?? findEqual(text, value, type, line, index)
    if (found) return isWithin(line.id, window) ? found : { ...found, grounding: "distant" }
  }
  return (type === "string" && findFuzzy(text, value, hint, index)) || ungrounded(value, hint, index)
}

/** Returns the lines that can prove a text: a page image covers all lines recognised on its page. */
function searchArea(text: string, { window, reach }: GroundingHint, index: WordIndex): Required<GroundingHint> {
  const isShort = spellingOf(text).length <= MAX_SHORT_LENGTH
  const isImage = index.line(window.first)?.image !== undefined
  if (isImage && isShort) return { window: { first: 1, last: 0 }, reach: 0 }
  const lines = isImage ? { first: window.first, last: index.endOfPage(window.first) } : window
  return { window: lines, reach: isShort || isImage ? 0 : (reach ?? Infinity) }
}

function isWithin(id: number, { first, last }: LineWindow): boolean {
  return id >= first && id <= last
}

function ungrounded(value: Value, { window }: GroundingHint, index: WordIndex): GroundedValue {
  const isImage = index.line(window.first)?.image !== undefined
  return { value, grounding: isImage ? "image" : "none", span: undefined }
}

/** Parses a plain decimal: models often return `1200.00` whatever is printed. */
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
  const span = index.findSpelling(line, spellingOf(text))
  if (span === undefined) return undefined
  const printed = span.words.map((word) => word.text).join(" ")
  if (printed === text) return { value, grounding: "exact", span }
  // Without its punctuation `12.00` is spelled like `1,200`, and `-5` like `5`.
  if (type !== "string" && readCell(printed, type, index.locale) !== value) return undefined
  return { value, grounding: "normalized", span }
}

/** Finds another notation of the same date or number. */
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
    const span = { words: line.words.slice(found.from, found.to), line: line.id, page: line.page }
    return { value: found.value, grounding: "equal", span }
  }
  return undefined
}

/** Finds text that differs in few letters, on the cited lines or next to them. */
function findFuzzy(text: string, value: Value, hint: GroundingHint, index: WordIndex): GroundedValue | undefined {
  const spelling = spellingOf(text)
  const limit = Math.floor(spelling.length * MAX_FUZZY_DIFFERENCE)
  const { window } = searchArea(text, hint, index)
  if (window.first > window.last || spelling.length < MIN_FUZZY_LENGTH || limit === 0) return undefined
  for (const line of index.around(window, 1)) {
    const span = closestRun(line, spelling, limit)
    if (span) return { value, grounding: "fuzzy", span }
  }
  return undefined
}

function closestRun(
  { words, spellings, id, page }: IndexedLine,
  spelling: string,
  limit: number,
): WordSpan | undefined {
  let best: WordSpan | undefined
  let least = limit + 1
  for (let from = 0; from < words.length; from++) {
    let spelled = ""
    for (let to = from; to < words.length && spelled.length <= spelling.length + limit; to++) {
      spelled += spellings[to] ?? ""
      if (Math.abs(spelled.length - spelling.length) >= least) continue
      const differs = distance(spelled, spelling)
      if (differs >= least) continue
      least = differs
      best = { words: words.slice(from, to + 1), line: id, page }
    }
  }
  return best
}
