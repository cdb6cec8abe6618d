import { array, assert, integer, property, tuple } from "fast-check"
import { expect, test } from "vitest"
import { pairRows } from "./pair-rows.ts"

const total = (gain: readonly (readonly number[])[], pairs: readonly number[]): number =>
  pairs.reduce((sum, j, i) => sum + (gain[i]?.[j] ?? 0), 0)

/** Returns the best total over all assignments. */
function bestTotal(gain: readonly (readonly number[])[], row = 0, used: readonly number[] = []): number {
  const cells = gain[row]
  if (!cells) return 0
  const choices = cells.map((value, j) => (used.includes(j) ? 0 : value + bestTotal(gain, row + 1, [...used, j])))
  return Math.max(bestTotal(gain, row + 1, used), ...choices)
}

test("the pairing with the largest sum wins over the best first pair", () => {
  expect(
    pairRows([
      [2, 1],
      [2, 0],
    ]),
  ).toEqual([1, 0])
})

test("no other pairing of any small table has more right cells, and no row is used twice", () => {
  const matrix = tuple(integer({ min: 1, max: 5 }), integer({ min: 1, max: 5 })).chain(([n, m]) =>
    array(array(integer({ min: 0, max: 3 }), { minLength: m, maxLength: m }), {
      minLength: n,
      maxLength: n,
    }),
  )
  assert(
    property(matrix, (gain) => {
      const pairs = pairRows(gain)
      const used = pairs.filter((j) => j >= 0)
      expect(new Set(used).size).toBe(used.length)
      expect(total(gain, pairs)).toBe(bestTotal(gain))
    }),
  )
})

test("rows without a right cell stay unmatched, equal rows keep their order", () => {
  expect(pairRows([[0], [3]])).toEqual([-1, 0])
  expect(
    pairRows([
      [1, 1, 1],
      [1, 1, 1],
      [1, 1, 1],
    ]),
  ).toEqual([0, 1, 2])
  expect(pairRows([])).toEqual([])
  expect(pairRows([[], []])).toEqual([-1, -1])
})

test("the rows of a long table are paired exactly", () => {
  const count = 1200
  const gain = Array.from({ length: count }, (_, i) =>
    Array.from({ length: count }, (_, j) => (j === (i + 3) % count ? 4 : (i * 7 + j) % 5 === 0 ? 1 : 0)),
  )
  expect(total(gain, pairRows(gain))).toBe(4 * count)
})
