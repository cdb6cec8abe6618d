import type { ImageSize } from "./image-size.ts"

const widthTag = 256
const heightTag = 257
const xResolutionTag = 282
const resolutionUnitTag = 296
const shortType = 3
const centimetre = 3

/**
 * Walks the image file directories (TIFF 6.0 section 2), one for each page. Stops one page after `maxPages`, so that a
 * cyclic or endless chain ends. Returns undefined for a file without pages.
 */
export function tiffSizes(buffer: Buffer, maxPages: number): ImageSize[] | undefined {
  const isLittle = buffer.toString("latin1", 0, 2) === "II"
  const read16 = (at: number) => (isLittle ? buffer.readUInt16LE(at) : buffer.readUInt16BE(at))
  const read32 = (at: number) => (isLittle ? buffer.readUInt32LE(at) : buffer.readUInt32BE(at))
  const sizes: ImageSize[] = []
  let directory = read32(4)
  while (directory !== 0 && sizes.length <= maxPages) {
    const count = read16(directory)
    const values = new Map<number, number>()
    for (let index = 0; index < count; index++) {
      const at = directory + 2 + index * 12
      values.set(read16(at), read16(at + 2) === shortType ? read16(at + 8) : read32(at + 8))
    }
    const width = values.get(widthTag)
    const height = values.get(heightTag)
    if (width === undefined || height === undefined) return undefined
    const fraction = values.get(xResolutionTag)
    const perUnit = fraction === undefined ? undefined : read32(fraction) / read32(fraction + 4)
    const perInch = values.get(resolutionUnitTag) === centimetre ? 2.54 : 1
    sizes.push({ width, height, dpi: perUnit === undefined ? undefined : perUnit * perInch })
    directory = read32(directory + 2 + count * 12)
  }
  return sizes.length === 0 ? undefined : sizes
}
