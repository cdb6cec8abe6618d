import type { Box } from "../../document.ts"

/** Points by which the left edges of texts in one column differ. */
export const LEFT_EDGE_TOLERANCE = 1.5

/** Returns the smallest box around all the given ones; `[0, 0, 0, 0]` for none. */
export function unionBox(boxes: Iterable<Box>): Box {
  let [x0, y0, x1, y1] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const box of boxes) {
    x0 = Math.min(x0, box[0])
    y0 = Math.min(y0, box[1])
    x1 = Math.max(x1, box[2])
    y1 = Math.max(y1, box[3])
  }
  return x0 > x1 ? [0, 0, 0, 0] : [x0, y0, x1, y1]
}

/** Returns the overlap of two ranges in points; a negative value is the gap between them. */
export function overlapOf(a0: number, a1: number, b0: number, b1: number): number {
  return Math.min(a1, b1) - Math.max(a0, b0)
}

/** Returns the overlap of two boxes along x; a negative value is the gap between them. */
export function overlapX(a: Box, b: Box): number {
  return overlapOf(a[0], a[2], b[0], b[2])
}

/** Returns the overlap of two boxes along y; a negative value is the gap between them. */
export function overlapY(a: Box, b: Box): number {
  return overlapOf(a[1], a[3], b[1], b[3])
}

/** Returns the centre of a box along x. */
export function centreX(box: Box): number {
  return (box[0] + box[2]) / 2
}

/** Returns the extents along x that boxes cover, from left to right: boxes above each other are one. */
export function extentsOf(boxes: readonly Box[]): (readonly [left: number, right: number])[] {
  const extents: [number, number][] = []
  for (const [x0, , x1] of boxes.toSorted((a, b) => a[0] - b[0])) {
    const last = extents.at(-1)
    if (last && x0 <= last[1]) last[1] = Math.max(last[1], x1)
    else extents.push([x0, x1])
  }
  return extents
}
