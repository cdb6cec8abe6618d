import {
  type Client,
  type Execution,
  ExecutionFailedError,
  type ExecutionQuery,
  type ExecutionSummary,
  type ExportMode,
} from "@docsift/sdk"
import { CommandError } from "../command-error.ts"
import { connect, type ConnectionOptions } from "../connection/connect.ts"
import { exitCode, type ExitCode } from "../exit-code.ts"
import { type Destination, openDestination } from "../output/destination.ts"
import { renderColumns } from "../output/render-columns.ts"
import { renderResult } from "../output/render-result.ts"
import { printable } from "../terminal/printable.ts"
import { Progress } from "../terminal/progress.ts"
import { findWorkflowId } from "../workflow/workflow-argument.ts"

/** The parsed options that all of these commands have. */
export interface ExecutionOptions extends ConnectionOptions {
  readonly output: "table" | "json"
  readonly json?: boolean | undefined
}

/** The parsed options of `list`. */
export interface ListOptions extends ExecutionOptions, Pick<ExecutionQuery, "status" | "review"> {
  readonly workflow?: string | undefined
  /** Id of a batch. */
  readonly batch?: string | undefined
  readonly limit: number
}

/** The parsed options of `wait`. */
export interface WaitOptions extends ExecutionOptions {
  /** Seconds. */
  readonly timeout?: number | undefined
}

/** The parsed options of `export`. */
export interface ExportOptions extends ConnectionOptions {
  readonly output: ExportMode
  /** Id or name of a workflow whose executions become one file. */
  readonly workflow?: string | undefined
  /** Id of a batch whose executions become one file. */
  readonly batch?: string | undefined
  readonly reviewed?: boolean | undefined
  readonly out?: string | undefined
}

/** Lists executions, newest first. */
export async function listExecutions(options: ListOptions, signal: AbortSignal): Promise<ExitCode> {
  const { workflow, batch: batchId, status, review, limit } = options
  const { client } = await connect(options)
  const workflowId = workflow === undefined ? undefined : await findWorkflowId(client, workflow, signal)
  const found: ExecutionSummary[] = []
  for await (const execution of client.executions.list({ workflowId, batchId, status, review }, { signal })) {
    found.push(execution)
    if (found.length === limit) break
  }
  if (found.length === 0 && !isJson(options)) {
    process.stderr.write(review === "needed" ? "No execution needs a review.\n" : "No executions found.\n")
  }
  return print(options, found, ({ width }) => {
    const head = ["id", "status", "review", "workflow", "file", "created"]
    const rows = found.map((each) => {
      const { id, workflowName, fileName, createdAt } = each
      return [id, each.status, each.review ?? "–", workflowName, fileName, createdAt]
    })
    return rows.length > 0 ? renderColumns(rows, { head, width, whole: [0] }) : ""
  })
}

/** Shows an execution. */
export async function getExecution(id: string, options: ExecutionOptions, signal: AbortSignal): Promise<ExitCode> {
  const { client } = await connect(options)
  const execution = await client.executions.get(id, { signal })
  return show(client, execution, options, signal)
}

/** Waits until an execution ends. It continues when the wait is interrupted. */
export async function waitForExecution(id: string, options: WaitOptions, signal: AbortSignal): Promise<ExitCode> {
  const { client } = await connect(options)
  const deadline = options.timeout && options.timeout * 1000
  const execution = await wait(client, id, deadline, signal)
  await show(client, execution, options, signal)
  return execution.status === "Failed" ? exitCode.documentsFailed : exitCode.ok
}

/** Writes the data of an execution, or of the completed executions of a workflow or a batch as one file. */
export async function exportExecutions(
  id: string | undefined,
  options: ExportOptions,
  signal: AbortSignal,
): Promise<ExitCode> {
  const { output: mode, workflow, batch, out } = options
  const isJoined = workflow !== undefined || batch !== undefined
  if ((id === undefined) !== isJoined) {
    throw new CommandError("Name an execution, or those of a workflow by --workflow or of a batch by --batch.")
  }
  if (mode === "xlsx" && out === undefined && process.stdout.isTTY) {
    throw new CommandError("A workbook is not text: write it to a file with --out, such as --out invoice.xlsx.")
  }
  await using destination = await openDestination(out, process.stdout)
  const { client } = await connect(options)
  await destination.write(
    id === undefined ? await readJoined(client, options, signal) : await readOne(client, id, options, signal),
  )
  await destination.commit()
  return exitCode.ok
}

async function readOne(
  client: Client,
  id: string,
  { output: mode, reviewed }: ExportOptions,
  signal: AbortSignal,
): Promise<string | Uint8Array> {
  if (mode !== "xlsx") return client.executions.export(id, { mode, reviewed }, { signal })
  return (await client.executions.export(id, { mode, reviewed }, { signal })).bytes()
}

async function readJoined(
  client: Client,
  { output: mode, reviewed, workflow, batch: batchId }: ExportOptions,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const workflowId = workflow === undefined ? undefined : await findWorkflowId(client, workflow, signal)
  return (await client.executions.exportAll({ mode, reviewed, workflowId, batchId }, { signal })).bytes()
}

/** Starts a new execution of the same file. */
export async function retryExecution(id: string, options: ExecutionOptions, signal: AbortSignal): Promise<ExitCode> {
  const { client } = await connect(options)
  const started = await client.executions.retry(id, { signal })
  return print(options, started, () => `${printable(started.workflowExecutionId)}\n`)
}

/** Cancels an execution. */
export async function cancelExecution(id: string, options: ExecutionOptions, signal: AbortSignal): Promise<ExitCode> {
  const { client } = await connect(options)
  const view = await client.executions.cancel(id, { signal })
  return print(options, view, () => renderColumns([[view.id, view.status]]))
}

async function wait(client: Client, id: string, deadline: number | undefined, signal: AbortSignal): Promise<Execution> {
  using progress = new Progress(process.stderr)
  progress.show("Waiting")
  try {
    return await client.executions.wait(id, { deadline, signal, onStatus: ({ status }) => progress.show(status) })
  } catch (error) {
    if (error instanceof ExecutionFailedError) return error.execution
    throw error
  }
}

async function show(
  client: Client,
  execution: Execution,
  options: ExecutionOptions,
  signal: AbortSignal,
): Promise<ExitCode> {
  const isShown = execution.status === "Completed" && !isJson(options)
  const report = isShown ? await client.executions.evidence(execution.id, { signal }) : undefined
  return print(options, execution, ({ width }) => {
    const { id, status, workflowName, fileName } = execution
    const head = renderColumns([[id, status, workflowName, fileName]], { width, whole: [0] })
    if (execution.status === "Failed") return `${head}${printable(execution.errorMessage)}\n`
    if (execution.status !== "Completed" || report === undefined) return head
    return `${head}\n${renderResult({ ...execution, ...report }, { width })}\n`
  })
}

async function print(
  options: ExecutionOptions,
  body: unknown,
  render: (destination: Destination) => string,
): Promise<ExitCode> {
  await using stdout = await openDestination(undefined, process.stdout)
  await stdout.write(isJson(options) ? `${JSON.stringify(body, null, 2)}\n` : render(stdout))
  return exitCode.ok
}

function isJson({ json, output }: ExecutionOptions): boolean {
  return json === true || output === "json"
}
