import { crc32, deflateSync } from "node:zlib"
import { repeatsRow } from "./grey-pixels.ts"
import type { Pixels } from "./render-page.ts"

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** Filter type "Up": differences from the row above, which are small on scans and zero on blank paper. */
const up = 2
/** Colour types of 11.2.1: greyscale and truecolour, of 8 bits a sample, not interlaced. */
const colourTypes = { 1: 0, 3: 2 } as const
const metresPerInch = 0.0254

/** How pixels are encoded. */
export interface PngOptions {
  /** Pixels per inch, written to the file when given. */
  readonly dpi?: number | undefined
  /** How hard zlib tries, 1 to 9. @default 6 */
  readonly level?: number | undefined
}

/** Encodes pixels as a PNG file (W3C REC-png-3). */
export function encodePng({ width, height, channels, bytes }: Pixels, { dpi, level = 6 }: PngOptions = {}): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, colourTypes[channels], 0, 0, 0], 8)
  const rowBytes = width * channels
  const filtered = Buffer.alloc((rowBytes + 1) * height)
  for (let row = 0; row < height; row++) {
    const to = row * (rowBytes + 1)
    const from = row * rowBytes
    filtered[to] = up
    // Half of the rows of a page are blank paper, whose differences are zero.
    if (repeatsRow(bytes, from, rowBytes)) continue
    for (let at = 0; at < rowBytes; at++) {
      const above = row === 0 ? 0 : (bytes[from + at - rowBytes] ?? 0)
      filtered[to + 1 + at] = (bytes[from + at] ?? 0) - above
    }
  }
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    ...(dpi === undefined ? [] : [chunk("pHYs", resolution(dpi))]),
    chunk("IDAT", deflateSync(filtered, { level })),
    chunk("IEND", Buffer.alloc(0)),
  ])
}

/** The content of a pHYs chunk (11.3.4.3): pixels per metre, in both directions. */
function resolution(dpi: number): Buffer {
  const content = Buffer.alloc(9)
  const perMetre = Math.round(dpi / metresPerInch)
  content.writeUInt32BE(perMetre, 0)
  content.writeUInt32BE(perMetre, 4)
  content[8] = 1
  return content
}

function chunk(type: string, body: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type, "latin1"), body])
  const framed = Buffer.alloc(content.length + 8)
  framed.writeUInt32BE(body.length, 0)
  framed.set(content, 4)
  framed.writeUInt32BE(crc32(content), content.length + 4)
  return framed
}
