import { expect, test } from "vitest"
import { QueueFront } from "./queue-front.ts"

function setUp() {
  const time = { ms: 1_000_000 }
  return { time, front: new QueueFront(() => time.ms) }
}

test("scans begin at the job that was found a second ago, and every second at the beginning", () => {
  const { time, front } = setUp()
  expect(front.get()).toBeUndefined()
  front.record({ from: undefined, found: 7, durationMs: 1 })
  expect(front.get()).toBe(7)
  front.record({ from: 7, found: 9, durationMs: 1 })
  time.ms += 999
  expect(front.get()).toBe(7)
  time.ms += 1
  expect(front.get()).toBeUndefined()
  front.record({ from: undefined, found: 20, durationMs: 1 })
  expect(front.get()).toBe(7)
  time.ms += 1_000
  front.record({ from: undefined, found: 30, durationMs: 1 })
  // A job that was given a start time of 21 a moment ago is still found.
  expect(front.get()).toBe(20)
  front.record({ from: 20, found: undefined, durationMs: 1 })
  expect(front.get()).toBe(20)
})

test("a scan of the entire queue that finds an earlier job moves the front back", () => {
  const { front } = setUp()
  front.record({ from: undefined, found: 9, durationMs: 1 })
  front.record({ from: undefined, found: 2, durationMs: 1 })
  expect(front.get()).toBe(2)
  front.reset()
  expect(front.get()).toBeUndefined()
})

test("slow scans of the entire queue take one percent of the time, but are never ten seconds apart", () => {
  const { time, front } = setUp()
  front.record({ from: undefined, found: 9, durationMs: 40 })
  time.ms += 3_999
  expect(front.get()).toBe(9)
  time.ms += 1
  expect(front.get()).toBeUndefined()
  front.record({ from: undefined, found: 9, durationMs: 4_000 })
  time.ms += 10_000
  expect(front.get()).toBeUndefined()
})
