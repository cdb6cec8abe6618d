import { text } from "node:stream/consumers"
import { Readable } from "node:stream"
import { expect, test } from "vitest"
import type { Caller } from "../domain/caller.ts"
import type { ExecutionId } from "../domain/ids.ts"
import { JoinedExportBuilder } from "./joined-export-builder.ts"
import { JoinedExportService } from "./joined-export.ts"

// Only the organization matters.
const caller = { organizationId: "org_000000000001" } as Caller
const idOf = (number: number) => `exe_${number.toString(16).padStart(12, "0")}` as ExecutionId // An id by its form.
const query = { workflowId: "wkf_000000000001", isReviewed: false, mode: "json" } as const

function serviceOf(count: number, bytes: number) {
  const reads: number[] = []
  const service = new JoinedExportService(
    {
      listIds: async (_scope, _conditions, limit) =>
        Array.from({ length: Math.min(count, limit) }, (_, at) => idOf(at)),
      count: async () => count,
      listDefinitions: async () => [],
      findConfigurations: async () => [],
      findSizes: async (_scope, ids) => new Map(ids.slice(1).map((id) => [id, bytes])),
      findRows: async (_scope, ids) => {
        reads.push(ids.length)
        return ids.map((id) => ({ id, fileName: "a", extractedData: "{}", configuration: null, corrections: null }))
      },
    },
    new JoinedExportBuilder(),
    { error: () => {} },
  )
  return { service, reads }
}

test("more than 10,000 executions are rejected with their number", async () => {
  const { service, reads } = serviceOf(12_345, 2)
  await expect(service.export(caller, query, new AbortController().signal)).rejects.toMatchObject({
    code: "invalid_request",
    message: "At most 10,000 executions can be exported at once, and 12,345 match; use createdAfter and createdBefore.",
  })
  expect(reads).toEqual([])
})

test("large executions are read a few at a time, and removed ones are left out", async () => {
  const { service, reads } = serviceOf(101, 400_000)
  const content = await service.export(caller, query, new AbortController().signal)
  if (!(content instanceof Readable)) throw new Error("JSON must be streamed")
  expect(JSON.parse(await text(content))).toHaveLength(99)
  expect(Math.max(...reads)).toBe(2)
})
