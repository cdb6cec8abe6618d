import { type Client, PreconditionFailedError, type WorkflowReference } from "@docsift/sdk"
import { CommandError } from "../command-error.ts"
import { collect } from "../connection/collect.ts"
import { connect, type ConnectionOptions } from "../connection/connect.ts"
import { exitCode, type ExitCode } from "../exit-code.ts"
import { openDestination } from "../output/destination.ts"
import { renderPlan } from "../workflow/render-plan.ts"
import { planPush, type PlanOptions, type PushStep } from "../workflow/push-plan.ts"
import { type Origins, readDefinitions, readOrigins, setOrigin, writeOrigins } from "../workflow/workflow-folder.ts"

/** The parsed options of `diff`. */
export interface DiffOptions extends ConnectionOptions {
  readonly json?: boolean | undefined
}

/** The parsed options of `push`. */
export interface PushOptions extends DiffOptions, PlanOptions {
  readonly dryRun?: boolean | undefined
  /** Deletes without asking. */
  readonly yes?: boolean | undefined
}

/** A plan and what it needs. */
interface Plan {
  readonly client: Client
  readonly origins: Origins
  readonly steps: readonly PushStep[]
}

/** Makes a server like a folder. Nothing is written while a conflict is known, so that a push is refused as a whole. */
export async function pushWorkflows(folder: string, options: PushOptions, signal: AbortSignal): Promise<ExitCode> {
  if (options.prune && !options.yes && !options.dryRun && !process.stdin.isTTY) {
    throw new CommandError("Without a terminal no confirmation is possible: --prune needs --yes.")
  }
  const { client, origins, steps } = await plan(folder, options, signal)
  await show(steps, { json: options.json, withDifferences: false })
  const conflicts = steps.filter(({ action }) => action === "conflict").length
  if (conflicts > 0) {
    throw new CommandError(
      `${conflicts === 1 ? "A workflow was" : `${conflicts} workflows were`} changed on the server, and nothing was pushed: run docsift workflows pull ${folder} first, or --force to replace the server's.`,
      exitCode.differs,
    )
  }
  if (options.dryRun) return exitCode.ok
  await confirmDeletions(steps, options)
  for (const step of steps) {
    await apply(client, step, origins, signal)
    // After each step: a push that is interrupted knows what it has done.
    if (step.action !== "unchanged" && step.action !== "keep") await writeOrigins(folder, origins)
  }
  await writeOrigins(folder, origins)
  return exitCode.ok
}

/** Shows what a push would change. */
export async function diffWorkflows(folder: string, options: DiffOptions, signal: AbortSignal): Promise<ExitCode> {
  const { steps } = await plan(folder, options, signal)
  await show(steps, { json: options.json, withDifferences: true })
  return steps.every(({ action }) => action === "unchanged" || action === "keep") ? exitCode.ok : exitCode.differs
}

async function plan(folder: string, options: PushOptions, signal: AbortSignal): Promise<Plan> {
  const definitions = await readDefinitions(folder)
  const origins = await readOrigins(folder)
  const { client } = await connect(options)
  const stored = await collect(client.workflows.list({}, { signal }))
  return { client, origins, steps: planPush(definitions, stored, origins, options) }
}

async function apply(client: Client, step: PushStep, origins: Origins, signal: AbortSignal): Promise<void> {
  const remember = (file: string, { workflowId, version }: WorkflowReference) =>
    setOrigin(origins, file, { id: workflowId, version })
  switch (step.action) {
    case "create":
      remember(step.file, await client.workflows.create(step.definition, { signal }))
      return
    case "update": {
      const { id, version } = step.stored
      const updated = client.workflows.update(id, step.definition, { version, signal })
      remember(step.file, await updated.catch((error: unknown) => throwConflict(step.file, error)))
      return
    }
    case "unchanged":
      setOrigin(origins, step.file, { id: step.stored.id, version: step.stored.version })
      return
    case "delete": {
      await client.workflows.delete(step.stored.id, { signal })
      const [file] = [...origins].find(([, { id }]) => id === step.stored.id) ?? []
      if (file !== undefined) origins.delete(file)
      return
    }
    case "keep":
    case "conflict":
  }
}

function throwConflict(file: string, error: unknown): never {
  if (!(error instanceof PreconditionFailedError)) throw error
  const sentence = `${file}: the workflow was changed on the server meanwhile; run docsift workflows pull first.`
  throw new CommandError(sentence, exitCode.differs, { cause: error })
}

async function confirmDeletions(steps: readonly PushStep[], { yes }: PushOptions): Promise<void> {
  const count = steps.filter(({ action }) => action === "delete").length
  if (count === 0 || yes) return
  const { confirm } = await import("@clack/prompts")
  const what = count === 1 ? "the workflow" : `the ${count} workflows`
  const answer = await confirm({ message: `Delete ${what} that the folder does not have?`, initialValue: false })
  if (answer !== true) throw new CommandError("Nothing was pushed.", exitCode.interrupted)
}

async function show(
  steps: readonly PushStep[],
  { json, withDifferences }: { json: boolean | undefined; withDifferences: boolean },
): Promise<void> {
  await using stdout = await openDestination(undefined, process.stdout)
  await stdout.write(
    json ? `${JSON.stringify(steps, null, 2)}\n` : renderPlan(steps, { width: stdout.width, withDifferences }),
  )
}
