import { basename, extname, resolve } from "node:path"
import { pathToFileURL } from "node:url"
import { InvalidArgumentError, type WorkflowInput } from "@docsift/sdk"
import { parseWorkflow } from "@docsift/sdk/schema"
import { CommandError } from "../command-error.ts"
import { readJson } from "../input/read-json.ts"

const moduleExtensions = new Set([".ts", ".mts", ".js", ".mjs"])

/** Returns whether an argument names a file with a definition, and not a workflow of a server. */
export function isWorkflowFile(argument: string): boolean {
  return extname(argument) === ".json" || moduleExtensions.has(extname(argument))
}

/**
 * Reads the definition of a workflow: JSON with `name` and `configuration` or a configuration alone, or a module that exports
 * one definition.
 *
 * @throws {CommandError} when the file cannot be read or is no definition; the sentence says where the mistake is.
 */
export async function readWorkflowFile(path: string): Promise<WorkflowInput> {
  const content = moduleExtensions.has(extname(path)) ? await readModule(path) : await readJson(path)
  try {
    const isConfiguration = typeof content === "object" && content !== null && "objects" in content
    const name = basename(path, extname(path))
    return parseWorkflow(isConfiguration ? { name, configuration: content } : content)
  } catch (error) {
    if (error instanceof InvalidArgumentError)
      throw new CommandError(`${path}: ${error.message}`, undefined, { cause: error })
    throw error
  }
}

async function readModule(path: string): Promise<unknown> {
  // A module of the caller's own: it is executed, as the guide says.
  const exported: unknown = await import(pathToFileURL(resolve(path)).href).catch((cause: unknown) => {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new CommandError(`${path}: cannot be loaded as a module: ${reason}`, undefined, { cause })
  })
  const definitions = Object.values(exported as Record<string, unknown>).filter(isDefinition)
  const [definition, ...others] = new Set(definitions)
  if (definition !== undefined && others.length === 0) return definition
  const count = definition === undefined ? "no workflow definition" : `${others.length + 1} workflow definitions`
  throw new CommandError(`${path}: exports ${count}; it must export one, such as the result of defineWorkflow().`)
}

function isDefinition(value: unknown): boolean {
  return typeof value === "object" && value !== null && "name" in value && "configuration" in value
}
