import { greatest } from "../arrays/extremes.ts"
import { overlapX, overlapY, unionBox } from "./boxes.ts"
import { type ColumnLabels, conceptOfWhole } from "./column-labels.ts"
import { assignSimilarHeadings } from "./similar-headings.ts"
import { findLabel, indexWords, type LabelMatch, searchBudgetOf } from "./header-match.ts"
import { chunksOf, isSpaced, type PageText, type TableWord, textOf } from "./page-text.ts"
import type { HeaderBand, HeaderCell } from "./heading.ts"

/** Height of a header in points, at most: six lines of 11 points. */
const BAND_HEIGHT = 75
/** Longer runs of words beside the headings are text of another page column. */
const MAX_HEADING_WORDS = 4
const BEAM_WIDTH = 16
/** The widest printed tables have a few dozen columns; texts beyond this many on one line are not headings. */
const MAX_CELLS = 100
/** A page seldom contains more tables with similar headings. */
const MAX_BANDS = 12
/** Matches of one column that are combined with those of the others. */
const MAX_CANDIDATES = 10
/** Upper bound of what order and length of a match add to its score. */
const MAX_BONUS = 0.1
/** Sum of the match scores that a header needs: for one column, for several, for a priced list, and per column. */
const MIN_SCORE_OF_ONE = 0.55
const MIN_SCORE = 1.1
const MIN_SCORE_OF_PRICED_LIST = 1.2
const MIN_SCORE_PER_COLUMN = 0.42
/** Bonuses: for each matched word (in ranking and in choosing), and for a column in the configured order. */
const RANK_BONUS_PER_WORD = 0.001
const BONUS_PER_WORD = 0.002
const ORDER_BONUS = 0.05
/** Penalties: for a gap as wide as the page, for each point between levels of headings, and the most for levels. */
const GAP_PENALTY = 0.1
const LEVEL_PENALTY_PER_POINT = 0.03
const MAX_LEVEL_PENALTY = 0.6
/** Penalties for running text right before and right after a heading. */
const TEXT_BEFORE_PENALTY = 0.15
const TEXT_AFTER_PENALTY = 0.08
/** Width of a space between words of one text, in font sizes. */
const SPACE = 0.45

/**
 * Finds the candidates for the table's header on one page, best first. `onCut` is called when a page repeats parts of
 * headings so often that the search for combinations is stopped early.
 */
export function findHeaderBands(
  page: PageText,
  columns: readonly ColumnLabels[],
  isPricedList = false,
  onCut?: () => void,
): HeaderBand[] {
  const words = indexWords(page)
  const budget = searchBudgetOf(page)
  const matches = columns.map((column, index) =>
    suppressOverlaps(column.labels.flatMap((label) => findLabel(page, words, index, label, budget))),
  )
  if (budget.left <= 0) onCut?.()
  // Invoices often print no more than a description and an amount.
  const minimum =
    columns.length === 1
      ? MIN_SCORE_OF_ONE
      : Math.max(MIN_SCORE, isPricedList ? MIN_SCORE_OF_PRICED_LIST : MIN_SCORE_PER_COLUMN * columns.length)
  const byTop = matches.map(groupByTop)
  const choices: Choice[] = []
  const tried = new Set<string>()
  const tops = new Set(matches.flat().map((match) => Math.floor(match.box[1]) - 2))
  for (const top of tops) {
    const near = byTop.map((ofColumn) => candidatesAt(ofColumn, top))
    const best = near.reduce((sum, list) => sum + (list[0] ? list[0].score + MAX_BONUS : 0), 0)
    if (best < minimum) continue
    const chosen = chooseMatches(near, page.width)
    const key = chosen.matches.map((match) => `${match.column}:${match.box.join()}`).join("|")
    if (tried.has(key) || chosen.score < minimum) continue
    tried.add(key)
    choices.push({ ...chosen, score: chosen.score - runningTextPenalty(page, chosen.matches) })
  }
  return choices
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_BANDS)
    .map(({ matches: chosen, score }) => assignSimilarHeadings(toBand(page, chosen, score), columns))
}

/** Keeps the best of the labels that match the same words. */
function suppressOverlaps(matches: readonly LabelMatch[]): LabelMatch[] {
  const kept: LabelMatch[] = []
  const byWord = new Map<TableWord, LabelMatch[]>()
  const rank = (match: LabelMatch): number => match.score + RANK_BONUS_PER_WORD * match.words.length
  for (const match of [...matches].sort((a, b) => rank(b) - rank(a))) {
    const [first] = match.words
    const sharing = (first && byWord.get(first)) ?? []
    if (sharing.some((other) => match.words.every((word) => other.words.includes(word)))) continue
    kept.push(match)
    for (const word of match.words) {
      const known = byWord.get(word)
      if (known) known.push(match)
      else byWord.set(word, [match])
    }
  }
  return kept
}

/** Matches with their rank, by their tops rounded down to points: a page of 5,000 rows may match on every row. */
type MatchesByTop = ReadonlyMap<number, readonly { readonly match: LabelMatch; readonly rank: number }[]>

function groupByTop(matches: readonly LabelMatch[]): MatchesByTop {
  return Map.groupBy(
    matches.map((match, rank) => ({ match, rank })),
    ({ match }) => Math.floor(match.box[1]),
  )
}

/** Returns the best matches that lie entirely within the height of a band below `top`, in whole points. */
function candidatesAt(byTop: MatchesByTop, top: number): LabelMatch[] {
  const found: { readonly match: LabelMatch; readonly rank: number }[] = []
  for (let at = top; at <= top + BAND_HEIGHT; at++) {
    let count = 0
    for (const entry of byTop.get(at) ?? []) {
      if (entry.match.box[3] > top + BAND_HEIGHT) continue
      found.push(entry)
      if (++count === MAX_CANDIDATES) break
    }
  }
  return found
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MAX_CANDIDATES)
    .map(({ match }) => match)
}

interface Choice {
  readonly matches: readonly LabelMatch[]
  readonly score: number
}

/** Chooses at most one match per column so that the total score is largest; no word may head two columns. */
function chooseMatches(near: readonly (readonly LabelMatch[])[], pageWidth: number): Choice {
  let beam: Choice[] = [{ matches: [], score: 0 }]
  for (const candidates of near) {
    const next = [...beam]
    for (const choice of beam) {
      for (const match of candidates) {
        const gain = gainOf(choice.matches, match, pageWidth)
        if (gain > 0) next.push({ matches: [...choice.matches, match], score: choice.score + gain })
      }
    }
    beam = next.sort((a, b) => b.score - a.score).slice(0, BEAM_WIDTH)
  }
  return beam[0] ?? { matches: [], score: 0 }
}

function gainOf(chosen: readonly LabelMatch[], match: LabelMatch, pageWidth: number): number {
  let gain = match.score + BONUS_PER_WORD * match.words.length
  for (const other of chosen) {
    if (isCrossing(match, other)) return 0
    const isShared = match.leaf.some((word) => other.leaf.includes(word))
    const isContested = (match.isPart || other.isPart) && match.words.some((word) => other.words.includes(word))
    if (isShared || isContested) return 0
  }
  const last = chosen.at(-1)
  if (!last) return gain
  // Headings are mostly printed in the configured order, side by side and on one level.
  gain += last.box[0] < match.box[0] ? ORDER_BONUS : 0
  gain -= (GAP_PENALTY * Math.max(0, -overlapX(last.box, match.box))) / pageWidth
  const apart = -greatest(chosen.map((other) => overlapY(other.box, match.box)))
  return gain - Math.min(MAX_LEVEL_PENALTY, Math.max(0, apart) * LEVEL_PENALTY_PER_POINT)
}

/** Returns whether the lowest words of two matches are above each other, so that both head the same column. */
function isCrossing(a: LabelMatch, b: LabelMatch): boolean {
  const shared = overlapX(a.leafBox, b.leafBox)
  return shared > 0.5 * Math.min(a.leafBox[2] - a.leafBox[0], b.leafBox[2] - b.leafBox[0])
}

function toBand(page: PageText, matches: readonly LabelMatch[], score: number): HeaderBand {
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
    if (overlapY(line.box, [0, box[1], 0, bottom]) <= -2 * (line.box[3] - line.box[1])) continue
    const hasFigure = line.words.some((word) => /\d/u.test(word.text))
    for (const chunk of chunksOf(line.words.filter((word) => !taken.has(word)))) {
      const own = unionBox(chunk.map((word) => word.box))
      const shared = overlapY(own, [0, box[1], 0, bottom])
      if (shared > 0.5 * (own[3] - own[1])) addToCells(cells, chunk)
      else if (shared > -2 * (own[3] - own[1]) && !hasFigure && chunk.length <= MAX_HEADING_WORDS) staggered.add(chunk)
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
  for (let round = 0; round < 3; round++) {
    for (const chunk of chunks) {
      const box = unionBox(chunk.map((word) => word.box))
      const over = cells.findIndex(
        (cell) =>
          overlapX(cell.leaf, box) > 0.5 * Math.min(box[2] - box[0], cell.leaf[2] - cell.leaf[0]) &&
          overlapY(cell.leaf, box) > -0.35 * (box[3] - box[1]),
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

/** Returns the penalty for labels inside running text (`in 2000, 2002 and 2004`). */
function runningTextPenalty(page: PageText, matches: readonly LabelMatch[]): number {
  const taken = new Set(matches.flatMap((match) => match.words))
  let penalty = 0
  for (const { leaf } of matches) {
    const first = leaf[0]
    const last = leaf.at(-1)
    if (!first || !last) continue
    const words = page.lines[first.line]?.words ?? []
    const before = words[first.index - 1]
    const after = words[last.index + 1]
    const near = SPACE * first.source.source.fontSize
    if (before && !taken.has(before) && first.box[0] - before.box[2] < near) penalty += TEXT_BEFORE_PENALTY
    if (after && !taken.has(after) && after.box[0] - last.box[2] < near) penalty += TEXT_AFTER_PENALTY
  }
  return penalty
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
  if (first && shared < 0.3 * Math.min(width, cell.leaf[2] - cell.leaf[0])) return
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
    if (line.box[1] - bottom > 0.45 * height) break
    if (line.box[1] < bottom - 0.8 * height) continue
    const isRest = line.words.every(
      (word) => !/^[-+(]?[$€£]?\d/u.test(word.text) && matches.some((match) => overlapX(match.box, word.box) > 0),
    )
    const isBold = line.words.every((word) => word.source.source.isBold)
    const wasBold = matches.every((match) => match.words.every((word) => word.source.source.isBold))
    if (!isRest || isBold !== wasBold || chunksOf(line.words).length > matches.length - 1) break
    bottom = line.box[3]
  }
  return bottom
}
