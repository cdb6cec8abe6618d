import type { Operations } from "../operation.ts"
import { isFinal } from "../progress.ts"
import type { StoredExecution } from "../records.ts"
import { reject, Rejection } from "../rejection.ts"
import { readTime, usageQuery } from "../request-parsers.ts"
import { findExecution } from "./execution-responses.ts"

const dayMs = 86_400_000
const maxDays = 400

/** The operations on usage; the mocks call no models. */
export const usageOperations = {
  "GET /api/v1/executions/{executionId}/usage": {
    handle: ({ store, caller, params }) => {
      const execution = findExecution(store, caller, params.executionId)
      const { status } = execution
      if (!isFinal(execution)) {
        throw new Rejection("execution_running", `The execution is ${status}; its usage is known once it has ended.`)
      }
      const pages = status === "Completed" ? { pages: 1 } : {}
      return { status: 200, json: { ...pages, seconds: secondsOf(execution), attempts: 1, models: [] } }
    },
  },
  "GET /api/v1/usage": {
    query: usageQuery,
    handle: ({ store, caller, query }) => {
      const [until, since] = [readTime(query.to, "to"), readTime(query.from, "from")]
      const to = until === undefined ? Infinity : Date.parse(until)
      const from = since === undefined ? -Infinity : Date.parse(since)
      if (from > to || (to - from > maxDays * dayMs && to - from < Infinity)) {
        reject("from", `must be before \`to\`, and at most ${maxDays} days`)
      }
      if (query.organizationId !== undefined && caller.role !== "admin") {
        throw new Rejection("forbidden", "organizationId: only an API key with the admin role may name one.")
      }
      const { organizationId = caller.organizationId } = query
      const groups = new Map<string, StoredExecution[]>()
      for (const execution of store.executions.values()) {
        const at = Date.parse(execution.completedAt ?? "")
        if (organizationId !== "all" && execution.organizationId !== organizationId) continue
        if (!(at >= from && at < to)) continue
        if (query.groupBy === "model") continue
        const key = query.groupBy === "workflow" ? execution.workflowId : new Date(at).toISOString().slice(0, 10)
        groups.set(key, [...(groups.get(key) ?? []), execution])
      }
      return { status: 200, json: [...groups].map(([key, executions]) => sum(key, executions)) }
    },
  },
} satisfies Partial<Operations>

function sum(key: string, executions: readonly StoredExecution[]) {
  const failed = executions.filter(({ status }) => status === "Failed").length
  return {
    key,
    executions: executions.length,
    failed,
    pages: executions.length - failed,
    seconds: executions.reduce((seconds, execution) => seconds + secondsOf(execution), 0),
    calls: 0,
    inputTokens: 0,
    outputTokens: 0,
    unpriced: 0,
  }
}

function secondsOf({ startedAt, completedAt = "" }: StoredExecution): number {
  return startedAt === undefined ? 0 : (Date.parse(completedAt) - Date.parse(startedAt)) / 1000
}
