import { retryAfterHeader } from "./generated/header-names.ts"
import { Rejection } from "./rejection.ts"
import type { Store } from "./store.ts"

/** Workflow names whose executions are rejected. With the suffix `-once` only the first one is. */
export const rejectionByWorkflowName: Readonly<Record<string, () => Rejection>> = {
  "rate-limited": () => new Rejection("rate_limited", "Too many requests. Retry later.", { [retryAfterHeader]: "1" }),
  "server-error": () => new Rejection("internal", "An internal error occurred."),
  unavailable: () => new Rejection("unavailable", "The server is not available.", { [retryAfterHeader]: "1" }),
}

/** Rejects the execution of a workflow whose name requests it. @throws {Rejection} */
export function rejectByWorkflowName(store: Store, workflow: { readonly id: string; readonly name: string }): void {
  const isOnce = workflow.name.endsWith("-once")
  const name = isOnce ? workflow.name.slice(0, -"-once".length) : workflow.name
  if (!Object.hasOwn(rejectionByWorkflowName, name)) return
  if (isOnce && store.rejectedOnce.has(workflow.id)) return
  store.rejectedOnce.add(workflow.id)
  const rejection = rejectionByWorkflowName[name]?.()
  if (rejection !== undefined) throw rejection
}
