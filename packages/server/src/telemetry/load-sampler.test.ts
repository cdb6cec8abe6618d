import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { LoadSampler } from "./load-sampler.ts"

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const load = { waiting: 3, inWork: 1, oldestWaitingSeconds: 7, connections: [{ state: "idle", count: 4 }] }

function setUp(answer: () => Promise<typeof load>) {
  const log = { reads: 0, warnings: 0 }
  const read = () => {
    log.reads++
    return answer()
  }
  const logger = {
    debug: () => undefined,
    info: () => undefined,
    warn: () => void log.warnings++,
    error: () => undefined,
  }
  return { log, sampler: new LoadSampler(read, logger) }
}

test("any number of scrapes within five seconds cost the database one query", async () => {
  const { sampler, log } = setUp(async () => load)
  const samples = await Promise.all([sampler.sample(), sampler.sample(), sampler.sample()])
  expect(samples[2]).toMatchObject(load)
  await vi.advanceTimersByTimeAsync(4_999)
  await sampler.sample()
  expect(log.reads).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  await sampler.sample()
  expect(log.reads).toBe(2)
})

test("a database that is silent for two seconds is away, and a failing one at once, with one warning each", async () => {
  const silent = setUp(() => new Promise(() => undefined))
  const answer = silent.sampler.sample()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await answer).toBeUndefined()
  const failing = setUp(() => Promise.reject(new Error("away")))
  expect(await failing.sampler.sample()).toBeUndefined()
  expect([silent.log.warnings, failing.log.warnings]).toEqual([1, 1])
  expect(vi.getTimerCount()).toBe(0)
})
