import { expect, test } from "vitest"
import { aContext, aPage, type Print } from "../../test/builders/page.ts"
import { findBlocks } from "./find-blocks.ts"
import type { Box } from "../document.ts"

const at = (x: number, y: number, text: string, more: Partial<Print> = {}): Print => ({ text, x, y, ...more })

function blocksOf(prints: readonly Print[], rulings: readonly Box[] = []): string[] {
  const blocks = findBlocks(aContext([aPage(prints, rulings)]))
  return blocks.map(({ segments }) => segments.map(({ text }) => text).join(" | "))
}

test("two blocks side by side never mix", () => {
  const prints = [
    at(50, 100, "Nordwind Handels GmbH"),
    at(300, 100, "Blaue Hüte KG"),
    at(50, 112, "Am Hang 3"),
    at(300, 112, "Gasse 4"),
    at(50, 124, "28195 Bremen"),
    at(300, 124, "69876 Frankfurt"),
  ]
  expect(blocksOf(prints)).toEqual([
    "Nordwind Handels GmbH | Am Hang 3 | 28195 Bremen",
    "Blaue Hüte KG | Gasse 4 | 69876 Frankfurt",
  ])
})

test("lines are aligned by the right edge as well", () => {
  const prints = [
    at(545, 100, "Nordwind GmbH", { isRight: true }),
    at(545, 112, "Am Hang 3", { isRight: true }),
    at(545, 124, "28195 Bremen", { isRight: true }),
  ]
  expect(blocksOf(prints)).toEqual(["Nordwind GmbH | Am Hang 3 | 28195 Bremen"])
})

test("a wider space than those before, or a ruling, ends a block", () => {
  const prints = [at(50, 100, "Nordwind GmbH"), at(50, 112, "Am Hang 3"), at(50, 134, "Telefon 0421 5551")]
  expect(blocksOf(prints)).toEqual(["Nordwind GmbH | Am Hang 3", "Telefon 0421 5551"])
  const lines = [at(50, 100, "Nordwind GmbH"), at(50, 118, "Am Hang 3")]
  expect(blocksOf(lines)).toEqual(["Nordwind GmbH | Am Hang 3"])
  expect(blocksOf(lines, [[40, 114, 300, 114.5]])).toEqual(["Nordwind GmbH", "Am Hang 3"])
})

test("wide leading keeps together what it sets apart evenly", () => {
  const prints = ["Nordwind GmbH", "Am Hang 3", "28195 Bremen"].map((text, index) => at(50, 100 + 24 * index, text))
  expect(blocksOf(prints)).toEqual(["Nordwind GmbH | Am Hang 3 | 28195 Bremen"])
})

test("rulings between lines of enormous type are not searched", () => {
  const size = 1e9
  const prints = Array.from({ length: 4 }, (_, index) => at(50, index * 2 * size, "Nordwind GmbH", { size }))
  const before = process.threadCpuUsage()
  expect(blocksOf(prints, [[50, 1, 550, 1]])).toHaveLength(4)
  const { user, system } = process.threadCpuUsage(before)
  expect((user + system) / 1000).toBeLessThan(1000)
})
