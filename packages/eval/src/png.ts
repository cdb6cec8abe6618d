import { crc32, deflateSync } from "node:zlib"

/** Rows of pixels from the top, without gaps: grey (1 channel), or red, green and blue (3). */
export interface PngPixels {
  readonly width: number
  readonly height: number
  readonly channels: 1 | 3
  readonly bytes: Uint8Array
  /** Pixels per inch, written to the file when given. */
  readonly dpi?: number
}

/** Colour types of greyscale and truecolour (W3C REC-png-3, 11.2.1). */
const COLOUR_TYPES = { 1: 0, 3: 2 } as const
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const METRES_PER_INCH = 0.0254

/** Encodes pixels as a PNG file (W3C REC-png-3): 8 bits per sample, not interlaced, not filtered. */
export function encodePng({ width, height, channels, bytes, dpi }: PngPixels): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, COLOUR_TYPES[channels], 0, 0, 0], 8)
  const rowBytes = width * channels
  // Every row starts with its filter type; 0 is none.
  const rows = Buffer.alloc(height * (rowBytes + 1))
  for (let row = 0; row < height; row++) {
    rows.set(bytes.subarray(row * rowBytes, (row + 1) * rowBytes), row * (rowBytes + 1) + 1)
  }
  return Buffer.concat([
    SIGNATURE,
    chunk("IHDR", header),
    ...(dpi === undefined ? [] : [chunk("pHYs", resolution(dpi))]),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ])
}

/** The content of a pHYs chunk (11.3.4.3): pixels per metre, in both directions. */
function resolution(dpi: number): Buffer {
  const content = Buffer.alloc(9)
  const perMetre = Math.round(dpi / METRES_PER_INCH)
  content.writeUInt32BE(perMetre, 0)
  content.writeUInt32BE(perMetre, 4)
  content[8] = 1
  return content
}

/** Frames one chunk with its length and checksum. */
function chunk(type: string, content: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, "latin1"), content])
  const framed = Buffer.alloc(typed.length + 8)
  framed.writeUInt32BE(content.length, 0)
  framed.set(typed, 4)
  framed.writeUInt32BE(crc32(typed), typed.length + 4)
  return framed
}
