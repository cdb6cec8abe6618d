import { greatest } from "../arrays/extremes.ts"
import { overlapX, unionBox } from "./boxes.ts"
import { readCell } from "./cell-value.ts"
import { isBesideNames } from "./beside-names.ts"
import type { BodyRules } from "./body-rules.ts"
import type { HeaderBand } from "./heading.ts"
import { chunksOf, type TableLine, type TableWord, textOf } from "./page-text.ts"

/** Shorter texts beside numbers are units and currencies. */
const MIN_NAME_LETTERS = 4

/** A quantity with its unit: `1.000 boxes`; `19 % VAT` is not one. */
const QUANTITY = /^\d[\d.,’']*\s?\p{L}{1,10}[²³.]?$/u

/**
 * Returns whether a line such as `Opening balance 6,077.32` summarises the table, whatever its words: its text is below
 * headings of numbers, right of all text columns. Beside a single number column it must start right of all texts above.
 */
export function isSummaryLine(
  line: TableLine,
  band: HeaderBand,
  { definition, format }: BodyRules,
  above: readonly TableLine[],
): boolean {
  const chunks = chunksOf(line.words)
  const last = chunks.at(-1)
  if (chunks.length < 2 || chunks.length > 3 || !last || readCell(textOf(last), "number", format) === null) return false
  const names = chunks.filter((chunk) => textOf(chunk).replace(/[^\p{L}]/gu, "").length >= MIN_NAME_LETTERS)
  const figures = band.cells.filter(
    ({ column }) => column !== undefined && definition.columns[column]?.type === "number",
  )
  const start = textEnd(band, definition)
  const isBelowFigures = (chunk: readonly TableWord[]): boolean => {
    const box = unionBox(chunk.map((word) => word.box))
    return box[0] > start && figures.some(({ leaf }) => overlapX(leaf, box) > 0 || box[0] > leaf[2])
  }
  const name = chunks[0] ?? []
  if (names.length !== 1 || names[0] !== name || QUANTITY.test(textOf(name))) return false
  if (isBesideNames(line, band, definition, above)) return true
  return figures.length > 1 ? isBelowFigures(name) : figures.length === 1 && above.length > 0 && isRightOf(name, above)
}

/** The right edge of all but the last texts of a body's lines, cached because the body grows line by line. */
const rightEdges = new WeakMap<readonly TableLine[], { lines: number; right: number }>()

/** Returns whether a text starts right of all but the last texts of the lines above. */
function isRightOf(name: readonly TableWord[], above: readonly TableLine[]): boolean {
  const reach = rightEdges.get(above) ?? { lines: 0, right: -Infinity }
  rightEdges.set(above, reach)
  for (; reach.lines < above.length; reach.lines++) {
    const chunks = chunksOf(above[reach.lines]?.words ?? [])
    const texts = chunks.length > 1 ? chunks.slice(0, -1) : chunks
    reach.right = greatest(
      texts.map((chunk) => chunk.at(-1)?.box[2] ?? 0),
      reach.right,
    )
  }
  return reach.right < (name[0]?.box[0] ?? 0)
}

/** Returns the right edge of the text headings; number columns may be left of them, such as a quantity. */
function textEnd({ cells }: HeaderBand, { columns }: BodyRules["definition"]): number {
  const texts = cells.filter(({ column }) => column !== undefined && columns[column]?.type === "string")
  return greatest(texts.map(({ leaf }) => leaf[2]))
}
