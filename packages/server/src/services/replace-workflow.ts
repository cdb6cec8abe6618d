import { isDeepStrictEqual } from "node:util"
import type { Transaction } from "../database/database.ts"
import { Scope } from "../database/scope.ts"
import type { Caller } from "../domain/caller.ts"
import { AppError, notFound } from "../domain/errors.ts"
import type { UserId, WorkflowId } from "../domain/ids.ts"
import type { Workflow } from "../domain/workflow.ts"
import type { WorkflowDefinition } from "../domain/workflow-definition.ts"
import type { WorkflowRepository } from "../repositories/workflows.ts"
import type { WorkflowVersionRepository } from "../repositories/workflow-versions.ts"

/*
 * A workflow's row holds its current definition and that definition's number; `workflow_versions` holds every earlier
 * definition. The row of the first version is written by the first change, so that creating a workflow stays one statement.
 * The lock on the workflow's row orders changes: no number is given twice or left out.
 *
 * A server of an earlier version that still runs changes the definition and keeps the number. Its change is found by
 * comparing with the stored row of that number, and gets a number of its own before it is replaced.
 */

/** A definition that replaces another. */
export interface Replacement {
  readonly workflowId: WorkflowId
  readonly definition: WorkflowDefinition
  /** The versions that may be replaced; undefined for any. */
  readonly expected?: readonly number[] | undefined
}

/** The dependencies of {@link ReplaceWorkflow}. */
export interface ReplaceWorkflowDependencies {
  readonly workflows: Pick<WorkflowRepository, "lock" | "update">
  readonly versions: Pick<WorkflowVersionRepository, "find" | "insert">
}

/** A workflow after its replacement. */
export interface ReplacedWorkflow {
  readonly workflow: Workflow
  /** Whether later executions are kept for another time, which the audit log records. */
  readonly isRetentionChanged: boolean
}

/** Replaces the definitions of workflows and keeps the earlier ones. */
export class ReplaceWorkflow {
  readonly #workflows: ReplaceWorkflowDependencies["workflows"]
  readonly #versions: ReplaceWorkflowDependencies["versions"]

  constructor({ workflows, versions }: ReplaceWorkflowDependencies) {
    this.#workflows = workflows
    this.#versions = versions
  }

  /**
   * Makes a definition the current one. The same definition makes no version and fits any expectation, so that a request
   * whose response was lost can be repeated (RFC 9110 section 13.1.1).
   *
   * @throws {AppError} `not_found`, and `version_conflict` when the workflow has none of the expected versions.
   */
  async replace(
    caller: Caller,
    { workflowId, definition, expected }: Replacement,
    transaction: Transaction,
  ): Promise<ReplacedWorkflow> {
    const scope = Scope.of(caller)
    const current = await this.#workflows.lock(scope, workflowId, transaction)
    if (current === undefined) throw notFound("workflow")
    if (isSame(current, definition)) return { workflow: current, isRetentionChanged: false }
    if (expected !== undefined && !expected.includes(current.version)) throw versionConflict(current.version)
    const stored = await this.#versions.find(scope, workflowId, current.version, transaction)
    const isStored = stored !== undefined && isSame(stored, current)
    const number = stored === undefined || isStored ? current.version : current.version + 1
    const version = number + 1
    const updated = await this.#workflows.update(scope, workflowId, { ...definition, version }, transaction)
    if (updated === undefined) throw notFound("workflow")
    const rowOf = (workflow: Workflow, version: number, userId: UserId) => ({
      ...definitionOf(workflow),
      workflowId,
      organizationId: caller.organizationId,
      version,
      userId,
      createdAt: workflow.updatedAt,
    })
    const earlier = isStored ? [] : [rowOf(current, number, current.ownerId)]
    await this.#versions.insert(scope, [...earlier, rowOf(updated, version, caller.userId)], transaction)
    return { workflow: updated, isRetentionChanged: updated.retentionDays !== current.retentionDays }
  }
}

/** Returns what a version consists of. */
export function definitionOf({
  name,
  description,
  configuration,
  review,
  retentionDays,
}: WorkflowDefinition): WorkflowDefinition {
  return { name, description, configuration, review, retentionDays }
}

function isSame(left: WorkflowDefinition, right: WorkflowDefinition): boolean {
  return isDeepStrictEqual(definitionOf(left), definitionOf(right))
}

function versionConflict(version: number): AppError {
  return new AppError(
    "version_conflict",
    `The workflow has been changed: its version is ${version}. Read it again and repeat the change.`,
  )
}
