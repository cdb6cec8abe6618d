import { onceFor } from "../../layout/once-for.ts"
import { findDates } from "../../normalize/date.ts"
import type { ExtractionContext } from "../../page/context.ts"
import type { CellFormat } from "./cell-value.ts"

/** Segments at the start of a document that are searched for its day. */
const MAX_SEGMENTS = 200

/** Returns the first day that a document prints with its year, as `YYYY-MM-DD`; undefined where the start of it has none. */
function documentDay({ segments, locale }: ExtractionContext): string | undefined {
  for (const { text, words } of segments.slice(0, MAX_SEGMENTS)) {
    if (!/\d.*\d/u.test(text)) continue
    const [day] = findDates(words, { dayFirst: locale.dayFirst })
    if (day) return day.value
  }
  return undefined
}

/** Returns the format of a document's cells, with the year of days that are printed without one. */
export const cellFormatOf = onceFor((context: ExtractionContext): CellFormat => ({
  ...context.locale,
  documentDay: documentDay(context),
}))
