import { retryAfterHeader } from "./generated/header-names.ts"
import { Refusal } from "./refusal.ts"
import type { Store } from "./store.ts"

/** Names of workflows whose execution is refused. With `-once` behind it, only the first one is. */
export const refusalByWorkflowName: Readonly<Record<string, () => Refusal>> = {
  "rate-limited": () => new Refusal("rate_limited", "Too many requests; come back later.", { [retryAfterHeader]: "1" }),
  "server-error": () => new Refusal("internal", "Something broke inside the server."),
  unavailable: () => new Refusal("unavailable", "The server is not available.", { [retryAfterHeader]: "1" }),
}

/** Refuses to execute a workflow whose name asks for it. @throws {Refusal} */
export function refuseByName(store: Store, workflow: { readonly id: string; readonly name: string }): void {
  const isOnce = workflow.name.endsWith("-once")
  const name = isOnce ? workflow.name.slice(0, -"-once".length) : workflow.name
  if (!Object.hasOwn(refusalByWorkflowName, name)) return
  if (isOnce && store.refusedOnce.has(workflow.id)) return
  store.refusedOnce.add(workflow.id)
  const refusal = refusalByWorkflowName[name]?.()
  if (refusal !== undefined) throw refusal
}
