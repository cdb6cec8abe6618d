import { access } from "node:fs/promises"
import { join } from "node:path"
import { type Client, NotFoundError, type Workflow } from "@docsift/sdk"
import { CommandError } from "../command-error.ts"
import { collect } from "../connection/collect.ts"
import { connect, type ConnectionOptions } from "../connection/connect.ts"
import { exitCode, type ExitCode } from "../exit-code.ts"
import { openDestination } from "../output/destination.ts"
import { renderColumns } from "../output/render-columns.ts"
import { canonical, definitionOf } from "../workflow/definition.ts"
import {
  chooseFileName,
  type Origin,
  type Origins,
  readOrigins,
  writeDefinition,
  writeOrigins,
} from "../workflow/workflow-folder.ts"
import { readWorkflowFile } from "../workflow/workflow-file.ts"

/** The parsed options of the command. */
export interface PullOptions extends ConnectionOptions {
  /** Replaces files that were changed here. */
  readonly force?: boolean | undefined
  readonly json?: boolean | undefined
}

/** What was done with one file. */
interface PullStep {
  readonly action: "create" | "update" | "unchanged" | "keep" | "conflict"
  readonly file: string
  readonly id: string
  readonly name: string
  readonly note: string
}

const notes = {
  create: "",
  update: "",
  unchanged: "",
  keep: "changed here; docsift workflows push sends it",
  conflict: "changed here and on the server",
}

/** Writes the workflows of a server to a folder. A file that was changed here is left alone. */
export async function pullWorkflows(folder: string, options: PullOptions, signal: AbortSignal): Promise<ExitCode> {
  const { client } = await connect(options)
  const workflows = await collect(client.workflows.list({}, { signal }))
  const origins = await readOrigins(folder)
  const steps: PullStep[] = []
  // Oldest first, so that the names of files do not depend on workflows that were added later.
  for (const workflow of workflows.toReversed()) steps.push(await pull(workflow))
  await writeOrigins(folder, origins)
  await report(steps, options)
  const conflicts = steps.filter(({ action }) => action === "conflict").length
  if (conflicts === 0) return exitCode.ok
  throw new CommandError(
    `${conflicts} of ${steps.length} files were left alone: docsift workflows diff ${folder} shows the differences; --force takes the server's.`,
    exitCode.differs,
  )

  async function pull(workflow: Workflow): Promise<PullStep> {
    const file = fileOf(workflow.id, origins) ?? (await newFile(folder, workflow, origins))
    const action = await chooseAction(client, { workflow, folder, file, origin: origins.get(file) }, options, signal)
    if (action === "create" || action === "update") await writeDefinition(folder, file, definitionOf(workflow))
    if (action !== "keep" && action !== "conflict") {
      origins.set(file, { id: workflow.id, version: workflow.version })
    }
    return { action, file, id: workflow.id, name: workflow.name, note: notes[action] }
  }
}

/** The destination of a pulled workflow. */
interface Target {
  readonly workflow: Workflow
  readonly folder: string
  readonly file: string
  /** What the file is based on; undefined when it was not pulled or pushed. */
  readonly origin: Origin | undefined
}

async function chooseAction(
  client: Client,
  { workflow, folder, file, origin }: Target,
  { force }: PullOptions,
  signal: AbortSignal,
): Promise<PullStep["action"]> {
  const path = join(folder, file)
  if (!(await exists(path))) return "create"
  if (force) {
    const current = await readWorkflowFile(path).catch(() => undefined)
    return current && canonical(current) === canonical(workflow) ? "unchanged" : "update"
  }
  const here = canonical(await readWorkflowFile(path))
  if (here === canonical(workflow)) return "unchanged"
  if (origin?.version === undefined) return "conflict"
  if (origin.version === workflow.version) return "keep"
  const base = await client.workflows.version(workflow.id, origin.version, { signal }).catch((error: unknown) => {
    if (error instanceof NotFoundError) return undefined
    throw error
  })
  return base && here === canonical(base) ? "update" : "conflict"
}

function fileOf(id: string, origins: Origins): string | undefined {
  return [...origins].find(([, origin]) => origin.id === id)?.[0]
}

/** Returns a name for a new file: one that is not there yet, or whose file has a definition of the same name. */
async function newFile(folder: string, workflow: Workflow, origins: Origins): Promise<string> {
  const name = chooseFileName(workflow, new Set(origins.keys()))
  const path = join(folder, name)
  if (!(await exists(path))) return name
  const found = await readWorkflowFile(path).catch(() => undefined)
  return found?.name.trim() === workflow.name ? name : chooseFileName(workflow, new Set([name]))
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}

async function report(steps: readonly PullStep[], { json }: PullOptions): Promise<void> {
  await using stdout = await openDestination(undefined, process.stdout)
  if (json) return stdout.write(`${JSON.stringify(steps, null, 2)}\n`)
  const changed = steps.filter(({ action }) => action !== "unchanged")
  const rows = changed.map(({ action, file, name, note }) => [action, file, name, note])
  if (rows.length === 0) return stdout.write("Nothing to do.\n")
  await stdout.write(renderColumns(rows, { width: stdout.width }))
}
