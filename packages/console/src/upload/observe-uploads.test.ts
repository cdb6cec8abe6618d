import { Client } from "@docsift/sdk"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { observeUploads } from "./observe-uploads.ts"
import { anUpload } from "./upload-item-builder.ts"
import { UploadQueue } from "./upload-queue.ts"
import type { UploadServer } from "./upload-server.ts"
import type { ObservedExecution } from "./upload-state.ts"

const baseUrl = "http://docsift.test"

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A tab with the uploads of two executions, and a list that says what `executions` has. */
function observe(executions: ObservedExecution[], { hidden = false } = {}) {
  const list = vi.fn<UploadServer["list"]>(async function* () {
    yield* executions
  })
  const tab = Object.assign(new EventTarget(), { hidden })
  const never = () => new Promise<never>(() => {})
  const queue = new UploadQueue({ send: never, cancel: never, retry: never, list }, String)
  const resume = observeUploads(queue, list, tab as unknown as Document) // the part that is read
  const items = ["1", "2"].map((id) => anUpload(id, { progress: { step: "queued", executionId: `exe_${id}` } }))
  queue.dispatch({ type: "added", items })
  const steps = () => queue.getItems().map(({ progress }) => progress.step)
  return { list, tab, queue, steps, resume }
}

test("executions are followed until all have ended, with one list at a time", async () => {
  const executions: ObservedExecution[] = [
    { id: "exe_2", status: "Processing" },
    { id: "exe_1", status: "Completed" },
  ]
  const { list, steps } = observe(executions)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(steps()).toEqual(["completed", "processing"])
  executions[0] = { id: "exe_2", status: "Completed" }
  await vi.advanceTimersByTimeAsync(60_000)
  expect(steps()).toEqual(["completed", "completed"])
  expect(list).toHaveBeenCalledTimes(2)
})

test("a hidden tab asks for nothing, and at once when it is shown", async () => {
  const { list, tab } = observe([], { hidden: true })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(list).not.toHaveBeenCalled()
  tab.hidden = false
  tab.dispatchEvent(new Event("visibilitychange"))
  await vi.advanceTimersByTimeAsync(0)
  expect(list).toHaveBeenCalledTimes(1)
})

test("a failure of the server is followed by another try", async () => {
  const { list, steps } = observe([
    { id: "exe_1", status: "Completed" },
    { id: "exe_2", status: "Completed" },
  ])
  // oxlint-disable-next-line require-yield -- the list of a server that cannot be reached
  list.mockImplementationOnce(async function* () {
    throw new Error("The server cannot be reached.")
  })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(steps()).toEqual(["queued", "queued"])
  await vi.advanceTimersByTimeAsync(5_000)
  expect(steps()).toEqual(["completed", "completed"])
})

test("nothing is asked after the session has ended, and the executions are followed on after the next sign-in", async () => {
  const { list, tab, steps, resume } = observe([
    { id: "exe_1", status: "Completed" },
    { id: "exe_2", status: "Completed" },
  ])
  const body = JSON.stringify({ error: "The session has ended." })
  const signedOut = new Client({ session: true, baseUrl, fetch: async () => new Response(body, { status: 401 }) })
  list.mockImplementationOnce(() => signedOut.executions.list())
  await vi.advanceTimersByTimeAsync(600_000)
  tab.dispatchEvent(new Event("visibilitychange"))
  await vi.advanceTimersByTimeAsync(600_000)
  expect(list).toHaveBeenCalledTimes(1)
  resume()
  await vi.advanceTimersByTimeAsync(0)
  expect(steps()).toEqual(["completed", "completed"])
})

test("an execution that has been deleted elsewhere ends with a sentence", async () => {
  const { queue } = observe([{ id: "exe_1", status: "Completed" }])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(queue.getItems()[1]?.progress).toMatchObject({ step: "failed", sentence: "The execution was deleted." })
})
