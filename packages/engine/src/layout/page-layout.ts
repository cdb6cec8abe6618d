import { append } from "../arrays/append.ts"
import type { Box, Document, Page, Ruling, Word } from "../document.ts"
import { splitAtColumns } from "./column-splitting.ts"
import { groupIntoLines } from "./line-grouping.ts"
import { closenessOf, movedCloser } from "./line-spacing.ts"
import { dominantRotation, readingFrame } from "./reading-frame.ts"
import { splitIntoSegments } from "./segment-splitting.ts"
import { unionBox } from "./union-box.ts"
import type { CutLine, LayoutWord, Line, PageLayout, Segment } from "./layout.ts"

/**
 * A printed line has a few dozen words, a row of a wide sheet or a paragraph of a web page several hundred; of 648
 * files the widest line had 739. A text of 1 MB without a line break has half a million, and a label, a name or a heading
 * may start at each of them.
 */
export const MAX_LINE_WORDS = 2_000

/**
 * Lays out every page: rotates it upright and straight, groups its words into lines and splits the lines into segments.
 *
 * Whether two lines belong together is judged by their distance everywhere, relative to the type. Lines that a design sets far
 * apart are therefore moved closer, on all pages alike.
 */
export function layoutDocument(document: Document): PageLayout[] {
  const layouts = document.pages.map((page) => layoutPage(page, 1))
  const closeness = closenessOf(layouts)
  return closeness === 1 ? layouts : document.pages.map((page) => layoutPage(page, closeness))
}

/** Lays out one page, with its lines set closer by a factor. */
function layoutPage(page: Page, closeness: number): PageLayout {
  const rotation = dominantRotation(page.words)
  const { width, height: printedHeight } = readingFrame(page.width, page.height, rotation)
  const height = printedHeight * closeness
  const { lines, rulings, cutLines } = layoutDirection(page, rotation, closeness)
  const others = ([0, 90, 180, 270] as const).filter((other) => other !== rotation)
  let bottom = height
  for (const other of others) {
    const rotated = layoutDirection(page, other, closeness)
    const box = boxAround(rotated.lines)
    if (box === undefined) continue
    const moved = moveBelow(rotated, box, bottom + ROTATED_DISTANCE)
    for (const { words } of rotated.cutLines) cutLines.push({ page: page.number, line: lines.length + 1, words })
    append(lines, moved.lines)
    append(rulings, moved.rulings)
    bottom += ROTATED_DISTANCE + box[3] - box[1]
  }
  const layout = { page: page.number, width, height, rotation, lines, rulings }
  return cutLines.length > 0 ? { ...layout, cutLines } : layout
}

/**
 * Points between the page and lines that read in another direction, such as a stamp, a margin note or a table on its
 * side. They are laid out below the page, further away than anything that belongs together: as neighbours of upright
 * lines they would become values of unrelated labels.
 */
const ROTATED_DISTANCE = 1_000
/** Specks and strokes that OCR takes for rotated letters are shorter. */
const MIN_ROTATED_CHARS = 3

interface DirectionLayout {
  readonly lines: Line[]
  readonly rulings: Ruling[]
  readonly cutLines: CutLine[]
}

/** Lays out the words of one direction in the frame in which they are upright, with the lines set closer by a factor. */
function layoutDirection(page: Page, rotation: Word["rotation"], closeness: number): DirectionLayout {
  const frame = readingFrame(page.width, page.height, rotation, page.skew)
  const read = page.words.filter((word) => word.rotation === rotation)
  if (read.length === 0 && page.words.length > 0) return { lines: [], rulings: [], cutLines: [] }
  const boxOf = (word: Word): Box =>
    closeness === 1 ? frame.box(word.box) : movedCloser(frame.box(word.box), closeness)
  const words = read.map((word): LayoutWord => ({ text: word.text, box: boxOf(word), source: word }))
  const scaled = ([x0, y0, x1, y1]: Box): Box => [x0, y0 * closeness, x1, y1 * closeness]
  const rulings = page.rulings.map((ruling) => ({
    box: scaled(frame.box(ruling.box)),
    isHorizontal: frame.isSideways ? !ruling.isHorizontal : ruling.isHorizontal,
  }))
  const cutLines: CutLine[] = []
  const grouped = groupIntoLines(words).map((line, index) => {
    if (line.length <= MAX_LINE_WORDS) return line
    cutLines.push({ page: page.number, line: index + 1, words: line.length })
    return line.slice(0, MAX_LINE_WORDS)
  })
  const lines = splitAtColumns(splitIntoSegments(page.number, words, grouped, rulings))
  return { lines, rulings, cutLines }
}

function boxAround(lines: readonly Line[]): Box | undefined {
  const chars = lines.reduce((sum, { segments }) => sum + segments.reduce((all, { text }) => all + text.length, 0), 0)
  const [first, ...rest] = lines
  if (first === undefined || chars < MIN_ROTATED_CHARS) return undefined
  return rest.reduce((box, line) => unionBox(box, line.box), first.box)
}

/** Moves lines, and the rulings among them, so that they start at `top`; `source` keeps the position on the page. */
function moveBelow(
  { lines, rulings }: DirectionLayout,
  around: Box,
  top: number,
): Pick<DirectionLayout, "lines" | "rulings"> {
  const down = top - around[1]
  const move = <T extends { readonly box: Box }>(placed: T): T => {
    const [x0, y0, x1, y1] = placed.box
    return { ...placed, box: [x0, y0 + down, x1, y1 + down] }
  }
  const isAmong = ({ box }: Ruling) =>
    box[0] <= around[2] && box[2] >= around[0] && box[1] <= around[3] && box[3] >= around[1]
  const moveSegment = (segment: Segment): Segment => ({ ...move(segment), words: segment.words.map(move) })
  return {
    lines: lines.map((line) => ({ ...move(line), segments: line.segments.map(moveSegment) })),
    rulings: rulings.filter(isAmong).map(move),
  }
}
