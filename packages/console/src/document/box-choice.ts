import type { PageBox } from "@docsift/sdk"
import type { Mark } from "./mark.ts"

/** A point of a page, in points. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** A box without the right to change it. */
export type Box = Readonly<PageBox>

/** Width and height in pixels in which a value can be hit: WCAG 2.2, 2.5.8. */
const MIN_TARGET = 24

/**
 * Returns the marks that a click at a point can mean: those whose boxes contain it, the smallest first; without such, the
 * nearest of those that are smaller than a target of 24 pixels.
 *
 * @param pointsPerPixel points that one CSS pixel has at the zoom of the page
 */
export function marksAt(marks: readonly Mark[], point: Point, pointsPerPixel: number): readonly Mark[] {
  const boxed = marks.flatMap((mark) => (mark.box === undefined ? [] : [{ mark, box: mark.box }]))
  const hit = boxed.filter(({ box }) => contains(box, point))
  if (hit.length > 0) return hit.sort((a, b) => areaOf(a.box) - areaOf(b.box)).map(({ mark }) => mark)
  const target = MIN_TARGET * pointsPerPixel
  const [nearest] = boxed
    .filter(({ box }) => contains(growTo(box, target), point))
    .sort((a, b) => distanceTo(a.box, point) - distanceTo(b.box, point))
  return nearest === undefined ? [] : [nearest.mark]
}

/** Returns the mark that a click selects: the first, or the one after the selected one, so that a second click selects what lies below. */
export function chooseMark(marks: readonly Mark[], selected: string | undefined): Mark | undefined {
  const index = marks.findIndex(({ pointer }) => pointer === selected)
  return marks[(index + 1) % Math.max(1, marks.length)]
}

/** Returns whether a box contains a point. */
export const contains = ([left, top, right, bottom]: Box, { x, y }: Point): boolean =>
  x >= left && x <= right && y >= top && y <= bottom

/** Returns a box that is at least as wide and high as `size`, around the same middle. */
export function growTo([left, top, right, bottom]: Box, size: number): Box {
  const dx = Math.max(0, size - (right - left)) / 2
  const dy = Math.max(0, size - (bottom - top)) / 2
  return [left - dx, top - dy, right + dx, bottom + dy]
}

const areaOf = ([left, top, right, bottom]: Box): number => (right - left) * (bottom - top)

function distanceTo([left, top, right, bottom]: Box, { x, y }: Point): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))
}
