import type { Box, Word } from "../document.ts"
import { levelBox } from "./skewed-box.ts"

/** A rotation of the displayed page in which text of one direction reads from left to right. */
export interface ReadingFrame {
  readonly width: number
  readonly height: number
  /** True when width and height of the displayed page are exchanged. */
  readonly isSideways: boolean
  /** Rotates a box of the displayed page into the frame. */
  box(box: Box): Box
}

/** Returns the reading direction of most characters of a page. */
export function dominantRotation(words: readonly Word[]): Word["rotation"] {
  const counts: Record<Word["rotation"], number> = { 0: 0, 90: 0, 180: 0, 270: 0 }
  for (const word of words) counts[word.rotation] += word.text.length
  let best: Word["rotation"] = 0
  for (const rotation of [90, 180, 270] as const) if (counts[rotation] > counts[best]) best = rotation
  return best
}

/**
 * Builds the frame in which text of `rotation` (clockwise on the displayed page) is upright, and its lines are level that fall to
 * the right by `skew` degrees.
 */
export function readingFrame(width: number, height: number, rotation: Word["rotation"], skew = 0): ReadingFrame {
  const frame = uprightFrame(width, height, rotation)
  return skew === 0 ? frame : { ...frame, box: (box) => levelBox(frame.box(box), skew, frame) }
}

function uprightFrame(width: number, height: number, rotation: Word["rotation"]): ReadingFrame {
  switch (rotation) {
    case 0:
      return { width, height, isSideways: false, box: (box) => box }
    case 90:
      return {
        width: height,
        height: width,
        isSideways: true,
        box: ([x0, y0, x1, y1]) => [y0, width - x1, y1, width - x0],
      }
    case 180:
      return {
        width,
        height,
        isSideways: false,
        box: ([x0, y0, x1, y1]) => [width - x1, height - y1, width - x0, height - y0],
      }
    case 270:
      return {
        width: height,
        height: width,
        isSideways: true,
        box: ([x0, y0, x1, y1]) => [height - y1, x0, height - y0, x1],
      }
    default:
      throw new Error(`No frame for rotation ${String(rotation satisfies never)}`)
  }
}
