import { greyAt, type GreyImage } from "../grey-image.ts"
import type { TextBox } from "./text-boxes.ts"

/** The height of lines that the recognizer was trained with. */
export const LINE_HEIGHT = 48
/** A line across a sheet in small print; longer ones are compressed. */
const MAX_WIDTH = 3_200
const MIN_WIDTH = 16
/** Rows at the top and bottom of a line where the neighbours may show. */
const MARGIN_ROWS = 6
/** Shares of the pixels of a line that are lighter than its background and darker than its ink. */
const BACKGROUND_SHARE = 0.8
const INK_SHARE = 0.04
const MIN_CONTRAST = 0.05

/** A straightened line of text at the height of {@link LINE_HEIGHT}. */
export interface LineImage {
  readonly width: number
  /** Rows of grey values, -1 to 1. */
  readonly values: Float32Array
  /** The darkest value in each column: 0 is the background of the line, 1 its ink. */
  readonly ink: Float32Array
}

/** Returns the width of a line image, in proportion to the box or stretched by a factor. */
export function lineWidthOf({ width, height }: TextBox, stretch = 1): number {
  return Math.max(MIN_WIDTH, Math.min(MAX_WIDTH, Math.round((LINE_HEIGHT * width * stretch) / height)))
}

/**
 * Straightens and scales the part of a page that is inside a box, perhaps stretched in its direction; each value is the mean
 * of the pixels that it covers.
 */
export function cutLine(page: GreyImage, box: TextBox, stretch = 1): LineImage {
  const width = lineWidthOf(box, stretch)
  const [cosine, sine] = [Math.cos(box.angle), Math.sin(box.angle)]
  const samples = Math.max(1, Math.min(4, Math.round(box.height / LINE_HEIGHT)))
  const [right, down] = [box.width / (width * samples), box.height / (LINE_HEIGHT * samples)]
  const values = new Float32Array(LINE_HEIGHT * width)
  for (let y = 0; y < LINE_HEIGHT * samples; y++) {
    const across = (y + 0.5) * down - box.height / 2
    const row = Math.floor(y / samples) * width
    for (let x = 0; x < width * samples; x++) {
      const along = (x + 0.5) * right - box.width / 2
      const grey = greyAt(
        page,
        box.x + along * cosine - across * sine - 0.5,
        box.y + along * sine + across * cosine - 0.5,
      )
      const at = row + Math.floor(x / samples)
      values[at] = (values[at] ?? 0) + grey
    }
  }
  const whole = 127.5 * samples * samples
  for (let at = 0; at < values.length; at++) values[at] = (values[at] ?? 0) / whole - 1
  return { width, values, ink: inkOf(values, width) }
}

function inkOf(values: Float32Array, width: number): Float32Array {
  const sorted = values.toSorted()
  const background = sorted[Math.floor(sorted.length * BACKGROUND_SHARE)] ?? 1
  const contrast = Math.max(MIN_CONTRAST, background - (sorted[Math.floor(sorted.length * INK_SHARE)] ?? 0))
  const ink = new Float32Array(width)
  for (let x = 0; x < width; x++) {
    let darkest = background
    for (let y = MARGIN_ROWS; y < LINE_HEIGHT - MARGIN_ROWS; y++) {
      darkest = Math.min(darkest, values[y * width + x] ?? background)
    }
    ink[x] = Math.min(1, (background - darkest) / contrast)
  }
  return ink
}
