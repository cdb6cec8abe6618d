import { LEFT_EDGE_TOLERANCE } from "../words/boxes.ts"
import { startsWithTotal } from "../body/line-markers.ts"
import { LEADING_COUNT, type ListLine } from "./list-line.ts"
import { chunksOf, type TableLine, type TableWord, textOf } from "../words/page-text.ts"
import { startsLower } from "../body/section-titles.ts"

/** Line pitch within one entry, in font sizes, at most. */
const ENTRY_PITCH = 2.2

/** Returns whether two lines are set as tight as the lines of one entry. */
export function isTight(a: TableLine, b: TableLine): boolean {
  return Math.abs(a.box[1] - b.box[1]) < ENTRY_PITCH * Math.max(a.fontSize, b.fontSize)
}

/** Returns the words of a line without an amount that is set tight below an entry and indented: `0,856 KG 1,89 EUR/KG`. */
export function indentedBelow(entry: ListLine, next: ListLine | undefined): (readonly TableWord[])[] {
  if (!next || next.amount || !isTight(entry.line, next.line)) return []
  const [start, below] = [entry.line.box[0], next.line.box[0]]
  return below > start + LEFT_EDGE_TOLERANCE && next.line.box[2] < entry.line.box[2] ? [next.line.words] : []
}

/** Lines of remarks below an entry, at most. */
const MAX_DETAILS = 6

/** Returns the lines of text below an entry that belong to it: in the column of its name, and set as tight as its lines. */
export function detailsBelow(
  parts: readonly ListLine[],
  index: number,
  name: readonly TableWord[],
): (readonly TableWord[])[] {
  const details: (readonly TableWord[])[] = []
  const start = startOf(name)
  let above = parts[index]
  for (let at = index + 1; details.length < MAX_DETAILS; at++) {
    const [part, next] = [parts[at], parts[at + 1]]
    if (!above || !part || !isTight(above.line, part.line)) break
    // Text of a sidebar left of the list is set at heights of its own.
    const words = part.line.words.filter(({ box }) => box[2] >= start)
    if (words.length === 0) continue
    // The name of the next entry, with its numbers on the line below.
    if (next && next.name.length === 0 && next.amount && next.price) break
    if (part.amount || part.price || Math.abs((words[0]?.box[0] ?? 0) - start) > LEFT_EDGE_TOLERANCE) break
    details.push(words)
    above = part
  }
  return details
}

/** Returns where a name starts, right of a number in a column of its own. */
function startOf(name: readonly TableWord[]): number {
  const [first, second] = chunksOf(name)
  const own = first && second && LEADING_COUNT.test(textOf(first)) ? second : first
  return own?.[0]?.box[0] ?? 0
}

/** A sign that something must follow: `per lb @`. */
const OPEN_END = /^[@×&/+]$/u

/**
 * Counts the lines that continue a name: of its size, and in lower case, too long for the room that was left beside it, or after a sign
 * that something must follow.
 */
export function countWraps(
  line: TableLine,
  name: readonly TableWord[],
  details: readonly (readonly TableWord[])[],
): number {
  const [first, last] = [name[0], name.at(-1)]
  const room = (line.words[(last?.index ?? 0) + 1]?.box[0] ?? Infinity) - (last?.box[2] ?? 0)
  const isOpen = OPEN_END.test(last?.text ?? "")
  const isWrap = (words: readonly TableWord[], index: number): boolean => {
    const [word] = words
    if (!word || word.source.source.fontSize !== first?.source.source.fontSize || startsWithTotal(words)) return false
    return startsLower(words) || word.box[2] - word.box[0] > room || (isOpen && index === 0)
  }
  const end = details.findIndex((words, index) => !isWrap(words, index))
  return end < 0 ? details.length : end
}
