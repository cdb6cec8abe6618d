import { setImmediate } from "node:timers/promises"
import { expect, test } from "vitest"
import { batchPerTick } from "./batch-per-tick.ts"

test("lookups of one tick share a query by group, and its result includes what happened after the first of them", async () => {
  const queried: [group: string, keys: readonly string[]][] = []
  let state = "before"
  const find = batchPerTick(async (group: string, keys) => {
    queried.push([group, keys])
    return new Map(keys.map((key) => [key, `${group} ${key} ${state}`]))
  })
  const first = find("one", "a")
  state = "after"
  const found = await Promise.all([first, find("one", "a"), find("one", "b"), find("other", "a")])
  expect(found).toEqual(["one a after", "one a after", "one b after", "other a after"])
  expect(queried).toEqual([
    ["one", ["a", "b"]],
    ["other", ["a"]],
  ])
})

test("a key that was not found is undefined for its callers alone", async () => {
  const find = batchPerTick(async () => new Map([["a", 1]]))
  expect(await Promise.all([find("", "a"), find("", "b")])).toEqual([1, undefined])
})

test("a lookup during a query gets a query of its own", async () => {
  const queries: ((result: string) => void)[] = []
  const find = batchPerTick(async () => {
    const result = await new Promise<string>((resolve) => queries.push(resolve))
    return new Map([["a", result]])
  })
  const first = find("", "a")
  await setImmediate()
  await setImmediate()
  expect(queries).toHaveLength(1)
  const second = find("", "a")
  await setImmediate()
  await setImmediate()
  expect(queries).toHaveLength(2)
  queries[1]?.("revoked")
  queries[0]?.("good")
  expect(await Promise.all([first, second])).toEqual(["good", "revoked"])
})

test("many keys of one tick are several queries of at most 32", async () => {
  const sizes: number[] = []
  const find = batchPerTick(async (_group: string, keys) => {
    sizes.push(keys.length)
    return new Map(keys.map((key) => [key, key]))
  })
  const keys = Array.from({ length: 70 }, (_, index) => String(index))
  expect(await Promise.all(keys.map((key) => find("", key)))).toEqual(keys)
  expect(sizes).toEqual([32, 32, 6])
})

test("a failed query fails for all its callers, and the next lookup sends a new one", async () => {
  let count = 0
  const find = batchPerTick(async () => {
    count++
    if (count === 1) throw new Error("unavailable")
    return new Map([["a", count]])
  })
  expect(await Promise.allSettled([find("", "a"), find("", "b")])).toMatchObject(
    Array.from({ length: 2 }, () => ({ status: "rejected", reason: { message: "unavailable" } })),
  )
  expect(await find("", "a")).toBe(2)
})
