import type { WorkflowInput } from "@docsift/sdk"
import { parseWorkflow } from "@docsift/sdk/schema"
import { z } from "zod"
import { readDocument } from "../document-input.ts"
import type { ToolContext } from "../tool-context.ts"
import { runTool, succeed } from "../tool-result.ts"

/** Workflows of one result; more are found by their name. */
const listed = 100

/** The configuration of a workflow, as an assistant writes it; the server checks it. */
export const definition = z
  .record(z.string(), z.unknown())
  .describe(
    "Objects with fields and tables: { objects: [{ name, fields: [{ name, type: string|number|date, description? }], tables: [{ name, columns: [{ name, type }] }] }] }.",
  )

/** Adds the tools that find, suggest and create workflows. */
export function addWorkflowTools({ server, client, document, openPath }: ToolContext): void {
  server.registerTool(
    "list_workflows",
    {
      title: "List workflows",
      description: `Lists the newest ${listed} workflows: definitions of what to extract from one kind of document. Reads only.`,
      inputSchema: z.object({}),
      outputSchema: z.object({
        workflows: z.array(z.object({ workflowId: z.string(), name: z.string(), description: z.string().optional() })),
      }),
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    (_input, { mcpReq: { signal } }) =>
      runTool(async () => {
        const workflows: Record<string, string>[] = []
        for await (const { id, name, description } of client.workflows.list({ limit: listed }, { signal })) {
          workflows.push({ workflowId: id, name, ...(description === undefined ? {} : { description }) })
          if (workflows.length === listed) break
        }
        return succeed({ workflows })
      }),
  )

  server.registerTool(
    "get_workflow",
    {
      title: "Read a workflow",
      description:
        "Returns the definition of a workflow: its objects, fields, tables and their descriptions. Reads only.",
      inputSchema: z.object({ workflowId: z.string() }),
      outputSchema: z.object({
        workflowId: z.string(),
        name: z.string(),
        description: z.string().optional(),
        version: z.number().int().optional(),
        configuration: definition,
      }),
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    ({ workflowId }, { mcpReq: { signal } }) =>
      runTool(async () => {
        const { id, name, description, version, configuration } = await client.workflows.get(workflowId, { signal })
        return succeed({ workflowId: id, name, description, version, configuration })
      }),
  )

  server.registerTool(
    "suggest_workflow",
    {
      title: "Suggest a workflow",
      description:
        "Suggests a definition from one sample document: what it prints, with labels and examples. Stores nothing but the sample, for a day; create_workflow stores the definition.",
      inputSchema: z.object({ ...document, name: z.string().optional().describe("Name of the kind of document.") }),
      outputSchema: z.object({
        workflow: z.object({ name: z.string(), description: z.string(), configuration: definition }),
        examples: z.array(
          z.object({ pointer: z.string(), label: z.string(), text: z.string(), page: z.number().int() }),
        ),
        warnings: z.array(z.string()),
        fileId: z.string(),
      }),
      annotations: { readOnlyHint: false, destructiveHint: false, openWorldHint: false },
    },
    ({ name, ...input }, { mcpReq: { signal } }) =>
      runTool(async () => {
        const called = await readDocument(input, openPath)
        const fileId =
          "fileId" in called ? called.fileId : (await client.files.create(called.upload, { signal })).fileId
        const suggested = await client.workflows.suggest({ fileIds: [fileId], name }, { signal })
        const { workflow, fields, columns, warnings } = suggested
        const examples = [...fields, ...columns].map(({ pointer, label, example: { text, page } }) => ({
          pointer,
          label,
          text,
          page,
        }))
        return succeed({ workflow, examples, warnings, fileId })
      }),
  )

  server.registerTool(
    "create_workflow",
    {
      title: "Create a workflow",
      description: "Stores a definition as a new workflow, which then extracts these fields and tables from documents.",
      inputSchema: z.object({ name: z.string(), description: z.string().optional(), configuration: definition }),
      outputSchema: z.object({ workflowId: z.string() }),
      annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false },
    },
    (input, { mcpReq: { signal } }) =>
      runTool(async () => {
        const workflow: WorkflowInput = parseWorkflow(JSON.stringify(input))
        const { workflowId } = await client.workflows.create(workflow, { signal })
        return succeed({ workflowId })
      }),
  )
}
