import { expect, test } from "vitest"
import type { Page, Word } from "../document.ts"
import { layoutDocument } from "./page-layout.ts"
import type { PageLayout } from "./layout.ts"

const SIZE = 10

/** Builds a page with a line of words at each baseline, and a rule below the last one. */
function aPage(number: number, baselines: readonly number[]): Page {
  const words = baselines.map((y): Word => ({
    text: `Line${y}`,
    box: [50, y - SIZE, 90, y],
    fontSize: SIZE,
    isBold: false,
    rotation: 0,
    confidence: 1,
  }))
  const last = baselines.at(-1) ?? 0
  return { number, width: 600, height: 800, words, rulings: [{ box: [50, last, 500, last], isHorizontal: true }] }
}

const layout = (...pages: readonly Page[]): PageLayout[] =>
  layoutDocument({ kind: "pdf", pages, grids: [], attachments: [] })

/** Returns lines at a distance, from a start. */
const lines = (count: number, pitch: number, start = 100): number[] =>
  Array.from({ length: count }, (_, index) => start + index * pitch)

const bottoms = ({ lines: all }: PageLayout | { lines: PageLayout["lines"] }): number[] => all.map(({ box }) => box[3])

test("lines that a design sets far apart are moved closer, and keep their height and their place on the page", () => {
  const [page] = layout(aPage(1, lines(8, 20)))
  const closeness = (page?.height ?? 0) / 800
  expect(closeness).toBeLessThan(0.8)
  expect(closeness).toBeCloseTo(1.35 / (20 / SIZE))
  const [first] = page?.lines ?? []
  expect((first?.box[3] ?? 0) - (first?.box[1] ?? 0)).toBe(SIZE)
  expect(first?.segments[0]?.words[0]?.source.box).toEqual([50, 90, 90, 100])
  expect(page?.rulings[0]?.box[1]).toBeCloseTo(page?.lines.at(-1)?.box[3] ?? 0)
})

test("the pages of a document are laid out alike", () => {
  const [first, second] = layout(aPage(1, lines(8, 20)), aPage(2, lines(2, 20)))
  const [upper = 0, lower = 0] = bottoms(first ?? { lines: [] })
  const [top = 0, next = 0] = bottoms(second ?? { lines: [] })
  expect(next - top).toBeCloseTo(lower - upper)
})

test("a few lines set as usual show that rows are far apart, and not the lines of texts", () => {
  const address = lines(5, 12)
  const rows = lines(20, 25, 200)
  const [page] = layout(aPage(1, [...address, ...rows]))
  expect(page?.height).toBe(800)
  expect(bottoms(page ?? { lines: [] })).toEqual([...address, ...rows])
})

test("rows that are far apart show nothing, and lines that are close stay below each other", () => {
  const asRow = (page: Page): Page => ({
    ...page,
    words: page.words.flatMap((word) =>
      [0, 150, 300].map((x) => ({
        ...word,
        box: [word.box[0] + x, word.box[1], word.box[2] + x, word.box[3]] as const,
      })),
    ),
  })
  expect(layout(asRow(aPage(1, lines(20, 20))))[0]?.height).toBe(800)
  const [page] = layout(aPage(1, [...lines(30, 20), 692]))
  const [last = 0, previous = 0] = bottoms(page ?? { lines: [] }).toReversed()
  expect(last - previous).toBeGreaterThan(SIZE)
})

test("too few lines show no spacing", () => {
  expect(layout(aPage(1, lines(3, 20)))[0]?.height).toBe(800)
})
