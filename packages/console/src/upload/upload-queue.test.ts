import { expect, test, vi } from "vitest"
import { anUpload } from "./upload-item-builder.ts"
import { UploadQueue } from "./upload-queue.ts"
import type { UploadServer } from "./upload-server.ts"
import type { UploadItem } from "./upload-state.ts"

/** A server whose uploads end when the test says so. */
function aServer() {
  const sends = new Map<string, { end: (executionId: string) => void; fail: (error: Error) => void }>()
  const keys: string[] = []
  const server = {
    send: vi.fn<UploadServer["send"]>((item, _file, _onSent, signal) => {
      keys.push(item.id)
      return new Promise((resolve, reject) => {
        sends.set(item.id, { end: resolve, fail: reject })
        signal.addEventListener("abort", () => reject(new Error("aborted")))
      })
    }),
    cancel: vi.fn<UploadServer["cancel"]>(() => Promise.resolve()),
    retry: vi.fn<UploadServer["retry"]>(() => Promise.resolve("exe_new")),
    list: vi.fn<UploadServer["list"]>(),
  }
  return { server, sends, keys }
}

const settle = () => new Promise((resolve) => setTimeout(resolve))
const stepsOf = (items: readonly UploadItem[]) => items.map(({ progress }) => progress.step)
const six = ["a", "b", "c", "d", "e", "f"].map((id) => anUpload(id))

function startSix() {
  const context = aServer()
  const queue = new UploadQueue(context.server, (error) => (error instanceof Error ? error.message : ""))
  queue.dispatch({ type: "added", items: six })
  return { ...context, queue }
}

test("four files are uploaded at the same time, and the next one when one of them has ended", async () => {
  const { queue, sends, keys } = startSix()
  expect(keys).toEqual(["a", "b", "c", "d"])
  sends.get("b")?.end("exe_b")
  sends.get("c")?.fail(new Error("The file is larger than 50 MB."))
  await settle()
  expect(keys).toEqual(["a", "b", "c", "d", "e", "f"])
  expect(stepsOf(queue.getItems())).toEqual(["uploading", "queued", "failed", "uploading", "uploading", "uploading"])
})

test("a cancelled upload is aborted and makes room for the next one", async () => {
  const { queue, keys, server } = startSix()
  await queue.cancel(queue.getItems().slice(0, 1))
  await settle()
  expect(keys).toEqual(["a", "b", "c", "d", "e"])
  expect(stepsOf(queue.getItems())[0]).toBe("cancelled")
  expect(server.cancel).not.toHaveBeenCalled()
})

test("an upload that is cancelled after its last byte cancels the execution that the server starts", async () => {
  const { queue, sends, server } = startSix()
  queue.dispatch({ type: "sent", id: "a", sentBytes: 1_000 })
  await queue.cancel(queue.getItems().slice(0, 1))
  sends.get("a")?.end("exe_a")
  await settle()
  expect(server.cancel).toHaveBeenCalledWith("exe_a")
})

test("cancelling all stops what waits and asks the server to stop the rest", async () => {
  const { queue, sends, server, keys } = startSix()
  sends.get("a")?.end("exe_a")
  await settle()
  await queue.cancel(queue.getItems())
  await settle()
  expect(server.cancel.mock.calls).toEqual([["exe_a"]])
  expect(keys).toHaveLength(5)
  expect(stepsOf(queue.getItems())).toEqual(["queued", ...Array.from({ length: 5 }, () => "cancelled")])
})

test("a retry repeats the key of a file that failed on the way, and runs a failed execution again", async () => {
  const { queue, sends, server, keys } = startSix()
  sends.get("a")?.fail(new Error("The server cannot be reached."))
  sends.get("b")?.end("exe_b")
  await settle()
  queue.dispatch({ type: "observed", executions: [{ id: "exe_b", status: "Failed", errorMessage: "internal: No." }] })
  await queue.retry(queue.getItems().slice(0, 2))
  for (const id of ["c", "d", "e"]) sends.get(id)?.end(`exe_${id}`)
  await settle()
  expect(keys.filter((key) => key === "a")).toHaveLength(2)
  expect(server.retry.mock.calls).toEqual([["exe_b"]])
  expect(queue.getItems()[1]?.progress).toEqual({ step: "queued", executionId: "exe_new" })
})

test("closing ends all uploads and forgets them", async () => {
  const { queue, sends } = startSix()
  queue.close()
  sends.get("a")?.end("exe_a")
  await settle()
  expect(queue.getItems()).toEqual([])
})
