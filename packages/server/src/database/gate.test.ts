import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { Gate, type Leave } from "./gate.ts"

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
  const [first, second] = [gate.tryEnter(), gate.tryEnter()]
  expect(gate.tryEnter()).toBeUndefined()
  const order: string[] = []
  const waiting = ["a", "b"].map((name) => gate.enter().then((leave) => (order.push(name), leave)))
  first?.()
  // The place is promised to the one who waits, not to whoever comes at the right moment.
  expect(gate.tryEnter()).toBeUndefined()
  second?.()
  await Promise.all(waiting)
  expect(order).toEqual(["a", "b"])
})

test("who waits too long goes away, and the place is there for the next", async () => {
  const { gate } = setUp()
  const inside = await gate.enter()
  const late = gate.enter()
  const refused = expect(late).rejects.toMatchObject({ code: "ETIMEDOUT" })
  await vi.advanceTimersByTimeAsync(1000)
  await refused
  inside()
  expect(gate.tryEnter()).toBeTypeOf("function")
})

test("an outage shuts the gate until the database answers; everything else leaves it open", async () => {
  vi.useRealTimers()
  const { gate, database } = setUp(2)
  const enter = (): Leave => gate.tryEnter() ?? (() => expect.fail("the gate is shut"))
  enter()(Object.assign(new Error("of the caller"), { code: "23505" }))
  const leave = enter()
  enter()(outage)
  expect(gate.tryEnter()).toBeUndefined()
  leave(outage)
  await expect.poll(() => database.knocks).toBeGreaterThan(2)
  expect(gate.tryEnter()).toBeUndefined()
  const waiting = gate.enter()
  database.isAway = false
  expect(await waiting).toBeTypeOf("function")
})

test("a client that was closed ends the knocking", async () => {
  const knock = vi.fn(() => Promise.reject(Object.assign(new Error("closed"), { code: "CONNECTION_ENDED" })))
  const gate = new Gate({ places: 1, waitMs: 1000, knock })
  gate.tryEnter()?.(outage)
  await vi.advanceTimersByTimeAsync(5000)
  expect(knock).toHaveBeenCalledTimes(1)
})
