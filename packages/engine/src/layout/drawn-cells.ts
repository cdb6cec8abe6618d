import type { Box } from "../document.ts"
import type { PageLayout } from "./layout.ts"
import { onceFor } from "./once-for.ts"
import { type Span, SpanIndex } from "./span-index.ts"

/** Points; shorter lines are ticks, underlines of numbers and the squares of single characters, no sides of a cell. */
const MIN_HEIGHT = 14
const MIN_WIDTH = 20
/** Points by which text may reach over a side. */
const SLACK = 1.5

/** Finds the cell of a drawn grid that a box lies in; undefined where lines do not close it on all four sides. */
export type CellFinder = (box: Box) => Box | undefined

/** Prepares the search for drawn cells of a page, in its reading frame. */
export const drawnCells = onceFor(({ rulings }: PageLayout): CellFinder => {
  const upright = rulings.filter(({ box, isHorizontal }) => !isHorizontal && box[3] - box[1] >= MIN_HEIGHT)
  const level = rulings.filter(({ box, isHorizontal }) => isHorizontal && box[2] - box[0] >= MIN_WIDTH)
  if (upright.length < 2 || level.length < 2) return () => undefined
  const byHeight = new SpanIndex(upright, ({ box }) => [box[1], box[3]])
  const byWidth = new SpanIndex(level, ({ box }) => [box[0], box[2]])
  return ([left, top, right, bottom]) => {
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    const sides = byHeight.touching(y, y).map(({ box }) => (box[0] + box[2]) / 2)
    const ends = byWidth.touching(x, x).map(({ box }) => (box[1] + box[3]) / 2)
    const [from, to] = around(sides, left + SLACK, right - SLACK)
    const [above, below] = around(ends, top + SLACK, bottom - SLACK)
    const cell: Box = [from, above, to, below]
    return cell.every(Number.isFinite) ? cell : undefined
  }
})

/** Finds the edges of the drawn column that a box lies in; undefined where no line is on one of its sides. */
export type ColumnFinder = (box: Box) => Span | undefined

/** Prepares the search for drawn columns of a page, in its reading frame: the rows of a narrow table are lower than the cells of a form. */
export const drawnColumns = onceFor(({ rulings }: PageLayout): ColumnFinder => {
  const upright = rulings.filter(({ isHorizontal }) => !isHorizontal)
  if (upright.length < 2) return () => undefined
  const byHeight = new SpanIndex(upright, ({ box }) => [box[1], box[3]])
  return ([left, top, right, bottom]) => {
    const sides = byHeight
      .touching(top, bottom)
      .flatMap(({ box }) => (box[1] <= top + SLACK && box[3] >= bottom - SLACK ? [(box[0] + box[2]) / 2] : []))
    const edges = around(sides, left + SLACK, right - SLACK)
    return edges.every(Number.isFinite) ? edges : undefined
  }
})

/** Returns the last place at or before `from` and the first at or after `to`; infinite where there is none. */
function around(places: readonly number[], from: number, to: number): readonly [before: number, after: number] {
  let [before, after] = [-Infinity, Infinity]
  for (const place of places) {
    if (place <= from) before = Math.max(before, place)
    else if (place >= to) after = Math.min(after, place)
  }
  return [before, after]
}
