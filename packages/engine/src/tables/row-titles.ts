import { greatest } from "../arrays/extremes.ts"
import type { BodyLine } from "./body-line.ts"
import type { TableWord } from "./page-text.ts"

/**
 * Finds the lines of text that are titles of the rows below them and no part of a wrapped row name: a wrapped name
 * fills its column before it goes on, a title is short, set in another weight, or ends with a colon.
 */
export function findTitles(lines: readonly BodyLine[]): Set<BodyLine> {
  const names = lines.map(nameOf)
  const ends = names.map((name) => name?.at(-1)?.box[2] ?? 0)
  const right = greatest(ends, halfWay(lines))
  const titles = new Set<BodyLine>()
  for (const [index, line] of lines.entries()) {
    const name = names[index]
    if (!name || line.typed.size > 0 || line.cells.size !== 1) continue
    const above = lines[index - 1]
    const below = lines[index + 1]
    if (!below || nameOf(below) === undefined) continue
    // A name goes on in lower case, whatever room was left on its line.
    if (startsLower(name) || (startsLower(names[index + 1]) && !endsWithColon(name))) continue
    const isSetTight = above !== undefined && isTighter(above, line, below)
    if (isSetTight || continuesName(names[index - 1], name, right)) continue
    if (isOther(name, names[index + 1]) || !continuesName(name, names[index + 1], right)) titles.add(line)
  }
  return titles
}

/** Returns the words of the first column; undefined when it is empty. */
export function nameOf(line: BodyLine | undefined): readonly TableWord[] | undefined {
  return line?.cells.get(0)
}

/** A name that ends before the middle of the free space left of the figures has not run out of it. */
function halfWay(lines: readonly BodyLine[]): number {
  let left = Infinity
  let figures = Infinity
  for (const { cells } of lines) {
    for (const [index, words] of cells) {
      const x = words[0]?.box[0] ?? Infinity
      if (index === 0) left = Math.min(left, x)
      else figures = Math.min(figures, x)
    }
  }
  return Number.isFinite(left + figures) ? (left + figures) / 2 : 0
}

/** A line much nearer to the one above than to the one below goes on with what stands above. */
function isTighter(above: BodyLine, line: BodyLine, below: BodyLine): boolean {
  const up = line.line.box[1] - above.line.box[3]
  const down = below.line.box[1] - line.line.box[3]
  return up < down - 0.3 * line.line.fontSize
}

/** True when the next line's first word would not have fitted behind the name. */
function continuesName(
  name: readonly TableWord[] | undefined,
  next: readonly TableWord[] | undefined,
  right: number,
): boolean {
  const end = name?.at(-1)
  const word = next?.[0]
  if (!end || !word) return false
  return end.box[2] + (word.box[2] - word.box[0]) + 0.3 * word.source.source.fontSize > right
}

function isOther(title: readonly TableWord[], next: readonly TableWord[] | undefined): boolean {
  const isBold = title.every((word) => word.source.source.isBold)
  const nextIsBold = next?.every((word) => word.source.source.isBold) ?? isBold
  return (isBold && !nextIsBold) || endsWithColon(title)
}

function endsWithColon(name: readonly TableWord[]): boolean {
  return name.at(-1)?.text.endsWith(":") ?? false
}

/** True when a text begins with a small letter: it goes on with what stands above it. */
export function startsLower(words: readonly TableWord[] | undefined): boolean {
  return /^\p{Ll}/u.test(words?.[0]?.text ?? "")
}
