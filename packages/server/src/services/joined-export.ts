import type { Readable } from "node:stream"
import { buffer } from "node:stream/consumers"
import { pointerOf } from "@docsift/engine/json-pointer"
import { Scope } from "../database/scope.ts"
import type { Caller } from "../domain/caller.ts"
import { AppError, notFound } from "../domain/errors.ts"
import { type ExecutionId, parseId } from "../domain/ids.ts"
import { readTime } from "../domain/time.ts"
import { maxJoinedExecutions } from "../generated/limits.ts"
import type { BatchRepository } from "../repositories/batches.ts"
import type { JoinedConditions, JoinedExecutionRepository } from "../repositories/joined-executions.ts"
import type { Logger } from "../ports/logger.ts"
import type { ExportMode } from "./export-content.ts"
import { type JoinedColumns, JoinedColumnsBuilder, type JoinedTable } from "./joined-columns.ts"
import type { JoinedExportBuilder, JoinedExportSlot } from "./joined-export-builder.ts"
import type { JoinedRow } from "./joined-writer.ts"

/** The filter and the form of a joined export. */
export interface JoinedExportRequest {
  readonly workflowId?: string | undefined
  readonly batchId?: string | undefined
  /** RFC 3339; included. */
  readonly createdAfter?: string | undefined
  /** RFC 3339; excluded. */
  readonly createdBefore?: string | undefined
  readonly isReviewed: boolean
  readonly mode: ExportMode
  /** JSON Pointer of a table. */
  readonly table?: string | undefined
}

/** Ids whose sizes are read at once. */
const idsPerQuery = 100
/** A larger execution is read alone. */
const maxBatchBytes = 1024 * 1024
/** Each has at most 256 KiB. */
const configurationsPerQuery = 10

type Executions = { readonly [Method in keyof JoinedExecutionRepository]: JoinedExecutionRepository[Method] }

/** Exports the executions of a workflow or a batch as one table. */
export class JoinedExportService {
  readonly #executions: Executions
  readonly #batches: Pick<BatchRepository, "find">
  readonly #builder: JoinedExportBuilder
  readonly #logger: Pick<Logger, "error">

  constructor(
    executions: Executions,
    batches: Pick<BatchRepository, "find">,
    builder: JoinedExportBuilder,
    logger: Pick<Logger, "error">,
  ) {
    this.#executions = executions
    this.#batches = batches
    this.#builder = builder
    this.#logger = logger
  }

  /**
   * Returns a stream of CSV or JSON, or a workbook.
   *
   * @param signal - aborted when the client is gone.
   * @throws {AppError} `invalid_request`, `not_found` for an unknown batch, `unavailable`.
   */
  async export(caller: Caller, request: JoinedExportRequest, signal: AbortSignal): Promise<Readable | Uint8Array> {
    const { mode } = request
    const conditions = readConditions(request)
    if (request.table !== undefined && mode !== "csv") {
      throw new AppError("invalid_request", "table: is for the mode csv alone")
    }
    const scope = Scope.of(caller)
    const { batchId } = conditions
    if (batchId !== undefined && (await this.#batches.find(scope, batchId)) === undefined) throw notFound("batch")
    const slot = this.#builder.reserve(caller.organizationId, signal)
    let content: Readable
    try {
      content = await this.#start(slot, scope, conditions, request)
    } catch (error) {
      slot.release()
      throw error
    }
    if (mode === "xlsx") return buffer(content)
    content.on("error", (err) => {
      if (!signal.aborted) this.#logger.error({ err }, "a joined export was interrupted")
    })
    return content
  }

  async #start(
    slot: JoinedExportSlot,
    scope: Scope,
    conditions: JoinedConditions,
    request: JoinedExportRequest,
  ): Promise<Readable> {
    const { mode, isReviewed } = request
    const ids = await this.#executions.listIds(scope, conditions, maxJoinedExecutions + 1)
    if (ids.length > maxJoinedExecutions) {
      const [limit, found] = [maxJoinedExecutions, await this.#executions.count(scope, conditions)].map((number) =>
        number.toLocaleString("en-US"),
      )
      throw new AppError(
        "invalid_request",
        `At most ${limit} executions can be exported at once, and ${found} match; use createdAfter and createdBefore.`,
      )
    }
    const columns = await this.#readColumns(scope, conditions)
    const table = request.table === undefined ? undefined : findTable(columns, request.table, ids.length === 0)
    const rows = this.#readRows(scope, ids, isReviewed)
    return slot.start({ mode, columns, table }, rows)
  }

  async #readColumns(scope: Scope, conditions: JoinedConditions): Promise<JoinedColumns> {
    const columns = new JoinedColumnsBuilder()
    const ids = await this.#executions.listDefinitions(scope, conditions)
    for (let start = 0; start < ids.length; start += configurationsPerQuery) {
      const some = ids.slice(start, start + configurationsPerQuery)
      for (const each of await this.#executions.findConfigurations(scope, some)) columns.add(each)
    }
    return columns.build()
  }

  /** Reads a batch only when the one before has been written. */
  async *#readRows(
    scope: Scope,
    ids: readonly ExecutionId[],
    isReviewed: boolean,
  ): AsyncGenerator<readonly JoinedRow[]> {
    for (let start = 0; start < ids.length; start += idsPerQuery) {
      const some = ids.slice(start, start + idsPerQuery)
      for (const batch of batchesOf(some, await this.#executions.findSizes(scope, some))) {
        const rows = await this.#executions.findRows(scope, batch, isReviewed)
        yield rows.map(({ configuration, corrections, ...row }) =>
          configuration === null || corrections === null ? row : { ...row, corrected: { configuration, corrections } },
        )
      }
    }
  }
}

function readConditions(request: JoinedExportRequest): JoinedConditions {
  const { workflowId, batchId, isReviewed } = request
  if (workflowId === undefined && batchId === undefined) {
    throw new AppError("invalid_request", "workflowId: is required unless batchId is given")
  }
  return {
    workflowId: workflowId === undefined ? undefined : parseId("wkf", workflowId, "workflowId"),
    batchId: batchId === undefined ? undefined : parseId("bat", batchId, "batchId"),
    createdAfter: readTime(request.createdAfter, "createdAfter"),
    createdBefore: readTime(request.createdBefore, "createdBefore"),
    isReviewed,
  }
}

/** Without executions no definition is known, and so no table. */
function findTable({ tables }: JoinedColumns, pointer: string, isEmpty: boolean): JoinedTable {
  const found = tables.find(({ object, name }) => pointerOf(object, "tables", name) === pointer)
  if (found !== undefined) return found
  if (isEmpty) return { object: "", name: "", columns: [] }
  throw new AppError("invalid_request", "table: must be the JSON Pointer of a table of the workflow")
}

/** Splits ids so that the data of each part stays below the limit, or is that of one execution. */
function* batchesOf(ids: readonly ExecutionId[], sizes: ReadonlyMap<ExecutionId, number>): Iterable<ExecutionId[]> {
  let batch: ExecutionId[] = []
  let bytes = 0
  for (const id of ids) {
    const size = sizes.get(id)
    if (size === undefined) continue
    if (batch.length > 0 && bytes + size > maxBatchBytes) {
      yield batch
      batch = []
      bytes = 0
    }
    batch.push(id)
    bytes += size
  }
  if (batch.length > 0) yield batch
}
