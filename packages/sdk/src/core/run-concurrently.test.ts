import { setTimeout as sleep } from "node:timers/promises"
import { expect, test } from "vitest"
import { readAll } from "../../test/samples.ts"
import { runConcurrently } from "./run-concurrently.ts"

test("every item is processed once, with at most so many at a time, and results come as they end", async () => {
  let running = 0
  let most = 0
  const others = Promise.withResolvers<void>()
  const work = async (item: number) => {
    most = Math.max(most, ++running)
    await (item === 0 ? others.promise : sleep(1))
    running--
    if (item === 4) others.resolve()
    return item
  }
  const results: number[] = []
  for await (const item of runConcurrently([0, 1, 2, 3, 4], 2, undefined, work)) results.push(item)
  expect(results).toHaveLength(5)
  expect(new Set(results)).toStrictEqual(new Set([0, 1, 2, 3, 4]))
  expect(results.at(-1)).toBe(0)
  expect(most).toBe(2)
})

test("results that end at the same moment are all yielded", async () => {
  const results: number[] = []
  for await (const item of runConcurrently([1, 2, 3], 3, undefined, async (each) => each)) results.push(item)
  expect(results).toStrictEqual([1, 2, 3])
})

test("no item is read before there is a place for it", async () => {
  const read: number[] = []
  function* items() {
    for (let item = 0; item < 9; item++) {
      read.push(item)
      yield item
    }
  }
  for await (const _ of runConcurrently(items(), 2, undefined, async (item) => item)) break
  expect(read.length).toBeLessThanOrEqual(3)
})

test("a consumer that stops aborts the tasks under way and closes the source", async () => {
  const aborted: number[] = []
  let isClosed = false
  async function* items() {
    try {
      yield* [0, 1, 2]
    } finally {
      isClosed = true
    }
  }
  const work = async (item: number, _: number, signal: AbortSignal) => {
    if (item === 0) return sleep(20, item)
    await sleep(60_000, undefined, { signal }).catch(() => aborted.push(item))
    return item
  }
  for await (const _ of runConcurrently(items(), 3, undefined, work)) break
  expect(isClosed).toBe(true)
  expect(aborted.length).toBeGreaterThan(0)
})

test("a source that throws ends the run with its error", async () => {
  async function* items() {
    yield 1
    throw new Error("folder gone")
  }
  const all = readAll(runConcurrently(items(), 2, undefined, async (item) => item))
  await expect(all).rejects.toThrow("folder gone")
})

test("an empty source yields nothing", async () => {
  expect(await readAll(runConcurrently([], 2, undefined, async (item) => item))).toStrictEqual([])
})

async function* hanging() {
  yield 1
  await new Promise(() => {})
}

test("a consumer that stops is not held by a source that waits for its next item", async () => {
  const results: number[] = []
  for await (const item of runConcurrently(hanging(), 2, undefined, async (each) => each)) {
    results.push(item)
    break
  }
  expect(results).toStrictEqual([1])
})

test("an abort ends a run that waits for the next item of its source", async () => {
  const controller = new AbortController()
  const run = async () => {
    for await (const _ of runConcurrently(hanging(), 2, controller.signal, async (each) => each))
      setImmediate(() => controller.abort(new Error("enough")))
  }
  await expect(run()).rejects.toThrow("enough")
})
