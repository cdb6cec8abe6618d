import { expect } from "vitest"
import { type Growth, type GrowthOptions, measureGrowth } from "./measure-growth.ts"

/** Twice the input may take 2.6 times the CPU time, which allows for caches, garbage collection and `n log n`. */
const maxFactor = 2.6
/**
 * Retries for busy machines and code that V8 still optimises; a quadratic reader fails each time. With three, one of 15,000
 * tests failed in one of several whole runs: the first file of a worker measures code that was never run before.
 */
const attempts = 8

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
