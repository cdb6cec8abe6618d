import { expect, test } from "vitest"
import { anchorAt, indexAt, indexesNear, layoutPages, pointOf } from "./page-layout.ts"

const letters = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ page: index + 1, width: 612, height: 792, isDrawn: true }))

test("a page fits the frame; neither a receipt nor a page on a wide screen is enlarged more than reading needs", () => {
  expect(layoutPages(letters(1), 644, 1).pages[0]).toMatchObject({ left: 16, top: 16, scale: 1 })
  expect(layoutPages([{ page: 1, width: 200, height: 900, isDrawn: true }], 1032, 1).pages[0]?.scale).toBe(2.5)
  expect(layoutPages(letters(1), 2_400, 1).pages[0]?.scale).toBeCloseTo(1_100 / 612)
})

test("an enlarged page makes the column wider than the frame, and lies inside it", () => {
  const { pages, width } = layoutPages(letters(1), 644, 2)
  expect(width).toBe(612 * 2 + 32)
  expect(pages[0]?.left).toBe(16)
})

test("a page of text that is wider than the frame stays readable and begins at its left edge", () => {
  const { pages } = layoutPages([{ page: 1, width: 5_000, height: 300, isDrawn: false }], 644, 1)
  expect(pages[0]).toMatchObject({ left: 16, scale: 1.15 })
})

test("the page at a height is found, above the first and below the last one too", () => {
  const layout = layoutPages(letters(500), 644, 1)
  expect(indexAt(layout, -100)).toBe(0)
  expect(indexAt(layout, 16 + 7 * (792 + 16))).toBe(7)
  expect(indexAt(layout, 16 + 7 * (792 + 16) - 1)).toBe(6)
  expect(indexAt(layout, layout.height * 2)).toBe(499)
})

test("of 500 pages only a handful are drawn, wherever the frame is", () => {
  const layout = layoutPages(letters(500), 644, 1)
  for (const top of [0, 100_000, layout.height - 800]) {
    const [first, last] = indexesNear(layout, top, 800)
    expect(last - first).toBeLessThan(5)
    expect(layout.pages[first]?.top).toBeLessThanOrEqual(Math.max(16, top))
  }
})

test("what lies in the middle stays there when the zoom or the frame changes", () => {
  const before = layoutPages(letters(9), 644, 1)
  const after = layoutPages(letters(9), 900, 3)
  const anchor = anchorAt(before, 300, 3_000)
  const moved = pointOf(after, anchor)
  const found = anchorAt(after, moved.x, moved.y)
  expect(found.index).toBe(anchor.index)
  const back = pointOf(before, found)
  expect(back.x).toBeCloseTo(300)
  expect(back.y).toBeCloseTo(3_000)
})
