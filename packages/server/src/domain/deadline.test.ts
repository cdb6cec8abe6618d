import { setImmediate as nextTick } from "node:timers/promises"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { DeadlineExceeded, withDeadline } from "./deadline.ts"

const never = () => new Promise<never>(() => undefined)

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }))
afterEach(() => void vi.useRealTimers())

test("work that finishes in time returns its result and leaves no timer", async () => {
  await expect(withDeadline(async () => "done", { timeoutMs: 1000 })).resolves.toBe("done")
  expect(vi.getTimerCount()).toBe(0)
})

test("work that fails in time throws its own error and leaves no timer", async () => {
  const failing = withDeadline(() => Promise.reject(new Error("disk full")), { timeoutMs: 1000 })
  await expect(failing).rejects.toThrow("disk full")
  expect(vi.getTimerCount()).toBe(0)
})

test("work that throws before it returns a promise leaves no timer", async () => {
  const failing = withDeadline(
    () => {
      throw new Error("bad argument")
    },
    { timeoutMs: 1000 },
  )
  await expect(failing).rejects.toThrow("bad argument")
  expect(vi.getTimerCount()).toBe(0)
})

test("work that misses the deadline is cancelled and reported as timed out, however it reacts to the cancellation", async () => {
  let reason: unknown
  const late = withDeadline(
    (signal) =>
      new Promise((_, reject) =>
        signal.addEventListener("abort", () => {
          reason = signal.reason
          reject(new Error("socket closed"))
        }),
      ),
    { timeoutMs: 2500 },
  )
  const outcome = expect(late).rejects.toThrow("no result within 2.5 s")
  await vi.advanceTimersByTimeAsync(2500)
  await outcome
  expect(reason).toBeInstanceOf(DeadlineExceeded)
})

test("onTimeout supplies the result of work that misses the deadline", async () => {
  const late = withDeadline(never, { timeoutMs: 1000, onTimeout: () => "late" })
  await vi.advanceTimersByTimeAsync(1000)
  await expect(late).resolves.toBe("late")
})

// Node ends the process at an unhandled rejection.
test("a rejection that comes after the deadline is dropped", async () => {
  const { promise, reject } = Promise.withResolvers<never>()
  const unhandled = vi.fn()
  process.on("unhandledRejection", unhandled)
  try {
    const late = withDeadline(() => promise, { timeoutMs: 1000, onTimeout: () => "late" })
    await vi.advanceTimersByTimeAsync(1000)
    await late
    reject(new Error("connection lost"))
    await nextTick()
    expect(unhandled).not.toHaveBeenCalled()
  } finally {
    process.off("unhandledRejection", unhandled)
  }
})

test("a signal ends the wait with its own reason and cancels the work", async () => {
  const controller = new AbortController()
  let isCancelled = false
  const waiting = withDeadline(
    (signal) => {
      signal.addEventListener("abort", () => (isCancelled = true))
      return never()
    },
    { timeoutMs: 1000, signal: controller.signal, onTimeout: () => "late" },
  )
  controller.abort(new Error("client gone"))
  await expect(waiting).rejects.toThrow("client gone")
  expect(isCancelled).toBe(true)
  expect(vi.getTimerCount()).toBe(0)
})

test("an already aborted signal keeps the work from starting", async () => {
  const work = vi.fn(never)
  const waiting = withDeadline(work, { timeoutMs: 1000, signal: AbortSignal.abort(new Error("client gone")) })
  await expect(waiting).rejects.toThrow("client gone")
  expect(work).not.toHaveBeenCalled()
})
