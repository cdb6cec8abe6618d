import { expect, test } from "vitest"
import { expectLinear } from "./expect-linear.ts"
import { measureGrowth } from "./measure-growth.ts"

let sink = 0
function spin(steps: number): void {
  for (let step = 0; step < steps; step++) sink = (sink * 31 + step) % 1_000_003
}

/** Work whose time is known, since a quadratic function takes 20 s until it is found. */
function steps(count: (size: number) => number) {
  let milliseconds = 0
  const run = (size: number) => void (milliseconds += count(size) / 100_000)
  return { run, clock: () => milliseconds }
}

test("a linear function passes", async () => {
  await expectLinear((size) => spin(size * 100), { maxSize: 1_000_000 })
})

test("a quadratic function is found", async () => {
  const { run, clock } = steps((size) => size * size)
  const { factor } = await measureGrowth(run, { maxSize: 1_000_000, enough: 2.6, clock })
  expect(factor).toBeCloseTo(4)
  await expect(expectLinear(run, { maxSize: 100_000, clock })).rejects.toThrow("CPU time for one doubling")
})

test("an exponential function is found before it hangs", async () => {
  const { factor } = await measureGrowth((size) => spin(2 ** Math.min(size, 27)), {
    minSize: 4,
    maxSize: 4096,
    enough: 2.6,
  })
  expect(factor).toBeGreaterThan(3)
})
