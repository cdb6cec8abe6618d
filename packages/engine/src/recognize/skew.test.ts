import { expect, test } from "vitest"
import type { GreyImage } from "./grey-image.ts"
import { findSkew } from "./skew.ts"
import { straighten } from "./straighten.ts"
import { aPageOfLines } from "../../test/builders/line-image.ts"

test.each([-7, -5, -3, -2, -1, 1, 2, 3, 5, 7])("lines that fall by %d degrees are measured", (degrees) => {
  expect(findSkew(straighten(aPageOfLines(), -degrees))).toBeCloseTo(degrees, 0.5)
})

test("lines are measured on a long strip, on a small image and on a large one", () => {
  for (const size of [
    { width: 400, height: 1600 },
    { width: 300, height: 400 },
    { width: 1800, height: 2400 },
  ]) {
    expect(findSkew(straighten(aPageOfLines(size), -3))).toBeCloseTo(3, 0.5)
  }
})

test("shadows and a dark table around the paper do not change the slope", () => {
  const { width, height, pixels } = straighten(aPageOfLines(), -3)
  const shaded = pixels.map((grey, at) => grey * (0.4 + (0.6 * (at % width)) / width))
  expect(findSkew({ width, height, pixels: shaded })).toBeCloseTo(3, 0.5)
  const around = pixels.map((grey, at) => (at % width < 80 || at < 80 * width ? 20 : grey))
  expect(findSkew({ width, height, pixels: around })).toBeCloseTo(3, 0.5)
})

test("a straight page, and one that is nearly straight, has no skew", () => {
  expect(findSkew(aPageOfLines())).toBe(0)
  expect(findSkew(straighten(aPageOfLines(), 0.2))).toBe(0)
})

test("blank paper, noise and sideways lines have no skew", () => {
  const [width, height] = [600, 750]
  const anImage = (greyOf: (at: number) => number): GreyImage => ({
    width,
    height,
    pixels: Uint8Array.from({ length: width * height }, (_, at) => greyOf(at)),
  })
  const lines = aPageOfLines({ width: height, height: width })
  const sideways = (at: number) => lines.pixels[(at % width) * height + Math.floor(at / width)] ?? 0
  let random = 1
  const noise = () => ((random = (random * 16_807) % 2_147_483_647) % 3 === 0 ? 0 : 255)
  for (const greyOf of [() => 255, () => 0, noise, sideways]) expect(findSkew(anImage(greyOf))).toBe(0)
  expect(findSkew({ width: 1, height: 1, pixels: Uint8Array.of(0) })).toBe(0)
})
