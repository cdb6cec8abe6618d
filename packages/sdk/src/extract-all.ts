import type { Client } from "./client.ts"
import { cancelAborted } from "./cancel-aborted.ts"
import type { DataOptions } from "./core/check-data.ts"
import { contentKey } from "./core/content-key.ts"
import type { ResponseWithData } from "./core/exchange.ts"
import { runConcurrently } from "./core/run-concurrently.ts"
import { InvalidArgumentError } from "./errors/invalid-argument-error.ts"
import { WaitTimeoutError } from "./errors/wait-timeout-error.ts"
import type { ExtractOptions } from "./extract.ts"
import type { FileInput } from "./files.ts"
import type { ResponseHeader } from "./generated/header-names.ts"
import type { ExecutionId, WorkflowId } from "./generated/ids.ts"
import { workflowIdOf } from "./resources/workflows.ts"
import type { ExecuteResult, ExtractionResult } from "./types/execution.ts"
import type { ExtractedData } from "./types/extracted-data.ts"
import type { WorkflowReference } from "./types/workflow.ts"

/** The workflow to run and the files to run it on. */
export interface ExtractAllInput<File, Definition = unknown, Data = unknown> extends DataOptions<Definition, Data> {
  /** The id of a workflow, or the result of `workflows.create()`. */
  readonly workflow: WorkflowId | WorkflowReference<Definition>
  /** Read as places become free; with `open`, items of any kind. */
  readonly files: Iterable<File> | AsyncIterable<File>
  /** Returns the file of an item, such as `fromPath` for paths. @default the item is the file */
  readonly open?: ((item: File) => FileInput) | undefined
}

/** The progress of `extractAll()`. */
export interface ExtractAllProgress {
  readonly completed: number
  readonly failed: number
}

/** Options of `extractAll()`; `deadline` and `timeout` apply to each file. */
export interface ExtractAllOptions<File> extends Omit<ExtractOptions, "idempotencyKey"> {
  /** Files processed at the same time, at least 1. @default 4 */
  readonly concurrency?: number | undefined
  /**
   * Returns the idempotency key of a file. Running again with the same keys finds the executions of the run before, and starts
   * those again that failed.
   *
   * @default a hash of the content, the name, the version of the workflow, and the batch; none for streams
   */
  readonly idempotencyKeyFor?: ((file: File) => string | undefined | Promise<string | undefined>) | undefined
  /** Called after each file. */
  readonly onProgress?: ((progress: ExtractAllProgress) => void) | undefined
}

/** The outcome of one file. */
export type ExtractAllOutcome<File, Result> = {
  readonly file: File
  /** Position of the file in the input, from 0. */
  readonly index: number
} & (
  | { readonly execution: Result; readonly error?: undefined }
  | { readonly execution?: undefined; readonly error: unknown }
)

const defaultConcurrency = 4

/** Starts an execution, or finds the one of an earlier run; one that failed is started again, once for each run. */
async function start<Definition>(
  { workflows, executions }: Client,
  workflow: WorkflowId | WorkflowReference<Definition>,
  file: FileInput,
  idempotencyKey: string | undefined,
  rest: () => ExtractOptions,
): Promise<ExecutionId> {
  let started: ResponseWithData<ExecuteResult<unknown>> = await workflows
    .execute(workflow, file, { ...rest(), idempotencyKey })
    .withResponse()
  for (;;) {
    const { workflowExecutionId: id } = started.data
    const isReplayed = started.response.headers.has("idempotent-replayed" satisfies ResponseHeader)
    if (!isReplayed || (await executions.status(id, rest())).status !== "Failed") return id
    // The key is derived from the failed execution, so that a third run finds the retry of the second.
    started = await executions.retry(id, { ...rest(), idempotencyKey: `retry-${id}` }).withResponse()
  }
}

/**
 * Runs a workflow over many files, several at a time, and yields an outcome for each as it ends: the completed execution or an
 * error. A second run over the same files finds the executions of the first and starts only those again that failed.
 *
 * @throws {InvalidArgumentError} for a `concurrency` below 1
 * @throws the signal's reason when the caller aborts, and what reading the files throws
 * @example
 * ```ts
 * import { extractAll } from "@docsift/sdk/batch"
 * import { fromPath } from "@docsift/sdk/node"
 *
 * const input = { workflow: "wkf_3f9a1c7e20b4", files: ["a.pdf", "b.pdf"], open: fromPath } as const
 * for await (const { file, execution, error } of extractAll(client, input, { concurrency: 8 }))
 *   console.log(file, execution ? execution.extractedData : error)
 * ```
 */
export async function* extractAll<File, Definition, Data = ExtractedData<Definition>>(
  client: Client,
  { workflow, files, open, ...check }: ExtractAllInput<File, Definition, Data>,
  options: ExtractAllOptions<File> = {},
): AsyncGenerator<ExtractAllOutcome<File, ExtractionResult<Data>>, void> {
  const { concurrency = defaultConcurrency, idempotencyKeyFor, onProgress, cancelOnAbort, ...callOptions } = options
  // NaN too: without a place for a file, the run would never end.
  if (!(concurrency >= 1)) throw new InvalidArgumentError("`concurrency` must be at least 1")
  const { signal, deadline = client.deadline, batchId } = callOptions
  const { id, updatedAt } = await client.workflows.get(workflowIdOf(workflow), callOptions)
  let [completed, failed] = [0, 0]
  const run = async (file: File, index: number, taskSignal: AbortSignal) => {
    const endsAt = performance.now() + (deadline ?? 0)
    // Each request may take what the ones before it left.
    const rest = () => ({
      ...callOptions,
      signal: taskSignal,
      ...(deadline !== undefined && { deadline: endsAt - performance.now() }),
    })
    try {
      const opened = await (open ? open(file) : (file as FileInput)) // `open` is required for other items
      const context = [id, updatedAt, ...(batchId ? [batchId] : [])]
      const idempotencyKey = await (idempotencyKeyFor ? idempotencyKeyFor(file) : contentKey(opened, context))
      const executionId = await start(client, workflow, opened, idempotencyKey, rest)
      const execution = await client.executions
        .wait<Definition, Data>(executionId, { ...rest(), ...check })
        .catch(async (error: unknown) => {
          // The wait had only what the requests before it left of the deadline.
          if (deadline !== undefined && error instanceof WaitTimeoutError)
            throw new WaitTimeoutError(executionId, deadline, { cause: error })
          if (taskSignal.aborted && cancelOnAbort) await cancelAborted(client.executions, executionId, callOptions)
          throw error
        })
      completed++
      return { file, index, execution }
    } catch (error) {
      failed++
      return { file, index, error }
    }
  }
  for await (const outcome of runConcurrently(files, concurrency, signal, run)) {
    signal?.throwIfAborted()
    onProgress?.({ completed, failed })
    yield outcome
  }
}
