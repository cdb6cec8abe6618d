import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { FairQueue } from "./fair-queue.ts"

const signal = new AbortController().signal
const busy = { code: "unavailable", retryAfterSeconds: 1 }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const hanging = () => Promise.withResolvers<void>()

test("16 requests wait, 12 of them of one organization; the next is asked to retry at once", async () => {
  const queue = new FairQueue(1, "Busy.")
  const first = hanging()
  const running = [queue.run("a", signal, () => first.promise), queue.run("z", signal, () => first.promise)]
  for (let i = 0; i < 12; i++) running.push(queue.run("a", signal, async () => undefined))
  await expect(queue.run("a", signal, async () => undefined)).rejects.toMatchObject(busy)
  for (let i = 0; i < 4; i++) running.push(queue.run("b", signal, async () => undefined))
  await expect(queue.run("c", signal, async () => undefined)).rejects.toMatchObject(busy)
  first.resolve()
  await expect(Promise.all(running)).resolves.toHaveLength(18)
})

// Security: work that hangs must not keep requests, and with them connections, forever.
test("a request waits for 10 seconds at most", async () => {
  const queue = new FairQueue(1, "Busy.")
  void queue.run("a", signal, () => hanging().promise)
  const waiting = expect(queue.run("a", signal, async () => undefined)).rejects.toMatchObject(busy)
  await vi.advanceTimersByTimeAsync(10_000)
  await waiting
})

test("an aborted request leaves the queue without running", async () => {
  const queue = new FairQueue(1, "Busy.")
  const first = hanging()
  const running = queue.run("a", signal, () => first.promise)
  const aborted = new AbortController()
  const work = vi.fn(async () => undefined)
  const waiting = expect(queue.run("a", aborted.signal, work)).rejects.toThrow("gone")
  aborted.abort(new Error("gone"))
  await waiting
  first.resolve()
  await running
  expect(work).not.toHaveBeenCalled()
  await expect(queue.run("a", signal, async () => 7)).resolves.toBe(7)
})

test("organizations take turns, however many requests of one wait", async () => {
  const queue = new FairQueue(1, "Busy.")
  const first = hanging()
  const order: string[] = []
  const work = (name: string) => async () => void order.push(name)
  const second = hanging()
  const running = [queue.run("a", signal, () => first.promise), queue.run("b", signal, () => second.promise)]
  for (const name of ["a1", "a2", "a3"]) running.push(queue.run("a", signal, work(name)))
  running.push(queue.run("c", signal, work("c1")))
  second.resolve()
  first.resolve()
  await Promise.all(running)
  expect(order).toEqual(["c1", "a1", "a2", "a3"])
})

// Security: an organization whose scans take a minute each must not keep the others out.
test("while one organization has all slots, one request of another one is admitted, and no third", async () => {
  const queue = new FairQueue(2, "Busy.")
  const ends = Array.from({ length: 4 }, () => hanging())
  const started: string[] = []
  const run = (name: string, end?: number) =>
    queue.run(name.charAt(0), signal, () => {
      started.push(name)
      return end === undefined ? Promise.resolve() : (ends[end]?.promise ?? Promise.reject(new Error("no such end")))
    })
  const all = [run("a1", 0), run("a2", 1), run("a3"), run("b1", 2), run("b2"), run("c1", 3)]
  expect(started).toEqual(["a1", "a2", "b1"])
  // The reserved slot is free again: for the others, in turn, and never for the one that has all slots.
  ends[2]?.resolve()
  await vi.waitFor(() => expect(started).toEqual(["a1", "a2", "b1", "c1"]))
  // Two organizations share the slots now: none is reserved.
  ends[0]?.resolve()
  await vi.advanceTimersByTimeAsync(1)
  expect(started).toHaveLength(4)
  ends[1]?.resolve()
  await vi.waitFor(() => expect(started).toEqual(["a1", "a2", "b1", "c1", "a3", "b2"]))
  ends[3]?.resolve()
  await Promise.all(all)
})
