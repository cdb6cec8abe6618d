import { Scope } from "../database/scope.ts"
import type { Caller } from "../domain/caller.ts"
import { toPage } from "../domain/cursor.ts"
import { AppError, notFound } from "../domain/errors.ts"
import type { ExecutionStatus } from "../domain/execution-status.ts"
import { parseId } from "../domain/ids.ts"
import { jsonBytesOf, type PageOf, type PageRequest } from "../domain/page.ts"
import type { Execution, ExecutionSummary } from "../domain/execution.ts"
import type { ReviewState } from "../domain/review.ts"
import { readTime } from "../domain/time.ts"
import type { ExecutionRepository } from "../repositories/executions.ts"
import type { ExecutionWaiter, WaitOptions } from "./execution-waiter.ts"

/** The page and the filters of a list of executions. */
export interface ExecutionFilter extends PageRequest {
  readonly workflowId?: string | undefined
  readonly status?: ExecutionStatus | undefined
  readonly review?: ReviewState | undefined
  /** RFC 3339; included. */
  readonly createdAfter?: string | undefined
  /** RFC 3339; excluded. */
  readonly createdBefore?: string | undefined
  readonly batchId?: string | undefined
}

/** Reads executions, and waits for them to become final. */
export class ExecutionQueries {
  readonly #executions: Pick<ExecutionRepository, "list" | "find" | "findWithData" | "findEvidenceJson">
  readonly #waiter: ExecutionWaiter

  constructor(
    executions: Pick<ExecutionRepository, "list" | "find" | "findWithData" | "findEvidenceJson">,
    waiter: ExecutionWaiter,
  ) {
    this.#executions = executions
    this.#waiter = waiter
  }

  async list(caller: Caller, filter: ExecutionFilter): Promise<PageOf<ExecutionSummary>> {
    const { workflowId: id, batchId, ...request } = filter
    const workflowId = id === undefined ? undefined : parseId("wkf", id, "workflowId")
    const createdAfter = readTime(filter.createdAfter, "createdAfter")
    const createdBefore = readTime(filter.createdBefore, "createdBefore")
    const conditions = {
      ...request,
      workflowId,
      batchId: batchId === undefined ? undefined : parseId("bat", batchId, "batchId"),
      createdAfter,
      createdBefore,
    }
    const rows = await this.#executions.list(Scope.of(caller), conditions)
    return toPage(rows, filter, (row) => jsonBytesOf(row.workflowName, row.fileName, row.errorMessage))
  }

  /** @throws {AppError} `not_found`. */
  async get(caller: Caller, id: string): Promise<Execution> {
    const executionId = parseId("exe", id, "executionId")
    const execution = await this.#executions.findWithData(Scope.of(caller), executionId)
    if (execution === undefined) throw notFound("execution")
    return execution
  }

  /** @throws {AppError} `not_found`, also for an execution of another workflow. */
  async getOfWorkflow(caller: Caller, workflowId: string, id: string): Promise<Execution> {
    const parent = parseId("wkf", workflowId, "workflowId")
    const executionId = parseId("exe", id, "workflowExecutionId")
    const execution = await this.#executions.findWithData(Scope.of(caller), executionId)
    if (execution === undefined || execution.workflowId !== parent) throw notFound("execution")
    return execution
  }

  /** Reads the status without the data. @throws {AppError} `not_found`. */
  async getStatus(caller: Caller, id: string): Promise<ExecutionSummary> {
    const execution = await this.#executions.find(Scope.of(caller), parseId("exe", id, "executionId"))
    if (execution === undefined) throw notFound("execution")
    return execution
  }

  /** Returns as soon as the execution is final, or its current state after `timeoutMs` or when the server drains. */
  async waitUntilFinal(caller: Caller, id: string, options: WaitOptions): Promise<ExecutionSummary> {
    return this.#waiter.wait(parseId("exe", id, "executionId"), () => this.getStatus(caller, id), options)
  }

  /** Reads the evidence report as JSON. @throws {AppError} `not_found`, `execution_not_completed`. */
  async evidenceJson(caller: Caller, id: string): Promise<string> {
    const { id: executionId, status } = await this.getStatus(caller, id)
    const report = await this.#executions.findEvidenceJson(Scope.of(caller), executionId)
    // A Completed execution without a report was removed between the two reads.
    if (report === undefined) throw status === "Completed" ? notFound("execution") : notCompleted(status)
    return report
  }
}

/** Builds the error of an execution that has no data yet, or never will. */
export function notCompleted(status: ExecutionStatus): AppError {
  return new AppError("execution_not_completed", `The execution is ${status}; only a Completed execution has data.`)
}
