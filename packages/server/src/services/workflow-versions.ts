import { Scope } from "../database/scope.ts"
import type { Caller } from "../domain/caller.ts"
import { readNumberCursor, writeNumberCursor } from "../domain/cursor.ts"
import { notFound, versionNotFound } from "../domain/errors.ts"
import type { Idempotency, Outcome } from "../domain/idempotency.ts"
import { parseId, type WorkflowId } from "../domain/ids.ts"
import type { PageOf, PageRequest } from "../domain/page.ts"
import type { Workflow, WorkflowVersion } from "../domain/workflow.ts"
import type { WorkflowRepository } from "../repositories/workflows.ts"
import type { WorkflowVersionRepository } from "../repositories/workflow-versions.ts"
import type { Transaction } from "../database/database.ts"
import type { AuditLog } from "./audit-log.ts"
import type { IdempotencyService } from "./idempotency.ts"
import { definitionOf, type ReplaceWorkflow } from "./replace-workflow.ts"

/** The dependencies of a {@link WorkflowVersionService}. */
export interface WorkflowVersionServiceDependencies {
  readonly workflows: Pick<WorkflowRepository, "find">
  readonly versions: Pick<WorkflowVersionRepository, "find" | "list">
  readonly replaceWorkflow: ReplaceWorkflow
  readonly idempotency: IdempotencyService
  readonly audit: Pick<AuditLog, "record" | "log">
}

/** Reads and restores the versions of workflows. */
export class WorkflowVersionService {
  readonly #workflows: WorkflowVersionServiceDependencies["workflows"]
  readonly #versions: WorkflowVersionServiceDependencies["versions"]
  readonly #replaceWorkflow: ReplaceWorkflow
  readonly #idempotency: IdempotencyService
  readonly #audit: WorkflowVersionServiceDependencies["audit"]

  constructor({ workflows, versions, replaceWorkflow, idempotency, audit }: WorkflowVersionServiceDependencies) {
    this.#workflows = workflows
    this.#versions = versions
    this.#replaceWorkflow = replaceWorkflow
    this.#idempotency = idempotency
    this.#audit = audit
  }

  /**
   * Lists a page of versions, newest first. The largest page, 1,000 names of 200 characters, has less than 4 MiB.
   *
   * @throws {AppError} `not_found`, `invalid_request` for an invalid cursor.
   */
  async list(caller: Caller, id: string, { limit, cursor }: PageRequest): Promise<PageOf<WorkflowVersion>> {
    const workflowId = parseId("wkf", id, "workflowId")
    const before = cursor === undefined ? undefined : readNumberCursor(cursor)
    const scope = Scope.of(caller)
    const { version: newest, name, updatedAt, ownerId } = await this.#find(caller, workflowId)
    const stored = await this.#versions.list(scope, workflowId, { newest, before, rows: limit + 1 })
    // A workflow that was never changed has no row, and one that an earlier version of the server changed may have none.
    const isMissing = before === undefined && stored[0]?.version !== newest
    const current = { version: newest, name, createdAt: updatedAt, userId: ownerId }
    const rows = isMissing ? [current, ...stored] : stored
    const items = rows.slice(0, limit).map((row) => ({ ...row, isCurrent: row.version === newest }))
    const last = items.at(-1)
    const nextCursor = rows.length > limit && last !== undefined ? writeNumberCursor(last.version) : undefined
    return { items, nextCursor }
  }

  /** Returns the workflow as it was in a version, the current one by default. @throws {AppError} `not_found`. */
  async get(caller: Caller, id: string, version?: number, transaction?: Transaction): Promise<Workflow> {
    const workflowId = parseId("wkf", id, "workflowId")
    const workflow = await this.#find(caller, workflowId, transaction)
    if (version === undefined || version === workflow.version) return workflow
    if (version > workflow.version) throw versionNotFound()
    const stored = await this.#versions.find(Scope.of(caller), workflowId, version, transaction)
    if (stored === undefined) throw versionNotFound()
    return { ...workflow, ...definitionOf(stored), version, updatedAt: stored.createdAt }
  }

  /** Makes the definition of a version the current one again. @throws {AppError} `not_found`, and the idempotency codes. */
  async restore<R = Workflow>(
    caller: Caller,
    id: string,
    version: number,
    idempotency: Idempotency<Workflow, R>,
  ): Promise<Outcome<R>> {
    const workflowId = parseId("wkf", id, "workflowId")
    const payload = { workflowId, version, userId: caller.userId }
    const operation = "restoreWorkflowVersion"
    let isRecorded = false
    const outcome = await this.#idempotency.run(caller, operation, idempotency, payload, async (transaction) => {
      const definition = definitionOf(await this.get(caller, workflowId, version, transaction))
      const replaced = await this.#replaceWorkflow.replace(caller, { workflowId, definition }, transaction)
      isRecorded = replaced.isRetentionChanged
      if (isRecorded) await this.#audit.record(caller, operation, workflowId, transaction)
      return replaced.workflow
    })
    if (isRecorded) this.#audit.log(caller, operation, workflowId)
    return outcome
  }

  async #find(caller: Caller, workflowId: WorkflowId, transaction?: Transaction): Promise<Workflow> {
    const workflow = await this.#workflows.find(Scope.of(caller), workflowId, transaction)
    if (workflow === undefined) throw notFound("workflow")
    return workflow
  }
}
