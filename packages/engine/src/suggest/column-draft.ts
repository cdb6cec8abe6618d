import type { ColumnDefinition, ValueType } from "../configuration.ts"
import type { ColumnConcept } from "../lexicon/concept.ts"
import {
  type CellFormat,
  columnFormat,
  hasWords,
  isEmptyMarker,
  isNumberedName,
  readCell,
} from "../tables/cells/cell-value.ts"
import { PRICED_LIST_CONCEPTS } from "../tables/headings/column-concepts.ts"
import { conceptOf } from "../tables/headings/heading-concepts.ts"
import { matchKeyOf } from "../tables/words/page-text.ts"
import { collapseSpaces } from "../text/folding.ts"
import { cleanLabel } from "./clean-label.ts"

/** Columns of one suggested table: exports of business software have up to some fifty. */
export const MAX_COLUMNS = 60
/** Share of the filled cells that must parse as a type; the others are subtotals and remarks. */
const MIN_TYPED_SHARE = 0.7
/** Share of the filled cells that may name something with a number: lines below the table are read as cells as well. */
const MAX_NAMED_SHARE = 0.3
/** Characters of a heading that is used as it is printed, such as a year. */
const MAX_HEADING_LENGTH = 60
/** Digits from which a whole number without separators names something. */
const MIN_CODE_DIGITS = 7

/** Columns whose numbers name something. */
const NAMING: ReadonlySet<ColumnConcept | undefined> = new Set<ColumnConcept>(["position", "article", "documentNumber"])

/** Columns of text that may contain numbers and dates. */
const DESCRIBING: ReadonlySet<ColumnConcept | undefined> = new Set<ColumnConcept>(["description", "details"])
/** Columns of figures, whatever word stands before them: `from 12.00`. */
const COUNTING: ReadonlySet<ColumnConcept | undefined> = new Set<ColumnConcept>([
  ...PRICED_LIST_CONCEPTS,
  "taxRate",
  "discount",
])

/** A printed column: its heading and the cells below. */
export interface PrintedColumn {
  readonly heading: string
  readonly cells: readonly string[]
}

/** A column to extract, with its heading as printed. */
export interface ColumnDraft {
  readonly definition: ColumnDefinition
  readonly heading: string
}

/** Turns printed columns into definitions: named by their headings, typed by most of their cells. */
export function draftColumns(printed: readonly PrintedColumn[], format: CellFormat): ColumnDraft[] {
  const drafts: ColumnDraft[] = []
  const taken = new Set<string>()
  for (const { heading, cells } of printed) {
    const name = nameOf(heading)
    const key = name === undefined ? "" : matchKeyOf(name)
    if (name === undefined || key === "" || taken.has(key) || drafts.length >= MAX_COLUMNS) continue
    taken.add(key)
    drafts.push({ definition: { name, type: columnType(heading, cells, format) }, heading })
  }
  return drafts
}

function nameOf(heading: string): string | undefined {
  const text = collapseSpaces(heading)
  const cleaned = cleanLabel(text)
  if (cleaned !== undefined) return cleaned
  return text.length <= MAX_HEADING_LENGTH && /[\p{L}\p{N}%#]/u.test(text) ? text : undefined
}

/** Returns the type of most cells below a heading. */
export function columnType(heading: string, cells: readonly string[], documentFormat: CellFormat): ValueType {
  const filled = cells.filter((text) => text !== "" && !isEmptyMarker(text))
  const concept = conceptOf(heading)
  if (filled.length === 0 || NAMING.has(concept)) return "string"
  const format = columnFormat(filled, documentFormat)
  const shareOf = (isCounted: (text: string) => boolean): number => filled.filter(isCounted).length / filled.length
  const losesWords = (text: string): boolean =>
    DESCRIBING.has(concept) ? hasWords(text, format) : !COUNTING.has(concept) && isNumberedName(text, format)
  const reads = (type: ValueType): boolean => {
    const isRead = (text: string): boolean => readCell(text, type, format) !== null
    if (shareOf(isRead) < MIN_TYPED_SHARE) return false
    // Dates have words of their own: `Monday 5 May`.
    if (type === "date" && !DESCRIBING.has(concept)) return true
    return shareOf((text) => isRead(text) && losesWords(text)) <= MAX_NAMED_SHARE
  }
  if (reads("date")) return "date"
  return reads("number") && !filled.every(isCode) ? "number" : "string"
}

/** Returns whether digits name something rather than count: with leading zeros, or too many of them. */
const isCode = (text: string): boolean => /^0\d/u.test(text) || (/^\d+$/u.test(text) && text.length >= MIN_CODE_DIGITS)
