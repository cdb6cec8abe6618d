import { crc32, inflateSync } from "node:zlib"
import { expect, test } from "vitest"
import { encodePng } from "./encode-png.ts"

const pixels = { width: 1, height: 2, channels: 3, bytes: Uint8Array.of(1, 2, 3, 4, 5, 6) } as const

/** Splits a PNG file into the content of its chunks, and checks each checksum. */
function chunksOf(png: Buffer): Map<string, Buffer> {
  const chunks = new Map<string, Buffer>()
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at)
    const typed = png.subarray(at + 4, at + 8 + length)
    expect(png.readUInt32BE(at + 8 + length)).toBe(crc32(typed))
    chunks.set(typed.subarray(0, 4).toString("latin1"), typed.subarray(4))
    at += length + 12
  }
  return chunks
}

test("a PNG holds each row as the differences from the row above, in chunks with valid checksums", () => {
  const png = encodePng(pixels)
  expect(png.subarray(1, 4).toString("latin1")).toBe("PNG")
  const chunks = chunksOf(png)
  expect([...chunks.keys()]).toEqual(["IHDR", "IDAT", "IEND"])
  expect([...inflateSync(chunks.get("IDAT") ?? Buffer.alloc(0))]).toEqual([2, 1, 2, 3, 2, 3, 3, 3])
})

test("a resolution is written in pixels per metre, in both directions", () => {
  const resolution = chunksOf(encodePng(pixels, { dpi: 300 })).get("pHYs")
  expect([resolution?.readUInt32BE(0), resolution?.readUInt32BE(4), resolution?.[8]]).toEqual([11_811, 11_811, 1])
})
