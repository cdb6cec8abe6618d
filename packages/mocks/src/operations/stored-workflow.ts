import type { Workflow } from "@docsift/sdk"
import { matchesVersion } from "../if-match.ts"
import type { BodyOf } from "../openapi-types.ts"
import type { Caller, NumberedWorkflow, StoredWorkflow } from "../records.ts"
import { Rejection } from "../rejection.ts"
import type { Store } from "../store.ts"

/** What a version of a workflow consists of. */
export type WorkflowDefinition = Pick<Workflow, "name" | "description" | "configuration" | "review" | "retentionDays">

/** Returns the definition of a workflow. */
export function definitionOf({
  name,
  description,
  configuration,
  review,
  retentionDays,
}: WorkflowDefinition): WorkflowDefinition {
  return { name, description, configuration, review, retentionDays }
}

/** Returns a workflow in a version. @throws {Rejection} `not_found`. */
export function versionOf({ versions }: StoredWorkflow, version: number): NumberedWorkflow {
  const found = versions[version - 1]
  if (found === undefined) throw new Rejection("not_found", "No version of this workflow has this number.")
  return found.workflow
}

/** Makes a definition the current one; the same definition makes no version. */
export function replaceWorkflow(
  store: Store,
  caller: Caller,
  found: StoredWorkflow,
  definition: WorkflowDefinition,
  ifMatch: string | null = null,
): NumberedWorkflow {
  const { workflow: current, versions } = found
  const { version } = current
  const isExpected = matchesVersion(ifMatch, version)
  if (JSON.stringify(definitionOf(current)) === JSON.stringify(definition)) return current
  if (!isExpected) {
    const sentence = `The workflow has been changed: its version is ${version}. Read it again and repeat the change.`
    throw new Rejection("version_conflict", sentence)
  }
  const workflow = { ...current, ...definition, updatedAt: store.now(), version: version + 1 }
  const added = [...versions, { workflow, userId: caller.userId }]
  store.workflows.set(current.id, { ...found, workflow, versions: added })
  return workflow
}

/** Returns a mutable copy, as the types of the document require. */
export function toWire(workflow: Workflow): WireWorkflow {
  return structuredClone(workflow) as WireWorkflow // a copy, so that no caller can change the store
}

type WireWorkflow = Omit<Workflow, "review"> & Pick<BodyOf<"POST /api/v1/workflows">, "configuration" | "review">
