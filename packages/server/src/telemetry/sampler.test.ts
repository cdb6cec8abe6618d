import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { Sampler } from "./sampler.ts"

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function setUp(read: () => Promise<number>, restFactor?: number) {
  const log = { reads: 0, warnings: 0 }
  const logger = { warn: () => void log.warnings++ }
  const counted = () => {
    log.reads++
    return read()
  }
  return {
    log,
    sampler: new Sampler({
      what: "the load",
      read: counted,
      logger,
      ...(restFactor === undefined ? {} : { restFactor }),
    }),
  }
}

test("any number of scrapes within five seconds cost one read", async () => {
  const { sampler, log } = setUp(async () => 7)
  const samples = await Promise.all([sampler.sample(), sampler.sample(), sampler.sample()])
  expect(samples[2]).toMatchObject({ value: 7 })
  await vi.advanceTimersByTimeAsync(4_999)
  await sampler.sample()
  expect(log.reads).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  await sampler.sample()
  expect(log.reads).toBe(2)
})

test("with a rest factor of twenty, a read that takes a second is repeated after twenty seconds, so that a long queue is not counted all the time", async () => {
  const { sampler, log } = setUp(() => new Promise((resolve) => setTimeout(() => resolve(7), 1_000)), 20)
  const first = sampler.sample()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await first).toEqual({ value: 7, seconds: 1 })
  await vi.advanceTimersByTimeAsync(18_999)
  await sampler.sample()
  expect(log.reads).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  void sampler.sample()
  expect(log.reads).toBe(2)
})

test("a read that takes two seconds or fails returns no sample, with one warning each", async () => {
  const hanging = setUp(() => new Promise(() => undefined))
  const sample = hanging.sampler.sample()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await sample).toBeUndefined()
  const failing = setUp(() => Promise.reject(new Error("unavailable")))
  expect(await failing.sampler.sample()).toBeUndefined()
  expect([hanging.log.warnings, failing.log.warnings]).toEqual([1, 1])
  expect(vi.getTimerCount()).toBe(0)
})

test("a read that hangs is not started a second time, and the next sample has its result once it arrives", async () => {
  const { promise, resolve } = Promise.withResolvers<number>()
  const { sampler, log } = setUp(() => promise)
  for (let scrape = 0; scrape < 3; scrape++) {
    const sample = sampler.sample()
    await vi.advanceTimersByTimeAsync(5_000)
    expect(await sample).toBeUndefined()
  }
  expect(log.reads).toBe(1)
  const sample = sampler.sample()
  resolve(9)
  expect(await sample).toMatchObject({ value: 9 })
})
