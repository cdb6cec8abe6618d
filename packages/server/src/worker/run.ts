import { DocumentError, type Engine, type Extraction, type Models } from "@docsift/engine"
import { AppError } from "../domain/errors.ts"
import type { FileStorage, Job, JobQueue, Logger } from "../ports.ts"
import type { BegunExecution } from "../repositories/execution-runs.ts"
import type { ExecutionModels } from "../services/execution-models.ts"
import type { ExecutionRuns } from "../services/execution-runs.ts"
import { RunEnded, WorkerStopping } from "./abort-reasons.ts"

/** Runs one job to its end; rejects only when the end could not be stored. */
export type Run = (job: Job, signal: AbortSignal) => Promise<void>

/** What a run works with. */
export interface RunParts {
  readonly runs: ExecutionRuns
  readonly queue: JobQueue
  readonly storage: FileStorage
  readonly engine: Engine
  readonly models: ExecutionModels
  readonly logger: Logger
  readonly maxPages: number
  readonly timeoutMs: number
  /** Whether the built-in engine answers when a model gives nothing usable. */
  readonly hasFallback: boolean
}

/** The engine ends a run itself at its deadline; this much later it is ended from outside. */
const graceMs = 5_000

/** Builds the function that runs jobs. */
export function createRun(parts: RunParts): Run {
  return async (job, signal) => {
    const run = await parts.runs.begin(job)
    if (run === undefined) return
    let extraction: Extraction
    try {
      const found = await parts.models.find()
      if ("missing" in found) {
        await parts.runs.fail(run, "no_model", found.missing)
        return
      }
      extraction = await extract(parts, run, found.models, signal)
    } catch (error) {
      await end(parts, job, run, error, signal)
      return
    }
    // Outside of the try: a failure to store is not a failure of the document; the job is delivered again.
    if (!(await parts.runs.complete(run, extraction))) noteStale(parts, run)
    if (extraction.usage?.length) {
      parts.logger.info(
        { executionId: run.id, attempt: run.attempt, usage: extraction.usage },
        "language models were used",
      )
    }
  }
}

async function extract(parts: RunParts, run: BegunExecution, models: Models, signal: AbortSignal): Promise<Extraction> {
  const deadline = AbortSignal.timeout(parts.timeoutMs + graceMs)
  return parts.storage.withLocalFile(run.fileId, (path) =>
    parts.engine.extract({
      path,
      fileName: run.fileName,
      configuration: run.configuration,
      models,
      hasFallback: parts.hasFallback,
      maxPages: parts.maxPages,
      timeoutMs: parts.timeoutMs,
      signal: AbortSignal.any([signal, deadline]),
    }),
  )
}

async function end(parts: RunParts, job: Job, run: BegunExecution, error: unknown, signal: AbortSignal): Promise<void> {
  if (signal.reason instanceof RunEnded) return
  if (signal.reason instanceof WorkerStopping) {
    await parts.runs.forgive(run)
    await parts.queue.giveBack(job)
    return
  }
  if (error instanceof DocumentError) {
    if (!(await parts.runs.fail(run, error.reason, error.message))) noteStale(parts, run)
    return
  }
  if (error instanceof DOMException && error.name === "TimeoutError") {
    await parts.runs.fail(run, "timeout", `The document was not finished within ${parts.timeoutMs / 1000} seconds.`)
    return
  }
  if (error instanceof AppError && error.code === "not_found") {
    await parts.runs.fail(run, "file_unreadable", "The stored document is gone.")
    return
  }
  parts.logger.error({ err: error, executionId: run.id, attempt: run.attempt }, "an extraction failed unexpectedly")
  if (run.attempt < run.attemptLimit) await parts.queue.giveBack(job)
  else await parts.runs.fail(run, "internal", "The extraction failed for an unexpected reason; see the server's log.")
}

function noteStale(parts: RunParts, run: BegunExecution): void {
  parts.logger.warn(
    { executionId: run.id, attempt: run.attempt },
    "the result of a run that was given up on is dropped",
  )
}
