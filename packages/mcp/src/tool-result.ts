import type { CallToolResult } from "@modelcontextprotocol/server"
import { DocsiftError } from "@docsift/sdk"

/** A problem that the caller of a tool can solve, in one sentence. */
export class ToolError extends Error {
  override readonly name = "ToolError"
}

/** The result of a tool that failed through no fault of its caller; the cause is for the log. */
const internalSentence = "Something went wrong inside the service. Try again later."

/** Receives an error that no caller can solve. */
export type ReportError = (error: unknown) => void

/** Runs a tool and returns its result, or the sentence of its error; an unexpected error is reported, and its message is not sent. */
export type RunTool = (signal: AbortSignal, run: () => Promise<CallToolResult>) => Promise<CallToolResult>

/** Creates the function that runs tools. */
export function createToolRunner(report: ReportError): RunTool {
  return async (signal, run) => {
    try {
      return await run()
    } catch (error) {
      const text = sentenceOf(error) ?? internalSentence
      // A cancelled call has no reader.
      if (text === internalSentence && !signal.aborted) report(error)
      return { isError: true, content: [{ type: "text", text }] }
    }
  }
}

/** Returns the sentence of an error for the caller who can solve it, such as of a rejected request; undefined for any other. */
export function sentenceOf(error: unknown): string | undefined {
  if (error instanceof ToolError) return error.message
  return error instanceof DocsiftError ? error.sentence : undefined
}

/**
 * Returns values as structured content, and the same as JSON text for clients that know no structured content. What a document
 * says is only ever a value in there: no sentence of a tool repeats it.
 */
export function succeed(value: Record<string, unknown>): CallToolResult {
  return { structuredContent: value, content: [{ type: "text", text: JSON.stringify(value) }] }
}
