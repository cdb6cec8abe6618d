import { collect } from "../connection/collect.ts"
import { connect, type ConnectionOptions } from "../connection/connect.ts"
import { exitCode, type ExitCode } from "../exit-code.ts"
import { openDestination } from "../output/destination.ts"
import { renderColumns } from "../output/render-columns.ts"
import { definitionOf } from "../workflow/definition.ts"
import { findWorkflowId } from "../workflow/workflow-argument.ts"

type ReadOptions = ConnectionOptions & { readonly json?: boolean | undefined }

/** Lists the workflows of a server. */
export async function listWorkflows(options: ReadOptions, signal: AbortSignal): Promise<ExitCode> {
  const { client } = await connect(options)
  const workflows = await collect(client.workflows.list({}, { signal }))
  await using stdout = await openDestination(undefined, process.stdout)
  if (options.json) {
    await stdout.write(`${JSON.stringify(workflows, null, 2)}\n`)
    return exitCode.ok
  }
  if (workflows.length === 0) process.stderr.write("The server has no workflows yet.\n")
  const rows = workflows.map(({ id, name, version, updatedAt }) => [id, name, `${version ?? ""}`, updatedAt])
  if (rows.length > 0) {
    await stdout.write(
      renderColumns(rows, { head: ["id", "name", "version", "changed"], width: stdout.width, whole: [0] }),
    )
  }
  return exitCode.ok
}

/** Prints the definition of a workflow, which other commands take as a file. */
export async function getWorkflow(reference: string, options: ReadOptions, signal: AbortSignal): Promise<ExitCode> {
  const { client } = await connect(options)
  const workflow = await client.workflows.get(await findWorkflowId(client, reference, signal), { signal })
  await using stdout = await openDestination(undefined, process.stdout)
  await stdout.write(`${JSON.stringify(options.json ? workflow : definitionOf(workflow), null, 2)}\n`)
  return exitCode.ok
}
