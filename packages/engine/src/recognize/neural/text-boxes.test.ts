import { expect, test } from "vitest"
import { findTextBoxes, type TextMap } from "./text-boxes.ts"

/** Creates a map with a probability at each pixel. */
function aMap(width: number, height: number, probabilityAt: (x: number, y: number) => number): TextMap {
  const probabilities = Float32Array.from({ length: width * height }, (_, at) =>
    probabilityAt(at % width, Math.floor(at / width)),
  )
  return { width, height, probabilities }
}

test("each line becomes a box that is larger than the region by the margin that the detector removes", () => {
  const isText = (x: number, y: number) => x >= 20 && x < 60 && ((y >= 10 && y < 18) || (y >= 30 && y < 38))
  const boxes = findTextBoxes(aMap(80, 48, (x, y) => (isText(x, y) ? 0.9 : 0.1)))
  // 40 by 8 pixels, enlarged on each side by area times 1.6 over perimeter: 5.33.
  expect(boxes).toHaveLength(2)
  for (const [index, box] of boxes.entries()) {
    expect(box.x).toBeCloseTo(40)
    expect(box.y).toBeCloseTo(14 + 20 * index)
    expect(box.width).toBeCloseTo(50.67, 1)
    expect(box.height).toBeCloseTo(18.67, 1)
    expect(box.angle).toBeCloseTo(0)
  }
})

test("a line that rises or falls slightly has its direction, a steep one has none", () => {
  const along = (slope: number) =>
    findTextBoxes(
      aMap(120, 120, (x, y) => (x >= 20 && x < 100 && Math.abs(y - 60 - slope * (x - 60)) <= 4 ? 0.9 : 0)),
    ).map(({ angle }) => angle)
  expect(along(0.1)).toEqual([expect.closeTo(Math.atan(0.1), 1)])
  expect(along(-0.2)).toEqual([expect.closeTo(-Math.atan(0.2), 1)])
  expect(along(1)).toEqual([0])
})

test("specks, thin lines and regions of low probability are no text", () => {
  expect(findTextBoxes(aMap(40, 40, (x, y) => (x < 2 && y < 2 ? 0.9 : 0)))).toEqual([])
  expect(findTextBoxes(aMap(40, 40, (_, y) => (y === 5 ? 0.9 : 0)))).toEqual([])
  expect(findTextBoxes(aMap(40, 40, (x, y) => (x > 5 && x < 30 && y > 5 && y < 15 ? 0.4 : 0)))).toEqual([])
})

test("a map of noise gives no more boxes than a page has lines", () => {
  const boxes = findTextBoxes(aMap(640, 640, (x, y) => (x % 5 < 3 && y % 5 < 3 ? 1 : 0)))
  expect(boxes).toHaveLength(1_000)
})
