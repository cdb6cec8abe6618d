import { inflateSync } from "node:zlib"

/** The decoded pixels of a PNG as the engine writes it: 8 bits a sample, grey or RGB, rows filtered by "up". */
export interface PngPixels {
  readonly width: number
  readonly height: number
  readonly channels: 1 | 3
  /** Returns the darkness of a pixel, 0 for white to 255. */
  darkness(x: number, y: number): number
}

/** Decodes a PNG, for tests. */
export function pngPixels(png: Uint8Array): PngPixels {
  const buffer = Buffer.from(png.buffer, png.byteOffset, png.byteLength)
  const [width, height] = [buffer.readUInt32BE(16), buffer.readUInt32BE(20)]
  const channels = buffer[25] === 2 ? 3 : 1
  const data: Buffer[] = []
  for (let at = 8; at < buffer.length;) {
    const length = buffer.readUInt32BE(at)
    if (buffer.toString("latin1", at + 4, at + 8) === "IDAT") data.push(buffer.subarray(at + 8, at + 8 + length))
    at += length + 12
  }
  const filtered = inflateSync(Buffer.concat(data))
  const rowBytes = width * channels
  const pixels = new Uint8Array(rowBytes * height)
  for (let row = 0; row < height; row++) {
    for (let at = 0; at < rowBytes; at++) {
      const above = row === 0 ? 0 : (pixels[(row - 1) * rowBytes + at] ?? 0)
      pixels[row * rowBytes + at] = above + (filtered[row * (rowBytes + 1) + 1 + at] ?? 0)
    }
  }
  const darkness = (x: number, y: number) => 255 - (pixels[(y * width + x) * channels + channels - 1] ?? 255)
  return { width, height, channels, darkness }
}

/** Returns the share of dark pixels inside a box in points of a page of this width. */
export function inkIn(
  png: PngPixels,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  pageWidth: number,
): number {
  const scale = png.width / pageWidth
  let dark = 0
  let count = 0
  for (let y = Math.max(0, Math.floor(y0 * scale)); y < Math.min(png.height, y1 * scale); y++) {
    for (let x = Math.max(0, Math.floor(x0 * scale)); x < Math.min(png.width, x1 * scale); x++) {
      count++
      if (png.darkness(x, y) > 100) dark++
    }
  }
  return count === 0 ? 0 : dark / count
}
