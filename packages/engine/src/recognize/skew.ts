import { shrink, type GreyImage } from "./grey-image.ts"

/** Pixels of the image that the skew is measured on: lines of 10-point print on A4 are 12 pixels apart. */
const MEASURED_PIXELS = 300_000
/** Half the side of the square around a pixel whose mean is its background, in pixels: about one line. */
const SURROUNDINGS = 8
/** Grey values by which ink is darker than its surroundings, at least: paper and the sensors of cameras vary by less. */
const MIN_CONTRAST = 24
/** Longer runs of ink in a row, in pixels, are rules and the edges of a scanner's lid: level ones say nothing of the lines. */
const MAX_RUN = 40
/** Less ink is not a page of text. */
const MIN_INK = 500
/** Degrees. Sheets that are put down by hand are straighter; on steeper ones OCR finds no lines to read. */
const MAX_DEGREES = 10
/** Degrees between the slopes that are tried first, and between those around the best of them. */
const COARSE_STEP = 0.5
const FINE_STEP = 0.1
/** Degrees below which lines stay apart: OCR and the layout read straighter pages as they are. */
const MIN_DEGREES = 0.5
/** Factors by which lines must be sharper at the best slope than at the median one, and than level: on bent paper several slopes are nearly as sharp. */
const MIN_PEAK = 1.5
const MIN_GAIN = 1.4

/**
 * Returns by how many degrees the lines of a page fall to the right (clockwise); 0 for straight pages and for those whose
 * lines are unclear. The slope is the one at which rows through the page alternate most sharply between ink and paper
 * (Postl's projection profiles). Linear in the pixels.
 */
export function findSkew(image: GreyImage): number {
  const scale = Math.min(1, Math.sqrt(MEASURED_PIXELS / (image.width * image.height)))
  const small = shrink(image, scale, 1)
  const ink = inkOf(small)
  if (ink.xs.length < MIN_INK) return 0
  const sharpness = (degrees: number) => sharpnessOf(ink, small, degrees)
  const coarse = range(-MAX_DEGREES, MAX_DEGREES, COARSE_STEP).map((degrees) => ({
    degrees,
    value: sharpness(degrees),
  }))
  const ranked = coarse.toSorted((a, b) => b.value - a.value)
  const [peak] = ranked
  const median = ranked[ranked.length >> 1]
  if (peak === undefined || median === undefined || Math.abs(peak.degrees) === MAX_DEGREES) return 0
  let best = peak
  for (const degrees of range(peak.degrees - COARSE_STEP, peak.degrees + COARSE_STEP, FINE_STEP)) {
    const value = sharpness(degrees)
    if (value > best.value) best = { degrees, value }
  }
  const isClear = best.value >= MIN_PEAK * median.value && best.value >= MIN_GAIN * sharpness(0)
  return isClear && Math.abs(best.degrees) >= MIN_DEGREES ? best.degrees : 0
}

/** The pixels with ink. */
interface Ink {
  readonly xs: Int32Array
  readonly ys: Int32Array
}

/** Returns the pixels that are darker than their surroundings: without shadows, and without rules and large areas. */
function inkOf({ width, height, pixels }: GreyImage): Ink {
  const sums = integralOf({ width, height, pixels })
  const stride = width + 1
  const xs = new Int32Array(pixels.length)
  const ys = new Int32Array(pixels.length)
  let count = 0
  for (let y = 0; y < height; y++) {
    const top = Math.max(0, y - SURROUNDINGS)
    const bottom = Math.min(height, y + SURROUNDINGS + 1)
    let run = 0
    for (let x = 0; x < width; x++) {
      const left = Math.max(0, x - SURROUNDINGS)
      const right = Math.min(width, x + SURROUNDINGS + 1)
      const sum =
        (sums[bottom * stride + right] ?? 0) -
        (sums[bottom * stride + left] ?? 0) -
        (sums[top * stride + right] ?? 0) +
        (sums[top * stride + left] ?? 0)
      const isInk = (pixels[y * width + x] ?? 0) + MIN_CONTRAST < sum / ((bottom - top) * (right - left))
      if (isInk) {
        run++
        xs[count] = x
        ys[count++] = y
      }
      if (isInk && x < width - 1) continue
      if (run > MAX_RUN) count -= run
      run = 0
    }
  }
  return { xs: xs.subarray(0, count), ys: ys.subarray(0, count) }
}

/** Returns the sums of all pixels above and left of each corner of a pixel. */
function integralOf({ width, height, pixels }: GreyImage): Float64Array {
  const stride = width + 1
  const sums = new Float64Array(stride * (height + 1))
  for (let y = 0; y < height; y++) {
    let row = 0
    for (let x = 0; x < width; x++) {
      row += pixels[y * width + x] ?? 0
      sums[(y + 1) * stride + x + 1] = (sums[y * stride + x + 1] ?? 0) + row
    }
  }
  return sums
}

/** Returns the sum of the squared differences of ink between neighbouring rows of a slope. */
function sharpnessOf({ xs, ys }: Ink, { width, height }: GreyImage, degrees: number): number {
  const slope = Math.tan((degrees * Math.PI) / 180)
  const reach = Math.ceil(width * Math.abs(slope)) + 1
  const rows = new Float64Array(height + 2 * reach)
  for (let at = 0; at < xs.length; at++) {
    const row = Math.round((ys[at] ?? 0) - (xs[at] ?? 0) * slope) + reach
    rows[row] = (rows[row] ?? 0) + 1
  }
  let sum = 0
  for (let row = 1; row < rows.length; row++) sum += ((rows[row] ?? 0) - (rows[row - 1] ?? 0)) ** 2
  return sum
}

function range(from: number, to: number, step: number): number[] {
  return Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step)
}
