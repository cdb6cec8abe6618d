import { LANGUAGES } from "../../lexicon/all-languages.ts"
import { splitTexts, wordsOf } from "../../lexicon/language-words.ts"
import { foldTokens } from "../../text/folding.ts"
import type { ColumnLabels } from "../headings/column-labels.ts"
import type { ColumnProfile } from "../cells/column-profile.ts"

/** Share of the cells that makes a column one of hours. */
const MOSTLY = 0.7
/** Score of hours below a name that asks for them, and of days or hours where the name asks for something else. */
const ASKED = 0.3
const NOT_ASKED = -0.4
/** Shorter words for a day are those of units: `30 d`. */
const MIN_DAY_LETTERS = 3

let hourWords: ReadonlySet<string> | undefined

/** Returns the words for the time of day in all languages. */
function wordsForHours(): ReadonlySet<string> {
  hourWords ??= new Set(
    LANGUAGES.flatMap(({ labels }) => splitTexts(labels.timeOfDay))
      .map(foldTokens)
      .flatMap((tokens) => (tokens.length === 1 ? tokens : [])),
  )
  return hourWords
}

const meansHours = (text: string): boolean => foldTokens(text).some((token) => wordsForHours().has(token))
const isDay = (token: string): boolean => token.length >= MIN_DAY_LETTERS && wordsOf("dayWords").has(token)

/**
 * Scores a column of a schedule for a name that no list of headings has: hours are those of a `Time`, days of the week those of `Days`,
 * whatever heads them, and a column of hours or days, or headed by them, is neither a `Daypart` nor a `Length`.
 */
export function scheduleFit(heading: string, { names, concept }: ColumnLabels, { hours, days }: ColumnProfile): number {
  if (concept !== undefined) return 0
  const name = names[0] ?? ""
  const asksDays = foldTokens(name).some(isDay)
  const [areHours, areDays] = [hours >= MOSTLY, days >= MOSTLY]
  if ((areHours && meansHours(name)) || (areDays && asksDays)) return ASKED
  if ((areHours || meansHours(heading)) && !meansHours(name)) return NOT_ASKED
  const heads = foldTokens(heading)
  return (areDays || (heads.length > 0 && heads.every(isDay))) && !asksDays ? NOT_ASKED : 0
}
