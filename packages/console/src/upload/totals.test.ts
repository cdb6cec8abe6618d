import { expect, test } from "vitest"
import { describeProgress, describeTotals } from "./totals.ts"
import { anUpload } from "./upload-item-builder.ts"

const waiting = anUpload("a")
const uploading = anUpload("b", { progress: { step: "uploading", sentBytes: 500 } })
const queued = anUpload("c", { progress: { step: "queued", executionId: "exe_1" } })
const completed = anUpload("d", { progress: { step: "completed", executionId: "exe_2", needsReview: false } })
const failed = anUpload("e", { progress: { step: "failed", sentence: "Too large." } })

test("the sum counts files, bytes that have been sent, and each step", () => {
  expect(describeTotals([waiting, uploading, queued, completed, failed])).toBe(
    "5 files · 3 kB of 5 kB sent · 1 waiting, 1 uploading, 1 queued, 1 completed, 1 failed",
  )
})

test("when nothing moves, the sum has the size alone", () => {
  expect(describeTotals([completed])).toBe("1 file · 1 kB · 1 completed")
})

test("other screens show what is on its way, and nothing when all has ended", () => {
  expect(describeProgress([waiting, uploading, completed])).toBe("1 of 3 uploaded")
  expect(describeProgress([queued, completed, failed])).toBe("2 of 3 processed")
  expect(describeProgress([completed, failed])).toBeUndefined()
  expect(describeProgress([])).toBeUndefined()
})
