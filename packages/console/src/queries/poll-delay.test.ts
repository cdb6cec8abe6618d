import { describe, expect, test } from "vitest"
import { isOverdue, pollDelayOf } from "./poll-delay.ts"

const now = Date.parse("2026-03-02T09:15:00Z")

const pending = (secondsFromNow: number) => ({
  state: "pending" as const,
  createdAt: "2026-03-02T09:00:00.000Z",
  nextAttemptAt: new Date(now + secondsFromNow * 1000).toISOString(),
})
const settled = { state: "delivered" as const, createdAt: "2026-03-02T09:00:00.000Z" }

describe("when deliveries are read again", () => {
  test("never when all are settled", () => {
    expect(pollDelayOf([], now)).toBe(false)
    expect(pollDelayOf([settled, { ...settled, state: "failed" }], now)).toBe(false)
  })

  test("shortly while an attempt is due, also when others are planned for later", () => {
    expect(pollDelayOf([pending(0)], now)).toBe(1_500)
    expect(pollDelayOf([settled, pending(300), pending(-20)], now)).toBe(1_500)
  })

  test("not before the next attempt", () => {
    expect(pollDelayOf([pending(300), pending(1_800)], now)).toBe(300_000)
  })

  test("within the range of timers, whatever the server plans", () => {
    expect(pollDelayOf([pending(60 * 86_400)], now)).toBe(3_600_000)
  })

  // A server without a worker would otherwise be asked forever.
  test("no longer once an attempt is a minute late", () => {
    expect(pollDelayOf([pending(-61)], now)).toBe(false)
    expect(isOverdue(pending(-61), now)).toBe(true)
    expect(isOverdue(pending(-59), now)).toBe(false)
    expect(isOverdue(settled, now)).toBe(false)
  })
})
