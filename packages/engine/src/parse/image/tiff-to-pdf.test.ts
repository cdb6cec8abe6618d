import { deflateSync } from "node:zlib"
import { expect, test } from "vitest"
import { inkIn, pngPixels } from "../../../test/builders/png-pixels.ts"
import { aTiffImage, type TiffTags } from "../../../test/builders/tiff-image.ts"
import { drawPng } from "../../inspect/draw-page.ts"
import { withPdf } from "../pdf/open-pdf.ts"
import { parsePdf } from "../pdf/parse-pdf.ts"
import type { Recognizer } from "../../recognize/recognizer.ts"
import { readImageSizes } from "./read-image-sizes.ts"
import { drawableTiffPages, tiffToPdf } from "./tiff-to-pdf.ts"

const side = 32
/** A black rectangle from (4, 8) to (20, 24) of 32 × 32 pixels. */
const isBlack = (x: number, y: number): boolean => x >= 4 && x < 20 && y >= 8 && y < 24

const bytesOf = (left: number, top: number, width: number, height: number, pixel: (x: number, y: number) => number[]) =>
  Buffer.from(
    Array.from({ length: height }, (_, row) =>
      Array.from({ length: width }, (_, column) => pixel(left + column, top + row)),
    ).flat(2),
  )
const grey = (x: number, y: number): number[] => [isBlack(x, y) ? 0 : 255]
const whiteZero = (x: number, y: number): number[] => [isBlack(x, y) ? 255 : 0]
const rgb = (x: number, y: number): number[] => (isBlack(x, y) ? [0, 0, 0] : [255, 255, 255])
const whole = (pixel: (x: number, y: number) => number[]) => bytesOf(0, 0, side, side, pixel)
/** Rows of one bit a pixel, 1 for black. */
const bits = Buffer.from(
  Array.from({ length: side }, (_, y) =>
    Array.from({ length: side / 8 }, (_, byte) =>
      Array.from({ length: 8 }, (_, bit) => (isBlack(8 * byte + bit, y) ? 128 >> bit : 0)).reduce((a, b) => a + b),
    ),
  ).flat(),
)
/** Each row as one literal run (TIFF 6.0 section 9). */
const packed = Buffer.concat(
  Array.from({ length: side }, (_, y) => Buffer.concat([Buffer.from([3]), bits.subarray(4 * y, 4 * y + 4)])),
)
/** The same picture by another program, in CCITT Group 4. */
const group4 = Buffer.from("ff360bfffffffffffe3fe0020020", "hex")
const reversed = group4.map((byte) =>
  Number.parseInt(byte.toString(2).padStart(8, "0").split("").toReversed().join(""), 2),
)

const size: TiffTags = { 256: [side], 257: [side] }
const greyTags: TiffTags = { ...size, 258: [8], 262: [1] }
const bitTags: TiffTags = { ...size, 258: [1], 262: [0] }

const word = { text: "4711", left: 1, top: 1, width: 9, height: 9, line: 1, confidence: 0.9 }
const firstPage = [{ index: 0, dpi: 72 }]

async function pixelsOf(tiff: Uint8Array, index = 0): Promise<ReturnType<typeof pngPixels> | undefined> {
  const pdf = tiffToPdf(tiff, [{ index, dpi: 72 }])
  if (pdf === undefined) return undefined
  return withPdf(pdf, 1, (open) => pngPixels(drawPng(open, { number: 1, width: side, height: side }, 64)))
}

test.each([
  ["samples of 8 bits", greyTags, [whole(grey)]],
  ["samples of 8 bits where white is zero", { ...greyTags, 262: [0] }, [whole(whiteZero)]],
  ["single bits", bitTags, [bits]],
  ["a palette", { ...size, 258: [1], 262: [3], 320: [65535, 0, 65535, 0, 65535, 0] }, [bits]],
  ["three colours", { ...size, 258: [8, 8, 8], 262: [2], 277: [3] }, [whole(rgb)]],
  ["PackBits", { ...bitTags, 259: [32773] }, [packed]],
  ["Group 4", { ...bitTags, 259: [4] }, [group4]],
  ["Group 4 in the other order of bits", { ...bitTags, 259: [4], 266: [2] }, [reversed]],
  ["Deflate", { ...greyTags, 259: [8] }, [deflateSync(whole(grey))]],
  [
    "strips, the last of which is shorter",
    { ...greyTags, 259: [8], 278: [12] },
    [0, 12, 24].map((top) => deflateSync(bytesOf(0, top, side, Math.min(12, side - top), grey))),
  ],
] satisfies [string, TiffTags, Uint8Array[]][])("a page of %s is drawn", async (_, tags, data) => {
  const tiff = aTiffImage([{ tags, data }])
  const png = await pixelsOf(tiff)
  expect(drawableTiffPages(tiff, 9)).toEqual([true])
  expect(png).toMatchObject({ width: 64, height: 64 })
  if (png === undefined) return
  expect(inkIn(png, [5, 9, 19, 23], side)).toBe(1)
  expect(inkIn(png, [0, 0, side, side], side)).toBeCloseTo(0.25, 1)
})

test("tiles that are filled up beyond the page are cut off", async () => {
  const places = [0, 24].flatMap((top) => [0, 24].map((left) => [left, top] as const))
  const data = places.map(([left, top]) => deflateSync(bytesOf(left, top, 24, 24, grey)))
  const png = await pixelsOf(
    aTiffImage([{ tags: { ...greyTags, 259: [8], 322: [24], 323: [24] }, data, isTiled: true }]),
  )
  if (png === undefined) throw new Error("not drawn")
  expect(inkIn(png, [5, 9, 19, 23], side)).toBe(1)
  expect(inkIn(png, [0, 0, side, side], side)).toBeCloseTo(0.25, 1)
})

test("pages are drawn one by one, as their orientation says", async () => {
  const upright = { tags: greyTags, data: [whole(grey)] }
  const turned = { tags: { ...greyTags, 274: [6] }, data: [whole(grey)] }
  const tiff = aTiffImage([upright, turned])
  const png = await pixelsOf(tiff, 1)
  if (png === undefined) throw new Error("not drawn")
  // (4, 8) to (20, 24), turned clockwise.
  expect(inkIn(png, [9, 5, 23, 19], side)).toBe(1)
  expect(await pixelsOf(tiff, 2)).toBeUndefined()
})

test("pages share one PDF, each with its own resolution", async () => {
  const pages = [greyTags, { ...greyTags, 257: [8], 274: [6] }].map((tags) => ({ tags, data: [whole(grey)] }))
  const pdf = tiffToPdf(
    aTiffImage(pages),
    pages.map((_, index) => ({ index, dpi: 72 * (index + 1) })),
  )
  if (pdf === undefined) throw new Error("not wrapped")
  const recognizer: Recognizer = { recognize: () => Promise.resolve({ type: "recognized", pages: [[word]] }) }
  const read = await parsePdf(pdf, 2, { recognizer })
  expect(read.pages.map(({ width, height }) => [width, height])).toEqual([
    [side, side],
    [4, side / 2],
  ])
})

test("a page without an equivalent leaves the whole file to others", () => {
  const pages = [greyTags, { ...greyTags, 274: [2] }].map((tags) => ({ tags, data: [whole(grey)] }))
  const file = aTiffImage(pages)
  expect(tiffToPdf(file, firstPage)).toBeDefined()
  expect(tiffToPdf(file, [...firstPage, { index: 1, dpi: 72 }])).toBeUndefined()
})

// Security: 500 pages that share 50 MB would fill the memory.
test("pages that share their bytes are not copied", () => {
  const tags = { ...greyTags, 256: [1_000], 257: [1_000] }
  const file = aTiffImage([{ tags, data: [Buffer.alloc(1_000_000)] }])
  const wrap = (pages: number) =>
    tiffToPdf(
      file,
      Array.from({ length: pages }, () => ({ index: 0, dpi: 72 })),
    )
  expect(wrap(1)?.length).toBeGreaterThan(1_000_000)
  expect(wrap(100)?.length).toBeUndefined()
})

test("the size of a page that is stored on its side is that of the upright page", () => {
  const tags = { ...greyTags, 257: [8], 274: [8] }
  expect(readImageSizes("tiff", aTiffImage([{ tags, data: [] }]), 9)).toMatchObject([{ width: 8, height: side }])
})

test.each([
  ["16-bit samples", { ...size, 258: [16], 262: [1] }],
  ["an alpha channel", { ...size, 258: [8, 8, 8, 8], 262: [2], 277: [4] }],
  ["an unknown compression", { ...greyTags, 259: [34712] }],
  ["planes of colours", { ...size, 258: [8, 8, 8], 262: [2], 277: [3], 284: [2] }],
  ["a mirrored page", { ...greyTags, 274: [2] }],
] satisfies [string, TiffTags][])("a page with %s is not drawn", (_, tags) => {
  const tiff = aTiffImage([{ tags, data: [whole(grey)] }])
  expect(tiffToPdf(tiff, firstPage)).toBeUndefined()
  expect(drawableTiffPages(tiff, 9)).toEqual([false])
})

// Security: 16,000 strips that share 1 MB would fill the memory.
test("strips that share their bytes are not copied", () => {
  const tags = { ...greyTags, 257: [16_000], 278: [1] }
  const data = Array.from({ length: 16_000 }, (_, index) => Buffer.alloc(index === 0 ? 1_000_000 : 1))
  expect(tiffToPdf(aTiffImage([{ tags, data }]), firstPage)).toBeDefined()
  expect(tiffToPdf(aTiffImage([{ tags, data, sizes: data.map(() => 1_000_000) }]), firstPage)).toBeUndefined()
})

test("files that point beyond their end are not drawn", () => {
  expect(tiffToPdf(aTiffImage([{ tags: greyTags, data: [whole(grey)], sizes: [2 ** 31] }]), firstPage)).toBeUndefined()
  expect(tiffToPdf(Buffer.from("II*\0\xff\0\0\0", "latin1"), firstPage)).toBeUndefined()
})
