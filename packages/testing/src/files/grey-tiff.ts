/** An image with one byte for each pixel, 255 for white. */
export interface GreyImage {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array
  readonly dotsPerInch: number
}

const SHORT = 3
const LONG = 4
const RATIONAL = 5
const HEADER_BYTES = 8
const ENTRY_BYTES = 12

/** Writes an uncompressed TIFF of one page, for tests. */
export function aGreyTiff({ width, height, pixels, dotsPerInch }: GreyImage): Uint8Array<ArrayBuffer> {
  const resolutionAt = HEADER_BYTES
  const pixelsAt = resolutionAt + 8
  const directoryAt = pixelsAt + pixels.byteLength + (pixels.byteLength % 2)
  const entries: readonly (readonly [tag: number, type: number, value: number])[] = [
    [256, LONG, width],
    [257, LONG, height],
    [258, SHORT, 8], // bits
    [259, SHORT, 1], // no compression
    [262, SHORT, 1], // 0 is black
    [273, LONG, pixelsAt],
    [277, SHORT, 1], // one sample for each pixel
    [278, LONG, height],
    [279, LONG, pixels.byteLength],
    [282, RATIONAL, resolutionAt],
    [283, RATIONAL, resolutionAt],
    [296, SHORT, 2], // inches
  ]
  const file = Buffer.alloc(directoryAt + 2 + entries.length * ENTRY_BYTES + 4)
  file.write("II*\0", "latin1")
  file.writeUInt32LE(directoryAt, 4)
  file.writeUInt32LE(dotsPerInch, resolutionAt)
  file.writeUInt32LE(1, resolutionAt + 4)
  file.set(pixels, pixelsAt)
  file.writeUInt16LE(entries.length, directoryAt)
  for (const [index, [tag, type, value]] of entries.entries()) {
    const at = directoryAt + 2 + index * ENTRY_BYTES
    file.writeUInt16LE(tag, at)
    file.writeUInt16LE(type, at + 2)
    file.writeUInt32LE(1, at + 4)
    file.writeUInt32LE(value, at + 8)
  }
  return new Uint8Array(file)
}
