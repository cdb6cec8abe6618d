import { Scope } from "../database/scope.ts"
import { settleBoth } from "../database/settle-both.ts"
import type { Caller } from "../domain/caller.ts"
import { AppError, notFound } from "../domain/errors.ts"
import { isFinal } from "../domain/execution-status.ts"
import { parseId } from "../domain/ids.ts"
import type { EndedExecutionRepository } from "../repositories/ended-executions.ts"
import type { AuditLog } from "./audit-log.ts"
import type { FileEraser } from "./file-eraser.ts"
import type { KeyValidity } from "./key-validity.ts"
import type { StorageGuard } from "./storage-guard.ts"

/** The dependencies of {@link DeleteExecution}. */
export interface DeleteExecutionDependencies {
  readonly endedExecutions: Pick<EndedExecutionRepository, "lock" | "delete">
  readonly audit: AuditLog
  readonly eraser: FileEraser
  readonly guard: Pick<StorageGuard, "ensureUsable">
  readonly validity: KeyValidity
}

/** Deletes executions on request. */
export class DeleteExecution {
  readonly #executions: DeleteExecutionDependencies["endedExecutions"]
  readonly #audit: AuditLog
  readonly #eraser: FileEraser
  readonly #guard: DeleteExecutionDependencies["guard"]
  readonly #validity: KeyValidity

  constructor({ endedExecutions, audit, eraser, guard, validity }: DeleteExecutionDependencies) {
    this.#executions = endedExecutions
    this.#audit = audit
    this.#eraser = eraser
    this.#guard = guard
    this.#validity = validity
  }

  /**
   * Deletes an execution with its result and its review, and its file unless another execution uses it.
   *
   * @throws {AppError} `not_found`, `execution_running`.
   */
  async delete(caller: Caller, id: string): Promise<void> {
    const executionId = parseId("exe", id, "executionId")
    const scope = Scope.of(caller)
    await this.#guard.ensureUsable()
    const fileIds = await this.#audit.run(caller, "deleteExecution", async (transaction) => {
      const execution = await this.#executions.lock(scope, executionId, transaction)
      if (execution === undefined) throw notFound("execution")
      if (!isFinal(execution.status)) {
        throw new AppError("execution_running", `The execution is ${execution.status}; cancel it before you delete it.`)
      }
      const deleted = this.#executions.delete(scope, [execution], transaction)
      const [value = []] = await settleBoth(deleted, this.#validity.lock(caller, transaction))
      return { value, targetId: executionId }
    })
    await this.#eraser.eraseDeleted(fileIds)
  }
}
