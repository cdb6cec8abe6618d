import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { ConnectionLimiter } from "./connection-limiter.ts"

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const outage = Object.assign(new Error("unavailable"), { code: "ECONNREFUSED" })

function setUp(permits = 1) {
  const database = { isUnavailable: true, probes: 0 }
  const limiter = new ConnectionLimiter({
    permits,
    waitMs: 1000,
    async probe() {
      database.probes++
      if (database.isUnavailable) throw outage
    },
  })
  return { limiter, database }
}

test("at most the configured permits are in use, and waiting callers get them in order", async () => {
  const { limiter } = setUp(2)
  expect([limiter.tryAcquire(), limiter.tryAcquire(), limiter.tryAcquire()]).toEqual([true, true, false])
  const order: string[] = []
  const waiting = ["a", "b"].map((name) => limiter.acquire().then(() => order.push(name)))
  limiter.release()
  // A released permit goes to the caller that waits, not to one that arrives at that moment.
  expect(limiter.tryAcquire()).toBe(false)
  limiter.release()
  await Promise.all(waiting)
  expect(order).toEqual(["a", "b"])
  expect(limiter.state()).toEqual({ inUse: 2, waiting: 0 })
})

test("a caller that waited too long fails, and the permit stays for the next one", async () => {
  const { limiter } = setUp()
  await limiter.acquire()
  const rejected = expect(limiter.acquire()).rejects.toMatchObject({ code: "ETIMEDOUT" })
  await vi.advanceTimersByTimeAsync(1000)
  await rejected
  limiter.release()
  expect(limiter.tryAcquire()).toBe(true)
})

test("an outage opens the circuit until a probe succeeds; other errors leave it closed", async () => {
  vi.useRealTimers()
  const { limiter, database } = setUp(2)
  expect(limiter.tryAcquire()).toBe(true)
  limiter.release(Object.assign(new Error("of the caller"), { code: "23505" }))
  expect([limiter.tryAcquire(), limiter.tryAcquire()]).toEqual([true, true])
  limiter.release(outage)
  expect(limiter.tryAcquire()).toBe(false)
  limiter.release(outage)
  await expect.poll(() => database.probes).toBeGreaterThan(2)
  expect(limiter.tryAcquire()).toBe(false)
  const waiting = limiter.acquire()
  database.isUnavailable = false
  await waiting
  expect(limiter.state()).toEqual({ inUse: 1, waiting: 0 })
})

test("closing the client ends the probing", async () => {
  const probe = vi.fn(() => Promise.reject(Object.assign(new Error("closed"), { code: "CONNECTION_ENDED" })))
  const limiter = new ConnectionLimiter({ permits: 1, waitMs: 1000, probe })
  expect(limiter.tryAcquire()).toBe(true)
  limiter.release(outage)
  await vi.advanceTimersByTimeAsync(5000)
  expect(probe).toHaveBeenCalledTimes(1)
})
