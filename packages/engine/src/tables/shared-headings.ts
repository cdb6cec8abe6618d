import { append } from "../arrays/append.ts"
import type { Box } from "../document.ts"
import { unionBox } from "./boxes.ts"
import type { ColumnLabels } from "./column-labels.ts"
import { conceptOfWhole } from "./heading-concepts.ts"
import { headingFit, isEquivalent } from "./heading-fit.ts"
import { splitAtSlash } from "./slashed-words.ts"
import { greatest } from "../arrays/extremes.ts"
import { chunksOf, type PageText, type TableLine, type TableWord, textOf } from "./page-text.ts"

/** A heading of two columns that are printed in one: each part has its words, and the configured column that it heads, if one. */
export interface SharedHeading {
  readonly box: Box
  readonly upper: HeadingPart
  readonly lower: HeadingPart
  /** The words of both parts as they are printed, with the slash. */
  readonly printed: readonly TableWord[]
  /** Requested columns that no other heading has, one of which each unknown part may be. */
  readonly free: readonly number[]
  /** True where a slash parts them, false where the second is set below the first. */
  readonly isSlashed: boolean
}

export interface HeadingPart {
  readonly words: readonly TableWord[]
  /** The first, where a part is of two columns itself. */
  readonly column: number | undefined
}

/** Headings of which some are of two columns, and the boxes of all. */
export interface SharedHeader {
  /** Index after the last of their lines. */
  readonly to: number
  readonly boxes: readonly Box[]
  readonly shared: readonly SharedHeading[]
  /** How many of the others head requested columns. */
  readonly known: number
}

/** Headers of a page that are compared with the lines below them, at most. */
const MAX_HEADERS = 6
/** Lines of headings, at most, and the gap between two of them in heights of a line. */
const MAX_LINES = 4
const MAX_GAP = 0.9
/** Headings of a table, at least and at most, and the words of one. */
const MIN_HEADINGS = 2
const MAX_HEADINGS = 24
/** Headings of requested columns beside those that are shared, at least. */
const MIN_KNOWN = 1
const MAX_WORDS = 8
/** Score from which a text is the heading of a configured column. */
const MIN_FIT = 0.8

/**
 * Finds the lines of a page that may be headings of a table of which one or more are shared by two columns, each part known by itself or
 * perhaps one that no other heading has; those of most requested columns first.
 */
export function findSharedHeaders({ lines }: PageText, labels: readonly ColumnLabels[]): SharedHeader[] {
  const found = lines.flatMap((_, from) => {
    const block = blockAt(lines, from)
    for (let size = block.length; size > 0; size--) {
      const header = headerOf(block.slice(0, size), from, labels)
      if (header) return [header]
    }
    return []
  })
  return found.toSorted((a, b) => b.known - a.known).slice(0, MAX_HEADERS)
}

/** Returns the lines from one on that may be headings: close, and without digits. */
function blockAt(lines: readonly TableLine[], from: number): readonly TableLine[] {
  const block: TableLine[] = []
  for (const line of lines.slice(from, from + MAX_LINES)) {
    const last = block.at(-1)
    if (last && line.box[1] - last.box[3] > MAX_GAP * (line.box[3] - line.box[1])) break
    if (line.words.some(({ text }) => /\d/u.test(text))) break
    block.push(line)
  }
  return block
}

function headerOf(
  block: readonly TableLine[],
  from: number,
  labels: readonly ColumnLabels[],
): SharedHeader | undefined {
  const headings = clustersOf(block.flatMap(({ words }) => chunksOf(words)))
  if (headings.length < MIN_HEADINGS || headings.length > MAX_HEADINGS) return undefined
  if (headings.some((words) => words.length > MAX_WORDS)) return undefined
  const wholes = headings.map((words) => columnOf(textOf(words), labels))
  const free = labels.flatMap((_, column) => (wholes.includes(column) ? [] : [column]))
  const known = headings.flatMap((words) => sharedHeading(words, labels, free, true) ?? [])
  const left = free.filter((column) => !known.some(({ upper, lower }) => [upper.column, lower.column].includes(column)))
  const shared = headings.flatMap(
    (words) =>
      known.find(({ printed }) => printed === words) ??
      (left.length > 0 ? sharedHeading(words, labels, left, false) : undefined) ??
      [],
  )
  const boxes = headings.map((words) => shared.find(({ printed }) => printed === words)?.box ?? boxOf(words))
  const others = wholes.filter((column) => column !== undefined).length
  if (shared.length === 0 || others < MIN_KNOWN) return undefined
  return { to: from + block.length, boxes, shared, known: others }
}

const boxOf = (words: readonly TableWord[]): Box => unionBox(words.map(({ box }) => box))

/** Joins the texts of several lines that lie above each other. */
function clustersOf(chunks: readonly (readonly TableWord[])[]): (readonly TableWord[])[] {
  const clusters: { end: number; words: TableWord[] }[] = []
  for (const chunk of chunks.toSorted((a, b) => boxOf(a)[0] - boxOf(b)[0])) {
    const [left, , right] = boxOf(chunk)
    const last = clusters.at(-1)
    if (last && left < last.end) {
      append(last.words, chunk)
      last.end = Math.max(last.end, right)
    } else clusters.push({ end: right, words: [...chunk] })
  }
  return clusters.map(({ words }) => words.toSorted((a, b) => a.line - b.line || a.index - b.index))
}

/** Returns the two parts of a heading, both known or not. */
function sharedHeading(
  words: readonly TableWord[],
  labels: readonly ColumnLabels[],
  free: readonly number[],
  areKnown: boolean,
): SharedHeading | undefined {
  if (columnOf(textOf(words), labels) !== undefined) return undefined
  const slashed = splitAtSlash(words)
  const stacked = stackedHalves(words).filter(([, lower]) => !slashed || firstOfTwo(lower, labels) !== undefined)
  for (const [upper, lower] of slashed ? [...stacked, slashed] : stacked) {
    const isSlashed = upper === slashed?.[0]
    const [first, second] = [
      columnOf(textOf(upper), labels),
      columnOf(textOf(lower), labels) ?? firstOfTwo(lower, labels),
    ]
    const isShared = areKnown
      ? first !== second && isKnown(upper, first) && isKnown(lower, second)
      : mayBeShared(words, [first, second], free)
    if (!isShared) continue
    const parts = { upper: { words: upper, column: first }, lower: { words: lower, column: second } }
    return { ...parts, box: boxOf(words), printed: words, free, isSlashed }
  }
  return undefined
}

const isKnown = (words: readonly TableWord[], column: number | undefined): boolean =>
  column !== undefined || conceptOfWhole(textOf(words)) !== undefined

/** Returns the first column of a part that a slash divides in two: `Program` may be set above `Days / Time`. */
function firstOfTwo(words: readonly TableWord[], labels: readonly ColumnLabels[]): number | undefined {
  const [first, second] = splitAtSlash(words)?.map((part) => columnOf(textOf(part), labels)) ?? []
  return first === second || second === undefined ? undefined : first
}

/** Returns whether unknown parts of a heading may be requested columns: those are free, and nothing is known of the whole. */
function mayBeShared(
  whole: readonly TableWord[],
  columns: readonly (number | undefined)[],
  free: readonly number[],
): boolean {
  const unknown = columns.filter((column) => column === undefined)
  return unknown.length > 0 && unknown.length <= free.length && conceptOfWhole(textOf(whole)) === undefined
}

/** Returns the ways to divide a heading in several lines in two. */
function stackedHalves(
  words: readonly TableWord[],
): (readonly [upper: readonly TableWord[], lower: readonly TableWord[]])[] {
  const lines = [...Map.groupBy(words, ({ line }) => line).values()]
  return lines.slice(1).map((_, at) => [lines.slice(0, at + 1).flat(), lines.slice(at + 1).flat()])
}

/** Returns the requested column that a text heads by its label, or alone by its meaning: `Preis EUR` for the `Price`. */
function columnOf(text: string, labels: readonly ColumnLabels[]): number | undefined {
  const fits = labels.map((label) => headingFit(text, label))
  const best = fits.indexOf(greatest(fits))
  if ((fits[best] ?? 0) >= MIN_FIT) return best
  const concept = conceptOfWhole(text)
  if (concept === undefined) return undefined
  const meant = labels.flatMap((label, at) => (label.concept && isEquivalent(label.concept, concept) ? [at] : []))
  return meant.length === 1 ? meant[0] : undefined
}
