/** Rows of grey pixels from the top, without gaps. */
export interface GreyImage {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array
}

/** Magic number, width, height and largest value, as the engine writes them. */
const header = /^P5\n(\d{1,6}) (\d{1,6})\n255\n/u
const maxHeaderBytes = 32

/** Reads a PGM file (netpbm "P5", 8 bits) without comments; undefined when it is not one, or too short. */
export function readPgm(bytes: Uint8Array): GreyImage | undefined {
  const start = Buffer.from(bytes.subarray(0, maxHeaderBytes)).toString("latin1")
  const match = header.exec(start)
  if (match === null) return undefined
  const [width, height] = [Number(match[1]), Number(match[2])]
  const pixels = bytes.subarray(match[0].length)
  return width > 0 && height > 0 && pixels.length >= width * height ? { width, height, pixels } : undefined
}

/** Writes a PGM file as {@link readPgm} reads it. */
export function writePgm({ width, height, pixels }: GreyImage): Uint8Array {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`, "latin1"), pixels])
}

/**
 * Returns the image at a scale of at most 1, at the top left of white rows whose sides are multiples of `multiple`. Each
 * pixel is the mean of those it covers.
 */
export function shrink(image: GreyImage, scale: number, multiple: number): GreyImage {
  const inner = {
    width: Math.max(1, Math.round(image.width * scale)),
    height: Math.max(1, Math.round(image.height * scale)),
  }
  const width = Math.ceil(inner.width / multiple) * multiple
  const height = Math.ceil(inner.height / multiple) * multiple
  const pixels = new Uint8Array(width * height).fill(255)
  const columns = coverage(image.width, inner.width)
  const sums = new Float32Array(image.width)
  for (const [y, { from, to }] of coverage(image.height, inner.height).entries()) {
    sums.fill(0)
    for (let row = from; row < to; row++) {
      for (let x = 0, at = row * image.width; x < image.width; x++, at++) {
        sums[x] = (sums[x] ?? 0) + (image.pixels[at] ?? 0)
      }
    }
    for (const [x, column] of columns.entries()) {
      let sum = 0
      for (let at = column.from; at < column.to; at++) sum += sums[at] ?? 0
      pixels[y * width + x] = sum / ((column.to - column.from) * (to - from))
    }
  }
  return { width, height, pixels }
}

/** Returns the whole pixels that each of `count` equal parts of a side covers, at least one. */
function coverage(length: number, count: number): { readonly from: number; readonly to: number }[] {
  return Array.from({ length: count }, (_, index) => {
    const from = Math.floor((index * length) / count)
    return { from, to: Math.max(from + 1, Math.floor(((index + 1) * length) / count)) }
  })
}

/** Returns the grey value at a point between pixels; that of the nearest pixel outside the image. */
export function greyAt({ width, height, pixels }: GreyImage, x: number, y: number): number {
  const left = Math.min(Math.max(x, 0), width - 1)
  const top = Math.min(Math.max(y, 0), height - 1)
  const column = Math.floor(left)
  const row = Math.floor(top)
  const at = row * width + column
  const right = column + 1 < width ? 1 : 0
  const below = row + 1 < height ? width : 0
  const share = left - column
  const upper = (pixels[at] ?? 0) * (1 - share) + (pixels[at + right] ?? 0) * share
  const lower = (pixels[at + below] ?? 0) * (1 - share) + (pixels[at + below + right] ?? 0) * share
  return upper + (lower - upper) * (top - row)
}
