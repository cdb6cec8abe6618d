import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { Gate } from "./gate.ts"

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const outage = Object.assign(new Error("away"), { code: "ECONNREFUSED" })

function setUp(places = 1) {
  const database = { isAway: true, knocks: 0 }
  const gate = new Gate({
    places,
    waitMs: 1000,
    async knock() {
      database.knocks++
      if (database.isAway) throw outage
    },
  })
  return { gate, database }
}

test("no more are inside than there are places, and those who wait come in by order", async () => {
  const { gate } = setUp(2)
  expect([gate.tryEnter(), gate.tryEnter(), gate.tryEnter()]).toEqual([true, true, false])
  const order: string[] = []
  const waiting = ["a", "b"].map((name) => gate.enter().then(() => order.push(name)))
  gate.leave()
  // The place is promised to the one who waits, not to whoever comes at the right moment.
  expect(gate.tryEnter()).toBe(false)
  gate.leave()
  await Promise.all(waiting)
  expect(order).toEqual(["a", "b"])
  expect(gate.state()).toEqual({ inside: 2, waiting: 0 })
})

test("who waits too long goes away, and the place is there for the next", async () => {
  const { gate } = setUp()
  await gate.enter()
  const refused = expect(gate.enter()).rejects.toMatchObject({ code: "ETIMEDOUT" })
  await vi.advanceTimersByTimeAsync(1000)
  await refused
  gate.leave()
  expect(gate.tryEnter()).toBe(true)
})

test("an outage shuts the gate until the database answers; everything else leaves it open", async () => {
  vi.useRealTimers()
  const { gate, database } = setUp(2)
  expect(gate.tryEnter()).toBe(true)
  gate.leave(Object.assign(new Error("of the caller"), { code: "23505" }))
  expect([gate.tryEnter(), gate.tryEnter()]).toEqual([true, true])
  gate.leave(outage)
  expect(gate.tryEnter()).toBe(false)
  gate.leave(outage)
  await expect.poll(() => database.knocks).toBeGreaterThan(2)
  expect(gate.tryEnter()).toBe(false)
  const waiting = gate.enter()
  database.isAway = false
  await waiting
  expect(gate.state()).toEqual({ inside: 1, waiting: 0 })
})

test("a client that was closed ends the knocking", async () => {
  const knock = vi.fn(() => Promise.reject(Object.assign(new Error("closed"), { code: "CONNECTION_ENDED" })))
  const gate = new Gate({ places: 1, waitMs: 1000, knock })
  expect(gate.tryEnter()).toBe(true)
  gate.leave(outage)
  await vi.advanceTimersByTimeAsync(5000)
  expect(knock).toHaveBeenCalledTimes(1)
})
