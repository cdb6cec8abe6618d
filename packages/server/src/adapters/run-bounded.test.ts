import { expect, test } from "vitest"
import { runBounded } from "./run-bounded.ts"

test("every item is tried, at most three at a time, and the first error is thrown after the last has ended", async () => {
  const tried: number[] = []
  let [running, most] = [0, 0]
  const work = async (item: number) => {
    most = Math.max(most, ++running)
    await Promise.resolve()
    running--
    tried.push(item)
    if (item % 4 === 1) throw new Error(`item ${item}`)
  }
  await expect(runBounded([0, 1, 2, 3, 4, 5, 6, 7], 3, work)).rejects.toThrow("item 1")
  expect([most, running, tried.length]).toEqual([3, 0, 8])
  await runBounded([], 3, work)
})
