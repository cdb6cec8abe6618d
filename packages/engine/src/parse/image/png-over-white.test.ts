import { crc32, deflateSync } from "node:zlib"
import { expect, test } from "vitest"
import { pngPixels } from "../../../test/builders/png-pixels.ts"
import { drawPng } from "../../inspect/draw-page.ts"
import { withPdf } from "../pdf/open-pdf.ts"
import { pngOverWhite } from "./png-over-white.ts"

const chunk = (type: string, body: Uint8Array): Buffer => {
  const content = Buffer.concat([Buffer.from(type), body])
  const framed = Buffer.alloc(content.length + 8)
  framed.writeUInt32BE(body.length, 0)
  framed.set(content, 4)
  framed.writeUInt32BE(crc32(content), content.length + 4)
  return framed
}

interface Header {
  readonly width: number
  readonly height: number
  readonly bits?: number
  readonly colorType?: number
  readonly interlace?: number
}

function aPng({ width, height, bits = 8, colorType = 6, interlace = 0 }: Header, rows: Uint8Array): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([bits, colorType, 0, 0, interlace], 8)
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([start, chunk("IHDR", header), chunk("IDAT", deflateSync(rows)), chunk("IEND", Buffer.alloc(0))])
}

/** Draws an image of 2 × 2 pixels as one of 2 × 2, and returns the darkness of its pixels. */
async function darknessOf(png: Uint8Array): Promise<number[] | undefined> {
  const pdf = pngOverWhite(png, 72)
  if (pdf === undefined) return undefined
  const picture = await withPdf(pdf, 1, (open) => pngPixels(drawPng(open, { number: 1, width: 2, height: 2 }, 2)))
  return [0, 1].flatMap((y) => [0, 1].map((x) => picture.darkness(x, y)))
}

const black = [0, 0, 0, 255]
const clear = [0, 0, 0, 0]
const half = [0, 0, 0, 128]

test("transparent pixels are blended with white", async () => {
  const rows = Buffer.from([0, ...black, ...clear, 0, ...half, ...black].flat())
  const [first = 0, second = 0, third = 0, fourth = 0] = (await darknessOf(aPng({ width: 2, height: 2 }, rows))) ?? []
  expect([first, second, fourth]).toEqual([255, 0, 255])
  expect(third).toBeGreaterThan(120)
  expect(third).toBeLessThan(136)
})

test.each([
  ["from the left", 1, [...black, 0, 0, 0, 1, ...black, 0, 0, 0, 1]],
  ["from above", 2, [...black, ...clear, 0, 0, 0, 0, ...clear]],
  ["from the mean", 3, [...black, 0, 0, 0, 129, 0, 0, 0, 128, 0, 0, 0, 128]],
  ["by Paeth", 4, [...black, 0, 0, 0, 1, ...clear, ...clear]],
])("pixels that are predicted %s are read", async (_, type, bytes) => {
  const rows = Buffer.from([type, ...bytes.slice(0, 8), type, ...bytes.slice(8)])
  const expected = { 1: [255, 0, 255, 0], 2: [255, 0, 255, 0], 3: [255, 0, 255, 255], 4: [255, 0, 255, 0] }[type]
  expect(await darknessOf(aPng({ width: 2, height: 2 }, rows))).toEqual(expected)
})

test("grey samples of 16 bits are read", async () => {
  const rows = Buffer.from([0, 0, 0, 255, 255, 0, 0, 0, 0, 0, 255, 255, 255, 255, 0, 0, 255, 255])
  expect(await darknessOf(aPng({ width: 2, height: 2, bits: 16, colorType: 4 }, rows))).toEqual([255, 0, 0, 255])
})

test("PNGs without an alpha channel, interlaced and damaged ones are left to others", () => {
  const rows = Buffer.from([0, ...black, ...clear, 0, ...half, ...black].flat())
  expect(pngOverWhite(aPng({ width: 2, height: 2, colorType: 2 }, rows), 72)).toBeUndefined()
  const interlaced = aPng({ width: 2, height: 2, interlace: 1 }, rows)
  expect(pngOverWhite(interlaced, 72)).toBeUndefined()
  expect(pngOverWhite(aPng({ width: 2, height: 3 }, rows), 72)).toBeUndefined()
})

// Security: the header decides how much is inflated.
test("pixels that inflate to more than the header says are not read", () => {
  expect(pngOverWhite(aPng({ width: 2, height: 2 }, Buffer.alloc(50_000_000)), 72)).toBeUndefined()
})
