import type { NumberedLine } from "./document-text.ts"

/** The part of a document that one question is about. */
export interface Passage {
  /** The lines whose values and rows are wanted. */
  readonly owned: readonly NumberedLine[]
  /** Lines before and after, shown so that headings and sentences can be understood; nothing of them is wanted. */
  readonly before: readonly NumberedLine[]
  readonly after: readonly NumberedLine[]
}

/** How much one question may be about. */
export interface PassageBounds {
  readonly maxCharacters: number
  /** Bounds the answer to a question for rows. @default no bound */
  readonly maxLines?: number
}

/** Of at most 3 MB each (see parse/pdf/picture-page.ts); providers take 20 MB in a call. */
const maxPictures = 4
/** Providers count some 1,000 to 1,500 tokens for a page's picture. */
const charactersOfPicture = 4_000
/** Lines shown around a passage: the rows before it, and the rest of a row that begins in it. */
const maxLinesBefore = 12
const maxLinesAfter = 6
/** A passage is cut small where a model reads little: what stands around it must not fill the question. */
const contextShare = 0.5
const minContextCharacters = 400

/** The lines that questions are asked about. */
export interface Source {
  readonly lines: readonly NumberedLine[]
  /** Shown before every passage below them: the headings of a table, which not every page repeats. @default none */
  readonly headings?: readonly NumberedLine[]
}

/** Cuts lines into passages that own every line once, at page ends where they can be. */
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

/** Cuts a passage into two halves; undefined when it is a single line. */
export function halve(source: Source, { owned }: Passage): readonly [Passage, Passage] | undefined {
  const [first] = owned
  if (first === undefined || owned.length < 2) return undefined
  const from = source.lines.indexOf(first)
  const middle = from + Math.ceil(owned.length / 2)
  return [passageOf(source, from, middle), passageOf(source, middle, from + owned.length)]
}

/** Characters of text that lines take in a prompt; pictures count as as many as cost the same. */
export function charactersOf(lines: readonly NumberedLine[]): number {
  return lines.reduce((sum, line) => sum + charactersOfLine(line), 0)
}

function charactersOfLine({ text, picture }: NumberedLine): number {
  return picture ? charactersOfPicture : text.length + 1
}

function passageOf({ lines, headings = [] }: Source, from: number, to: number): Passage {
  const owned = lines.slice(from, to)
  const budget = Math.max(minContextCharacters, charactersOf(owned) * contextShare)
  const nearest = lines.slice(Math.max(0, from - maxLinesBefore), from).toReversed()
  const before = contextOf(nearest, budget).toReversed()
  const begin = before[0]?.id ?? owned[0]?.id ?? 0
  return {
    before: [...headings.filter(({ id }) => id < begin), ...before],
    owned,
    after: contextOf(lines.slice(to, to + maxLinesAfter), budget / 2),
  }
}

/** The nearest lines that fit; pictures are shown to the one question that owns them. */
function contextOf(nearest: readonly NumberedLine[], maxCharacters: number): NumberedLine[] {
  const context: NumberedLine[] = []
  let characters = 0
  for (const line of nearest) {
    if (line.picture !== undefined) continue
    characters += charactersOfLine(line)
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
  let pictures = 0
  let pageEnd = from
  for (let to = from; to < lines.length; to++) {
    const line = lines[to]
    if (line === undefined) break
    if (to > from && line.page !== lines[to - 1]?.page) pageEnd = to
    characters += charactersOfLine(line)
    if (line.picture) pictures++
    const isFull = characters > maxCharacters || to - from >= maxLines || pictures > maxPictures
    if (isFull && to > from) return pageEnd > from ? pageEnd : to
  }
  return lines.length
}
