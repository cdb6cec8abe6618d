import { z } from "zod"
import { forEachPlace, readDocument } from "../document-input.ts"
import type { ToolContext } from "../tool-context.ts"
import { parseDefinition } from "../parse-definition.ts"
import { succeed } from "../tool-result.ts"
import { toolSchema } from "../tool-schema.ts"

/** Workflows of one result; others are found by their name. */
const listed = 100
/** Workflows that a search for a name reads: ten requests of the key's budget. */
const searched = 10_000
const searchedPerRequest = 1000

/** The configuration of a workflow, as an assistant writes it; the server checks it. */
export const definition = z
  .record(z.string(), z.unknown())
  .describe(
    "Objects with fields and tables: { objects: [{ name, fields: [{ name, type: string|number|date, description? }], tables: [{ name, columns: [{ name, type }] }] }] }.",
  )

const search = toolSchema(
  z.object({ name: z.string().min(1).optional().describe("A part of the name, in upper or lower case.") }),
)
const summaries = toolSchema(
  z.object({
    workflows: z.array(z.object({ workflowId: z.string(), name: z.string(), description: z.string().optional() })),
  }),
)
const reference = toolSchema(z.object({ workflowId: z.string() }))
const stored = toolSchema(
  z.object({
    workflowId: z.string(),
    name: z.string(),
    description: z.string().optional(),
    version: z.number().int().optional(),
    configuration: definition,
  }),
)
const samples = forEachPlace((document) =>
  z.object({ ...document, name: z.string().optional().describe("Name of the kind of document.") }),
)
const suggestion = toolSchema(
  z.object({
    workflow: z.object({ name: z.string(), description: z.string(), configuration: definition }),
    examples: z.array(z.object({ pointer: z.string(), label: z.string(), text: z.string(), page: z.number().int() })),
    warnings: z.array(z.string()),
    fileId: z.string(),
  }),
)
const created = toolSchema(
  z.object({ name: z.string(), description: z.string().optional(), configuration: definition }),
)

/** Adds the tools that find, suggest and create workflows. */
export function addWorkflowTools({ server, client, run, place, openPath }: ToolContext): void {
  server.registerTool(
    "list_workflows",
    {
      title: "List workflows",
      description: `Lists the newest ${listed} workflows, or those with a part in their name: definitions of what to extract from one kind of document. Reads only.`,
      inputSchema: search,
      outputSchema: summaries,
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    ({ name: part }, { mcpReq: { signal } }) =>
      run(signal, async () => {
        const workflows: Record<string, string>[] = []
        const wanted = part?.toLowerCase()
        const limit = wanted === undefined ? listed : searchedPerRequest
        let read = 0
        for await (const { id, name, description } of client.workflows.list({ limit }, { signal })) {
          if (wanted === undefined || name.toLowerCase().includes(wanted)) {
            workflows.push({ workflowId: id, name, ...(description === undefined ? {} : { description }) })
          }
          if (workflows.length === listed || ++read === searched) break
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
      inputSchema: reference,
      outputSchema: stored,
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    ({ workflowId }, { mcpReq: { signal } }) =>
      run(signal, async () => {
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
      inputSchema: samples[place],
      outputSchema: suggestion,
      annotations: { readOnlyHint: false, destructiveHint: false, openWorldHint: false },
    },
    ({ name, ...input }, { mcpReq: { signal } }) =>
      run(signal, async () => {
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
      inputSchema: created,
      outputSchema: reference,
      annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false },
    },
    (input, { mcpReq: { signal } }) =>
      run(signal, async () => {
        const { workflowId } = await client.workflows.create(parseDefinition(input), { signal })
        return succeed({ workflowId })
      }),
  )
}
