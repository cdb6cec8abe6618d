import { expect, test } from "vitest"
import { FairQueue } from "../services/fair-queue.ts"
import { holdUntilSent } from "./hold-until-sent.ts"

const signal = new AbortController().signal
/** One slot, and the one reserved for another organization. */
const aQueue = () => new FairQueue(1, "Busy.")
const stream = () =>
  new Response(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode("sent"))
        controller.close()
      },
    }),
    { status: 202, headers: { "x-kept": "yes" } },
  )

/** Returns whether a second request of the organization is served at once. */
async function isFree(queue: FairQueue): Promise<boolean> {
  let isServed = false
  const probe = new AbortController()
  const running = queue.run("a", probe.signal, async () => (isServed = true)).catch(() => {})
  await new Promise((resolve) => setImmediate(resolve))
  probe.abort(new Error("enough"))
  await running
  return isServed
}

test("a request keeps its slot until its response has been read, which arrives unchanged", async () => {
  const queue = aQueue()
  const response = await holdUntilSent(queue, "a", signal, async () => stream())
  expect(await isFree(queue)).toBe(false)
  expect([response.status, response.headers.get("x-kept"), await response.text()]).toEqual([202, "yes", "sent"])
  expect(await isFree(queue)).toBe(true)
})

test("a cancelled response, one without a body, and an error free the slot", async () => {
  const queue = aQueue()
  const cancelled = await holdUntilSent(queue, "a", signal, async () => stream())
  await cancelled.body?.cancel()
  expect(await isFree(queue)).toBe(true)
  await holdUntilSent(queue, "a", signal, async () => new Response(null, { status: 202 }))
  expect(await isFree(queue)).toBe(true)
  const failed = holdUntilSent(queue, "a", signal, async () => {
    throw new Error("too large")
  })
  await expect(failed).rejects.toThrow("too large")
  expect(await isFree(queue)).toBe(true)
})

// A connection that breaks while an execution is awaited leaves a response without a reader.
test("a caller that is gone keeps no slot, before its response and after", async () => {
  const queue = aQueue()
  const caller = new AbortController()
  const response = await holdUntilSent(queue, "a", caller.signal, async () => stream())
  expect(await isFree(queue)).toBe(false)
  caller.abort()
  await new Promise((resolve) => setImmediate(resolve))
  expect(await isFree(queue)).toBe(true)
  await response.body?.cancel()
  const early = new AbortController()
  await holdUntilSent(queue, "a", early.signal, async () => {
    early.abort()
    return stream()
  })
  expect(await isFree(queue)).toBe(true)
})
