import type { TableDefinition } from "../../configuration.ts"
import type { Grid } from "../../document.ts"
import { wordsOf } from "../../lexicon/language-words.ts"
import { foldTokens } from "../../text/folding.ts"
import type { HeaderBand } from "./heading.ts"
import { textOf } from "../words/page-text.ts"

/** A caption is printed within this height above the headings, in points: four lines of 12 points and a space. */
const CAPTION_HEIGHT = 70
/** Enough to choose between equal headings, too little to outweigh a heading. */
const CAPTION_SCORE = 0.3
/** Rows above the heading of a native grid that may hold its caption. */
const CAPTION_ROWS = 4

/** Returns the distinctive words of a table's name and description. */
export function captionWords({ name, description = "" }: TableDefinition): ReadonlySet<string> {
  return new Set(
    foldTokens(`${name} ${description}`).filter((word) => word.length > 3 && !wordsOf("tableWords").has(word)),
  )
}

/** Scores the lines above a heading by the share of the table's distinctive words in them, 0 to 0.3. */
export function captionScore(band: HeaderBand, words: ReadonlySet<string>): number {
  if (words.size === 0) return 0
  const above = band.page.lines.filter(({ box }) => box[3] <= band.top + 2 && band.top - box[1] < CAPTION_HEIGHT)
  const printed = new Set(above.flatMap((line) => foldTokens(textOf(line.words))))
  const found = [...words].filter((word) => printed.has(word)).length
  return (CAPTION_SCORE * found) / words.size
}

/** Scores a native grid's name and the rows above its heading in the same way, 0 to 0.3. */
export function gridCaptionScore(grid: Grid, headingRow: number, words: ReadonlySet<string>): number {
  if (words.size === 0) return 0
  const above = grid.rows.slice(Math.max(0, headingRow - CAPTION_ROWS), headingRow).flat()
  const printed = new Set([grid.name ?? "", ...above.map((cell) => cell.text)].flatMap(foldTokens))
  const found = [...words].filter((word) => printed.has(word)).length
  return (CAPTION_SCORE * found) / words.size
}
