import { expect, test } from "vitest"
import { ReadingBudget } from "./reading-budget.ts"

function aBudget() {
  const budget = new ReadingBudget({ baseMs: 20_000, perPageMs: 2_000, perImageMs: 30_000 })
  let spentMs = 0
  const end = budget.run({ read: () => spentMs })
  return { budget, end, spend: (milliseconds: number) => (spentMs = milliseconds) }
}

test("a document with an unknown number of pages gets the base and one page", () => {
  const { budget, spend } = aBudget()
  spend(22_000)
  expect(budget.check()).toBeUndefined()
  spend(22_001)
  expect(budget.check()).toMatchObject({
    reason: "timeout",
    message: "Reading the file took more than 22 s of processor time (20 s + 2 s for its page).",
  })
})

test("each page and each recognized image raises the limit", () => {
  const { budget, spend } = aBudget()
  budget.allowPages(2)
  budget.allowPages(1)
  budget.allowImages(1)
  budget.allowImages(2)
  spend(114_000)
  expect(budget.check()).toBeUndefined()
  spend(114_001)
  expect(budget.check()?.message).toBe(
    "Reading the file took more than 114 s of processor time " +
      "(20 s + 2 s for each of its 2 pages + 30 s for each of its 3 recognized images).",
  )
})

test("stopped clocks count once, together with running ones", () => {
  const { budget, end, spend } = aBudget()
  spend(12_000)
  end()
  end()
  spend(100_000)
  budget.run({ read: () => 10_000 })
  expect(budget.check()).toBeUndefined()
  budget.run({ read: () => 1 })
  expect(budget.check()).toBeDefined()
})
