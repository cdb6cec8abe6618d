import type { Box, Ruling } from "../document.ts"
import { onceFor } from "../layout/once-for.ts"
import { SpanIndex } from "../layout/span-index.ts"
import { append } from "../arrays/append.ts"
import { greatest } from "../arrays/extremes.ts"
import { overlapX, unionBox } from "./boxes.ts"
import type { ColumnLabel } from "./column-labels.ts"
import { chunksOf, isSpaced, type PageText, type TableLine, type TableWord } from "./page-text.ts"

/** A printed occurrence of a column's label, possibly wrapped over several lines. */
export interface LabelMatch {
  /** Index into the configured columns. */
  readonly column: number
  readonly words: readonly TableWord[]
  /** The words of the lowest line: what stands right above the values. */
  readonly leaf: readonly TableWord[]
  readonly leafBox: Box
  readonly box: Box
  /** 0 to 1. */
  readonly score: number
  /** True when only a part of the label was found. */
  readonly isPart: boolean
}

interface Flow {
  readonly words: readonly TableWord[]
  readonly consumed: number
  readonly penalty: number
}

/** A wrapped heading's line pitch stays below twice the height of its words; three lines are looked at. */
const LINES_AHEAD = 4

/** The words of a page that share a key. */
interface KeyWords {
  readonly key: string
  readonly words: TableWord[]
  /** For each word the first characters of the words that may follow it; found when a label goes on behind the key. */
  initials: readonly string[] | undefined
}

/** The words of a page by the first and by the last character of their keys, where labels are looked up. */
export interface WordIndex {
  readonly byFirst: ReadonlyMap<string, readonly KeyWords[]>
  readonly byLast: ReadonlyMap<string, readonly KeyWords[]>
}

/** A heading is no part of a run of this many words without a gap; sentences are left out of the index. */
const RUN_OF_WORDS = 8

/** Collects the words that may begin a heading. */
export function indexWords(page: PageText): WordIndex {
  const index = new Map<string, KeyWords>()
  for (const line of page.lines) {
    for (const run of chunksOf(line.words, 0.45)) {
      if (run.length >= RUN_OF_WORDS) continue
      for (const word of run) {
        if (word.key === "") continue
        const known = index.get(word.key)
        if (known) known.words.push(word)
        else index.set(word.key, { key: word.key, words: [word], initials: undefined })
      }
    }
  }
  const all = [...index.values()]
  return {
    byFirst: Map.groupBy(all, ({ key }) => key.charAt(0)),
    byLast: Map.groupBy(all, ({ key }) => key.charAt(key.length - 1)),
  }
}

/**
 * Finds a label on a page by letting it flow: the next part of the label is the next word on the line, or a word below
 * within the heading's reach. Spaces, case, accents and punctuation do not count.
 */
export function findLabel(
  page: PageText,
  index: WordIndex,
  column: number,
  label: ColumnLabel,
  ways: Ways = waysOf(page),
): LabelMatch[] {
  const matches: LabelMatch[] = []
  for (const entry of index.byFirst.get(label.key.charAt(0)) ?? []) {
    const { key, words } = entry
    const step = consume(label.key, 0, key)
    const isCompound = !step && isCompoundOf(key, label) && key.startsWith(label.key)
    const isShort = key.length >= MIN_SHORTENED && key.length < label.key.length && label.key.startsWith(key)
    if (!step && !isCompound && !isShort) continue
    const next = step && !isEnough(label, step.consumed) ? label.key.charAt(step.consumed) : ""
    if (next !== "") entry.initials ??= words.map((word) => initialsBehind(page, word))
    for (const [position, word] of words.entries()) {
      // Most words of a page that begins every word alike lead nowhere.
      const isLeading = next === "" || entry.initials?.[position]?.includes(next) === true
      if (step && isLeading) append(matches, flowFrom(page, column, label, { words: [word], ...step }, ways))
      else if (isCompound) matches.push(toMatch(page, column, [word], COMPOUND * label.weight))
      if (isShort && isAbbreviation(word)) matches.push(toMatch(page, column, [word], 0.7 * label.weight))
    }
  }
  for (const { key, words } of index.byLast.get(label.key.charAt(label.key.length - 1)) ?? []) {
    if (!isCompoundOf(key, label) || !key.endsWith(label.key)) continue
    for (const word of words) matches.push(toMatch(page, column, [word], COMPOUND * label.weight))
  }
  return matches
}

function flowFrom(page: PageText, column: number, label: ColumnLabel, start: Flow, ways: Ways): LabelMatch[] {
  const own = { left: Math.min(WAYS_TRIED, ways.left) }
  const allowed = own.left
  const flow = longestFlow(page, label.key, start, own)
  ways.left -= allowed - Math.max(0, own.left)
  const share = flow.consumed / label.key.length
  if (share >= 1) return [toMatch(page, column, flow.words, label.weight - flow.penalty)]
  if (!isEnough(label, flow.consumed)) return []
  return [toMatch(page, column, flow.words, label.weight * share * 0.8 - flow.penalty, true)]
}

/** True when so many characters of a label are found that they alone may head its column. */
function isEnough(label: ColumnLabel, consumed: number): boolean {
  if (consumed >= label.key.length) return true
  return label.isName && consumed >= 0.6 * label.key.length && consumed >= 5
}

/** The first characters of the words that may follow a word in a label. */
function initialsBehind(page: PageText, word: TableWord): string {
  return [...new Set(followers(page, [word]).map((next) => next.word.key.charAt(0)))].join("")
}

function toMatch(
  page: PageText,
  column: number,
  words: readonly TableWord[],
  score: number,
  isPart = false,
): LabelMatch {
  const last = greatest(words.map((word) => word.line))
  const leaf = words.filter((word) => word.line === last)
  const leafBox = unionBox(leaf.map((word) => word.box))
  const box = unionBox(words.map((word) => word.box))
  return { column, words, leaf, leafBox, box, score: score - qualifierPenalty(page, words), isPart }
}

/**
 * Weighs what else stands in the heading: a word before the label changes its meaning (`VAT amount`), a word behind it
 * narrows it (`Total TTC`), so that the label that covers the whole heading wins.
 */
function qualifierPenalty(page: PageText, words: readonly TableWord[]): number {
  const [first, last] = [words[0], words.at(-1)]
  if (!first || !last) return 0
  const isBefore = hasNeighbour(page, first, -1)
  const isAfter = hasNeighbour(page, last, 1)
  // A colon leads to a value beside the label, as in a form.
  const isLabel = last.text.endsWith(":")
  return (isBefore ? 0.12 : 0) + (isAfter ? 0.1 : 0) + (isLabel ? 0.45 : 0)
}

/** True when a word stands close to another one; strokes and dashes (`Product / Service`) are looked past. */
function hasNeighbour(page: PageText, word: TableWord, step: 1 | -1): boolean {
  let last = word
  for (let index = word.index + step; ; index += step) {
    const next = page.lines[word.line]?.words[index]
    if (!next || !(step > 0 ? isSpaced(last, next) : isSpaced(next, last))) return false
    if (next.key !== "") return true
    last = next
  }
}

const MIN_SHORTENED = 3

/** `Beschr.` for `Beschreibung`: the beginning of a label of one word, with a full stop. */
function isAbbreviation({ text }: TableWord): boolean {
  return text.endsWith(".") && /^\p{L}+\.$/u.test(text)
}

/** German and Dutch compounds (`Nettopreis` for `Preis`) count less than the label itself. */
const COMPOUND = 0.6

function isCompoundOf(key: string, label: ColumnLabel): boolean {
  return label.key.length >= 5 && key.length > label.key.length && key.length <= label.key.length + 12
}

/** Takes a word off the label; one wrong character is forgiven in words of six and more. */
function consume(label: string, from: number, key: string): { consumed: number; penalty: number } | undefined {
  if (label.startsWith(key, from)) return { consumed: from + key.length, penalty: 0 }
  if (key.length < 6 || from + key.length > label.length || key[0] !== label[from]) return undefined
  let wrong = 0
  for (let index = 0; index < key.length; index++) if (key[index] !== label[from + index]) wrong++
  return wrong <= 1 ? { consumed: from + key.length, penalty: 0.05 } : undefined
}

/** Ways tried for one label from one word; a page that repeats one word has more ways than could ever be tried. */
const WAYS_TRIED = 200
/**
 * Ways tried for all labels of a table on one page, at least and for each of its words. The pages of 400 documents need
 * 700 at most; of a page that is made of single letters each label could be spelled in more ways than there is time for.
 */
const WAYS_OF_PAGE = 3_000
const WAYS_OF_WORD = 1

/** How many more ways through labels are tried. */
export interface Ways {
  left: number
}

/** The ways that are tried on one page. */
export function waysOf({ lines }: PageText): Ways {
  return { left: WAYS_OF_PAGE + lines.reduce((sum, { words }) => sum + WAYS_OF_WORD * words.length, 0) }
}

function longestFlow(page: PageText, label: string, flow: Flow, ways: Ways): Flow {
  if (flow.consumed >= label.length || ways.left-- <= 0) return flow
  let best = flow
  for (const { word, penalty } of followers(page, flow.words, label.charAt(flow.consumed))) {
    const step = consume(label, flow.consumed, word.key)
    if (step === undefined) continue
    const next = longestFlow(
      page,
      label,
      {
        words: [...flow.words, word],
        consumed: step.consumed,
        penalty: flow.penalty + step.penalty + penalty,
      },
      ways,
    )
    if (next.consumed > best.consumed || (next.consumed === best.consumed && next.penalty < best.penalty)) best = next
    // The nearest way through the whole label is the one that is meant.
    if (best.consumed >= label.length && best.penalty <= 0.02) break
  }
  return best
}

/**
 * The words that may come next and begin with a character, any by default: on the same line first, then below, nearest
 * first.
 */
function followers(
  page: PageText,
  words: readonly TableWord[],
  initial?: string,
): { word: TableWord; penalty: number }[] {
  const isWanted = ({ key }: TableWord): boolean => key !== "" && (initial === undefined || key.charAt(0) === initial)
  const last = words.at(-1)
  if (!last) return []
  const found: { word: TableWord; penalty: number }[] = []
  const size = Math.max(4, last.source.source.fontSize)
  const line = page.lines[last.line]
  for (let index = last.index + 1; index < (line?.words.length ?? 0); index++) {
    const word = line?.words[index]
    if (!word || word.box[0] - last.box[2] > 5 * size || isRuledOff(page, last, word)) break
    if (isWanted(word)) found.push({ word, penalty: word.box[0] - last.box[2] > size ? 0.02 : 0 })
    if (word.key !== "") break
  }
  const reach = unionBox(words.map((word) => word.box))
  const bottom = greatest(words.filter((word) => word.line === last.line).map((word) => word.box[3]))
  for (let ahead = 1; ahead <= LINES_AHEAD; ahead++) {
    const below = page.lines[last.line + ahead]
    if (!below || below.box[1] - bottom > 1.2 * size) break
    for (const word of wordIndex(below).touching(reach[0] - 4 * size, reach[2] + 4 * size)) {
      if (!isWanted(word) || word.box[1] - bottom < -0.6 * size || word.box[1] - bottom > 1.2 * size) continue
      const gap = -overlapX(word.box, reach)
      if (gap > 4 * size) continue
      found.push({ word, penalty: gap > 0 ? 0.01 + (0.02 * gap) / size : 0 })
    }
  }
  return found
}

const wordIndex = onceFor(({ words }: TableLine) => new SpanIndex(words, ({ box }) => [box[0], box[2]]))

/** The vertical lines of a page from left to right. */
const verticalsOf = onceFor((rulings: readonly Ruling[]): SpanIndex<Box> => {
  const boxes = rulings.filter(({ isHorizontal }) => !isHorizontal).map(({ box }) => box)
  return new SpanIndex(boxes, ([x0, , x1]) => [x0, x1])
})

/** True when a vertical line is drawn between two words of one line. */
function isRuledOff(page: PageText, left: TableWord, right: TableWord): boolean {
  const [from, to] = [left.box[2] - 1, right.box[0] + 1]
  return verticalsOf(page.rulings)
    .touching(from, to)
    .some((box) => box[0] > from && box[2] < to && box[1] < right.box[3] && box[3] > right.box[1])
}
