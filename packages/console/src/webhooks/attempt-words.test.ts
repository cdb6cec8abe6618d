import { describe, expect, test } from "vitest"
import { adviceOn, describeAttempt, describeLatestAttempt, formatDuration } from "./attempt-words.ts"

const delivery = {
  messageId: "msg_0d4f6b1c8e2a40b79c5d3e1f60a8b7c2",
  type: "execution.completed",
  state: "pending",
  createdAt: "2026-03-02T09:15:04.218Z",
} as const

describe("attempts in words", () => {
  test("a response is named by its status, whether it counts as delivered or not", () => {
    expect(describeAttempt({ status: 204 })).toBe("The receiver responded with 204")
    expect(describeAttempt({ status: 500, error: "status" })).toBe("The receiver responded with 500")
  })

  test("a failure without a response is named by its reason, not by a status of an earlier attempt", () => {
    expect(describeAttempt({ status: 500, error: "dns" })).toBe("The host name does not exist")
  })

  test("what to do depends on the status", () => {
    expect(adviceOn({ status: 200 })).toBeUndefined()
    expect(adviceOn({ status: 308, error: "status" })).toMatch(/^Redirects are not followed/)
    expect(adviceOn({ status: 401, error: "status" })).toMatch(/another secret/)
    expect(adviceOn({ status: 410, error: "status" })).toMatch(/disables/)
    expect(adviceOn({ status: 500, error: "status" })).toMatch(/2xx/)
    expect(adviceOn({ error: "refused" })).toMatch(/DOCSIFT_WEBHOOK_ALLOWED_HOSTS/)
  })

  test("a delivery without an attempt has no outcome, also when it began again", () => {
    expect(describeLatestAttempt({ ...delivery, attempts: 0 })).toBeUndefined()
    expect(describeLatestAttempt({ ...delivery, attempts: 0, lastStatus: 500, lastError: "status" })).toBeUndefined()
  })

  test("the latest attempt is told with its duration, unless the duration is the reason", () => {
    const failed = { ...delivery, attempts: 1, lastStatus: 500, lastError: "status", durationMs: 84 } as const
    expect(describeLatestAttempt(failed)).toBe("The receiver responded with 500 after 84 ms")
    const late = { ...delivery, attempts: 1, lastError: "timeout", durationMs: 15_003 } as const
    expect(describeLatestAttempt(late)).toBe("No response within 15 seconds")
  })

  test("a duration is exact below a second", () => {
    expect([0, 84, 999, 1_000, 12_340].map(formatDuration)).toEqual(["0 ms", "84 ms", "999 ms", "1 s", "12.3 s"])
  })
})
