import { Scope } from "../database/scope.ts"
import type { Caller } from "../domain/caller.ts"
import { toPage } from "../domain/cursor.ts"
import { AppError, notFound } from "../domain/errors.ts"
import type { Idempotency, Outcome } from "../domain/idempotency.ts"
import { type BatchId, parseId, type WorkflowId } from "../domain/ids.ts"
import { jsonBytesOf, type PageOf, type PageRequest } from "../domain/page.ts"
import type { Batch, BatchDetails } from "../domain/batch.ts"
import { readName } from "../domain/text.ts"
import type { Transaction } from "../database/database.ts"
import { maxNameLength } from "../generated/limits.ts"
import type { BatchRepository } from "../repositories/batches.ts"
import type { WorkflowRepository } from "../repositories/workflows.ts"
import type { IdempotencyService } from "./idempotency.ts"

/** The input of a batch. */
export interface BatchInput {
  readonly name: string
  readonly workflowId: string
}

/** Manages batches: executions of one workflow that belong together. */
export class BatchService {
  readonly #batches: BatchRepository
  readonly #workflows: Pick<WorkflowRepository, "find">
  readonly #idempotency: IdempotencyService

  constructor(batches: BatchRepository, workflows: Pick<WorkflowRepository, "find">, idempotency: IdempotencyService) {
    this.#batches = batches
    this.#workflows = workflows
    this.#idempotency = idempotency
  }

  async list(caller: Caller, page: PageRequest): Promise<PageOf<Batch>> {
    return toPage(await this.#batches.list(Scope.of(caller), page), page, ({ name }) => jsonBytesOf(name))
  }

  /** @throws {AppError} `invalid_request`, `not_found` for an unknown workflow, and the idempotency codes. */
  async create<R = Batch>(caller: Caller, input: BatchInput, idempotency: Idempotency<Batch, R>): Promise<Outcome<R>> {
    const name = readName(input.name, "name", maxNameLength)
    const workflowId = parseId("wkf", input.workflowId, "workflowId")
    const scope = Scope.of(caller)
    const { organizationId, userId: ownerId } = caller
    const payload = { name, workflowId, ownerId }
    return this.#idempotency.run(caller, "createBatch", idempotency, payload, async (transaction) => {
      const workflow = await this.#workflows.find(scope, workflowId, transaction)
      if (workflow === undefined) throw notFound("workflow")
      return this.#batches.insert(scope, { organizationId, ownerId, workflowId, name }, transaction)
    })
  }

  /** @throws {AppError} `not_found`. */
  async get(caller: Caller, id: string): Promise<BatchDetails> {
    const batchId = parseId("bat", id, "batchId")
    const scope = Scope.of(caller)
    const batch = await this.#batches.find(scope, batchId)
    if (batch === undefined) throw notFound("batch")
    const statusCounts = { Queued: 0, Processing: 0, Failed: 0, Completed: 0 }
    const reviewCounts = { needed: 0, approved: 0, rejected: 0 }
    for (const { status, review, count } of await this.#batches.countExecutions(scope, batchId)) {
      statusCounts[status] += count
      if (review !== null) reviewCounts[review] += count
    }
    return { ...batch, statusCounts, reviewCounts }
  }

  /** Lets no further execution into the batch; a retry of one in it stays possible. @throws {AppError} `not_found`. */
  async close<R = Batch>(caller: Caller, id: string, idempotency: Idempotency<Batch, R>): Promise<Outcome<R>> {
    const batchId = parseId("bat", id, "batchId")
    return this.#idempotency.run(caller, "closeBatch", idempotency, { batchId }, async (transaction) => {
      const batch = await this.#batches.close(Scope.of(caller), batchId, transaction)
      if (batch === undefined) throw notFound("batch")
      return batch
    })
  }
}

/**
 * Checks that an execution of a workflow may join a batch, if any is named. Within a transaction, the batch stays open until that ends.
 *
 * @throws {AppError} `not_found`, `invalid_request` for a batch of another workflow, `batch_closed`.
 */
export async function requireOpenBatch(
  batches: Pick<BatchRepository, "find">,
  scope: Scope,
  { batchId, workflowId }: { readonly batchId: BatchId | undefined; readonly workflowId: WorkflowId },
  transaction?: Transaction,
): Promise<void> {
  if (batchId === undefined) return
  const batch = await batches.find(scope, batchId, transaction)
  if (batch === undefined) throw notFound("batch")
  if (batch.workflowId !== workflowId) throw new AppError("invalid_request", "batchId: is a batch of another workflow")
  if (batch.closedAt !== undefined) {
    throw new AppError("batch_closed", `The batch was closed at ${batch.closedAt.toISOString()}; create another one.`)
  }
}
