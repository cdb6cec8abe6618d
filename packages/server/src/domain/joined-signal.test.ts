import { expect, test, vi } from "vitest"
import { withJoinedSignal } from "./joined-signal.ts"

const reasonOf = (signal: AbortSignal) =>
  new Promise<unknown>((resolve) => signal.addEventListener("abort", () => resolve(signal.reason), { once: true }))

test("the signal of the work is aborted with the reason of the first that is", async () => {
  const [one, other] = [new AbortController(), new AbortController()]
  const reason = withJoinedSignal({ signals: [one.signal, other.signal] }, reasonOf)
  other.abort("second")
  one.abort("first")
  expect(await reason).toBe("second")
})

test("a signal that was aborted before aborts at once", async () => {
  const signals = [new AbortController().signal, AbortSignal.abort("gone")]
  expect(await withJoinedSignal({ signals }, async (signal) => signal.reason)).toBe("gone")
})

test("work that takes too long gets a TimeoutError as its reason", async () => {
  const reason = withJoinedSignal({ signals: [], timeoutMs: 5 }, reasonOf)
  expect(await reason).toMatchObject({ name: "TimeoutError" })
})

test("after the end of the work neither a listener nor a timer remains, whether it succeeds or fails", async () => {
  vi.useFakeTimers()
  try {
    const source = new AbortController()
    const removed = vi.spyOn(source.signal, "removeEventListener")
    const conditions = { signals: [source.signal], timeoutMs: 1000 }
    expect(await withJoinedSignal(conditions, async () => 1)).toBe(1)
    await expect(withJoinedSignal(conditions, () => Promise.reject(new Error("no")))).rejects.toThrow("no")
    expect(removed).toHaveBeenCalledTimes(2)
    expect(vi.getTimerCount()).toBe(0)
  } finally {
    vi.useRealTimers()
  }
})
