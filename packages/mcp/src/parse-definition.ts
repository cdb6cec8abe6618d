import type { WorkflowInput } from "@docsift/sdk"
import { parseWorkflow } from "@docsift/sdk/schema"
import { ToolError } from "./tool-result.ts"

/**
 * Parses the definition of a workflow that an assistant has written.
 *
 * @throws {ToolError} when it is nested too deeply.
 * @throws {DocsiftError} when it is not a definition.
 */
export function parseDefinition(input: Readonly<Record<string, unknown>>): WorkflowInput {
  return parseWorkflow(write(input))
}

function write(input: Readonly<Record<string, unknown>>): string {
  try {
    return JSON.stringify(input)
  } catch (cause) {
    // Parsing needs no stack for nested values, and writing does: JSON has no cycles, so this is the only cause.
    throw new ToolError("configuration: is nested too deeply", { cause })
  }
}
