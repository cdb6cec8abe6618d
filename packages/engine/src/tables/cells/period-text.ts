import { findDates } from "../../normalize/date.ts"
import type { CellFormat } from "./cell-value.ts"

/** Letters of the word between the two dates of a period, at most. */
const MAX_LINK = 4

/** Returns whether a text is two dates without other words: `01/03/25 - 31/03/25`, `2 May 2024 to 2 June 2024`. */
export function isPeriod(text: string, format: CellFormat): boolean {
  const dates = findDates([{ text }], format)
  if (dates.length !== 2) return false
  const rest = dates.reduce((left, date) => left.replace(date.text, ""), text)
  return rest.replace(/[^\p{L}\p{N}]/gu, "").length <= MAX_LINK
}
