import type { Ruling } from "../../document.ts"
import { greatest, least } from "../../arrays/extremes.ts"
import { unionBox } from "../words/boxes.ts"
import { withoutEmptyLines } from "./emptied-lines.ts"
import { moveWord } from "../words/moved-words.ts"
import { chunksOf, type PageText, type TableWord } from "../words/page-text.ts"
import type { SharedCell } from "./shared-cells.ts"
import { type AskedColumns, findSharedColumns, type SharedColumn } from "./shared-columns.ts"
import type { SharedHeading } from "./heading-halves.ts"
import { findSharedHeaders, type SharedHeader } from "./shared-headings.ts"

/**
 * Sets columns that are printed in one beside each other, `Quantity / Unit` or `Quantity` above `Unit`, with the values of each row alike: the
 * second is moved to the right, and what is right of both. The words keep their sources, so that evidence is where they are printed. A page without
 * such headings continues the table of the one before.
 */
export function unfoldShared(pages: readonly PageText[], asked: AskedColumns): readonly PageText[] {
  const unfolded = unfoldOnce(pages, asked)
  // The second of two values may itself be two: `Days / Time` below `Program`.
  return unfolded.some((page, index) => page !== pages[index]) ? unfoldOnce(unfolded, asked) : unfolded
}

function unfoldOnce(pages: readonly PageText[], asked: AskedColumns): readonly PageText[] {
  let before: { readonly header: SharedHeader; readonly rooms: readonly Room[] } | undefined
  return pages.map((page) => {
    for (const header of findSharedHeaders(page, asked.labels)) {
      const columns = findSharedColumns(page, header.to, header, asked)
      if (columns.length === 0) continue
      const headings = columns.map(({ heading }) => heading)
      before = { header: { ...header, shared: headings }, rooms: columns.map(roomOf) }
      return unfold(page, [...headings.map(headingCell), ...columns.flatMap(({ cells }) => cells)], before.rooms)
    }
    const cells = before ? findSharedColumns(page, 0, before.header, asked).flatMap((column) => column.cells) : []
    if (!before || cells.length === 0) {
      before = undefined
      return page
    }
    return unfold(page, cells, before.rooms)
  })
}

/** The room that is made for the second values of a column. */
interface Room {
  readonly heading: SharedHeading
  /** The right edge of the first values. */
  readonly end: number
  /** The left edge of the second ones, and the width of the widest. */
  readonly from: number
  readonly widest: number
  /** How far what is right of them is moved. */
  readonly width: number
}

/** White space beside the second values, in points. */
const GAP = 12

function roomOf({ heading, cells, end, next }: SharedColumn): Room {
  const boxes = cells.map((cell) => unionBox([...cell.lower, ...cell.further].map(({ box }) => box)))
  const from = least(boxes.map((box) => box[0]))
  const widths = boxes.map((box) => box[2] - (heading.isSlashed ? box[0] : from))
  const [left, , right] = unionBox(heading.lower.words.map(({ box }) => box))
  const widest = Math.max(greatest(widths), right - left)
  return { heading, end, from, widest, width: Math.max(0, end + widest + 2 * GAP - next) }
}

const headingCell = (heading: SharedHeading): SharedCell => ({
  heading,
  line: heading.upper.words.at(-1)?.line ?? 0,
  upper: heading.upper.words,
  lower: heading.lower.words,
  printed: heading.printed,
  further: [],
})

/** Points by which what is right of a column may reach into it. */
const ALIGNED = 1

/** Sets the second value of each cell right of its column, level with the first one, and moves what is right of it further. */
function unfold(page: PageText, cells: readonly SharedCell[], rooms: readonly Room[]): PageText {
  const toRight = (x: number): number =>
    rooms.reduce((sum, { end, width }) => sum + (x >= end - ALIGNED ? width : 0), 0)
  const places = new Map(cells.map((cell) => [cell, placeCell(cell, rooms, toRight)]))
  const printed = new Set(cells.flatMap((cell) => cell.printed.map(placeOf)))
  const further = new Map(
    cells.flatMap((cell) => cell.further.map((word) => [placeOf(word), places.get(cell)?.lower ?? 0])),
  )
  const added = Map.groupBy(cells, ({ line }) => line)
  const lines = page.lines.map((line) => {
    const own = added.get(line.index)
    const texts = own ? line.words.map((word) => [word]) : chunksOf(line.words)
    const kept = texts.flatMap((text) => {
      const right = toRight(text[0]?.box[0] ?? 0)
      return text.flatMap((word) =>
        printed.has(placeOf(word)) ? [] : [moveWord(word, further.get(placeOf(word)) ?? right, 0)],
      )
    })
    const apart = (own ?? []).flatMap((cell) => {
      const [upper, lower] = [cell.upper, cell.lower].map((words) => unionBox(words.map(({ box }) => box)))
      const [right, down] = [places.get(cell), (upper?.[1] ?? 0) - (lower?.[1] ?? 0)]
      return [
        ...cell.upper.map((word) => moveWord(word, right?.upper ?? 0, 0)),
        ...cell.lower.map((word) => moveWord(word, right?.lower ?? 0, down)),
      ]
    })
    return { ...line, words: [...kept, ...apart].toSorted((a, b) => a.box[0] - b.box[0]) }
  })
  const rulings = page.rulings.map((ruling): Ruling => {
    const [x0, y0, x1, y1] = ruling.box
    return { ...ruling, box: [x0 + toRight(x0), y0, x1 + toRight(x1), y1] }
  })
  return withoutEmptyLines({ ...page, rulings, lines, width: page.width + toRight(Infinity) })
}

/** Returns how far both values of a cell are moved to the right. */
function placeCell(
  { heading, lower }: SharedCell,
  rooms: readonly Room[],
  toRight: (x: number) => number,
): { readonly upper: number; readonly lower: number } {
  const room = rooms.find((other) => other.heading === heading)
  if (!room) return { upper: 0, lower: 0 }
  const [left, , right] = unionBox(lower.map(({ box }) => box))
  // A heading may be set elsewhere than the values, such as in the middle above them.
  const isBeside = right - room.from > room.widest + GAP
  const start = heading.isSlashed || isBeside ? left : room.from
  const upper = toRight(room.end - 2 * ALIGNED)
  return { upper, lower: upper + room.end + GAP - start }
}

const placeOf = ({ line, index }: TableWord): string => `${line} ${index}`
