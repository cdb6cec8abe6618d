import { afterEach, beforeEach, expect, test, vi } from "vitest"
import type { ExecutionStatus } from "../domain/execution-status.ts"
import { newId } from "../domain/ids.ts"
import type { ExecutionSummary } from "../domain/execution.ts"
import type { ExecutionEvent, ExecutionEvents } from "../ports/execution-events.ts"
import { ExecutionWaiter } from "./execution-waiter.ts"

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const id = newId("exe")
const signal = new AbortController().signal

function setUp() {
  let listener: (event: ExecutionEvent) => void = () => undefined
  const events: ExecutionEvents = {
    start: async () => undefined,
    stop: async () => undefined,
    publish: () => undefined,
    subscribe(newListener) {
      listener = newListener
      return () => undefined
    },
  }
  const draining = new AbortController()
  const waiter = new ExecutionWaiter(events, draining.signal)
  let status: ExecutionStatus = "Processing"
  let reads = 0
  const read = async () => {
    reads++
    return aSummary(status)
  }
  return {
    draining,
    wait: (timeoutMs: number, callerSignal = signal) => waiter.wait(id, read, { timeoutMs, signal: callerSignal }),
    publish: (event: ExecutionEvent) => listener(event),
    end: () => (status = "Completed"),
    reads: () => reads,
  }
}

function aSummary(status: ExecutionStatus): ExecutionSummary {
  return {
    id,
    status,
    createdAt: new Date(),
    ownerId: newId("usr"),
    workflowId: newId("wkf"),
    workflowName: "W",
    fileId: newId("file"),
    fileName: "f",
    jobId: "j",
  }
}

test("a waiting call is woken by the event that its execution ended", async () => {
  const { wait, publish, end } = setUp()
  const waiting = wait(60_000)
  await vi.advanceTimersByTimeAsync(10)
  end()
  publish({ kind: "ended", executionId: id })
  expect((await waiting).status).toBe("Completed")
})

test("an event of another execution wakes no waiting call", async () => {
  const { wait, publish, reads } = setUp()
  const waiting = wait(500)
  await vi.advanceTimersByTimeAsync(10)
  publish({ kind: "ended", executionId: newId("exe") })
  await vi.advanceTimersByTimeAsync(10)
  expect(reads()).toBe(1)
  await vi.advanceTimersByTimeAsync(500)
  expect((await waiting).status).toBe("Processing")
})

test("a lost event delays a waiting call by a second at most", async () => {
  const { wait, end } = setUp()
  const waiting = wait(60_000)
  await vi.advanceTimersByTimeAsync(10)
  end()
  await vi.advanceTimersByTimeAsync(1000)
  expect((await waiting).status).toBe("Completed")
})

test("after missed events every waiting call checks again", async () => {
  const { wait, publish, end } = setUp()
  const waiting = wait(60_000)
  await vi.advanceTimersByTimeAsync(10)
  end()
  publish({ kind: "missed" })
  expect((await waiting).status).toBe("Completed")
})

test("draining ends every wait with the current state", async () => {
  const { wait, draining } = setUp()
  const waiting = wait(60_000)
  await vi.advanceTimersByTimeAsync(10)
  draining.abort()
  expect((await waiting).status).toBe("Processing")
})

test("a wait ends when its client disconnects", async () => {
  const { wait } = setUp()
  const caller = new AbortController()
  const waiting = wait(60_000, caller.signal)
  await vi.advanceTimersByTimeAsync(10)
  caller.abort()
  expect((await waiting).status).toBe("Processing")
  expect(vi.getTimerCount()).toBe(0)
})
