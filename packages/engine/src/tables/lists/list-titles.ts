import { isBold } from "../words/bold-words.ts"
import { startsWithTotal } from "../body/line-markers.ts"
import type { ListLine } from "./list-line.ts"
import { chunksOf, type TableLine, type TableWord } from "../words/page-text.ts"
import { isTitleText } from "../body/section-titles.ts"

/** Points by which a title starts left of the entries below it, and the size of its font relative to theirs, at least. */
const MIN_INDENT = 2
const MIN_SIZE = 1.08
/** Line pitch between a title and the first entry below it, in font sizes, at most. */
const MAX_PITCH = 3

/**
 * Returns the titles of sections by the lines of the entries below them: a short text alone on its line, or with one remark beside
 * it, right above an entry, set apart by its weight, its size or the entries' indentation. A total ends the section.
 */
export function titlesOf(parts: readonly ListLine[]): ReadonlyMap<number, readonly TableWord[]> {
  const titles = new Map<number, readonly TableWord[]>()
  let title: readonly TableWord[] | undefined
  for (const [index, part] of parts.entries()) {
    const words = titleOf(part.line)
    if (!part.amount && isTitle(part, words, parts[index + 1])) title = words
    else if (startsWithTotal(part.line.words)) title = undefined
    else if (title) titles.set(part.line.index, title)
  }
  return titles
}

/** Returns the title on a line: all of it, or the text left of a remark that is set apart, `Ida Ek   Group 4, evenings`. */
function titleOf({ words }: TableLine): readonly TableWord[] {
  const [first = [], remark, more] = chunksOf(words)
  return remark && !more ? first : words
}

function isTitle(
  { line: { box, fontSize } }: ListLine,
  words: readonly TableWord[],
  below: ListLine | undefined,
): boolean {
  const [first, next] = [words[0], below?.name[0]]
  if (!first || !next || !below?.amount || below.line.box[1] - box[1] > MAX_PITCH * fontSize) return false
  if (!isTitleText(words)) return false
  const isSetApart = isBold(words) && !isBold([next])
  return isSetApart || first.box[0] < next.box[0] - MIN_INDENT || fontSize > MIN_SIZE * below.line.fontSize
}
