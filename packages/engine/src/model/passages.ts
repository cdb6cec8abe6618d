import type { NumberedLine } from "./document-text.ts"
import type { Passage } from "./prompts.ts"

/** About 3,000 tokens of text: some 150 rows, whose answer stays within what every model can write. */
const maxOwnedCharacters = 12_000
/** Lines shown around a passage: a page's heading and the last rows before it. */
const contextLines = 40

/** Cuts a document into passages that own every line once, at page ends where they can be. */
export function cutIntoPassages(lines: readonly NumberedLine[], maxCharacters = maxOwnedCharacters): Passage[] {
  const passages: Passage[] = []
  let from = 0
  while (from < lines.length) {
    const to = endOfPassage(lines, from, maxCharacters)
    passages.push(passageOf(lines, from, to))
    from = to
  }
  return passages
}

/** The whole document as one passage. */
export function wholeOf(lines: readonly NumberedLine[]): Passage {
  return { before: [], owned: lines, after: [] }
}

/** Cuts a passage into two halves; undefined when it is a single line. */
export function halve(lines: readonly NumberedLine[], { owned }: Passage): readonly [Passage, Passage] | undefined {
  const [first] = owned
  if (first === undefined || owned.length < 2) return undefined
  const from = lines.indexOf(first)
  const middle = from + Math.ceil(owned.length / 2)
  return [passageOf(lines, from, middle), passageOf(lines, middle, from + owned.length)]
}

function passageOf(lines: readonly NumberedLine[], from: number, to: number): Passage {
  return {
    before: lines.slice(Math.max(0, from - contextLines), from),
    owned: lines.slice(from, to),
    after: lines.slice(to, to + 10),
  }
}

function endOfPassage(lines: readonly NumberedLine[], from: number, maxCharacters: number): number {
  let characters = 0
  let pageEnd = from
  for (let to = from; to < lines.length; to++) {
    if (to > from && lines[to]?.page !== lines[to - 1]?.page) pageEnd = to
    characters += (lines[to]?.text.length ?? 0) + 1
    if (characters > maxCharacters && to > from) return pageEnd > from ? pageEnd : to
  }
  return lines.length
}
