import { crc32, deflateSync } from "node:zlib"

/** Bit depth 8, truecolour, no interlacing (PNG specification, 11.2.2). */
const headerTail = [8, 2, 0, 0, 0]

/** Encodes rows of RGB triplets as a PNG file. */
export function encodePng(rgb: Uint8Array, width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set(headerTail, 8)
  // Every row begins with its filter type; 0 is none.
  const rows = Buffer.alloc(height * (width * 3 + 1))
  for (let row = 0; row < height; row++) {
    rows.set(rgb.subarray(row * width * 3, (row + 1) * width * 3), row * (width * 3 + 1) + 1)
  }
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ])
}

/** Frames one chunk with its length and check sum. */
export function chunk(name: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(name, "latin1"), data])
  const framed = Buffer.alloc(typed.length + 8)
  framed.writeUInt32BE(data.length, 0)
  framed.set(typed, 4)
  framed.writeUInt32BE(crc32(typed), typed.length + 4)
  return framed
}
