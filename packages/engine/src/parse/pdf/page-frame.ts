import type { Box } from "../../document.ts"

/** Maps PDF user space (origin bottom left, before /Rotate) to the page as it is displayed (origin top left, points). */
export interface PageFrame {
  readonly width: number
  readonly height: number
  /** Clockwise quarter turns of the page's /Rotate. */
  readonly turns: number
  box(left: number, bottom: number, right: number, top: number): Box
  /** Clockwise angle on the displayed page, in degrees from 0 to below 360, of a direction in user space. */
  angle(dx: number, dy: number): number
}

/** Builds the frame from the visible rectangle (crop box within media box) and the quarter turns of /Rotate. */
export function pageFrame(visible: readonly [number, number, number, number], turns: number): PageFrame {
  const [left, bottom, right, top] = visible
  const isSideways = turns % 2 === 1
  const width = isSideways ? top - bottom : right - left
  const height = isSideways ? right - left : top - bottom
  const point = (x: number, y: number): [number, number] => {
    if (turns === 1) return [y - bottom, x - left]
    if (turns === 2) return [right - x, y - bottom]
    if (turns === 3) return [top - y, right - x]
    return [x - left, top - y]
  }
  return {
    width,
    height,
    turns,
    box(x0, y0, x1, y1) {
      const [ax, ay] = point(x0, y0)
      const [bx, by] = point(x1, y1)
      return [Math.min(ax, bx), Math.min(ay, by), Math.max(ax, bx), Math.max(ay, by)]
    },
    angle(dx, dy) {
      const degrees = (Math.atan2(-dy, dx) * 180) / Math.PI + turns * 90
      return ((degrees % 360) + 360) % 360
    },
  }
}
