import type { Box } from "../document.ts"
import { greatest } from "../arrays/extremes.ts"
import { drawnCells } from "../layout/drawn-cells.ts"
import { lineHeight } from "../layout/line-height.ts"
import { onceFor } from "../layout/once-for.ts"
import { bandsOf, columnsOf } from "./captioned-bands.ts"
import type { FormBox } from "./form-box.ts"
import type { ExtractionContext, PlacedSegment } from "../page/context.ts"

/** The boxes of the forms in a document. */
export interface FormBoxes {
  /** Returns the box that a segment is a part of the caption of. */
  ofCaption(segment: PlacedSegment): FormBox | undefined
}

/** Filled boxes from which a page is a form: a table may have a note above a word in some cells. */
const MIN_BOXES = 4
/** Type of a caption, as a part of that of the value below it. */
const CAPTION_TYPE = 0.88
/** Part by which the type of one caption differs from that of another. */
const TYPE_SLACK = 0.12
/** Gap above a caption, in heights of its line. */
const MAX_GAP_ABOVE = 1.5
/** Lines of a caption, its words in up to two languages, and lines of a value; longer texts are instructions and remarks. */
const MAX_CAPTION_LINES = 2
const MAX_CAPTION_WORDS = 24
const MAX_LINES = 8
/** Part of the captions of a form that contain no number but that of their box: a table of goods prints codes in small type. */
const MIN_WORDED = 0.7

/** Finds the boxes of the forms in a document, by the drawn cells and the type in them. */
export const formBoxes = onceFor((context: ExtractionContext): FormBoxes => {
  const captions = new Map<number, FormBox>()
  for (const box of cellsByPage(context).flatMap(boxesOfPage)) {
    for (const { index } of box.caption) captions.set(index, box)
  }
  return { ofCaption: ({ index }) => captions.get(index) }
})

/** The segments in one drawn cell. */
interface Cell {
  readonly box: Box
  /** From top to bottom. */
  readonly lines: PlacedSegment[][]
}

function cellsByPage({ segments, layouts }: ExtractionContext): Cell[][] {
  const pages = new Map(
    layouts.map((layout) => [layout.page, { find: drawnCells(layout), cells: new Map<string, Cell>() }]),
  )
  for (const segment of segments) {
    const page = pages.get(segment.page)
    const box = page?.find(segment.box)
    if (!page || !box) continue
    const key = box.map(Math.round).join(" ")
    const cell = page.cells.get(key) ?? { box, lines: [] }
    page.cells.set(key, cell)
    const last = cell.lines.at(-1)
    if (last?.[0]?.lineIndex === segment.lineIndex) last.push(segment)
    else cell.lines.push([segment])
  }
  return [...pages.values()].map(({ cells }) => [...cells.values()])
}

function boxesOfPage(cells: readonly Cell[]): FormBox[] {
  const filled = cells.flatMap(filledBoxes)
  const sizes = filled.map(({ caption }) => typeOf(caption)).sort((a, b) => a - b)
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0
  const isCaption = (segments: readonly PlacedSegment[]): boolean =>
    Math.abs(typeOf(segments) - usual) <= TYPE_SLACK * usual
  const boxes = filled.filter(({ caption }) => isCaption(caption))
  if (boxes.length < MIN_BOXES || boxes.filter(isWorded).length < MIN_WORDED * boxes.length) return []
  return [...boxes, ...cells.flatMap((cell) => emptyBox(cell, isCaption) ?? [])]
}

/** Returns the boxes of a cell whose first lines are in smaller type than those below. */
function filledBoxes({ box, lines }: Cell): FormBox[] {
  const [first] = lines
  if (!first || lines.length > MAX_CAPTION_LINES + MAX_LINES || !isAtTop(first, box)) return []
  const type = typeOf(first)
  const boxOf = (band: readonly (readonly PlacedSegment[])[]): FormBox[] => {
    const end = band.findIndex((line) => type <= CAPTION_TYPE * typeOf(line))
    const caption = band.slice(0, Math.max(0, end)).flat()
    return end >= 1 && end <= MAX_CAPTION_LINES && hasWords(caption) ? [{ caption, lines: band.slice(end) }] : []
  }
  const bands = bandsOf(lines, (line) => Math.abs(typeOf(line) - type) <= TYPE_SLACK * type)
  const boxes = bands.flatMap(boxOf)
  return (boxes.length === bands.length ? boxes : boxOf(lines)).flatMap(columnsOf)
}

/** Returns the box of a cell that contains a caption only, with the space for a value below it. */
function emptyBox(
  { box, lines }: Cell,
  isCaption: (segments: readonly PlacedSegment[]) => boolean,
): FormBox | undefined {
  const caption = lines.flat()
  const [first] = lines
  const last = lines.at(-1)
  if (!first || !last || lines.length > MAX_CAPTION_LINES || !lines.every(isCaption) || !isAtTop(first, box))
    return undefined
  const space = box[3] - bottomOf(last)
  return hasWords(caption) && space > heightOf(last) && space > topOf(first) - box[1]
    ? { caption, lines: [] }
    : undefined
}

/** Returns the size of the largest type in a line, in points. */
const typeOf = (line: readonly PlacedSegment[]): number =>
  greatest(
    line.flatMap(({ words }) => words.map(({ source }) => source.fontSize)),
    0,
  )

const topOf = (line: readonly PlacedSegment[]): number => line[0]?.box[1] ?? 0
const bottomOf = (line: readonly PlacedSegment[]): number => line[0]?.box[3] ?? 0
const heightOf = (line: readonly PlacedSegment[]): number => (line[0] ? lineHeight(line[0].box) : 0)

const isAtTop = (line: readonly PlacedSegment[], [, top]: Box): boolean =>
  topOf(line) - top <= MAX_GAP_ABOVE * heightOf(line)

function hasWords(caption: readonly PlacedSegment[]): boolean {
  const words = caption.reduce((sum, segment) => sum + segment.words.length, 0)
  return words <= MAX_CAPTION_WORDS && caption.some(({ text }) => /\p{L}{2}/u.test(text))
}

/** Digits of a number that is not that of a box: `Box 12a`, `(5.5%)`. */
const OTHER_NUMBER = /\d{3}|\d.*\d.*\d/u

const isWorded = ({ caption }: FormBox): boolean => !caption.some(({ text }) => OTHER_NUMBER.test(text))
