import { ResourceTemplate } from "@modelcontextprotocol/server"
import { readExecution } from "./execution-view.ts"
import type { ToolContext } from "./tool-context.ts"

/** Adds workflows and executions as resources that a person can attach to a conversation. */
export function addResources({ server, client }: Pick<ToolContext, "server" | "client">): void {
  const workflowTemplate = new ResourceTemplate("docsift://workflows/{id}", { list: undefined })
  server.registerResource(
    "workflow",
    workflowTemplate,
    { title: "Workflow", description: "The definition of a workflow.", mimeType: "application/json" },
    async (uri, { id }, { mcpReq: { signal } }) => asJson(uri, await client.workflows.get(String(id), { signal })),
  )
  const executionTemplate = new ResourceTemplate("docsift://executions/{id}", { list: undefined })
  server.registerResource(
    "execution",
    executionTemplate,
    { title: "Execution", description: "The values of an execution with their places.", mimeType: "application/json" },
    async (uri, { id }, { mcpReq: { signal } }) => asJson(uri, await readExecution(client, String(id), 1, signal)),
  )
}

function asJson(uri: URL, value: unknown) {
  return { contents: [{ uri: uri.href, mimeType: "application/json", text: JSON.stringify(value) }] }
}
