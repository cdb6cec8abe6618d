import { expect, test } from "vitest"
import { readImageSizes } from "./read-image-sizes.ts"
import { aJpegHead, aPngHead, aTiff } from "@docsift/testing/files/image-headers"

const webp = (chunk: string, body: number[]) =>
  Buffer.concat([Buffer.from("RIFF\0\0\0\0WEBP"), Buffer.from(chunk), Buffer.alloc(4), Buffer.from(body)])

test("the size and resolution of a PNG are read", () => {
  expect(readImageSizes("png", aPngHead(800, 600), 10)).toEqual([{ width: 800, height: 600 }])
  const [size] = readImageSizes("png", aPngHead(800, 600, 11811), 10) ?? []
  expect(size?.dpi).toBeCloseTo(300, 1)
})

// Security: the program takes what is no image for a list of files to read.
test.each(["\u0089PNG\n/etc/secret.png\n", "\u0089PNG\r\n\u001a\nlist", ""])(
  "bytes that only start like a PNG are not one (%j)",
  (text) => {
    expect(readImageSizes("png", Buffer.from(text, "latin1"), 10)).toBeUndefined()
  },
)

test("the size, resolution and orientation of a JPEG are read", () => {
  expect(readImageSizes("jpeg", aJpegHead({ width: 640, height: 480, dpi: 150 }), 10)).toMatchObject([
    { width: 640, height: 480, dpi: 150, turns: 0 },
  ])
  for (const [orientation, turns] of [
    [3, 2],
    [6, 1],
    [8, 3],
    [1, 0],
  ] as const) {
    expect(readImageSizes("jpeg", aJpegHead({ width: 9, height: 8, orientation }), 10)).toMatchObject([{ turns }])
  }
})

test.each([
  "\u00ff\u00d8\u00ff",
  "\u00ff\u00d8\u00ff\u00e0\u0000\u0000",
  "\u00ff\u00d8\u00ff\u00da\u0000\u0004ab",
  "\u00ff\u00d8list",
])("a JPEG without a frame is rejected (%j)", (text) => {
  expect(readImageSizes("jpeg", Buffer.from(text, "latin1"), 10)).toBeUndefined()
})

test.each(["II", "MM"] as const)("a TIFF (%s) gives the size of every page", (order) => {
  const file = aTiff(order, [
    { width: 1728, height: 2200 },
    { width: 10, height: 20 },
  ])
  expect(readImageSizes("tiff", file, 10)).toEqual([
    { width: 1728, height: 2200, dpi: undefined },
    { width: 10, height: 20, dpi: undefined },
  ])
})

test("a TIFF with cyclic pages stops one page above the limit", () => {
  expect(readImageSizes("tiff", aTiff("II", [{ width: 1, height: 1 }], { isCyclic: true }), 5)).toHaveLength(6)
})

test("a TIFF with offsets beyond its end is rejected", () => {
  expect(readImageSizes("tiff", Buffer.from([0x49, 0x49, 0x2a, 0, 0xff, 0xff, 0, 0]), 5)).toBeUndefined()
})

test("the size of a WebP of each format is read", () => {
  expect(readImageSizes("webp", webp("VP8X", [0, 0, 0, 0, 0x1f, 3, 0, 0x57, 2, 0]), 1)).toEqual([
    { width: 800, height: 600 },
  ])
  expect(readImageSizes("webp", webp("VP8L", [0x2f, 0x1f, 0xc3, 0x95, 0]), 1)).toEqual([{ width: 800, height: 600 }])
  expect(readImageSizes("webp", webp("VP8 ", [0, 0, 0, 0x9d, 1, 0x2a, 0x20, 3, 0x58, 2]), 1)).toEqual([
    { width: 800, height: 600 },
  ])
  expect(readImageSizes("webp", webp("list", []), 1)).toBeUndefined()
})
