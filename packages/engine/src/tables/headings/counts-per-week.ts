import { wordsOf } from "../../lexicon/language-words.ts"
import { foldTokens } from "../../text/folding.ts"
import { conceptOfWhole } from "./heading-concepts.ts"

/** Words of a name such as `Number of spots per week`, at most. */
const MAX_TOKENS = 6

/** Returns what a name counts per week, without the linking word: `spots` of `Spots per week`; undefined for any other name. */
export function countedPerWeek(name: string): string | undefined {
  const tokens = foldTokens(name)
  if (tokens.length > MAX_TOKENS || !tokens.some(isWeek)) return undefined
  const counted = tokens.filter((token) => !isWeek(token) && !wordsOf("of").has(token))
  return conceptOfWhole(counted.join(" ")) === "quantity" ? counted.join(" ") : undefined
}

const isWeek = (token: string): boolean => wordsOf("weekWords").has(token)

/** Returns the headings under which a count per week may be printed: `Spots/wk` and `Weekly spots` for `Spots per week`. */
export function weeklyHeadings(name: string): string[] {
  const counted = countedPerWeek(name)
  if (counted === undefined) return []
  return [...wordsOf("weekWords")].flatMap((week) => [
    `${counted} ${week}`,
    `${counted} per ${week}`,
    `${week} ${counted}`,
  ])
}
