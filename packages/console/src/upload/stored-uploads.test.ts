import { expect, test } from "vitest"
import { readUploads, writeUploads } from "./stored-uploads.ts"
import { anUpload } from "./upload-item-builder.ts"

test("a reload keeps executions and keys, and marks what had not arrived", () => {
  const items = [
    anUpload("a", { progress: { step: "completed", executionId: "exe_1", needsReview: false } }),
    anUpload("b", { progress: { step: "queued", executionId: "exe_2" } }),
    anUpload("c", { progress: { step: "uploading", sentBytes: 10 } }),
    anUpload("d"),
  ]
  const restored = readUploads(writeUploads(items))
  expect(restored.map(({ id, progress }) => [id, progress.step])).toEqual([
    ["a", "completed"],
    ["b", "queued"],
    ["c", "interrupted"],
    ["d", "interrupted"],
  ])
  expect(restored.every((item) => !("file" in item))).toBe(true)
})

test.each([null, "", "{", '{"a":1}'])("a text that is no list of uploads restores none: %s", (text) => {
  expect(readUploads(text)).toEqual([])
})
