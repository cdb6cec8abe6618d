import { Scope } from "../database/scope.ts"
import type { Caller } from "../domain/caller.ts"
import { AppError, notFound } from "../domain/errors.ts"
import { isFinal } from "../domain/execution-status.ts"
import { parseId } from "../domain/ids.ts"
import { readTime } from "../domain/time.ts"
import { addUsage, type ExecutionUsage, type UsageGroup, type UsageGrouping } from "../domain/usage.ts"
import type { ExecutionUsageRepository } from "../repositories/execution-usage.ts"
import type { ExecutionRepository } from "../repositories/executions.ts"

/** The period of a sum, RFC 3339. */
export interface UsageQuery {
  /** Included. @default 30 days before `to` */
  readonly from?: string | undefined
  /** Excluded. @default now */
  readonly to?: string | undefined
  readonly groupBy: UsageGrouping
  /** The id of an organization or `all`, for admins. @default the caller's own */
  readonly organizationId?: string | undefined
}

const dayMs = 86_400_000
const defaultDays = 30
/** A year and a month: a sum reads every row of its period. */
const maxDays = 400

/** Reads what executions used. */
export class UsageService {
  readonly #usage: Pick<ExecutionUsageRepository, "find" | "sum">
  readonly #executions: Pick<ExecutionRepository, "find">

  constructor(usage: Pick<ExecutionUsageRepository, "find" | "sum">, executions: Pick<ExecutionRepository, "find">) {
    this.#usage = usage
    this.#executions = executions
  }

  /** @throws {AppError} `not_found`, `execution_running`. */
  async get(caller: Caller, id: string): Promise<ExecutionUsage> {
    const executionId = parseId("exe", id, "executionId")
    const scope = Scope.of(caller)
    const row = await this.#usage.find(scope, executionId)
    if (row !== undefined && isFinal(row.status)) {
      const { seconds, attempts } = row
      return { executionId, pages: row.pages ?? undefined, seconds, attempts, models: addUsage(row.models) }
    }
    const execution = await this.#executions.find(scope, executionId)
    if (execution === undefined) throw notFound("execution")
    const { status, startedAt, completedAt, pageCount: pages } = execution
    if (!isFinal(status)) {
      throw new AppError("execution_running", `The execution is ${status}; its usage is known once it has ended.`)
    }
    // It ended under a server that did not record usage.
    const seconds = ((completedAt?.getTime() ?? 0) - (startedAt?.getTime() ?? completedAt?.getTime() ?? 0)) / 1000
    return { executionId, pages, seconds, attempts: startedAt === undefined ? 0 : 1, models: [] }
  }

  /**
   * @throws {AppError} `invalid_request` for a period that ends before it starts or is longer than 400 days, `forbidden` for a
   * member who names an organization.
   */
  async list(caller: Caller, query: UsageQuery): Promise<UsageGroup[]> {
    const to = readTime(query.to, "to") ?? new Date()
    const from = readTime(query.from, "from") ?? new Date(to.getTime() - defaultDays * dayMs)
    const days = (to.getTime() - from.getTime()) / dayMs
    if (days < 0 || days > maxDays) {
      throw new AppError("invalid_request", `from: must be before \`to\`, and at most ${maxDays} days`)
    }
    return this.#usage.sum(scopeOf(caller, query.organizationId), { from, to, groupBy: query.groupBy })
  }
}

function scopeOf(caller: Caller, organizationId: string | undefined): Scope {
  if (organizationId === undefined) return Scope.of(caller)
  if (caller.role !== "admin")
    throw new AppError("forbidden", "organizationId: only an API key with the admin role may name one.")
  return organizationId === "all"
    ? Scope.system()
    : Scope.of({ organizationId: parseId("org", organizationId, "organizationId") })
}
