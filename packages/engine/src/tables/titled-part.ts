import { meansSame } from "../lexicon/form-words/same-meaning.ts"
import { canonicalTokens } from "../lexicon/label-key.ts"
import { greatest, least } from "../arrays/extremes.ts"
import { unionBox } from "./words/boxes.ts"
import { isListTitle, isSetAs } from "./body/own-title.ts"
import { chunksOf, type PageText, renumberLines, type TableLine, type TableWord, textOf } from "./words/page-text.ts"

/** Similarity of a table's name and the title of its list, at least: `Charges` above `Current charges`. */
const MIN_SIMILARITY = 0.6
/** White space between two lists beside each other, in font sizes, at least. */
const MIN_GUTTER = 0.6
/** Font sizes by which a title may be indented, compared with the list below it. */
const MAX_INDENT = 2
/** Lines of titles that are tried; a page may be full of them. */
const MAX_TRIES = 20
/** Lines of a name and a figure that each of the lists has, at least: a heading stands above figures or names alone. */
const MIN_ENTRIES = 2

/** The x-range of a list among others beside it. */
interface Part {
  readonly left: number
  readonly right: number
}

/**
 * Returns the part of a page below the title that names a table, where lists with titles of their own stand beside each other, without
 * the others: of `Earnings` and `Deductions` of a payslip the one that was asked for. Undefined for any other page.
 */
export function titledPart(page: PageText, name: string): PageText | undefined {
  const asked = canonicalTokens(name)
  if (asked.length === 0) return undefined
  let tries = 0
  for (const [index, line] of page.lines.entries()) {
    const titles = chunksOf(line.words)
    if (titles.length < 2 || !titles.every(isListTitle)) continue
    const named = titles.map((title) => fitOf(asked, title))
    const best = greatest(named)
    const at = named.indexOf(best)
    if (best < MIN_SIMILARITY || named.lastIndexOf(best) !== at) continue
    if (++tries > MAX_TRIES) return undefined
    const lines = linesBelow(page.lines.slice(index + 1), titles, at)
    const title = titles[at] ?? []
    if (lines) return { ...page, lines: renumberLines([cut(line, title), ...upToTitle(lines, title, asked)]) }
  }
  return undefined
}

/** Returns how well a title names a table, 0 to 1: it has the words of the name, or words of their meaning. */
function fitOf(asked: readonly string[], title: readonly TableWord[]): number {
  const printed = canonicalTokens(textOf(title))
  const shared = asked.filter((token) => printed.some((other) => meansSame(token, other))).length
  const fit = (2 * shared) / (asked.length + printed.length)
  return shared === asked.length ? Math.max(MIN_SIMILARITY, fit) : fit
}

/** Returns the lines of one of the lists below their titles, down to the first text that crosses the white space beside it. */
function linesBelow(
  lines: readonly TableLine[],
  titles: readonly (readonly TableWord[])[],
  at: number,
): TableLine[] | undefined {
  const starts = titles.map((title) => (title[0]?.box[0] ?? 0) - MAX_INDENT * (title[0]?.source.source.fontSize ?? 0))
  const parts = starts.map((left, index): Part => ({
    left: index === 0 ? -Infinity : left,
    right: starts[index + 1] ?? Infinity,
  }))
  const end = lines.findIndex((line) => crosses(line, parts))
  const beside = end < 0 ? lines : lines.slice(0, end)
  const columns = parts.map((part) => beside.flatMap((line) => partOf(line, part) ?? []))
  return columns.every(isList) ? columns[at] : undefined
}

/** Returns whether lines are a list of its own and not the last columns of one, below the title of a document: most figures have names. */
function isList(lines: readonly TableLine[]): boolean {
  const entries = lines.filter(isEntry).length
  return entries >= MIN_ENTRIES && entries >= lines.filter(isNameless).length
}

const isNameless = ({ words }: TableLine): boolean => /\d/u.test(textOf(words)) && !/\p{L}/u.test(textOf(words))

/** Returns the lines up to the next title in the same type, unless that means the table as well: `Voluntary deductions` after the statutory ones. */
function upToTitle(
  lines: readonly TableLine[],
  title: readonly TableWord[],
  asked: readonly string[],
): readonly TableLine[] {
  const end = lines.findIndex(
    ({ words }) => isSetAs(words, title) && isListTitle(words) && fitOf(asked, words) < MIN_SIMILARITY,
  )
  const above = lines[end - 1]?.words
  return end < 0 || !above || isSetAs(above, title) ? lines : lines.slice(0, end)
}

/** Returns whether a text of a line runs from one part into the next one. */
function crosses({ words, fontSize }: TableLine, parts: readonly Part[]): boolean {
  return parts.slice(1).some(({ left }) => {
    const before = words.filter(({ box }) => box[0] < left)
    const start = least(words.flatMap(({ box }) => (box[0] < left ? [] : [box[0]])))
    return (
      before.some(({ box }) => start - box[2] < MIN_GUTTER * fontSize) ||
      before.some(({ box }) => box[2] > left + MAX_INDENT * fontSize)
    )
  })
}

function partOf(line: TableLine, { left, right }: Part): TableLine | undefined {
  const words = line.words.filter(({ box }) => box[0] >= left && box[0] < right)
  return words.length === 0 ? undefined : cut(line, words)
}

const cut = (line: TableLine, words: readonly TableWord[]): TableLine =>
  words.length === line.words.length ? line : { ...line, words, box: unionBox(words.map(({ box }) => box)) }

/** Returns whether a line has a name and a figure right of it. */
function isEntry({ words }: TableLine): boolean {
  const [first, ...others] = chunksOf(words)
  return (
    /\p{L}{2}/u.test(textOf(first ?? [])) &&
    others.some((chunk) => /\d/u.test(textOf(chunk)) && !/\p{L}{2}/u.test(textOf(chunk)))
  )
}
