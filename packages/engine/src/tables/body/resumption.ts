import type { Box } from "../../document.ts"
import type { BodyRules } from "./body-rules.ts"
import { centreX } from "../words/boxes.ts"
import type { HeaderBand } from "../headings/heading.ts"
import { conceptIndex } from "../../lexicon/concept-index.ts"
import { labelKey } from "../../lexicon/label-key.ts"
import { conceptOfWhole } from "../headings/heading-concepts.ts"
import { isFullRow, isHeading, isRowLike, isTotalLine } from "./line-kinds.ts"
import { chunksOf, type TableLine, textOf } from "../words/page-text.ts"
import { shapeOf } from "../words/row-shape.ts"

/** Lines of a nested table, or of subtotals, that are skipped in search of the next row. */
const MAX_NESTED_LINES = 10
/**
 * Texts of a row that are enough to compare its shape, and the share of them that must be aligned, within these points.
 */
const MIN_COMPARED_TEXTS = 3
const ALIGNED_SHARE = 0.7
const ALIGNED = 2.5

/** Texts of the heading of another table, and the share of them that are labels or headings of columns. */
const MIN_HEADINGS = 3
const HEADING_SHARE = 0.6

/**
 * Finds the line at which rows shaped like the first one resume after a nested table or a subtotal: most texts of such a
 * row start or end at the same x. Rows of few texts are too ambiguous to compare. Below a sum and the heading of another table,
 * such as that of the payments, none resume.
 */
export function findResumption(
  below: readonly TableLine[],
  from: number,
  lines: readonly TableLine[],
  band: HeaderBand,
  rules: BodyRules,
  isBelowSum = false,
): number | undefined {
  const model = lines.find((line) => isRowLike(line, band, rules))
  const shape = model ? shapeOf(model) : []
  if (shape.length < MIN_COMPARED_TEXTS) return undefined
  const isNamed = model !== undefined && hasName(model)
  for (let index = from + 1; index <= from + MAX_NESTED_LINES; index++) {
    const line = below[index]
    if (!line || (isBelowSum && isOtherHeading(line, band))) return undefined
    // A line of numbers alone is one of a summary of taxes.
    if (isNamed && !hasName(line)) continue
    const boxes = shapeOf(line)
    const aligned = shape.filter((box) => boxes.some((other) => isAligned(box, other)))
    // Of three texts all must be aligned, and none be that of a sum.
    if (shape.length === MIN_COMPARED_TEXTS && isTotalLine(line, chunksOf(line.words)[0] ?? [])) continue
    if (aligned.length < ALIGNED_SHARE * shape.length) continue
    const isSame = aligned.length === shape.length && boxes.length === shape.length
    if (isSame ? isRowLike(line, band, rules) : isFullRow(line, band, rules)) return index
  }
  return undefined
}

/** Returns whether a line is the heading of another table: words without a figure, most of them labels or headings. */
function isOtherHeading(line: TableLine, band: HeaderBand): boolean {
  const texts = chunksOf(line.words).map(textOf)
  if (texts.length < MIN_HEADINGS || texts.some((text) => /\d/u.test(text)) || isHeading(line, band)) return false
  const known = texts.filter((text) => conceptOfWhole(text) !== undefined || conceptIndex().byKey.has(labelKey(text)))
  return known.length >= HEADING_SHARE * texts.length
}

/** Returns whether two texts start, end or are centred at the same x. */
function isAligned(a: Box, b: Box): boolean {
  const isNear = (x: number, other: number): boolean => Math.abs(x - other) < ALIGNED
  return isNear(a[0], b[0]) || isNear(a[2], b[2]) || isNear(centreX(a), centreX(b))
}

/** Returns whether a line prints a word, and not numbers, units and currencies alone. */
const hasName = (line: TableLine): boolean => line.words.some(({ text }) => /\p{L}{4}/u.test(text))
