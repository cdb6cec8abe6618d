import { greatest } from "../../arrays/extremes.ts"
import { overlapX, unionBox } from "../words/boxes.ts"
import { readCell } from "../cells/cell-value.ts"
import { isBesideNames } from "./beside-names.ts"
import type { BodyRules } from "./body-rules.ts"
import type { HeaderBand, HeaderCell } from "../headings/heading.ts"
import { chunksOf, type TableLine, type TableWord, textOf } from "../words/page-text.ts"

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
  if (chunks.length < 2 || !last || readCell(textOf(last), "number", format) === null) return false
  const figures = band.cells.filter(
    ({ column }) => column !== undefined && definition.columns[column]?.type === "number",
  )
  if (above.length > 0 && isOverFigures(chunks.at(-2) ?? [], band, figures)) return true
  if (chunks.length > 3) return false
  const names = chunks.filter(isName)
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

const isName = (chunk: readonly TableWord[]): boolean =>
  textOf(chunk).replace(/[^\p{L}]/gu, "").length >= MIN_NAME_LETTERS

/** Headings below which a name can be no cell, and the share of each that it covers at least. */
const MIN_COVERED = 2
const COVERED_SHARE = 0.5

/** Returns whether a name starts below a heading of numbers and runs below others: the label of a sum, as `Total weight` below quantities. */
function isOverFigures(chunk: readonly TableWord[], { cells }: HeaderBand, figures: readonly HeaderCell[]): boolean {
  if (!isName(chunk) || /\d/u.test(textOf(chunk))) return false
  const box = unionBox(chunk.map((word) => word.box))
  const touched = cells.filter(({ leaf }) => overlapX(leaf, box) > 0)
  const covered = touched.filter(({ leaf }) => overlapX(leaf, box) > COVERED_SHARE * (leaf[2] - leaf[0]))
  return covered.length >= MIN_COVERED && figures.some((cell) => cell === touched[0])
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
