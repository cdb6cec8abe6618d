import { Scope } from "../database/scope.ts"
import { settleBoth } from "../database/settle-both.ts"
import type { Caller } from "../domain/caller.ts"
import { toPage } from "../domain/cursor.ts"
import { notFound } from "../domain/errors.ts"
import type { Idempotency, Outcome } from "../domain/idempotency.ts"
import { parseId } from "../domain/ids.ts"
import type { PageOf, PageRequest } from "../domain/page.ts"
import type { Workflow, WorkflowInput } from "../domain/workflow.ts"
import { readWorkflowDefinition } from "../domain/workflow-definition.ts"
import type { WorkflowRepository } from "../repositories/workflows.ts"
import type { AuditLog } from "./audit-log.ts"
import type { IdempotencyService } from "./idempotency.ts"
import type { KeyValidity } from "./key-validity.ts"
import type { ReplaceWorkflow } from "./replace-workflow.ts"

/** The dependencies of a {@link WorkflowService}. */
export interface WorkflowServiceDependencies {
  readonly audit: AuditLog
  readonly workflows: WorkflowRepository
  readonly replaceWorkflow: ReplaceWorkflow
  readonly idempotency: IdempotencyService
  readonly validity: KeyValidity
}

/** Manages workflows: the definitions of what to extract. */
export class WorkflowService {
  readonly #audit: AuditLog
  readonly #workflows: WorkflowRepository
  readonly #replaceWorkflow: ReplaceWorkflow
  readonly #idempotency: IdempotencyService
  readonly #validity: KeyValidity

  constructor({ audit, workflows, replaceWorkflow, idempotency, validity }: WorkflowServiceDependencies) {
    this.#audit = audit
    this.#workflows = workflows
    this.#replaceWorkflow = replaceWorkflow
    this.#idempotency = idempotency
    this.#validity = validity
  }

  async list(caller: Caller, page: PageRequest): Promise<PageOf<Workflow>> {
    return toPage(
      await this.#workflows.list(Scope.of(caller), page),
      page,
      ({ jsonBytes, reviewBytes }) => jsonBytes + reviewBytes,
    )
  }

  /** @throws {AppError} `invalid_request` naming the path, and the idempotency codes. */
  async create<R = Workflow>(
    caller: Caller,
    input: WorkflowInput,
    idempotency: Idempotency<Workflow, R>,
  ): Promise<Outcome<R>> {
    const definition = readWorkflowDefinition(input)
    const { organizationId, userId } = caller
    return this.#idempotency.runStatement(
      caller,
      "createWorkflow",
      idempotency,
      { definition, userId },
      (transaction) =>
        this.#workflows.insert(Scope.of(caller), { ...definition, organizationId, ownerId: userId }, transaction),
    )
  }

  /** @throws {AppError} `not_found`. */
  async get(caller: Caller, id: string): Promise<Workflow> {
    const workflow = await this.#workflows.find(Scope.of(caller), parseId("wkf", id, "workflowId"))
    if (workflow === undefined) throw notFound("workflow")
    return workflow
  }

  /**
   * Replaces the entire definition; executions keep the one they were started with.
   *
   * @param expected - the versions that may be replaced; undefined for any.
   * @throws {AppError} `not_found`, `invalid_request` naming the path, `version_conflict`.
   */
  async update(caller: Caller, id: string, input: WorkflowInput, expected?: readonly number[]): Promise<Workflow> {
    const workflowId = parseId("wkf", id, "workflowId")
    const definition = readWorkflowDefinition(input)
    return this.#audit.run(caller, "updateWorkflow", async (transaction) => {
      const replacement = { workflowId, definition, expected }
      const { workflow, isRetentionChanged } = await this.#replaceWorkflow.replace(caller, replacement, transaction)
      await this.#validity.lock(caller, transaction)
      return { value: workflow, targetId: isRetentionChanged ? workflowId : undefined }
    })
  }

  /** Deletes the definition; its executions stay readable. @throws {AppError} `not_found`. */
  async delete(caller: Caller, id: string): Promise<void> {
    const workflowId = parseId("wkf", id, "workflowId")
    await this.#audit.run(caller, "deleteWorkflow", async (transaction) => {
      const deleted = this.#workflows.delete(Scope.of(caller), workflowId, transaction)
      const [isDeleted] = await settleBoth(deleted, this.#validity.lock(caller, transaction))
      if (isDeleted !== true) throw notFound("workflow")
      return { value: undefined, targetId: workflowId }
    })
  }
}
