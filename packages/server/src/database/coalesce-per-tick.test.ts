import { setImmediate } from "node:timers/promises"
import { expect, test } from "vitest"
import { coalescePerTick } from "./coalesce-per-tick.ts"

test("lookups of one tick share a query by key, and its result includes what happened after the first of them", async () => {
  const queried: string[] = []
  let state = "before"
  const find = coalescePerTick(async (key) => {
    queried.push(key)
    return `${key} ${state}`
  })
  const first = find("a")
  state = "after"
  expect(await Promise.all([first, find("a"), find("b")])).toEqual(["a after", "a after", "b after"])
  expect(queried).toEqual(["a", "b"])
})

test("a lookup during a query gets a query of its own", async () => {
  const queries: ((result: string) => void)[] = []
  const find = coalescePerTick(() => new Promise<string>((resolve) => queries.push(resolve)))
  const first = find("a")
  await setImmediate()
  await setImmediate()
  expect(queries).toHaveLength(1)
  const second = find("a")
  await setImmediate()
  await setImmediate()
  expect(queries).toHaveLength(2)
  queries[1]?.("revoked")
  queries[0]?.("good")
  expect(await Promise.all([first, second])).toEqual(["good", "revoked"])
})

test("a failed query fails for all its callers, and the next lookup sends a new one", async () => {
  let count = 0
  const find = coalescePerTick(async () => {
    count++
    if (count === 1) throw new Error("unavailable")
    return count
  })
  expect(await Promise.allSettled([find("a"), find("a")])).toMatchObject(
    Array.from({ length: 2 }, () => ({ status: "rejected", reason: { message: "unavailable" } })),
  )
  expect(await find("a")).toBe(2)
})
