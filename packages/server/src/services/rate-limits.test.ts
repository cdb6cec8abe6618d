import { beforeEach, expect, test } from "vitest"
import type { Caller } from "../domain/caller.ts"
import { newId } from "../domain/ids.ts"
import type { RateLimits } from "../domain/rate-limit.ts"
import type { RateLimitBooking, RateLimitStore } from "../ports/rate-limit-store.ts"
import { RateLimitService } from "./rate-limits.ts"

let now: number
beforeEach(() => {
  now = 1_000_000
})

const lines: object[] = []
const logger = { debug() {}, info() {}, error() {}, warn: (details: object) => void lines.push(details) }
const caller = (organizationId = newId("org")): Caller => ({
  keyId: newId("key"),
  userId: newId("usr"),
  organizationId,
  role: "member",
})
const off: RateLimits = { reads: undefined, executes: undefined, organization: undefined }
const service = (limits: Partial<RateLimits>, store?: RateLimitStore) =>
  new RateLimitService({ limits: { ...off, ...limits }, store, logger, now: () => now })

const countAdmitted = (limits: RateLimitService, who: Caller, times: number, kind: "reads" | "executes" = "reads") =>
  Array.from({ length: times }, () => limits.admit(who, kind)).filter(({ exhausted }) => exhausted === undefined).length

test("a burst up to the budget is admitted, then the budget refills evenly", () => {
  const limits = service({ reads: { capacity: 10, windowSeconds: 60 } })
  const who = caller()
  expect(countAdmitted(limits, who, 15)).toBe(10)
  expect(limits.admit(who, "reads")).toMatchObject({ exhausted: { name: "reads" }, retryAfterSeconds: 6 })
  now += 5_999
  expect(limits.admit(who, "reads")).toMatchObject({ exhausted: { name: "reads" }, retryAfterSeconds: 1 })
  now += 1
  expect(countAdmitted(limits, who, 2)).toBe(1)
  now += 3_600_000
  expect(countAdmitted(limits, who, 15)).toBe(10)
})

test("reads and executes have separate budgets, and so does every key", () => {
  const budget = { capacity: 2, windowSeconds: 60 }
  const limits = service({ reads: budget, executes: budget })
  const [one, other] = [caller(), caller()]
  expect(countAdmitted(limits, one, 5)).toBe(2)
  expect(countAdmitted(limits, one, 5, "executes")).toBe(2)
  expect(countAdmitted(limits, other, 5)).toBe(2)
})

test("all keys of an organization share its budget, and a rejected request uses up nothing", () => {
  const limits = service({
    reads: { capacity: 3, windowSeconds: 60 },
    organization: { capacity: 4, windowSeconds: 60 },
  })
  const one = caller()
  const colleague = caller(one.organizationId)
  expect(countAdmitted(limits, one, 100)).toBe(3)
  expect(countAdmitted(limits, colleague, 100)).toBe(1)
  const rejected = limits.admit(colleague, "reads")
  expect(rejected).toMatchObject({ exhausted: { name: "organization" }, retryAfterSeconds: 15 })
  expect(rejected.remaining).toBe('"reads";r=2;t=20, "organization";r=0;t=60')
})

test("responses report every budget that counts the request", () => {
  const limits = service({
    executes: { capacity: 5, windowSeconds: 10 },
    organization: { capacity: 9, windowSeconds: 60 },
  })
  expect(limits.admit(caller(), "executes")).toEqual({
    policy: '"executes";q=5;w=10, "organization";q=9;w=60',
    remaining: '"executes";r=4;t=2, "organization";r=8;t=7',
    exhausted: undefined,
    retryAfterSeconds: 0,
  })
  expect(limits.admit(caller(), "reads").policy).toBe('"organization";q=9;w=60')
  expect(service({}).admit(caller(), "reads")).toMatchObject({ policy: undefined, remaining: undefined })
})

/** Waits until bookings that are due have ended. */
const untilBooked = () => new Promise((resolve) => setTimeout(resolve, 20))

/** A database that all replicas share, without refilling: the clock of these tests does not advance. */
function sharedStore() {
  const balances = new Map<string, number>()
  const calls: (readonly RateLimitBooking[])[] = []
  const store: RateLimitStore = {
    async book(bookings) {
      calls.push(bookings)
      for (const { id, capacity, spent } of bookings) balances.set(id, (balances.get(id) ?? capacity) - spent)
      return new Map(bookings.map(({ id }) => [id, balances.get(id) ?? 0]))
    },
  }
  return { store, calls, balances }
}

test("replicas see each other's spending once it is booked, and excess spending is owed", async () => {
  const { store, balances } = sharedStore()
  const limits = { reads: { capacity: 100, windowSeconds: 100 } }
  const [left, right] = [service(limits, store), service(limits, store)]
  const who = caller()
  // Neither has booked: in the worst case each admits a full bucket.
  expect([countAdmitted(left, who, 100), countAdmitted(right, who, 100)]).toEqual([100, 100])
  await untilBooked()
  expect([...balances.values()]).toEqual([-100])
  // The replica that booked first learns what the other booked after it only with its next booking.
  now += 50_000
  const ahead = countAdmitted(left, who, 10) + countAdmitted(right, who, 10)
  expect(ahead).toBeLessThanOrEqual(20)
  await untilBooked()
  expect(countAdmitted(left, who, 100) + countAdmitted(right, who, 100)).toBe(0)
  await left.stop()
  await right.stop()
  expect([...balances.values()]).toEqual([-100 - ahead])
})

test("many requests are booked by one statement, and nothing is booked twice", async () => {
  const { store, calls } = sharedStore()
  const limits = service({ reads: { capacity: 1000, windowSeconds: 60 } }, store)
  const callers = Array.from({ length: 50 }, () => caller())
  for (const who of callers) countAdmitted(limits, who, 20)
  await limits.book()
  await limits.book()
  expect(calls.map((call) => call.length)).toEqual([50])
  expect(calls[0]?.every(({ spent }) => spent === 20)).toBe(true)
  await limits.stop()
})

test("while the database is unavailable requests are admitted, and what they spent is booked later", async () => {
  const { store, balances } = sharedStore()
  let isUnavailable = true
  const failing: RateLimitStore = {
    book: async (bookings) => (isUnavailable ? Promise.reject(new Error("connection refused")) : store.book(bookings)),
  }
  const limits = service({ reads: { capacity: 100, windowSeconds: 60 } }, failing)
  const who = caller()
  expect(countAdmitted(limits, who, 5)).toBe(5)
  await limits.book()
  expect(lines).toHaveLength(1)
  expect(countAdmitted(limits, who, 3)).toBe(3)
  isUnavailable = false
  await limits.stop()
  expect([...balances.values()]).toEqual([92])
})
