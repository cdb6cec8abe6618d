import { expect, test } from "vitest"
import { anUpload } from "./upload-item-builder.ts"
import { canSendAgain, findKnown, reduceUploads, type UploadEvent, type UploadItem } from "./upload-state.ts"

const reduce = (items: readonly UploadItem[], ...events: UploadEvent[]) => events.reduce(reduceUploads, items)
const progressOf = (items: readonly UploadItem[]) => items.map(({ progress }) => progress)

test("a file goes from waiting to completed as the server says", () => {
  const observe = (status: "Processing" | "Completed"): UploadEvent => ({
    type: "observed",
    executions: [{ id: "exe_1", status, review: "needed" }],
  })
  let items: readonly UploadItem[] = [anUpload("a")]
  items = reduce(items, { type: "started", id: "a" }, { type: "sent", id: "a", sentBytes: 400 })
  expect(progressOf(items)).toEqual([{ step: "uploading", sentBytes: 400 }])
  items = reduce(items, { type: "acknowledged", id: "a", executionId: "exe_1" })
  expect(progressOf(items)).toEqual([{ step: "queued", executionId: "exe_1" }])
  items = reduce(items, observe("Processing"))
  expect(progressOf(items)).toEqual([{ step: "processing", executionId: "exe_1" }])
  items = reduce(items, observe("Completed"))
  expect(progressOf(items)).toEqual([{ step: "completed", executionId: "exe_1", needsReview: true }])
})

test("no more bytes of a file are counted as sent than it has", () => {
  const items = reduce([anUpload("a")], { type: "started", id: "a" }, { type: "sent", id: "a", sentBytes: 1_180 })
  expect(progressOf(items)).toEqual([{ step: "uploading", sentBytes: 1_000 }])
})

test("events that arrive after a cancellation change nothing", () => {
  const cancelled = reduce([anUpload("a")], { type: "started", id: "a" }, { type: "cancelled", ids: new Set(["a"]) })
  const late = reduce(
    cancelled,
    { type: "sent", id: "a", sentBytes: 500 },
    { type: "failed", id: "a", sentence: "The upload was aborted." },
  )
  expect(progressOf(late)).toEqual([{ step: "cancelled" }])
})

test("what the server has acknowledged is not cancelled by the page alone", () => {
  const items = reduce(
    [anUpload("a", { progress: { step: "queued", executionId: "exe_1" } })],
    { type: "cancelled", ids: new Set(["a"]) },
    { type: "observed", executions: [{ id: "exe_1", status: "Failed", errorMessage: "cancelled: On request." }] },
  )
  expect(progressOf(items)).toEqual([{ step: "cancelled", executionId: "exe_1" }])
})

test("a failure shows its sentence without the reason for machines", () => {
  const errorMessage = "file_encrypted: The file is protected: by a password."
  const items = reduce([anUpload("a", { progress: { step: "processing", executionId: "exe_1" } })], {
    type: "observed",
    executions: [{ id: "exe_1", status: "Failed", errorMessage }],
  })
  const sentence = "The file is protected: by a password."
  expect(progressOf(items)).toEqual([{ step: "failed", executionId: "exe_1", sentence }])
})

test("a file that never arrived is sent again with the same idempotency key", () => {
  const failed = anUpload("a", { progress: { step: "failed", sentence: "The server cannot be reached." } })
  expect(reduce([failed], { type: "repeated", ids: new Set(["a"]) })).toEqual([
    { ...failed, progress: { step: "waiting" } },
  ])
})

test("a failed execution and a file that is gone are not sent again", () => {
  const ran = anUpload("a", { progress: { step: "failed", sentence: "Encrypted.", executionId: "exe_1" } })
  const gone = anUpload("b", { file: undefined, progress: { step: "failed", sentence: "Too large." } })
  expect([ran, gone].map(canSendAgain)).toEqual([false, false])
  expect(reduce([ran, gone], { type: "repeated", ids: new Set(["a", "b"]) })).toEqual([ran, gone])
})

test("a file that a reload interrupted continues under its key when it is chosen again", () => {
  const before = anUpload("old", { name: "a.pdf", file: undefined, progress: { step: "interrupted" } })
  const again = anUpload("new", { name: "a.pdf" })
  expect(reduce([before], { type: "added", items: [again] })).toEqual([{ ...again, id: "old" }])
  expect(findKnown([before], [again])).toEqual([])
})

test("a file that is on its way or has an execution is not added twice", () => {
  const sent = anUpload("a", {
    name: "a.pdf",
    progress: { step: "completed", executionId: "exe_1", needsReview: false },
  })
  const waiting = anUpload("b", { name: "b.pdf" })
  const again = [anUpload("c", { name: "a.pdf" }), anUpload("d", { name: "b.pdf" })]
  expect(reduce([sent, waiting], { type: "added", items: again })).toEqual([sent, waiting])
  expect(findKnown([sent, waiting], again)).toEqual(again)
})

test("the same file can go to another workflow, another batch, or come from another folder", () => {
  const added = [
    anUpload("b", { name: "a.pdf", workflowId: "wkf_2" }),
    anUpload("c", { name: "a.pdf", batchId: "bat_1" }),
    anUpload("d", { name: "a.pdf", folder: "march" }),
  ]
  expect(reduce([anUpload("a")], { type: "added", items: added })).toHaveLength(4)
})

test("only what has ended can be removed", () => {
  const done = anUpload("a", { progress: { step: "cancelled" } })
  const waiting = anUpload("b")
  expect(reduce([done, waiting], { type: "removed", ids: new Set(["a", "b"]) })).toEqual([waiting])
})
