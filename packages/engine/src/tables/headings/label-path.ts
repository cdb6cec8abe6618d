import type { Box, Ruling } from "../../document.ts"
import { onceFor } from "../../layout/once-for.ts"
import { SpanIndex } from "../../layout/span-index.ts"
import { greatest } from "../../arrays/extremes.ts"
import { overlapX, unionBox } from "../words/boxes.ts"
import type { PageText, TableLine, TableWord } from "../words/page-text.ts"

/** The words found for a label so far, the characters of its key that they cover, and the penalty for their distances. */
export interface LabelPath {
  readonly words: readonly TableWord[]
  readonly consumed: number
  readonly penalty: number
}

/**
 * Lines below a word that are searched for the next part of a wrapped heading; other columns' lines may lie between.
 */
const LINES_AHEAD = 4
/**
 * Distances to the next word of a heading, in font sizes: along the line, between lines, overlap of lines, sideways.
 */
const MAX_WORD_GAP = 5
const MAX_LINE_GAP = 1.2
const MAX_LINE_OVERLAP = 0.6
const MAX_SHIFT = 4
/** Penalties for a wide gap on the line, for a word beside the heading, and for each font size of that distance. */
const WIDE_GAP_PENALTY = 0.02
const SHIFT_PENALTY = 0.01
const SHIFT_PENALTY_PER_SIZE = 0.02
/** A path with a smaller penalty ends the search. */
const GOOD_PATH_PENALTY = 0.02

/** Shorter words must match exactly. */
const MIN_FUZZY_LENGTH = 6
const MISSPELLING_PENALTY = 0.05

/**
 * Consumes a word of the label; one wrong character is tolerated in words of six letters and more, as OCR makes them.
 */
export function consume(label: string, from: number, key: string): { consumed: number; penalty: number } | undefined {
  if (label.startsWith(key, from)) return { consumed: from + key.length, penalty: 0 }
  if (key.length < MIN_FUZZY_LENGTH || from + key.length > label.length || key[0] !== label[from]) return undefined
  let wrong = 0
  for (let index = 0; index < key.length; index++) {
    if (key.charCodeAt(index) !== label.charCodeAt(from + index) && ++wrong > 1) return undefined
  }
  return { consumed: from + key.length, penalty: MISSPELLING_PENALTY }
}

/**
 * Paths tried for all labels of a table on one page: a fixed number and one more for each word. The pages of 400 documents
 * need 700 at most; a page made of single letters spells each label in more ways than there is time for.
 */
const PATHS_PER_PAGE = 3_000
const PATHS_PER_PAGE_WORD = 1

/** The number of paths through labels that may still be tried. */
export interface SearchBudget {
  left: number
}

/** Returns the search budget of one page. */
export function searchBudgetOf({ lines }: PageText): SearchBudget {
  return { left: PATHS_PER_PAGE + lines.reduce((sum, { words }) => sum + PATHS_PER_PAGE_WORD * words.length, 0) }
}

/** Follows a label from its first words on and returns the path that covers most of it. */
export function longestPath(page: PageText, label: string, path: LabelPath, budget: SearchBudget): LabelPath {
  if (path.consumed >= label.length || budget.left-- <= 0) return path
  let best = path
  for (const { word, penalty } of followers(page, path.words, label.charAt(path.consumed))) {
    const step = consume(label, path.consumed, word.key)
    if (step === undefined) continue
    const next = longestPath(
      page,
      label,
      {
        words: [...path.words, word],
        consumed: step.consumed,
        penalty: path.penalty + step.penalty + penalty,
      },
      budget,
    )
    if (next.consumed > best.consumed || (next.consumed === best.consumed && next.penalty < best.penalty)) best = next
    // A near path through the entire label is the right one.
    if (best.consumed >= label.length && best.penalty <= GOOD_PATH_PENALTY) break
  }
  return best
}

/**
 * Returns the words that may come next, optionally only those that start with a character: on the same line first, then
 * below, nearest first.
 */
export function followers(
  page: PageText,
  words: readonly TableWord[],
  initial?: string,
): { word: TableWord; penalty: number }[] {
  const isCandidate = ({ key }: TableWord): boolean =>
    key !== "" && (initial === undefined || key.charAt(0) === initial)
  const last = words.at(-1)
  if (!last) return []
  const found: { word: TableWord; penalty: number }[] = []
  const size = Math.max(4, last.source.source.fontSize)
  const line = page.lines[last.line]
  for (let index = last.index + 1; index < (line?.words.length ?? 0); index++) {
    const word = line?.words[index]
    if (!word || word.box[0] - last.box[2] > MAX_WORD_GAP * size || isSeparated(page, last, word)) break
    if (isCandidate(word)) found.push({ word, penalty: word.box[0] - last.box[2] > size ? WIDE_GAP_PENALTY : 0 })
    if (word.key !== "") break
  }
  const reach = unionBox(words.map((word) => word.box))
  const bottom = greatest(words.filter((word) => word.line === last.line).map((word) => word.box[3]))
  for (let ahead = 1; ahead <= LINES_AHEAD; ahead++) {
    const below = page.lines[last.line + ahead]
    if (!below || below.box[1] - bottom > MAX_LINE_GAP * size) break
    for (const word of wordIndex(below).touching(reach[0] - MAX_SHIFT * size, reach[2] + MAX_SHIFT * size)) {
      if (
        !isCandidate(word) ||
        word.box[1] - bottom < -MAX_LINE_OVERLAP * size ||
        word.box[1] - bottom > MAX_LINE_GAP * size
      )
        continue
      const gap = -overlapX(word.box, reach)
      if (gap > MAX_SHIFT * size) continue
      found.push({ word, penalty: gap > 0 ? SHIFT_PENALTY + (SHIFT_PENALTY_PER_SIZE * gap) / size : 0 })
    }
  }
  return found
}

const wordIndex = onceFor(({ words }: TableLine) => new SpanIndex(words, ({ box }) => [box[0], box[2]]))

/** The vertical rulings of a page, indexed by x. */
const verticalsOf = onceFor((rulings: readonly Ruling[]): SpanIndex<Box> => {
  const boxes = rulings.filter(({ isHorizontal }) => !isHorizontal).map(({ box }) => box)
  return new SpanIndex(boxes, ([x0, , x1]) => [x0, x1])
})

/** Returns whether a vertical ruling is drawn between two words of one line. */
function isSeparated(page: PageText, left: TableWord, right: TableWord): boolean {
  const [from, to] = [left.box[2] - 1, right.box[0] + 1]
  return verticalsOf(page.rulings)
    .touching(from, to)
    .some((box) => box[0] > from && box[2] < to && box[1] < right.box[3] && box[3] > right.box[1])
}
