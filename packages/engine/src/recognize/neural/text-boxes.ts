/** A box around one line of text, in pixels; perhaps slightly rotated about its centre. */
export interface TextBox {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** Clockwise, in radians. */
  readonly angle: number
}

/** The probability of text in each pixel, in rows from the top. */
export interface TextMap {
  readonly width: number
  readonly height: number
  readonly probabilities: Float32Array
}

/** The values that the detector was published with, but for the mean: faint print is found with 0.5 to 0.6. */
const MIN_PROBABILITY = 0.3
const MIN_MEAN = 0.5
const UNCLIP = 1.6
/** Smaller regions are specks. */
const MIN_PIXELS = 6
const MIN_SIDE = 3
/** Only of regions that are longer than this, in heights, the direction is known. */
const MIN_ELONGATION = 3
/** Steeper lines are sideways text, which is read after the page is rotated. */
const MAX_ANGLE = 0.35
/** More lines than on any printed page: the rest is noise. */
const MAX_BOXES = 1_000

/**
 * Returns a box for each connected region of probable text, enlarged as the detector was trained to shrink it (the "unclip"
 * of DBNet). Linear in the pixels.
 */
export function findTextBoxes(map: TextMap): TextBox[] {
  const { width, height, probabilities } = map
  const isSeen = new Uint8Array(width * height)
  const boxes: TextBox[] = []
  for (let start = 0; start < probabilities.length && boxes.length < MAX_BOXES; start++) {
    if (isSeen[start] === 1 || (probabilities[start] ?? 0) < MIN_PROBABILITY) continue
    const region = collectRegion(map, start, isSeen)
    if (region.length < MIN_PIXELS || meanOf(region, probabilities) < MIN_MEAN) continue
    const box = boxAround(region, width)
    if (box !== undefined) boxes.push(box)
  }
  return boxes
}

/** Collects the pixels that are connected to one of them, also diagonally. */
function collectRegion({ width, height, probabilities }: TextMap, start: number, isSeen: Uint8Array): number[] {
  const region = [start]
  isSeen[start] = 1
  // The list grows while it is read.
  for (const pixel of region) {
    const x = pixel % width
    const y = (pixel - x) / width
    for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++) {
      for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++) {
        const at = row * width + column
        if (isSeen[at] === 1 || (probabilities[at] ?? 0) < MIN_PROBABILITY) continue
        isSeen[at] = 1
        region.push(at)
      }
    }
  }
  return region
}

const meanOf = (region: readonly number[], values: Float32Array): number =>
  region.reduce((sum, pixel) => sum + (values[pixel] ?? 0), 0) / region.length

function boxAround(region: readonly number[], width: number): TextBox | undefined {
  const points = region.map((pixel) => ({ x: pixel % width, y: Math.floor(pixel / width) }))
  const x = points.reduce((sum, point) => sum + point.x, 0) / points.length
  const y = points.reduce((sum, point) => sum + point.y, 0) / points.length
  const angle = directionOf(points, x, y)
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)]
  let [left, right, top, bottom] = [0, 0, 0, 0]
  for (const point of points) {
    const along = (point.x - x) * cosine + (point.y - y) * sine
    const across = (point.y - y) * cosine - (point.x - x) * sine
    left = Math.min(left, along)
    right = Math.max(right, along)
    top = Math.min(top, across)
    bottom = Math.max(bottom, across)
  }
  const [long, high] = [right - left + 1, bottom - top + 1]
  if (Math.min(long, high) < MIN_SIDE) return undefined
  const margin = (long * high * UNCLIP) / (long + high)
  const along = (left + right) / 2
  const across = (top + bottom) / 2
  return {
    // Pixels are counted from their centres.
    x: x + along * cosine - across * sine + 0.5,
    y: y + along * sine + across * cosine + 0.5,
    width: long + margin,
    height: high + margin,
    angle,
  }
}

/** Returns the direction of the longer axis by second moments; 0 when it is not known. */
function directionOf(points: readonly { readonly x: number; readonly y: number }[], x: number, y: number): number {
  let [xx, yy, xy] = [0, 0, 0]
  for (const point of points) {
    xx += (point.x - x) ** 2
    yy += (point.y - y) ** 2
    xy += (point.x - x) * (point.y - y)
  }
  const spread = Math.hypot(xx - yy, 2 * xy)
  const elongation = Math.sqrt((xx + yy + spread) / Math.max(1, xx + yy - spread))
  const angle = Math.atan2(2 * xy, xx - yy) / 2
  return elongation < MIN_ELONGATION || Math.abs(angle) > MAX_ANGLE ? 0 : angle
}
