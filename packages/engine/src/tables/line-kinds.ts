import type { BodyRules } from "./body-rules.ts"
import { onceFor } from "../layout/once-for.ts"
import { SpanIndex } from "../layout/span-index.ts"
import { overlapX, unionBox } from "./boxes.ts"
import { isNothing, readCell } from "./cell-value.ts"
import type { HeaderBand, HeaderCell } from "./heading.ts"
import { chunksOf, type TableLine, type TableWord, textOf } from "./page-text.ts"
import { isCaption, isTotalStart } from "./stop-words.ts"

/** True when one of the first texts of a line says that it is a total. */
export function isTotalLine(line: TableLine, first: readonly TableWord[]): boolean {
  const chunks = chunksOf(line.words)
  return chunks.length <= 4 && (isTotalStart(first) || chunks.slice(0, -1).some((chunk) => isTotalStart(chunk)))
}

const headingKeys = onceFor(
  ({ cells }: HeaderBand): ReadonlySet<string> =>
    new Set(cells.flatMap((cell) => cell.words.map((word) => word.key)).filter((key) => key !== "")),
)

/** The headings of a band by where they stand along x. */
const cellIndex = onceFor(({ cells }: HeaderBand) => new SpanIndex(cells, ({ leaf }) => [leaf[0], leaf[2]]))

/** A heading printed again on the same page, or words of the heading itself. */
export function isHeading(line: TableLine, band: HeaderBand): boolean {
  const keys = headingKeys(band)
  const words = line.words.filter((word) => word.key !== "")
  return words.length > 1 && words.every((word) => keys.has(word.key))
}

/** Headings, captions, running text and other tables' headings end a table. */
export function isForeign(
  line: TableLine,
  band: HeaderBand,
  rules: BodyRules,
  lines: readonly TableLine[],
  gap: number,
): boolean {
  const chunks = chunksOf(line.words)
  const text = textOf(line.words)
  if (isCaption(text) && !isRowLike(line, band, rules, 0.6)) return true
  const isTyped = hasTyped(band, rules)
  if (isTyped && isRowLike(line, band, rules)) return false
  const size = lines[0]?.fontSize ?? line.fontSize
  if (lines.length > 0 && line.fontSize > 1.18 * size && chunks.length === 1) return true
  const hasDigits = line.words.some((word) => /\d/u.test(word.text))
  // Several texts in one line are another table's headings, unless they are set tight below: wrapped cells.
  const isApart = gap > 0.45 * line.fontSize
  if (isTyped && isApart && !hasDigits && chunks.length >= 3 && lines.length > 0) return true
  return chunks.some((chunk) => isProse(chunk, band))
}

/** Running text: a long line that starts left of the table's last heading and crosses most of the table. */
function isProse(chunk: readonly TableWord[], band: HeaderBand): boolean {
  if (chunk.length < 6) return false
  const box = unionBox(chunk.map((word) => word.box))
  const table = unionBox(band.cells.map((cell) => cell.leaf))
  const crossed = band.cells.filter((cell) => overlapX(cell.leaf, box) > 0).length
  const isAligned = band.cells.slice(1).some((cell) => Math.abs(cell.leaf[0] - box[0]) < 4)
  return crossed >= Math.max(2, 0.6 * band.cells.length) && box[2] - box[0] > 0.6 * (table[2] - table[0]) && !isAligned
}

/** True when a figure or day stands below a typed heading, or below at least `share` of them. */
export function isRowLike(line: TableLine, band: HeaderBand, rules: BodyRules, share = 0): boolean {
  const typed = band.cells.filter((cell) => cell.column !== undefined && typeOf(cell, rules) !== "string")
  const found = new Set<HeaderCell>()
  for (const chunk of chunksOf(line.words, 0.6)) {
    const cell = nearestCell(band, unionBox(chunk.map((word) => word.box)), line.fontSize)
    if (!cell || !typed.includes(cell)) continue
    const text = textOf(chunk)
    if (isNothing(text) || readCell(text, typeOf(cell, rules), rules.format) !== null) found.add(cell)
  }
  return found.size > 0 && found.size >= share * typed.length
}

function nearestCell(band: HeaderBand, box: readonly [number, number, number, number], size: number) {
  let best: HeaderCell | undefined
  let distance = 4 * size
  for (const cell of cellIndex(band).touching(box[0] - distance, box[2] + distance)) {
    const gap = -overlapX(cell.leaf, box)
    if (gap < distance) {
      best = cell
      distance = gap
    }
  }
  return best
}

/** Without typed columns a line fits when no part of it runs over several headings. */
export function fits(line: TableLine, band: HeaderBand): boolean {
  return chunksOf(line.words, 0.75).every((chunk) => {
    const box = unionBox(chunk.map((word) => word.box))
    const over = cellIndex(band).touching(box[0], box[2])
    return over.filter((cell) => overlapX(cell.leaf, box) > 2).length <= 1
  })
}

/** The type of the configured column below a heading; text where it is none. */
export function typeOf(cell: HeaderCell, rules: BodyRules): "string" | "number" | "date" {
  return (cell.column === undefined ? undefined : rules.definition.columns[cell.column]?.type) ?? "string"
}

/** True when one of the headings is that of figures or days. */
export function hasTyped(band: HeaderBand, rules: BodyRules): boolean {
  return band.cells.some((cell) => cell.column !== undefined && typeOf(cell, rules) !== "string")
}
