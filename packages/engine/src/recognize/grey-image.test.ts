import { expect, test } from "vitest"
import { greyAt, readPgm, shrink } from "./grey-image.ts"

const aPgm = (header: string, pixels: readonly number[]) => Buffer.concat([Buffer.from(header), Buffer.from(pixels)])

test("a PGM file is read, and anything else is not", () => {
  expect(readPgm(aPgm("P5\n2 1\n255\n", [7, 9]))).toEqual({ width: 2, height: 1, pixels: Buffer.from([7, 9]) })
  expect(readPgm(aPgm("P5\n2 2\n255\n", [7, 9]))).toBeUndefined()
  expect(readPgm(aPgm("P5\n0 1\n255\n", []))).toBeUndefined()
  expect(readPgm(aPgm("P5\n9999999 1\n255\n", [7]))).toBeUndefined()
  expect(readPgm(aPgm("P6\n1 1\n255\n", [7, 8, 9]))).toBeUndefined()
  expect(readPgm(new Uint8Array())).toBeUndefined()
})

test("each pixel of a smaller image is the mean of those it covers, and the sides are filled with white", () => {
  const image = { width: 4, height: 2, pixels: Uint8Array.from([0, 10, 20, 30, 40, 50, 60, 70]) }
  const { width, height, pixels } = shrink(image, 0.5, 4)
  expect([width, height]).toEqual([4, 4])
  expect([...pixels]).toEqual([25, 45, 255, 255, ...Array.from({ length: 12 }, () => 255)])
})

test("an image of one pixel stays one", () => {
  const { pixels } = shrink({ width: 1, height: 1, pixels: Uint8Array.of(80) }, 0.01, 2)
  expect([...pixels]).toEqual([80, 255, 255, 255])
})

test("between pixels the grey value is interpolated, outside it is that of the edge", () => {
  const image = { width: 2, height: 2, pixels: Uint8Array.from([0, 100, 200, 100]) }
  expect(greyAt(image, 0.5, 0)).toBe(50)
  expect(greyAt(image, 0, 0.5)).toBe(100)
  expect(greyAt(image, -5, 9)).toBe(200)
  expect(greyAt(image, 9, -5)).toBe(100)
})
