import { text } from "node:stream/consumers"
import { Readable } from "node:stream"
import { expect, test, vi } from "vitest"
import type { Caller } from "../domain/caller.ts"
import type { ExecutionId } from "../domain/ids.ts"
import { JoinedExportBuilder } from "./joined-export-builder.ts"
import { JoinedExportService } from "./joined-export.ts"

// Only the organization matters.
const caller = { organizationId: "org_000000000001" } as Caller
const idOf = (number: number) => `exe_${number.toString(16).padStart(12, "0")}` as ExecutionId // An id by its form.
const query = { workflowId: "wkf_000000000001", isReviewed: false, mode: "json" } as const

function serviceOf(count: number, bytes: number, builder = new JoinedExportBuilder()) {
  const reads: number[] = []
  const lists = vi.fn()
  const service = new JoinedExportService(
    {
      listIds: async (_scope, _conditions, limit) => {
        lists()
        return Array.from({ length: Math.min(count, limit) }, (_, at) => idOf(at))
      },
      count: async () => count,
      listDefinitions: async () => [],
      findConfigurations: async () => [],
      findSizes: async (_scope, ids) => new Map(ids.slice(1).map((id) => [id, bytes])),
      findRows: async (_scope, ids) => {
        reads.push(ids.length)
        return ids.map((id) => ({ id, fileName: "a", extractedData: "{}", configuration: null, corrections: null }))
      },
    },
    { find: async () => undefined },
    builder,
    { error: () => {} },
  )
  return { service, reads, lists }
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

// Reading ids and configurations takes seconds of the database: requests that get no slot must not cost them.
test("nothing is read without a slot, and a failed export frees its slot", async () => {
  const builder = new JoinedExportBuilder()
  const { service, lists } = serviceOf(12_345, 2, builder)
  const slot = builder.reserve(caller.organizationId, new AbortController().signal)
  const exported = () => service.export(caller, query, new AbortController().signal)
  await expect(exported()).rejects.toMatchObject({ code: "unavailable" })
  expect(lists).not.toHaveBeenCalled()
  slot.release()
  // Too many executions; the second is not told that the slot is taken.
  await expect(exported()).rejects.toMatchObject({ code: "invalid_request" })
  await expect(exported()).rejects.toMatchObject({ code: "invalid_request" })
})

test("an unknown batch is rejected before anything else is read", async () => {
  const { service, lists } = serviceOf(1, 2)
  const request = { ...query, batchId: "bat_000000000001" }
  const exported = service.export(caller, request, new AbortController().signal)
  await expect(exported).rejects.toMatchObject({ code: "not_found", message: "No batch with this id exists." })
  expect(lists).not.toHaveBeenCalled()
})
