import { greatest } from "../../arrays/extremes.ts"
import { overlapX, overlapY, unionBox } from "../words/boxes.ts"
import type { ColumnLabels } from "./column-labels.ts"
import { toBand } from "./header-cells.ts"
import { assignSimilarHeadings } from "./similar-headings.ts"
import { isBesideAmount, isLabelOfTitle, isRowBelow } from "./heading-rows.ts"
import { conceptOfWhole } from "./heading-concepts.ts"
import { findLabel } from "./header-match.ts"
import { indexWords } from "./key-index.ts"
import type { LabelMatch } from "./label-match.ts"
import { meantHeadings } from "./meant-headings.ts"
import { searchBudgetOf } from "./label-path.ts"
import { chunksOf, type PageText, type TableWord, textOf, MAX_SPACE_WIDTH } from "../words/page-text.ts"
import { type HeaderBand, isInSameColumn, MIN_HEADER_SCORE } from "./heading.ts"

/** Height of a header in points, at most: six lines of 11 points. */
const BAND_HEIGHT = 75
const BEAM_WIDTH = 16
/** A page seldom contains more tables with similar headings. */
const MAX_BANDS = 12
/** Matches of one column that are combined with those of the others. */
const MAX_CANDIDATES = 10
/** Upper bound of what order and length of a match add to its score. */
const MAX_BONUS = 0.1
/** Sum of the scores of its headings that the header of a priced list needs, however many columns are configured. */
const MIN_SCORE_OF_PRICED_LIST = 1.2
/** Bonuses: for each matched word (in ranking and in choosing), and for a column in the configured order. */
const RANK_BONUS_PER_WORD = 0.001
const BONUS_PER_WORD = 0.002
const ORDER_BONUS = 0.05
/** Penalties: for a gap as wide as the page, for each point between levels of headings, and the most for levels. */
const GAP_PENALTY = 0.1
const LEVEL_PENALTY_PER_POINT = 0.03
const MAX_LEVEL_PENALTY = 0.6
/** Gap between two lines of one heading, in font sizes, at most. */
const MAX_LINE_GAP = 1.2
/** Penalties for running text right before and right after a heading. */
const TEXT_BEFORE_PENALTY = 0.15
const TEXT_AFTER_PENALTY = 0.08

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
  const listed = columns.map((column, index) =>
    suppressOverlaps(column.labels.flatMap((label) => findLabel(page, words, index, label, budget))),
  )
  const matches = withMeant(page, columns, listed).map((ofColumn) =>
    ofColumn.filter((match) => !isLabelOfTitle(page, match)),
  )
  if (budget.left <= 0) onCut?.()
  // Invoices often print no more than a description and an amount.
  const minimum =
    columns.length === 1
      ? MIN_HEADER_SCORE.ofOne
      : Math.max(
          MIN_HEADER_SCORE.ofSeveral,
          isPricedList ? MIN_SCORE_OF_PRICED_LIST : MIN_HEADER_SCORE.perColumn * columns.length,
        )
  const byTop = matches.map(groupByTop)
  const choices: Choice[] = []
  const tried = new Set<string>()
  const tops = new Set(matches.flat().map((match) => Math.floor(match.box[1]) - 2))
  for (const top of tops) {
    const near = byTop.map((ofColumn) => candidatesAt(ofColumn, top))
    const best = near.reduce((sum, list) => sum + (list[0] ? list[0].score + MAX_BONUS : 0), 0)
    if (best < minimum) continue
    const chosen = chooseMatches(near, page)
    const key = chosen.matches.map((match) => `${match.column}:${match.box.join()}`).join("|")
    if (tried.has(key) || chosen.score < minimum) continue
    tried.add(key)
    if (isPricedList && chosen.matches.some((match) => isBesideAmount(page, match))) continue
    choices.push({ ...chosen, score: chosen.score - runningTextPenalty(page, chosen.matches) })
  }
  return choices
    .sort((a, b) => b.score - a.score)
    .slice(0, MAX_BANDS)
    .map(({ matches: chosen, score }) => assignSimilarHeadings(toBand(page, chosen, score), columns))
}

/** Adds the headings that mean the same as names of columns, for those that no label matched. */
function withMeant(
  page: PageText,
  columns: readonly ColumnLabels[],
  matches: readonly (readonly LabelMatch[])[],
): readonly (readonly LabelMatch[])[] {
  const unmatched = matches.flatMap((ofColumn, index) => (ofColumn.length === 0 ? [index] : []))
  const meant = meantHeadings(page, columns, unmatched)
  return meant.length === 0
    ? matches
    : matches.map((ofColumn, index) => [...ofColumn, ...meant.filter(({ column }) => column === index)])
}

/** Keeps the best of the labels that match the same words. */
function suppressOverlaps(matches: readonly LabelMatch[]): LabelMatch[] {
  const kept: LabelMatch[] = []
  const byWord = new Map<TableWord, LabelMatch[]>()
  const rank = (match: LabelMatch): number => match.score + RANK_BONUS_PER_WORD * match.words.length
  for (const match of [...matches].sort((a, b) => rank(b) - rank(a))) {
    const [first] = match.words
    const sharing = (first && byWord.get(first)) ?? []
    // Words as far apart as columns may be two headings: `Tax   Amount`.
    if (sharing.some((other) => !other.isWide && match.words.every((word) => other.words.includes(word)))) continue
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
function chooseMatches(near: readonly (readonly LabelMatch[])[], page: PageText): Choice {
  let beam: Choice[] = [{ matches: [], score: 0 }]
  for (const candidates of near) {
    const next = [...beam]
    for (const choice of beam) {
      for (const match of candidates) {
        const gain = gainOf(choice.matches, match, page)
        if (gain > 0) next.push({ matches: [...choice.matches, match], score: choice.score + gain })
      }
    }
    beam = next.sort((a, b) => b.score - a.score).slice(0, BEAM_WIDTH)
  }
  return beam[0] ?? { matches: [], score: 0 }
}

function gainOf(chosen: readonly LabelMatch[], match: LabelMatch, page: PageText): number {
  let gain = match.score + BONUS_PER_WORD * match.words.length
  for (const other of chosen) {
    if (isInSameColumn(match.leafBox, other.leafBox) || isRowBelow(page, match, other)) return 0
    const isShared = match.leaf.some((word) => other.leaf.includes(word))
    const isContested = (match.isPart || other.isPart) && match.words.some((word) => other.words.includes(word))
    if (isShared || isContested || isWithin(match, other, page) || isWithin(other, match, page)) return 0
  }
  const last = chosen.at(-1)
  if (!last) return gain
  // Headings are mostly printed in the configured order, side by side and on one level.
  gain += last.box[0] < match.box[0] ? ORDER_BONUS : 0
  gain -= (GAP_PENALTY * Math.max(0, -overlapX(last.box, match.box))) / page.width
  const apart = -greatest(chosen.map((other) => overlapY(other.box, match.box)))
  return gain - Math.min(MAX_LEVEL_PENALTY, Math.max(0, apart) * LEVEL_PENALTY_PER_POINT)
}

/** Returns whether a match is a word of the lower line of another heading, as the two lines together are known: `Price` above `per unit`. */
function isWithin({ words, leafBox }: LabelMatch, other: LabelMatch, page: PageText): boolean {
  const [word] = words
  if (!word || words.length > 1 || !other.leaf.every(({ line }) => line < word.line)) return false
  if (-overlapY(leafBox, other.leafBox) > MAX_LINE_GAP * word.source.source.fontSize) return false
  const lower = chunksOf(page.lines[word.line]?.words ?? []).find((chunk) => chunk.includes(word)) ?? []
  const isBelow = lower.length > 1 && overlapX(unionBox(lower.map(({ box }) => box)), other.leafBox) > 0
  return isBelow && conceptOfWhole(textOf([...other.words, ...lower])) !== undefined
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
    const near = MAX_SPACE_WIDTH * first.source.source.fontSize
    if (before && !taken.has(before) && first.box[0] - before.box[2] < near) penalty += TEXT_BEFORE_PENALTY
    if (after && !taken.has(after) && after.box[0] - last.box[2] < near) penalty += TEXT_AFTER_PENALTY
  }
  return penalty
}
