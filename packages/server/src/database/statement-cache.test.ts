import { expect, test } from "vitest"
import { StatementCache } from "./statement-cache.ts"

function cacheOf(options: { capacity?: number; maxRuns?: number }) {
  const cache = new StatementCache<undefined>({ capacity: 2, maxRuns: 10, ...options })
  const add = (text: string) => {
    const name = cache.newName()
    cache.add(text, { name, description: undefined })
    return name
  }
  return { cache, add }
}

test("the statement that was run least recently makes room, and its name is returned once to be closed", () => {
  const { cache, add } = cacheOf({ capacity: 2 })
  const [first, second] = [add("select 1"), add("select 2")]
  expect(cache.use("select 1")?.name).toBe(first)
  add("select 3")
  expect(cache.use("select 2")).toBeUndefined()
  expect(cache.use("select 1")?.name).toBe(first)
  expect(cache.takeDropped()).toEqual([second])
  expect(cache.takeDropped()).toEqual([])
})

test("a statement is parsed again after its runs, under another name", () => {
  const { cache, add } = cacheOf({ maxRuns: 2 })
  const name = add("select 1")
  expect([cache.use("select 1")?.name, cache.use("select 1")?.name]).toEqual([name, name])
  expect(cache.use("select 1")).toBeUndefined()
  expect(cache.takeDropped()).toEqual([name])
  expect(add("select 1")).not.toBe(name)
})

test("clearing drops every statement", () => {
  const { cache, add } = cacheOf({})
  const names = [add("select 1"), add("select 2")]
  cache.clear()
  expect(cache.use("select 1")).toBeUndefined()
  expect(cache.takeDropped()).toEqual(names)
})
