import type { Box, Ruling } from "../../document.ts"
import type { LayoutWord, PageLayout } from "../../layout/layout.ts"
import { greatest } from "../../arrays/extremes.ts"
import { onceFor } from "../../layout/once-for.ts"
import { foldText } from "../../text/folding.ts"
import { onceForText } from "../../text/once-for-text.ts"
import { joinPrinted } from "../../text/wrapped-text.ts"
import { overlapY, unionBox } from "./boxes.ts"
import { withoutFootnoteMarks } from "./footnote-marks.ts"

/** A word with its position in the page's lines and its match key. */
export interface TableWord {
  readonly text: string
  /** Folded letters, digits and percent signs only; empty for footnote marks and punctuation. */
  readonly key: string
  readonly box: Box
  /** Index into the page's lines. */
  readonly line: number
  /** Index into the line's words. */
  readonly index: number
  readonly source: LayoutWord
  /** True where the layout begins another text without a space in the file: a cell as close to its neighbour as a word. */
  readonly startsCell: boolean
}

/** One printed line; words from left to right. */
export interface TableLine {
  readonly index: number
  readonly box: Box
  readonly words: readonly TableWord[]
  readonly fontSize: number
}

/** A page as the table reader sees it. */
export interface PageText {
  readonly page: number
  readonly width: number
  readonly height: number
  readonly lines: readonly TableLine[]
  readonly rulings: readonly Ruling[]
  /** True when the next part is another column of the same page. */
  readonly isContinued?: boolean
}

const SIMPLE = /^[A-Za-z0-9]+$/u

/** Returns a text without spaces, accents, case and punctuation, so that `Domestic (%)` equals `domestic(%)`. */
export function matchKeyOf(text: string): string {
  // Most words of a page are this simple, and the others take ten times as long.
  return SIMPLE.test(text) ? text.toLowerCase() : specialKeyOf(text)
}

const specialKeyOf = onceForText((text) =>
  foldText(text.replace(/[#№]/gu, " no ").replace(/\bn[°º]/giu, " no ")).replace(/[^\p{L}\p{N}%]+/gu, ""),
)

const pageTexts = new WeakMap<PageLayout, PageText>()

/** Prepares a laid-out page for the table reader, once for all configured tables. */
export function readPageText(layout: PageLayout): PageText {
  let page = pageTexts.get(layout)
  if (!page) {
    page = preparePage(layout)
    pageTexts.set(layout, page)
  }
  return page
}

function preparePage(layout: PageLayout): PageText {
  const words = layout.lines.map((line) => line.segments.flatMap((segment) => segment.words))
  const starts = new Set(layout.lines.flatMap((line) => line.segments.map((segment) => segment.words[0])))
  const lines = joinLevelLines(
    withoutFootnoteMarks(words)
      .map(withoutLeaders)
      .filter((words) => words.length > 0)
      .map((words) => [...words].sort((a, b) => a.box[0] - b.box[0]))
      .map((words): WordsOfLine => ({ words, box: unionBox(words.map((word) => word.box)) }))
      .sort((a, b) => a.box[1] + a.box[3] - b.box[1] - b.box[3]),
  )
  return {
    page: layout.page,
    width: layout.width,
    height: layout.height,
    rulings: layout.rulings,
    lines: lines.map(({ words, box }, line) => ({
      index: line,
      box,
      fontSize: greatest(words.map((word) => word.source.fontSize)),
      words: words.map((source, index) => ({
        text: source.text,
        key: matchKeyOf(source.text),
        box: source.box,
        line,
        index,
        source,
        startsCell: source.source.isAfterSpace === false && starts.has(source),
      })),
    })),
  }
}

interface WordsOfLine {
  readonly words: readonly LayoutWord[]
  readonly box: Box
}

/**
 * Share of their height by which two lines beside each other overlap when they are one row, set on two baselines. The lines of a text
 * overlap by nothing, and a cell centred beside two lines by half of the height of each.
 */
const LEVEL_SHARE = 0.55
/** Heights of the lines of one row differ by at most this share. */
const MAX_HEIGHT_DIFFERENCE = 0.2

/** Joins lines that follow each other, overlap by most of their height and lie side by side. */
function joinLevelLines(lines: readonly WordsOfLine[]): WordsOfLine[] {
  const joined: WordsOfLine[] = []
  for (const line of lines) {
    const above = joined.at(-1)
    if (!above || !isLevel(above.box, line.box)) joined.push(line)
    else {
      const words = [...above.words, ...line.words].sort((a, b) => a.box[0] - b.box[0])
      joined[joined.length - 1] = { words, box: unionBox([above.box, line.box]) }
    }
  }
  return joined
}

function isLevel(above: Box, below: Box): boolean {
  if (above[2] > below[0] && below[2] > above[0]) return false
  const [upper, lower] = [above[3] - above[1], below[3] - below[1]]
  const [high, low] = [Math.max(upper, lower), Math.min(upper, lower)]
  return high - low <= MAX_HEIGHT_DIFFERENCE * high && overlapY(above, below) > LEVEL_SHARE * low
}

/** Renumbers lines and their words after some were left out. */
export function renumberLines(lines: readonly TableLine[]): TableLine[] {
  return lines.map((line, index) => {
    const words = line.words.map((word, position) => ({ ...word, line: index, index: position }))
    return { ...line, index, words }
  })
}

/** Joins words in reading order with single spaces; a word that breaks at the end of a line is one word. */
export function textOf(words: readonly TableWord[]): string {
  return joinPrinted(words)
}

/** Width of a space in font sizes: the usual one, the widest one, and a typed one in a monospaced font. */
export const SPACE_WIDTH = 0.3
export const MAX_SPACE_WIDTH = 0.45
const MONOSPACED_SPACE = 0.75

/** Returns whether two words of one line are a space apart; a typed space of a monospaced font may be wider. */
export function isSpaced(left: TableWord, right: TableWord): boolean {
  const gap = right.box[0] - left.box[2]
  const size = right.source.source.fontSize
  return gap < MAX_SPACE_WIDTH * size || (right.source.source.isAfterSpace === true && gap < MONOSPACED_SPACE * size)
}

/**
 * Gaps between two texts of a line, in font sizes: texts of any kind, the texts of two cells, and the numbers of two columns, which are set
 * closer than texts.
 */
const TEXT_GAP = 0.9
export const CELL_GAP = 0.75
export const FIGURE_GAP = 0.6
/** Smaller font sizes are taken for this one, in points: OCR underestimates short words. */
const MIN_FONT_SIZE = 4

/** Splits the words of one line at gaps wider than `factor` × font size. */
export function chunksOf(words: readonly TableWord[], factor = TEXT_GAP): readonly (readonly TableWord[])[] {
  if (words.length < 2) return words.length === 0 ? [] : [words]
  return factor === TEXT_GAP ? textsOf(words) : splitAtGaps(words, factor)
}

/** Splits a line into its texts once for all rules that look at it: they ask for those of a line seventeen times. */
const textsOf = onceFor((words: readonly TableWord[]) => splitAtGaps(words, TEXT_GAP))

function splitAtGaps(words: readonly TableWord[], factor: number): TableWord[][] {
  const chunks: TableWord[][] = []
  for (const word of words) {
    const chunk = chunks.at(-1)
    const last = chunk?.at(-1)
    const limit = factor * Math.max(MIN_FONT_SIZE, word.source.source.fontSize)
    if (chunk && last && word.box[0] - last.box[2] <= limit && !word.startsCell) chunk.push(word)
    else chunks.push([word])
  }
  return chunks
}

const LEADER = /^(?:[.·…_]{4,}|[-=]{5,})$/u

/** Removes leader dots between a row's name and its numbers, and rules that are typed as dashes. */
function withoutLeaders(words: readonly LayoutWord[]): readonly LayoutWord[] {
  const singles = words.filter((word) => /^[.·…]{1,3}$/u.test(word.text)).length
  return words.filter((word) => !LEADER.test(word.text) && !(singles > 3 && /^[.·…]{1,3}$/u.test(word.text)))
}
