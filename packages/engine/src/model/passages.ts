import type { NumberedLine } from "./document-text.ts"

/** The part of a document that one query is about. */
export interface Passage {
  /** The lines whose values and rows are requested. */
  readonly owned: readonly NumberedLine[]
  /** Lines before and after, shown as context only. */
  readonly before: readonly NumberedLine[]
  readonly after: readonly NumberedLine[]
}

/** The size limits of a passage. */
export interface PassageBounds {
  readonly maxCharacters: number
  /** Lines of a passage, which bound the answer to a query for rows. @default unlimited */
  readonly maxLines?: number
}

/** Page images in one query: each has at most 3 MB (see parse/pdf/model-page-image.ts), providers accept 20 MB. */
const MAX_IMAGES = 4
/** Characters that cost as much as a page image: providers count 1,000 to 1,500 tokens for it. */
const CHARACTERS_PER_IMAGE = 4_000
/** Lines shown around a passage: the rows before it, and the rest of a row that starts in it. */
const MAX_LINES_BEFORE = 12
const MAX_LINES_AFTER = 6
/** Size of the context relative to the passage, and its minimum in characters: it must not dominate a small passage. */
const CONTEXT_SHARE = 0.5
const MIN_CONTEXT_CHARACTERS = 400

/** The lines to be cut into passages. */
export interface Source {
  readonly lines: readonly NumberedLine[]
  /**
   * The headings of a table, shown before every passage below them because not every page repeats them. @default none
   */
  readonly headings?: readonly NumberedLine[]
}

/** Cuts lines into passages that own every line once, at page ends where possible. */
export function cutIntoPassages(source: Source, bounds: PassageBounds): Passage[] {
  const passages: Passage[] = []
  let from = 0
  while (from < source.lines.length) {
    const to = endOfPassage(source.lines, from, bounds)
    passages.push(passageOf(source, from, to))
    from = to
  }
  return passages
}

/** Cuts a passage into two halves; returns undefined for a single line. */
export function halve(source: Source, { owned }: Passage): readonly [Passage, Passage] | undefined {
  const [first] = owned
  if (first === undefined || owned.length < 2) return undefined
  const from = source.lines.indexOf(first)
  const middle = from + Math.ceil(owned.length / 2)
  return [passageOf(source, from, middle), passageOf(source, middle, from + owned.length)]
}

/** Counts the characters of lines in a prompt; an image counts as the number of characters that cost the same. */
export function characterCount(lines: readonly NumberedLine[]): number {
  return lines.reduce((sum, line) => sum + characterCountOfLine(line), 0)
}

function characterCountOfLine({ text, image }: NumberedLine): number {
  return image ? CHARACTERS_PER_IMAGE : text.length + 1
}

function passageOf({ lines, headings = [] }: Source, from: number, to: number): Passage {
  const owned = lines.slice(from, to)
  const budget = Math.max(MIN_CONTEXT_CHARACTERS, characterCount(owned) * CONTEXT_SHARE)
  const nearest = lines.slice(Math.max(0, from - MAX_LINES_BEFORE), from).toReversed()
  const before = contextOf(nearest, budget).toReversed()
  const start = before[0]?.id ?? owned[0]?.id ?? 0
  return {
    before: [...headings.filter(({ id }) => id < start), ...before],
    owned,
    after: contextOf(lines.slice(to, to + MAX_LINES_AFTER), budget / 2),
  }
}

/** Returns the nearest lines that fit; an image is shown only to the query that owns it. */
function contextOf(nearest: readonly NumberedLine[], maxCharacters: number): NumberedLine[] {
  const context: NumberedLine[] = []
  let characters = 0
  for (const line of nearest) {
    if (line.image !== undefined) continue
    characters += characterCountOfLine(line)
    if (characters > maxCharacters) break
    context.push(line)
  }
  return context
}

function endOfPassage(
  lines: readonly NumberedLine[],
  from: number,
  { maxCharacters, maxLines = Infinity }: PassageBounds,
): number {
  let characters = 0
  let images = 0
  let pageEnd = from
  for (let to = from; to < lines.length; to++) {
    const line = lines[to]
    if (line === undefined) break
    if (to > from && line.page !== lines[to - 1]?.page) pageEnd = to
    characters += characterCountOfLine(line)
    if (line.image) images++
    const isFull = characters > maxCharacters || to - from >= maxLines || images > MAX_IMAGES
    if (isFull && to > from) return pageEnd > from ? pageEnd : to
  }
  return lines.length
}
