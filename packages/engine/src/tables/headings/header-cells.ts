import { isBold } from "../words/bold-words.ts"
import { overlapX, overlapY, unionBox } from "../words/boxes.ts"
import { conceptOfWhole } from "./heading-concepts.ts"
import type { LabelMatch } from "./label-match.ts"
import { type HeaderBand, type HeaderCell, isInSameColumn } from "./heading.ts"
import { chunksOf, isSpaced, type PageText, type TableWord, textOf } from "../words/page-text.ts"

/** Longer runs of words beside the headings are text of another page column. */
const MAX_HEADING_WORDS = 4
/** The widest printed tables have a few dozen columns; texts beyond this many on one line are not headings. */
const MAX_CELLS = 100
/** Share of the smaller box by which words are on the same level as a heading. */
const SAME_LEVEL_SHARE = 0.5
/** A smaller overlap with a heading is a neighbour that merely touches it. */
const TOUCHING_SHARE = 0.3
/**
 * Gaps in heights of a line: of staggered words to the band and to their heading, and of lines that continue the
 * header.
 */
const MAX_STAGGER = 2
const MAX_STAGGER_GAP = 0.35
const MAX_LINE_GAP = 0.45
const MAX_LINE_OVERLAP = 0.8
/** Lines by which a heading may extend above and below its neighbours. */
const MAX_STAGGERED_LINES = 3

/**
 * Builds the band of the chosen matches, with the headings that no label matched and the lines they are wrapped over.
 */
export function toBand(page: PageText, matches: readonly LabelMatch[], score: number): HeaderBand {
  const box = unionBox(matches.map((match) => match.box))
  const bottom = extendDown(page, matches, box[3])
  const taken = new Set(matches.flatMap((match) => match.words))
  const cells: HeaderCell[] = matches.map((match) => {
    const own = match.words.filter((word) => !matches.some((other) => other !== match && other.words.includes(word)))
    const isSpanning = own.length === 0 || spansOthers(page, match)
    const leaf = isSpanning ? match.leafBox : unionBox(own.map((word) => word.box))
    return { column: match.column, text: textOf(match.words), words: match.words, leaf, score: match.score }
  })
  const staggered = new Set<readonly TableWord[]>()
  for (const line of page.lines) {
    // A line further from the band than twice its own height joins no heading.
    if (overlapY(line.box, [0, box[1], 0, bottom]) <= -MAX_STAGGER * (line.box[3] - line.box[1])) continue
    const hasFigure = line.words.some((word) => /\d/u.test(word.text))
    for (const chunk of chunksOf(line.words.filter((word) => !taken.has(word)))) {
      const own = unionBox(chunk.map((word) => word.box))
      const shared = overlapY(own, [0, box[1], 0, bottom])
      if (shared > SAME_LEVEL_SHARE * (own[3] - own[1])) addToCells(cells, chunk)
      else if (shared > -MAX_STAGGER * (own[3] - own[1]) && !hasFigure && chunk.length <= MAX_HEADING_WORDS)
        staggered.add(chunk)
    }
  }
  const low = absorbStaggered(cells, staggered, bottom)
  cells.sort((a, b) => a.leaf[0] + a.leaf[2] - b.leaf[0] - b.leaf[2])
  return { page, top: box[1], bottom: low, cells, score }
}

/** Returns whether the upper words of a match span several columns: other words are beside its lowest ones. */
function spansOthers(page: PageText, { words, leaf, leafBox }: LabelMatch): boolean {
  const upper = unionBox(words.filter((word) => !leaf.includes(word)).map((word) => word.box))
  const line = page.lines[leaf[0]?.line ?? -1]
  return (
    upper[2] > upper[0] &&
    (line?.words ?? []).some(
      (word) =>
        !leaf.includes(word) &&
        overlapX(word.box, upper) > 0 &&
        -overlapX(word.box, leafBox) > word.source.source.fontSize,
    )
  )
}

/** Adds headings of more lines than their neighbours, above and below them; returns the bottom of the band. */
function absorbStaggered(cells: HeaderCell[], chunks: Set<readonly TableWord[]>, from: number): number {
  let bottom = from
  for (let round = 0; round < MAX_STAGGERED_LINES; round++) {
    for (const chunk of chunks) {
      const box = unionBox(chunk.map((word) => word.box))
      const over = cells.findIndex(
        (cell) => isInSameColumn(cell.leaf, box) && overlapY(cell.leaf, box) > -MAX_STAGGER_GAP * (box[3] - box[1]),
      )
      const isLevelWithBand = overlapY(box, [0, from - 1, 0, from]) > 0
      const cell = cells[over]
      if ((!cell && !isLevelWithBand) || (cell && cell.column !== undefined)) continue
      if (cell) {
        const words = [...cell.words, ...chunk]
        cells[over] = { ...cell, words, text: textOf(words), leaf: unionBox([cell.leaf, box]) }
      } else if (cells.length >= MAX_CELLS || cells.some((other) => overlapX(other.leaf, box) > 0)) continue
      else cells.push({ column: undefined, text: textOf(chunk), words: chunk, leaf: box, score: 0 })
      chunks.delete(chunk)
      bottom = Math.max(bottom, box[3])
    }
  }
  return bottom
}

/** Adds words that no label matched to the heading above or beside them, or as a heading of their own. */
function addToCells(cells: HeaderCell[], chunk: readonly TableWord[]): void {
  const box = unionBox(chunk.map((word) => word.box))
  const width = box[2] - box[0]
  const over = cells.filter((cell) => overlapX(cell.leaf, box) > 0)
  // A heading that spans several columns belongs to none of them.
  if (over.length > 1) return
  const first = over[0]
  const index = first
    ? cells.indexOf(first)
    : cells.findIndex((cell) => isBeside(cell, chunk) && extendsHeading(cell, chunk))
  const cell = cells[index]
  if (!cell) {
    if (cells.length >= MAX_CELLS) return
    cells.push({ column: undefined, text: textOf(chunk), words: chunk, leaf: box, score: 0 })
    return
  }
  const shared = overlapX(cell.leaf, box)
  if (first && shared < TOUCHING_SHARE * Math.min(width, cell.leaf[2] - cell.leaf[0])) return
  const words = inReadingOrder(cell.words, chunk)
  cells[index] = { ...cell, words, text: textOf(words), leaf: unionBox([cell.leaf, box]) }
}

/** Returns whether words may extend a heading: a known heading stays alone unless both together are known too. */
function extendsHeading(cell: HeaderCell, chunk: readonly TableWord[]): boolean {
  return (
    conceptOfWhole(textOf(chunk)) === undefined ||
    conceptOfWhole(textOf(inReadingOrder(cell.words, chunk))) !== undefined
  )
}

/** Joins the words of one heading in reading order. */
export function inReadingOrder(...parts: readonly (readonly TableWord[])[]): TableWord[] {
  return parts.flat().toSorted((a, b) => a.line - b.line || a.index - b.index)
}

function isBeside(cell: HeaderCell, chunk: readonly TableWord[]): boolean {
  return cell.words.some(
    (word) =>
      (word.line === chunk[0]?.line && word.index + 1 === chunk[0].index && isSpaced(word, chunk[0])) ||
      (word.line === chunk.at(-1)?.line && word.index - 1 === chunk.at(-1)?.index && isSpacedBefore(chunk, word)),
  )
}

function isSpacedBefore(chunk: readonly TableWord[], word: TableWord): boolean {
  const last = chunk.at(-1)
  return last !== undefined && isSpaced(last, word)
}

/** Extends the header over tight lines below that only continue it: no numbers, nothing outside the headings. */
function extendDown(page: PageText, matches: readonly LabelMatch[], from: number): number {
  let bottom = from
  for (const line of page.lines) {
    const height = line.box[3] - line.box[1]
    if (line.box[3] <= bottom + 1) continue
    if (line.box[1] - bottom > MAX_LINE_GAP * height) break
    if (line.box[1] < bottom - MAX_LINE_OVERLAP * height) continue
    const isRest = line.words.every(
      (word) => !/^[-+(]?[$€£]?\d/u.test(word.text) && matches.some((match) => overlapX(match.box, word.box) > 0),
    )
    const areBold = matches.every(({ words }) => isBold(words))
    if (!isRest || isBold(line.words) !== areBold || chunksOf(line.words).length > matches.length - 1) break
    bottom = line.box[3]
  }
  return bottom
}
