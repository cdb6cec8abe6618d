import { type Client, WaitTimeoutError } from "@docsift/sdk"
import { z } from "zod"
import { forEachPlace, readDocument } from "../document-input.ts"
import { executionView, readExecution } from "../execution-view.ts"
import type { ToolContext } from "../tool-context.ts"
import { succeed } from "../tool-result.ts"
import { toolSchema } from "../tool-schema.ts"

/** Below the minute after which many programs give a tool up; the execution goes on, and get_execution reads it. */
const waitMs = 45_000
const listed = 50

const summary = z.object({
  executionId: z.string(),
  status: z.string(),
  workflowId: z.string(),
  workflowName: z.string(),
  fileName: z.string(),
  createdAt: z.string(),
  review: z.string().optional(),
  errorMessage: z.string().optional(),
})

const extractions = forEachPlace((document) => z.object({ ...document, workflowId: z.string() }))
const execution = toolSchema(executionView)
const rows = toolSchema(
  z.object({
    executionId: z.string(),
    firstRow: z.number().int().min(1).default(1).describe("The first row of the tables, from 1."),
  }),
)
const listing = toolSchema(
  z.object({
    workflowId: z.string().optional(),
    status: z.enum(["Queued", "Processing", "Failed", "Completed"]).optional(),
  }),
)
const reviewListing = toolSchema(z.object({ workflowId: z.string().optional() }))
const summaries = toolSchema(z.object({ executions: z.array(summary) }))

/** Adds the tools that extract documents and read what was extracted. */
export function addExecutionTools({ server, client, run, place, openPath }: ToolContext): void {
  server.registerTool(
    "extract_document",
    {
      title: "Extract a document",
      description:
        "Extracts the fields and tables of a workflow from one document, and waits up to 45 seconds. Stores the document and the values, and counts as one execution. When it is still Processing, call get_execution later.",
      inputSchema: extractions[place],
      outputSchema: execution,
      annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false },
    },
    ({ workflowId, ...input }, { mcpReq: { signal } }) =>
      run(signal, async () => {
        const called = await readDocument(input, openPath)
        const started =
          "fileId" in called
            ? await client.workflows.executeFile(workflowId, called.fileId, { signal })
            : await client.workflows.execute(workflowId, called.upload, { signal })
        const id = started.workflowExecutionId
        await waitForEnd(client, id, signal)
        return succeed(await readExecution(client, id, 1, signal))
      }),
  )

  server.registerTool(
    "get_execution",
    {
      title: "Read an execution",
      description:
        "Returns the state of an execution and, when it is Completed, the extracted values with page, printed text and confidence of each; at most 200 rows of each table. Reads only.",
      inputSchema: rows,
      outputSchema: execution,
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    ({ executionId, firstRow }, { mcpReq: { signal } }) =>
      run(signal, async () => succeed(await readExecution(client, executionId, firstRow, signal))),
  )

  server.registerTool(
    "list_executions",
    {
      title: "List executions",
      description: `Lists the newest ${listed} executions, without their values. Reads only.`,
      inputSchema: listing,
      outputSchema: summaries,
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    (filter, { mcpReq: { signal } }) =>
      run(signal, async () => succeed({ executions: await listSummaries({ client, ...filter, signal }) })),
  )

  server.registerTool(
    "list_reviews",
    {
      title: "List executions that need a review",
      description: `Lists the newest ${listed} executions whose values a person should check. Reads only.`,
      inputSchema: reviewListing,
      outputSchema: summaries,
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    ({ workflowId }, { mcpReq: { signal } }) =>
      run(signal, async () =>
        succeed({ executions: await listSummaries({ client, workflowId, review: "needed", signal }) }),
      ),
  )
}

/** Waits until an execution ends, or the time is up. */
async function waitForEnd(client: Client, id: string, signal: AbortSignal): Promise<void> {
  try {
    const views = client.executions.watch(id, { signal, deadline: waitMs })
    for await (const { status } of views) if (status === "Completed" || status === "Failed") return
  } catch (error) {
    if (!(error instanceof WaitTimeoutError)) throw error
  }
}

async function listSummaries({
  client,
  signal,
  ...filter
}: Pick<ToolContext, "client"> & {
  readonly workflowId?: string | undefined
  readonly status?: "Queued" | "Processing" | "Failed" | "Completed" | undefined
  readonly review?: "needed"
  readonly signal: AbortSignal
}): Promise<z.infer<typeof summary>[]> {
  const executions: z.infer<typeof summary>[] = []
  for await (const execution of client.executions.list({ ...filter, limit: listed }, { signal })) {
    const { id, status, workflowId, workflowName, fileName, createdAt, review, errorMessage } = execution
    const optional = { ...(review && { review }), ...(errorMessage && { errorMessage }) }
    executions.push({ executionId: id, status, workflowId, workflowName, fileName, createdAt, ...optional })
    if (executions.length === listed) break
  }
  return executions
}
