import { setImmediate } from "node:timers/promises"
import { expect, test } from "vitest"
import { mapBounded } from "./map-bounded.ts"

test("all tasks run, never more than the limit at once, and the results are in order", async () => {
  let running = 0
  let most = 0
  const results = await mapBounded([3, 1, 2, 5, 4], 2, async (turns) => {
    most = Math.max(most, ++running)
    for (let turn = 0; turn < turns; turn++) await setImmediate()
    running--
    return turns * 10
  })
  expect(results).toStrictEqual([30, 10, 20, 50, 40])
  expect(most).toBe(2)
})

test("an error of a task rejects the call", async () => {
  const failing = mapBounded([1], 1, () => Promise.reject(new Error("broken")))
  await expect(failing).rejects.toThrow("broken")
})
