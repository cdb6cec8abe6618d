import type { Workflow, WorkflowInput } from "@docsift/sdk"
import { canonical, definitionOf, type Difference, differencesOf } from "./definition.ts"
import type { Origin, Origins } from "./workflow-folder.ts"

/** What a push does with one workflow. */
export type PushStep =
  | { readonly action: "create"; readonly file: string; readonly definition: WorkflowInput }
  | {
      readonly action: "update"
      readonly file: string
      readonly definition: WorkflowInput
      /** What the server has; its version is the one that is replaced. */
      readonly stored: Workflow
      readonly differences: readonly Difference[]
    }
  | { readonly action: "unchanged"; readonly file: string; readonly stored: Workflow }
  /** Pushing would overwrite a change on the server. */
  | {
      readonly action: "conflict"
      readonly file: string
      readonly definition: WorkflowInput
      readonly stored: Workflow
      readonly reason: string
      readonly differences: readonly Difference[]
    }
  | { readonly action: "delete"; readonly stored: Workflow }
  /** On the server only. */
  | { readonly action: "keep"; readonly stored: Workflow }

/** Options of a plan. */
export interface PlanOptions {
  /** Deletes workflows of the server that the folder does not have. */
  readonly prune?: boolean | undefined
  /** Updates where it would be a conflict. */
  readonly force?: boolean | undefined
}

/** Plans how the server becomes like a folder: a step for each file, then one for each workflow that has none. */
export function planPush(
  definitions: ReadonlyMap<string, WorkflowInput>,
  stored: readonly Workflow[],
  origins: Origins,
  { prune = false, force = false }: PlanOptions = {},
): PushStep[] {
  const byId = new Map(stored.map((workflow) => [workflow.id, workflow]))
  const byName = Map.groupBy(stored, ({ name }) => name)
  const claimed = new Set([...definitions.keys()].flatMap((file) => origins.get(file)?.id ?? []))
  const steps = [...definitions].map(([file, definition]): PushStep => {
    const origin = origins.get(file)
    const known = origin && byId.get(origin.id)
    const found = known ?? byName.get(definition.name.trim())?.find(({ id }) => !claimed.has(id))
    if (found === undefined) return { action: "create", file, definition }
    claimed.add(found.id)
    if (canonical(definition) === canonical(found)) return { action: "unchanged", file, stored: found }
    const differences = differencesOf(definition, definitionOf(found))
    const based = known ? origin : originOfRenamed(found.id)
    const reason = based ? reasonOf(based.version, found.version) : "the server has another workflow of this name"
    if (reason === undefined || force) return { action: "update", file, definition, stored: found, differences }
    return { action: "conflict", file, definition, stored: found, reason, differences }
  })
  /** A file that was renamed keeps what it is based on, when the name of its workflow is the same. */
  function originOfRenamed(id: string): Origin | undefined {
    return [...origins].find(([file, origin]) => origin.id === id && !definitions.has(file))?.[1]
  }

  const others = stored.filter(({ id }) => !claimed.has(id))
  return [...steps, ...others.map((workflow) => ({ action: prune ? "delete" : "keep", stored: workflow }) as const)]
}

function reasonOf(based: number | undefined, current: number | undefined): string | undefined {
  if (based === current) return undefined
  return `the server has version ${current}, the file is based on ${based}`
}
