import type { CallToolResult } from "@modelcontextprotocol/server"
import { DocsiftError } from "@docsift/sdk"

/** A problem that the caller of a tool can solve, in one sentence. */
export class ToolError extends Error {
  override readonly name = "ToolError"
}

/**
 * Returns values as structured content, and the same as JSON text for clients that know no structured content. What a document
 * says is only ever a value in there: no sentence of a tool repeats it.
 */
export function succeed(value: Record<string, unknown>): CallToolResult {
  return { structuredContent: value, content: [{ type: "text", text: JSON.stringify(value) }] }
}

/**
 * Runs a tool, and makes a result of what the caller can solve: a rejected request, an invalid input.
 *
 * @throws any other error, which the protocol reports as an internal one.
 */
export async function runTool(run: () => Promise<CallToolResult>): Promise<CallToolResult> {
  try {
    return await run()
  } catch (error) {
    const sentence =
      error instanceof ToolError ? error.message : error instanceof DocsiftError ? error.sentence : undefined
    if (sentence === undefined) throw error
    return { isError: true, content: [{ type: "text", text: sentence }] }
  }
}
