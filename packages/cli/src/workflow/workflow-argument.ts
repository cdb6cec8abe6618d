import type { Client, WorkflowInput } from "@docsift/sdk"
import { CommandError } from "../command-error.ts"
import { pathExists } from "../input/path-exists.ts"
import { findNearest } from "./find-nearest.ts"
import { isWorkflowFile, readWorkflowFile } from "./workflow-file.ts"

/** What `--workflow` names. */
export type WorkflowArgument =
  | { readonly kind: "definition"; readonly definition: WorkflowInput }
  /** A workflow of a server, by its id or its name. */
  | { readonly kind: "stored"; readonly reference: string }

/** Reads what `--workflow` names; a path is told by its extension. @throws {CommandError} for a file that is no definition. */
export async function readWorkflowArgument(argument: string): Promise<WorkflowArgument> {
  if (isWorkflowFile(argument)) return { kind: "definition", definition: await readWorkflowFile(argument) }
  return { kind: "stored", reference: argument }
}

/**
 * Finds the id of a workflow on a server.
 *
 * @throws {CommandError} when no workflow or more than one has the name; the sentence has the nearest names.
 */
export async function findWorkflowId(client: Client, reference: string, signal: AbortSignal): Promise<string> {
  if (/^wkf_[a-f0-9]{12}$/.test(reference)) return reference
  const names: string[] = []
  const ids: string[] = []
  for await (const { id, name } of client.workflows.list({}, { signal })) {
    names.push(name)
    if (name === reference) ids.push(id)
  }
  const [id, ...others] = ids
  if (id !== undefined && others.length === 0) return id
  if (id !== undefined) {
    throw new CommandError(`${ids.length} workflows are called "${reference}": name one by its id, such as ${id}.`)
  }
  const nearest = findNearest(reference, names)
  const known = nearest.length > 0 ? `The nearest are: ${nearest.join(", ")}.` : "The server has none yet."
  throw new CommandError(`No workflow is called "${reference}". ${known}`)
}

/** Adds a hint to an error when the reference is that of a definition which is here, without its extension. */
export async function withFileHint(error: unknown, reference: string): Promise<unknown> {
  const file = `${reference}.json`
  if (!(error instanceof CommandError) || !(await pathExists(file))) return error
  const { message, exitCode, cause } = error
  return new CommandError(`${message} The file ${file} is here: write it with its extension.`, exitCode, { cause })
}
