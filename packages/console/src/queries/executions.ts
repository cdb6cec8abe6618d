import type { ExecutionQuery } from "@docsift/sdk"
import { client } from "../client.ts"
import { listOptions } from "./pages.ts"

/** The executions that match the filters, newest first. */
export const executionsQuery = (filters: Omit<ExecutionQuery, "limit" | "cursor">) =>
  listOptions(["listExecutions", filters], (page, options) => client.executions.list({ ...filters, ...page }, options))
