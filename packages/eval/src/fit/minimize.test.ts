import { expect, test } from "vitest"
import { minimize } from "./minimize.ts"

/** A long valley: the sum of index × (x − index)², and a coupling of neighbours. */
function valley(point: Float64Array, gradient: Float64Array): number {
  let value = 0
  gradient.fill(0)
  for (let index = 0; index < point.length; index++) {
    const scale = 10 ** index
    const distance = (point[index] ?? 0) - index
    value += (scale * distance * distance) / 2
    gradient[index] = scale * distance
  }
  return value
}

test("the minimum of a badly scaled function is found, with the same bits each time", () => {
  const found = minimize(valley, 5, { iterations: 200, tolerance: 1e-14 })
  for (const [index, each] of found.entries()) expect(each).toBeCloseTo(index, 4)
  expect(minimize(valley, 5, { iterations: 200, tolerance: 1e-14 })).toEqual(found)
})
