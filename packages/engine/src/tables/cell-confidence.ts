import type { Value } from "../extraction.ts"
import { least } from "../arrays/extremes.ts"
import type { TableColumn } from "./columns.ts"
import type { TableWord } from "./page-text.ts"

/**
 * Checks a row's arithmetic: configured column → whether quantity × price equals the total. Columns that take no part
 * are missing.
 */
export type RowCheck = (row: Readonly<Record<string, Value>>) => ReadonlyMap<number, boolean>

/** Confidence of a cell by its heading: from the base for no match to base and weight for a certain one. */
const HEADING_BASE = 0.6
const HEADING_WEIGHT = 0.36
/** Confidence of the numbers of a row whose product holds, and the factor where it does not. */
const CHECKED_CONFIDENCE = 0.97
const FAILED_FACTOR = 0.9
/** Texts are cut off or run together more often than numbers. */
const TEXT_FACTOR = 0.97

/**
 * Returns the probability that a cell is correct, from the score of its heading, the OCR confidence of its words and the
 * row's arithmetic.
 */
export function cellConfidence(
  words: readonly TableWord[],
  column: TableColumn,
  isChecked: boolean | undefined,
): number {
  const recognised = least(
    words.map((word) => word.source.source.confidence),
    1,
  )
  const heading = HEADING_BASE + HEADING_WEIGHT * Math.min(1, Math.max(0, column.score))
  // When the product holds, all three numbers are correct, whatever their headings are.
  const checked =
    isChecked === true ? Math.max(heading, CHECKED_CONFIDENCE) : isChecked === false ? FAILED_FACTOR * heading : heading
  const text = column.type === "string" ? TEXT_FACTOR : 1
  return Math.round(100 * checked * text * recognised) / 100
}
