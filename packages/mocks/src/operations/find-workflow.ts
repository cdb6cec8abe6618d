import type { Caller, StoredWorkflow } from "../records.ts"
import { notFound } from "../rejection.ts"
import type { Store } from "../store.ts"

/** Finds a workflow of the caller's organization. @throws {Rejection} `not_found`. */
export function findWorkflow(store: Store, caller: Caller, id: string): StoredWorkflow {
  const found = store.workflows.get(id)
  if (found === undefined || found.organizationId !== caller.organizationId) throw notFound("workflow")
  return found
}
