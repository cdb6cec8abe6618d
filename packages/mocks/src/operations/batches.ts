import type { Batch } from "@docsift/sdk"
import type { Operations } from "../operation.ts"
import type { Caller, StoredBatch } from "../records.ts"
import { notFound, reject, Rejection } from "../rejection.ts"
import { batchInput, pageQuery } from "../request-parsers.ts"
import type { Store } from "../store.ts"
import { findWorkflow } from "./find-workflow.ts"
import { pageOf } from "./page.ts"

/** The operations on batches. */
export const batchOperations = {
  "GET /api/v1/batches": {
    query: pageQuery,
    handle: ({ store, caller, query, url }) => {
      const own = [...store.batches.values()].filter((each) => each.organizationId === caller.organizationId)
      const all = own.map(({ batch }) => batch)
      const { items, headers } = pageOf(all, query, url, (batch) => ({ ...batch }))
      return { status: 200, json: items, headers }
    },
  },
  "POST /api/v1/batches": {
    body: batchInput,
    handle: ({ store, caller, body }) => {
      const { id: workflowId } = findWorkflow(store, caller, body.workflowId).workflow
      const { organizationId, userId: ownerId } = caller
      const batch: Batch = { id: store.newId("bat"), name: body.name, workflowId, ownerId, createdAt: store.now() }
      store.batches.set(batch.id, { organizationId, batch })
      return { status: 200, json: batch }
    },
  },
  "GET /api/v1/batches/{batchId}": {
    handle: ({ store, caller, params }) => {
      const { batch } = findBatch(store, caller, params.batchId)
      const statusCounts = { Queued: 0, Processing: 0, Failed: 0, Completed: 0 }
      const reviewCounts = { needed: 0, approved: 0, rejected: 0 }
      for (const { batchId, status, review } of store.executions.values()) {
        if (batchId !== batch.id) continue
        statusCounts[status]++
        if (review !== undefined) reviewCounts[review]++
      }
      return { status: 200, json: { ...batch, statusCounts, reviewCounts } }
    },
  },
  "POST /api/v1/batches/{batchId}/close": {
    handle: ({ store, caller, params }) => {
      const { organizationId, batch } = findBatch(store, caller, params.batchId)
      const closed = { closedAt: store.now(), ...batch }
      store.batches.set(batch.id, { organizationId, batch: closed })
      return { status: 200, json: closed }
    },
  },
} satisfies Partial<Operations>

/** Checks that an execution of a workflow may join a batch. @throws {Rejection} `not_found`, `invalid_request`, `batch_closed`. */
export function checkOpenBatch(store: Store, caller: Caller, workflowId: string, batchId: string | undefined): void {
  if (batchId === undefined) return
  const { batch } = findBatch(store, caller, batchId)
  if (batch.workflowId !== workflowId) reject("batchId", "is a batch of another workflow")
  if (batch.closedAt !== undefined) {
    throw new Rejection("batch_closed", `The batch was closed at ${batch.closedAt}; create another one.`)
  }
}

/** @throws {Rejection} `not_found`. */
export function findBatch(store: Store, caller: Caller, id: string): StoredBatch {
  const found = store.batches.get(id)
  if (found === undefined || found.organizationId !== caller.organizationId) throw notFound("batch")
  return found
}
