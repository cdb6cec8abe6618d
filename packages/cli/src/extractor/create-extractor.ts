import type { ConnectionOptions } from "../connection/connect.ts"
import { namesServer } from "../connection/names-server.ts"
import type { WorkflowArgument } from "../workflow/workflow-argument.ts"
import type { Extractor } from "./extractor.ts"

/** What an extractor is created for. */
export interface CreateExtractorOptions extends ConnectionOptions {
  /** What to extract; undefined for what is suggested from each document. */
  readonly workflow: WorkflowArgument | undefined
  /** Documents at the same time. */
  readonly concurrency: number
  readonly signal: AbortSignal
}

/**
 * Chooses the engine of this process, or a server: one that is named, and the one whose workflow is asked for. What only one of
 * them needs is imported then.
 */
export async function createExtractor(options: CreateExtractorOptions): Promise<Extractor> {
  const { workflow, concurrency, signal } = options
  if (workflow?.kind !== "stored" && !namesServer(options)) {
    const { createEmbeddedExtractor } = await import("./embedded-extractor.ts")
    return createEmbeddedExtractor({ workflow: workflow?.definition, concurrency })
  }
  if (workflow?.kind === "stored") return createStoredExtractor(options, workflow.reference)
  const { connect } = await import("../connection/connect.ts")
  const { client } = await connect(options)
  if (workflow === undefined) {
    const { createSuggestingExtractor } = await import("./suggesting-extractor.ts")
    return createSuggestingExtractor(client)
  }
  const { createServerExtractor } = await import("./server-extractor.ts")
  const { workflowId } = await client.workflows.ensure(workflow.definition, { signal })
  return createServerExtractor(client, await client.workflows.get(workflowId, { signal }))
}

async function createStoredExtractor(options: CreateExtractorOptions, reference: string): Promise<Extractor> {
  const { connect } = await import("../connection/connect.ts")
  const { findWorkflowId, withFileHint } = await import("../workflow/workflow-argument.ts")
  const { createServerExtractor } = await import("./server-extractor.ts")
  try {
    const { client } = await connect(options)
    const id = await findWorkflowId(client, reference, options.signal)
    return createServerExtractor(client, await client.workflows.get(id, { signal: options.signal }))
  } catch (error) {
    throw await withFileHint(error, reference)
  }
}
