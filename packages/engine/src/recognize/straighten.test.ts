import { expect, test } from "vitest"
import { straighten } from "./straighten.ts"

test("a line that falls to the right becomes level", () => {
  const [width, height] = [200, 100]
  const fallen = Uint8Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [at % width, Math.floor(at / width)]
    return Math.abs(y - 50 - (x - 100) * Math.tan(Math.PI / 36)) < 2 ? 0 : 255
  })
  const level = straighten({ width, height, pixels: fallen }, 5)
  const dark = [...level.pixels.entries()].filter(([, grey]) => grey < 128)
  const rows = dark.map(([at]) => Math.floor(at / level.width) - level.height / 2)
  expect(dark.length).toBeGreaterThan(400)
  expect(Math.max(...rows.map(Math.abs))).toBeLessThan(4)
})

test("the image grows so that nothing is cut off, and is white where there was no page", () => {
  const { width, height, pixels } = straighten({ width: 200, height: 100, pixels: new Uint8Array(20_000) }, -3)
  expect([width, height]).toEqual([205, 111])
  expect([pixels[0], pixels[width - 1], pixels[(height >> 1) * width + (width >> 1)]]).toEqual([255, 255, 0])
  expect(pixels.filter((grey) => grey === 0).length).toBeGreaterThan(19_000)
})
