import type { Box } from "@docsift/engine/internal/document"
import { around } from "../places.ts"

/**
 * How a page lies: `entry` and `entry-back` are set upright by the page's Rotate entry (90 and 270), `content` lies on
 * its side and `upside-down` on its head whatever a viewer does.
 */
export type Turn = "none" | "entry" | "entry-back" | "content" | "upside-down"

/** An affine map as PDF writes it: x' = ax + cy + e, y' = bx + dy + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

/** A page of the given turn, whose drawing coordinates are upright for the reader (origin top left, y downwards). */
export interface TurnedPage {
  readonly size: [width: number, height: number]
  /** The page's Rotate entry. */
  readonly rotate: 0 | 90 | 270
  /** From drawing coordinates to the page before its Rotate entry. */
  readonly matrices: readonly Matrix[]
  /** Where a drawn box stands on the displayed page. */
  displayed(box: Box): Box
}

/** Turns a page clockwise around its middle by some degrees. */
export const slantOf = (degrees: number, width: number, height: number): Matrix => {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const [x, y] = [width / 2, height / 2]
  return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y]
}

/** Returns the box around a mapped box. */
export const mapBox = ([x0, y0, x1, y1]: Box, [a, b, c, d, e, f]: Matrix): Box =>
  around(
    [
      [x0, y0],
      [x1, y0],
      [x0, y1],
      [x1, y1],
    ].map(([x = 0, y = 0]): Box => {
      const at = [a * x + c * y + e, b * x + d * y + f] as const
      return [...at, ...at]
    }),
  )

/** Lays out a page of `width` × `height` points as the reader is to see it, slanted by some degrees like a scan. */
export function turnPage(turn: Turn, slant: number, width: number, height: number): TurnedPage {
  const slants = slant === 0 ? [] : [slantOf(slant, width, height)]
  const isSideways = turn === "entry" || turn === "entry-back" || turn === "content"
  const turned = turnMatrix(turn, width, height)
  const isSetUpright = turn === "entry" || turn === "entry-back"
  const shown = isSetUpright ? slants : [...slants, ...turned]
  return {
    size: isSideways ? [height, width] : [width, height],
    rotate: turn === "entry" ? 90 : turn === "entry-back" ? 270 : 0,
    matrices: [...turned, ...slants],
    displayed: (box) => shown.reduce<Box>(mapBox, box),
  }
}

function turnMatrix(turn: Turn, width: number, height: number): Matrix[] {
  switch (turn) {
    case "none":
      return []
    case "entry":
    case "content":
      return [[0, -1, 1, 0, 0, width]]
    case "entry-back":
      return [[0, 1, -1, 0, height, 0]]
    case "upside-down":
      return [[-1, 0, 0, -1, width, height]]
    default:
      throw new RangeError(`No page is turned ${String(turn satisfies never)}.`)
  }
}
