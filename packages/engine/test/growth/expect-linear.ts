import { expect } from "vitest"
import { type Growth, measureGrowth } from "./measure-growth.ts"

/** Twice the input may take 2.6 times the processor time: room for caches, garbage collection and `n log n`. */
const maxFactor = 2.6
/** A disturbed machine is given another chance; a quadratic reader fails each time. */
const attempts = 3

/** Fails unless the processor time of `run` grows about linearly with the size it is given. */
export async function expectLinear(
  run: (size: number) => unknown,
  options: { readonly minSize?: number; readonly maxSize: number },
): Promise<void> {
  let growth: Growth | undefined
  for (let attempt = 0; attempt < attempts; attempt++) {
    growth = await measureGrowth(run, options)
    if (growth.factor <= maxFactor) return
  }
  expect(growth?.factor, `processor time for one doubling of the input: ${JSON.stringify(growth)}`).toBeLessThanOrEqual(
    maxFactor,
  )
}
