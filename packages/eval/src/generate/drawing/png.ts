import { deflateSync } from "node:zlib"
import { chunk } from "../../html/png.ts"

/** Writes grey pixels as PNG (W3C REC-png-3) with their resolution. */
export function writeGreyPng(pixels: Uint8Array, width: number, height: number, dpi: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 0, 0, 0, 0], 8)
  const physical = Buffer.alloc(9)
  const perMetre = Math.round(dpi / 0.0254)
  physical.writeUInt32BE(perMetre, 0)
  physical.writeUInt32BE(perMetre, 4)
  physical[8] = 1
  const lines = Buffer.alloc((width + 1) * height)
  for (let row = 0; row < height; row++)
    lines.set(pixels.subarray(row * width, (row + 1) * width), row * (width + 1) + 1)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("pHYs", physical),
    chunk("IDAT", deflateSync(lines)),
    chunk("IEND", Buffer.alloc(0)),
  ])
}
