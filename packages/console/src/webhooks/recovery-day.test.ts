import { expect, test } from "vitest"
import { recoveryDayOf } from "./recovery-day.ts"

const now = new Date("2026-03-20T12:00:00Z")

test("a recovery begins a week ago, or a week before the failures began", () => {
  expect(recoveryDayOf(undefined, now)).toBe("2026-03-13")
  expect(recoveryDayOf("2026-03-12T12:00:00.000Z", now)).toBe("2026-03-05")
})

test("a clock that is behind the server's does not move it into the future", () => {
  expect(recoveryDayOf("2026-03-29T12:00:00.000Z", now)).toBe("2026-03-13")
})
