import { readFile, writeFile } from "node:fs/promises"
import type { Client } from "../client.ts"
import type { Workflow } from "../types/workflow.ts"
import { definitionSource, isSameSource } from "../internal/definition-source.ts"

/** The arguments of `pull`. */
export interface PullArguments {
  /** The id or the name of a workflow. */
  readonly workflow: string
  /** @default the standard output */
  readonly output?: string | undefined
  /** Compares the file with the server and writes nothing. */
  readonly check?: boolean | undefined
}

/** What `pull` prints, and the code it exits with: 0, or 1 when the file of `--check` differs. */
export interface PullResult {
  readonly exitCode: 0 | 1
  readonly stdout: string
  readonly stderr: string
}

/** Writes the definition of a workflow as TypeScript, or checks that a file still holds it, formatted in any way. */
export async function pull(client: Client, { workflow, output, check }: PullArguments): Promise<PullResult> {
  const stored = await findWorkflow(client, workflow)
  const source = definitionSource(stored, `npx @docsift/sdk pull ${stored.id}`)
  if (output === undefined) return { exitCode: 0, stdout: source, stderr: "" }
  if (!check) {
    await writeFile(output, source)
    return { exitCode: 0, stdout: "", stderr: `${output}: ${stored.name} (${stored.id})\n` }
  }
  const current = await readFile(output, "utf8").catch((error: unknown) => {
    if (Object(error).code === "ENOENT") return undefined
    throw error
  })
  if (current !== undefined && isSameSource(current, source))
    return { exitCode: 0, stdout: "", stderr: `${output} is up to date\n` }
  const problem = current === undefined ? "does not exist" : `differs from ${stored.name} (${stored.id})`
  const fix = `npx @docsift/sdk pull ${stored.id} -o ${output}`
  return { exitCode: 1, stdout: "", stderr: `${output} ${problem}; update it with: ${fix}\n` }
}

async function findWorkflow(client: Client, idOrName: string): Promise<Workflow> {
  if (/^wkf_[0-9a-f]{12}$/.test(idOrName)) return client.workflows.get(idOrName)
  for await (const workflow of client.workflows.list()) if (workflow.name === idOrName) return workflow
  throw new Error(`No workflow has the name "${idOrName}"`)
}
