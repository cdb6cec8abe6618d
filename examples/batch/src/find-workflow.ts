import { readFile } from "node:fs/promises"
import type { Client, WorkflowId } from "@docsift/sdk"
import { parseWorkflow } from "@docsift/sdk/schema"

/**
 * Returns the id of a workflow that is given by its id, or by a JSON file with its definition, which then is stored unless the
 * server has it.
 *
 * @throws {InvalidArgumentError} that names the path in the definition and the mistake
 */
export async function findWorkflow(client: Client, idOrPath: string, signal: AbortSignal): Promise<WorkflowId> {
  if (/^wkf_\w+$/.test(idOrPath)) return idOrPath
  const { workflowId } = await client.workflows.ensure(parseWorkflow(await readFile(idOrPath, "utf8")), { signal })
  return workflowId
}
