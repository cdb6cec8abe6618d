import { readFile } from "node:fs/promises"
import { isDeepStrictEqual } from "node:util"
import type { Client, Workflow } from "@docsift/sdk"
import { parseWorkflow } from "@docsift/sdk/schema"

/**
 * Reads a workflow by its id, or finds the one that says the same as a JSON file and stores it where there is none: a second
 * run of a batch must get the workflow of the first.
 *
 * @throws {InvalidArgumentError} which names the place in the definition and what is wrong there
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
