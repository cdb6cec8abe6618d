import { ProtocolError, ProtocolErrorCode, ResourceNotFoundError, ResourceTemplate } from "@modelcontextprotocol/server"
import { NotFoundError } from "@docsift/sdk"
import { readExecution } from "./execution-view.ts"
import type { ToolContext } from "./tool-context.ts"
import { sentenceOf } from "./tool-result.ts"

/** Adds workflows and executions as resources that a person can attach to a conversation. */
export function addResources({ server, client, report }: ToolContext): void {
  const read = async (uri: URL, load: () => Promise<unknown>) => {
    try {
      return { contents: [{ uri: uri.href, mimeType: "application/json", text: JSON.stringify(await load()) }] }
    } catch (error) {
      throw toProtocolError(uri, error, report)
    }
  }
  const workflowTemplate = new ResourceTemplate("docsift://workflows/{id}", { list: undefined })
  server.registerResource(
    "workflow",
    workflowTemplate,
    { title: "Workflow", description: "The definition of a workflow.", mimeType: "application/json" },
    async (uri, { id }, { mcpReq: { signal } }) => read(uri, async () => client.workflows.get(String(id), { signal })),
  )
  const executionTemplate = new ResourceTemplate("docsift://executions/{id}", { list: undefined })
  server.registerResource(
    "execution",
    executionTemplate,
    { title: "Execution", description: "The values of an execution with their places.", mimeType: "application/json" },
    async (uri, { id }, { mcpReq: { signal } }) => read(uri, async () => readExecution(client, String(id), 1, signal)),
  )
}

/** A resource has no result that is an error, so that its errors are those of the protocol: without the request that failed. */
function toProtocolError(uri: URL, error: unknown, report: ToolContext["report"]): ProtocolError {
  if (error instanceof NotFoundError) return new ResourceNotFoundError(uri.href, error.sentence)
  const sentence = sentenceOf(error)
  if (sentence !== undefined) return new ProtocolError(ProtocolErrorCode.InvalidParams, sentence)
  report(error)
  return new ProtocolError(ProtocolErrorCode.InternalError, "Something went wrong inside the service.")
}
