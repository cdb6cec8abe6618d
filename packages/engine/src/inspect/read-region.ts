import type { ValueType } from "../configuration.ts"
import type { Box, Grid, Page } from "../document.ts"
import type { Value } from "../extraction.ts"
import type { LayoutWord } from "../layout/layout.ts"
import { layoutDocument } from "../layout/page-layout.ts"
import type { LocaleVote } from "../normalize/locale-vote.ts"
import { findNumbers } from "../normalize/number.ts"
import { placeOfWords, leastConfidence } from "../page/evidence.ts"
import { readCell } from "../tables/cells/cell-value.ts"
import type { RegionValue } from "./inspector.ts"

/** Reads the value of the words inside a box, in reading order. */
export function readBox(page: Page, box: Box, type: ValueType, locale: LocaleVote): RegionValue {
  const words = wordsIn(page, box)
  const { text, box: found, cell } = placeOfWords(words, page.number)
  const value = valueOf(text, type, locale)
  const confidence = value === null ? 0 : leastConfidence(words)
  return { value, text, ...(cell === undefined ? { box: found ?? box } : { cell }), confidence }
}

/** Reads the value of a cell; one outside of the sheet is empty. */
export function readGridCell(grid: Grid, cell: string, type: ValueType, locale: LocaleVote): RegionValue {
  const [column, row] = indexesOf(cell)
  const { text, value: stored } = grid.rows[row]?.[column] ?? { text: "" }
  const isStored = (type === "number" && typeof stored === "number") || (type === "date" && typeof stored === "string")
  const value = isStored ? stored : valueOf(text, type, locale)
  return { value, text, cell, confidence: value === null ? 0 : 1 }
}

function valueOf(text: string, type: ValueType, locale: LocaleVote): Value {
  if (type === "string") return text === "" ? null : text
  return readCell(text, type, locale) ?? (type === "number" ? onlyNumber(text, locale) : null)
}

/** Returns the only number of a text, such as the one after its label. */
function onlyNumber(text: string, locale: LocaleVote): Value {
  const [only, ...others] = findNumbers([{ text }], locale)
  return others.length === 0 ? (only?.value ?? null) : null
}

/** The words whose centre is inside the box. */
function wordsIn(page: Page, [x0, y0, x1, y1]: Box): LayoutWord[] {
  const isInside = ({ source: { box } }: LayoutWord): boolean => {
    const [x, y] = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2]
    return x >= x0 && x <= x1 && y >= y0 && y <= y1
  }
  const layouts = layoutDocument({ kind: "pdf", pages: [page], grids: [], attachments: [] })
  return layouts.flatMap(({ lines }) =>
    lines.flatMap(({ segments }) => segments.flatMap(({ words }) => words.filter(isInside))),
  )
}

/** The 0-based column and row of a cell by its A1-style name; -1 for other texts. */
function indexesOf(cell: string): readonly [column: number, row: number] {
  const [, letters, digits] = /^([A-Z]{1,3})([1-9]\d{0,6})$/u.exec(cell) ?? []
  if (letters === undefined) return [-1, -1]
  let column = 0
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64
  return [column - 1, Number(digits) - 1]
}
