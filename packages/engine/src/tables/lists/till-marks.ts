import { greatest } from "../../arrays/extremes.ts"
import type { Box } from "../../document.ts"
import type { LayoutWord } from "../../layout/layout.ts"
import { matchKeyOf, type PageText, type TableLine, type TableWord } from "../words/page-text.ts"

/**
 * An amount with what a till joins to it: a sign that says that it is a product or keeps it from being altered, and the code of its tax:
 * `7,49C`, `2,49B*`, `*24,90`, `=99.80_A`.
 */
const MARKED = /^(?<before>[=*]?)(?<amount>-?\d{1,3}(?:[.,]?\d{3}){0,2}[.,]\d{2}-?)(?<after>=|_?\p{Lu}\*?|\*\p{Lu}?)?$/u
/** Lines with a mark from which it is one, and no unit such as that of `Cola 1,50L`. */
const MIN_MARKED = 2
/** Font sizes by which the right edges of the amounts of one list differ at most: a character. */
const ALIGNED = 0.7
/** Font sizes by which amounts without a code end right of those with one, at most: the sums of a till leave no room for it. */
const NEAR = 1.5
/** Words of a line, from its end, of which one may be a product with its sign: `2 * 4.99= 9.98 A`. */
const LAST_WORDS = 3

/**
 * Separates the amounts of a list from the codes and signs that a till joins to them: those that end lines at one x, right of all others. A
 * page without such amounts is returned as it is.
 */
export function partMarks(page: PageText): PageText {
  const amounts = page.lines
    .flatMap(({ words }) => words.findLast(({ text }) => /\d/u.test(text)) ?? [])
    .filter(({ text }) => MARKED.test(text))
  const last = greatest(amounts.map(({ box }) => box[2]))
  const marked = amounts.filter((word) => isMarked(word) && last - word.box[2] < NEAR * word.source.source.fontSize)
  const edge = greatest(marked.map(({ box }) => box[2]))
  const aligned = new Set(
    marked.filter(({ box, source }) => edge - box[2] < ALIGNED * source.source.fontSize).map(({ source }) => source),
  )
  const isParted = (word: TableWord, index: number, words: readonly TableWord[]): boolean =>
    (aligned.size >= MIN_MARKED && aligned.has(word.source)) || isProductSign(word, index, words)
  if (aligned.size < MIN_MARKED && !page.lines.some(({ words }) => words.some(isProductSign))) return page
  return { ...page, lines: page.lines.map((line) => partLine(line, isParted)) }
}

function isMarked({ text }: TableWord): boolean {
  const { before, after } = MARKED.exec(text)?.groups ?? {}
  return before !== undefined && (before !== "" || after !== undefined)
}

/** Returns whether a word is a price with the `=` before its product. */
function isProductSign({ text }: TableWord, index: number, words: readonly TableWord[]): boolean {
  if (!text.endsWith("=") || index < words.length - LAST_WORDS) return false
  return MARKED.test(text) && MARKED.test(words[index + 1]?.text ?? "")
}

function partLine(
  line: TableLine,
  isParted: (word: TableWord, index: number, words: readonly TableWord[]) => boolean,
): TableLine {
  if (!line.words.some(isParted)) return line
  const words = line.words.flatMap((word, index) => (isParted(word, index, line.words) ? partWord(word) : [word]))
  return { ...line, words: words.map((word, index) => ({ ...word, index })) }
}

/** Parts a word into its sign, its amount and its code; an asterisk before an amount says nothing and is left out. */
function partWord(word: TableWord): TableWord[] {
  const { before, amount, after } = MARKED.exec(word.text)?.groups ?? {}
  if (before === undefined || amount === undefined) return [word]
  const start = before.length
  const end = start + amount.length
  return [
    ...(before === "=" ? [sliceWord(word, 0, start)] : []),
    sliceWord(word, start, end),
    ...(after === undefined ? [] : [sliceWord(word, end, word.text.length)]),
  ]
}

/** Returns some characters of a word, with their share of its box. */
function sliceWord(word: TableWord, from: number, to: number): TableWord {
  const { text, source } = word
  const part = text.slice(from, to)
  const sliced = (box: Box): Box => sliceBox(box, from / text.length, to / text.length)
  const isUpright = source.source.rotation === 0
  const own: LayoutWord = {
    text: part,
    box: sliced(source.box),
    source: { ...source.source, text: part, box: isUpright ? sliced(source.source.box) : source.source.box },
  }
  return {
    ...word,
    text: part,
    key: matchKeyOf(part),
    box: own.box,
    source: own,
    startsCell: from === 0 && word.startsCell,
  }
}

function sliceBox([x0, y0, x1, y1]: Box, from: number, to: number): Box {
  return [x0 + from * (x1 - x0), y0, x0 + to * (x1 - x0), y1]
}
