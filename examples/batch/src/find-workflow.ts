import { readFile } from "node:fs/promises"
import { isDeepStrictEqual } from "node:util"
import type { Client, Workflow } from "@docsift/sdk"
import { parseWorkflow } from "@docsift/sdk/schema"

/**
 * Returns a workflow by its id, or the stored one that equals the definition in a JSON file, which is created if there is none:
 * a second run of a batch must use the workflow of the first, because the idempotency keys contain its id.
 *
 * @throws {InvalidArgumentError} that names the path in the definition and the mistake
 */
export async function findWorkflow(client: Client, idOrPath: string, signal: AbortSignal): Promise<Workflow> {
  if (/^wkf_\w+$/.test(idOrPath)) return client.workflows.get(idOrPath, { signal })
  const definition = parseWorkflow(await readFile(idOrPath, "utf8"))
  for await (const workflow of client.workflows.list({}, { signal })) {
    const isSame = isDeepStrictEqual(workflow.configuration, definition.configuration)
    if (workflow.name === definition.name && isSame) return workflow
  }
  const { workflowId } = await client.workflows.create(definition, { signal })
  return client.workflows.get(workflowId, { signal })
}
