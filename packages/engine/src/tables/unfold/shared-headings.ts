import { append } from "../../arrays/append.ts"
import type { Box } from "../../document.ts"
import { unionBox } from "../words/boxes.ts"
import type { ColumnLabels } from "../headings/column-labels.ts"
import { columnOf, sharedHeading, type SharedHeading } from "./heading-halves.ts"
import { chunksOf, type PageText, type TableLine, type TableWord, textOf } from "../words/page-text.ts"

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
  const others = wholes.filter((column) => column !== undefined).length
  // Most lines of a page head nothing.
  if (others < MIN_KNOWN) return undefined
  const free = labels.flatMap((_, column) => (wholes.includes(column) ? [] : [column]))
  const known = headings.flatMap((words) => sharedHeading(words, labels, free, true) ?? [])
  const left = free.filter((column) => !known.some(({ upper, lower }) => [upper.column, lower.column].includes(column)))
  const shared = headings.flatMap(
    (words) =>
      known.find(({ printed }) => printed === words) ??
      (left.length > 0 ? sharedHeading(words, labels, left, false) : undefined) ??
      [],
  )
  if (shared.length === 0) return undefined
  const boxes = headings.map((words) => shared.find(({ printed }) => printed === words)?.box ?? boxOf(words))
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
