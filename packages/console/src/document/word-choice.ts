import type { PageBox, PageWord } from "@docsift/sdk"
import { type Box, contains, growTo, type Point } from "./box-choice.ts"

/** A word with its place. */
export type Word = Pick<PageWord, "text" | "box" | "cell">

/** Adjacent words that a person can choose, such as one value or one line. */
export interface Phrase {
  readonly words: readonly [Word, ...Word[]]
  /** What is printed before and after it. */
  readonly before: string
  readonly after: string
}

/** Returns the word at a point, or the nearest within the size of a fingertip. */
export function wordAt(words: readonly Word[], point: Point, slack: number): Word | undefined {
  return words.find(({ box }) => contains(box, point)) ?? words.find(({ box }) => contains(growTo(box, slack), point))
}

/** Returns the words that a drag from one point to another touches. */
export function wordsBetween(words: readonly Word[], from: Point, to: Point): readonly Word[] {
  const [left, top, right, bottom] = boxBetween(from, to)
  return words.filter(({ box: [x0, y0, x1, y1] }) => x0 <= right && x1 >= left && y0 <= bottom && y1 >= top)
}

/** Returns the box that has two points as corners. */
export function boxBetween(a: Point, b: Point): PageBox {
  return [Math.min(a.x, b.x), Math.min(a.y, b.y), Math.max(a.x, b.x), Math.max(a.y, b.y)]
}

/** Returns the box around boxes. */
export function unionOf([first, ...others]: readonly [Box, ...Box[]]): PageBox {
  return others.reduce<PageBox>(
    ([x0, y0, x1, y1], box) => [Math.min(x0, box[0]), Math.min(y0, box[1]), Math.max(x1, box[2]), Math.max(y1, box[3])],
    [...first],
  )
}

/** Returns the words as text. */
export const textOf = (words: readonly Word[]): string => words.map(({ text }) => text).join(" ")

/** A gap of more than this part of the line's height separates two values on a line. */
const GAP = 0.9

/** Returns the words in groups that stand together: those of a cell, or of a line without a wide gap. */
export function phrasesOf(words: readonly Word[]): readonly Phrase[] {
  const groups: [Word, ...Word[]][] = []
  for (const word of words) {
    const group = groups.at(-1)
    const last = group?.at(-1)
    if (group !== undefined && last !== undefined && areAdjacent(last, word)) group.push(word)
    else groups.push([word])
  }
  return groups.map((group) => ({ words: group, before: "", after: "" }))
}

/** Words of context that are shown around what was found. */
const CONTEXT = 4

/** Returns where the words of a query occur one after the other; the last one may be incomplete. */
export function findPhrases(words: readonly Word[], query: string): readonly Phrase[] {
  const wanted = query.toLowerCase().split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return phrasesOf(words)
  const texts = words.map(({ text }) => text.toLowerCase())
  return words.flatMap((_, start): Phrase[] => {
    const isFound = wanted.every((part, index) => {
      const text = texts[start + index]
      return index === wanted.length - 1 && wanted.length > 1 ? text?.startsWith(part) : matches(text, part, wanted)
    })
    const [first, ...others] = words.slice(start, start + wanted.length)
    if (!isFound || first === undefined) return []
    const end = start + wanted.length
    return [
      {
        words: [first, ...others],
        before: textOf(words.slice(Math.max(0, start - CONTEXT), start)),
        after: textOf(words.slice(end, end + CONTEXT)),
      },
    ]
  })
}

/** A single word is found by any part of it; of several, each but the last is complete. */
function matches(text: string | undefined, part: string, wanted: readonly string[]): boolean {
  return wanted.length === 1 ? text?.includes(part) === true : text === part
}

function areAdjacent(a: Word, b: Word): boolean {
  if (a.cell !== undefined || b.cell !== undefined) return a.cell === b.cell
  const height = Math.max(a.box[3] - a.box[1], b.box[3] - b.box[1])
  const overlap = Math.min(a.box[3], b.box[3]) - Math.max(a.box[1], b.box[1])
  const gap = b.box[0] - a.box[2]
  return overlap > height / 2 && gap > -height && gap < height * GAP
}
