import type { Box } from "@docsift/engine/internal/document"
import { around } from "../places.ts"

/**
 * How a page is rotated: `entry` and `entry-back` are displayed upright through the page's Rotate entry (90 and 270);
 * `content` is displayed sideways and `upside-down` upside down.
 */
export type Rotation = "none" | "entry" | "entry-back" | "content" | "upside-down"

/** An affine map as PDF writes it: x' = ax + cy + e, y' = bx + dy + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

/** A rotated page, whose drawing coordinates are upright for the reader (origin top left, y downwards). */
export interface RotatedPage {
  readonly size: [width: number, height: number]
  /** The page's Rotate entry. */
  readonly rotate: 0 | 90 | 270
  /** Map drawing coordinates to the page before its Rotate entry. */
  readonly matrices: readonly Matrix[]
  /** Maps a drawn box to the displayed page. */
  displayed(box: Box): Box
}

/** Returns the matrix that rotates a page clockwise around its centre by some degrees. */
export const skewMatrix = (degrees: number, width: number, height: number): Matrix => {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const [x, y] = [width / 2, height / 2]
  return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y]
}

/** Returns the bounding box of a mapped box. */
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

/** Computes the geometry of a page of `width` × `height` points as displayed, skewed by some degrees like a scan. */
export function rotatePage(rotation: Rotation, skew: number, width: number, height: number): RotatedPage {
  const skews = skew === 0 ? [] : [skewMatrix(skew, width, height)]
  const isSideways = rotation === "entry" || rotation === "entry-back" || rotation === "content"
  const turned = rotationMatrix(rotation, width, height)
  const isSetUpright = rotation === "entry" || rotation === "entry-back"
  const shown = isSetUpright ? skews : [...skews, ...turned]
  return {
    size: isSideways ? [height, width] : [width, height],
    rotate: rotation === "entry" ? 90 : rotation === "entry-back" ? 270 : 0,
    matrices: [...turned, ...skews],
    displayed: (box) => shown.reduce<Box>(mapBox, box),
  }
}

function rotationMatrix(rotation: Rotation, width: number, height: number): Matrix[] {
  switch (rotation) {
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
      throw new RangeError(`Unknown page rotation ${String(rotation satisfies never)}.`)
  }
}
