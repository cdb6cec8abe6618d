import { expect } from "vitest"
import { type Growth, type GrowthOptions, measureGrowth } from "./measure-growth.ts"

/** Twice the input may take 2.6 times the CPU time, which allows for caches, garbage collection and `n log n`. */
const maxFactor = 2.6
/** Retries for busy machines; a quadratic reader fails each time. */
const attempts = 3

/** Fails unless the CPU time of `run` grows about linearly with its size. */
export async function expectLinear(
  run: (size: number) => unknown,
  options: Omit<GrowthOptions, "enough">,
): Promise<void> {
  let growth: Growth | undefined
  for (let attempt = 0; attempt < attempts; attempt++) {
    growth = await measureGrowth(run, { ...options, enough: maxFactor })
    if (growth.factor <= maxFactor) return
  }
  expect(growth?.factor, `CPU time for one doubling of the input: ${JSON.stringify(growth)}`).toBeLessThanOrEqual(
    maxFactor,
  )
}
