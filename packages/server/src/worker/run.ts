import { DocumentError, type Engine, type ExtractionJson, type Models, type ProcessorBudget } from "@docsift/engine"
import type { FailureReason } from "../domain/failure.ts"
import { withJoinedSignal } from "../domain/joined-signal.ts"
import { criteriaOf } from "../domain/review-policy.ts"
import type { FileStorage } from "../ports/file-storage.ts"
import type { Job, JobQueue } from "../ports/job-queue.ts"
import type { Logger } from "../ports/logger.ts"
import type { StartedAttempt } from "../repositories/execution-runs.ts"
import type { ExecutionModels } from "../services/execution-models.ts"
import { ModelMeter } from "../services/model-meter.ts"
import type { ExecutionRuns } from "../services/execution-runs.ts"
import type { StorageGuard } from "../services/storage-guard.ts"
import { kindOf } from "../telemetry/file-kind.ts"
import type { RunOutcome } from "../telemetry/events.ts"
import type { Telemetry } from "../telemetry/telemetry.ts"
import { RunEnded, WorkerStopping } from "./abort-reasons.ts"
import { logAttempt } from "./attempt-log.ts"
import { isUnavailable, retryDuringOutage, type RetryOptions } from "./retry-during-outage.ts"
import { isAccessDenied, isUnread, releaseUnread } from "./unread-document.ts"

/** Runs one job to its end; rejects only when its result could not be stored. */
export type Run = (job: Job, signal: AbortSignal) => Promise<void>

/** The collaborators and limits of a run. */
export interface RunDependencies {
  readonly runs: Pick<ExecutionRuns, "startAttempt" | "complete" | "fail" | "refundAttempt" | "recordUsage">
  readonly queue: Pick<JobQueue, "release" | "releaseAfter">
  readonly storage: Pick<FileStorage, "location" | "withLocalFile">
  readonly guard: Pick<StorageGuard, "verify" | "suspend">
  readonly engine: Pick<Engine, "extractJson">
  readonly models: Pick<ExecutionModels, "open">
  readonly logger: Logger
  readonly telemetry: Telemetry
  readonly maxPages: number
  /** Longest result as JSON, in bytes. @default the limit of the engine */
  readonly maxResultBytes: number | undefined
  readonly timeoutMs: number
  readonly readingBudget: ProcessorBudget
  /** Whether the built-in extraction is used when a model returns nothing usable. */
  readonly hasFallback: boolean
}

/** Longest time to keep a result that cannot be stored: a restart of the database must not repeat the extraction. */
const storeDeadlineMs = 10 * 60_000

/**
 * Longest pause between two tries to store a result: until then the slot takes no job, although the database may be back.
 * Frequent tries are no load on it, because the limiter of connections keeps statements from a database that is unavailable.
 */
const storePauseMs = 1_000

/** Longest wait of a slot for the document store; then another process, which may reach its store, gets the job. */
const storeWaitMs = 30_000

/** The engine ends a run at its deadline; a run that still continues this much later is aborted. */
const graceMs = 5_000

/** The log messages of a run that waits. */
const readingWaits = "the document store is unavailable; reading the document of an execution is retried"
const storingWaits = "the database is unavailable; storing the result of an execution is retried"

/** Creates the function that runs jobs. */
export function createRun(dependencies: RunDependencies): Run {
  return async (job, signal) => {
    const started = await dependencies.runs.startAttempt(job)
    if (started === undefined) return
    const run: MeteredAttempt = { ...started, meter: new ModelMeter() }
    const { id: executionId, attempt, mediaType } = run
    const { traceparent } = job
    const kind = kindOf(mediaType)
    const startedAt = performance.now()
    const watched = dependencies.telemetry.watchRun({ executionId, attempt, kind, traceparent })
    let end: RunEnd = { outcome: "unsettled" }
    try {
      end = await work(dependencies, job, run, signal)
    } finally {
      watched.end(end.outcome)
      await recordRest(dependencies, run)
      const durationMs = performance.now() - startedAt
      const { outcome, pages } = end
      logAttempt(dependencies.logger, { job, run, kind, outcome, pages, durationMs, traceId: watched.traceId })
    }
  }
}

/** An attempt, and what it has used of language models. */
interface MeteredAttempt extends StartedAttempt {
  readonly meter: ModelMeter
}

interface RunEnd {
  readonly outcome: RunOutcome
  /** Number of pages; undefined unless the document was read completely. */
  readonly pages?: number
}

async function work(
  dependencies: RunDependencies,
  job: Job,
  run: MeteredAttempt,
  signal: AbortSignal,
): Promise<RunEnd> {
  let extraction: ExtractionJson
  try {
    const found = dependencies.models.open(run.slots, run.meter)
    if ("missing" in found) return { outcome: await fail(dependencies, run, signal, "no_model", found.missing) }
    const waiting = {
      ...retryOptions(dependencies, run, signal, Math.min(dependencies.timeoutMs, storeWaitMs), readingWaits),
      // Another process may be able to read a document that this one may not: it gets the job at once.
      isTransient: (error: unknown) => isUnavailable(error) && !isAccessDenied(error),
    }
    extraction = await retryDuringOutage(() => extract(dependencies, run, found.models, signal), waiting)
  } catch (error) {
    return { outcome: await end(dependencies, job, run, error, signal) }
  }
  // Outside the try: a failure to store is not a failure of the document; the job is delivered again.
  const storing = storingOptions(dependencies, run, signal)
  const isStored = await retryDuringOutage(() => dependencies.runs.complete(run, extraction, run.meter.read()), storing)
  if (isStored) run.meter.clear()
  else logStale(dependencies, run)
  const { usage, pages } = extraction
  if (usage?.length) {
    dependencies.telemetry.modelsUsed(usage)
    dependencies.logger.info({ executionId: run.id, attempt: run.attempt, usage }, "language models were used")
  }
  return { outcome: isStored ? "completed" : "dropped", pages: pages.length }
}

async function extract(
  dependencies: RunDependencies,
  run: MeteredAttempt,
  models: Models,
  signal: AbortSignal,
): Promise<ExtractionJson> {
  const ending = { signals: [signal], timeoutMs: dependencies.timeoutMs + graceMs }
  return withJoinedSignal(ending, (ended) =>
    dependencies.storage.withLocalFile(run.fileId, ended, (path) =>
      dependencies.engine.extractJson({
        path,
        fileName: run.fileName,
        configuration: run.configuration,
        review: criteriaOf(run.reviewPolicy),
        models,
        hasFallback: dependencies.hasFallback,
        maxPages: dependencies.maxPages,
        maxResultBytes: dependencies.maxResultBytes,
        timeoutMs: dependencies.timeoutMs,
        processorBudget: dependencies.readingBudget,
        signal: ended,
      }),
    ),
  )
}

async function end(
  dependencies: RunDependencies,
  job: Job,
  run: MeteredAttempt,
  error: unknown,
  signal: AbortSignal,
): Promise<RunOutcome> {
  if (signal.reason instanceof RunEnded) return "dropped"
  const isStopping = signal.reason instanceof WorkerStopping
  if (!isStopping && isUnread(error)) {
    const sentence = await releaseUnread(dependencies, job, run, error)
    return sentence === undefined ? "handed_back" : fail(dependencies, run, signal, "file_unreadable", sentence)
  }
  if (isStopping || isUnavailable(error)) {
    // Neither a stop nor an outage is the document's fault: it keeps its attempt.
    await dependencies.runs.refundAttempt(run)
    await dependencies.queue.release(job)
    return "handed_back"
  }
  if (error instanceof DocumentError) return fail(dependencies, run, signal, error.reason, error.message)
  if (error instanceof DOMException && error.name === "TimeoutError") {
    return fail(
      dependencies,
      run,
      signal,
      "timeout",
      `The document was not finished within ${dependencies.timeoutMs / 1000} seconds.`,
    )
  }
  dependencies.logger.error(
    { err: error, executionId: run.id, attempt: run.attempt },
    "an extraction failed unexpectedly",
  )
  if (run.attempt >= run.attemptLimit) {
    return fail(
      dependencies,
      run,
      signal,
      "internal",
      "The extraction failed for an unexpected reason; see the server's log.",
    )
  }
  await dependencies.queue.release(job)
  return "handed_back"
}

async function fail(
  dependencies: RunDependencies,
  run: MeteredAttempt,
  signal: AbortSignal,
  reason: FailureReason,
  sentence: string,
): Promise<RunOutcome> {
  const storing = storingOptions(dependencies, run, signal)
  if (await retryDuringOutage(() => dependencies.runs.fail(run, reason, sentence, run.meter.read()), storing)) {
    run.meter.clear()
    return reason
  }
  logStale(dependencies, run)
  return "dropped"
}

/** Records what an attempt used that did not end its execution: it was released, abandoned or cancelled. */
async function recordRest({ runs, logger }: RunDependencies, run: MeteredAttempt): Promise<void> {
  const models = run.meter.read()
  if (models.length === 0) return
  await runs.recordUsage(run, models).catch((error: unknown) => {
    const { id: executionId, attempt } = run
    logger.warn({ err: error, executionId, attempt, models }, "the usage of language models could not be recorded")
  })
}

function storingOptions(dependencies: RunDependencies, run: MeteredAttempt, signal: AbortSignal): RetryOptions {
  const options = retryOptions(dependencies, run, signal, storeDeadlineMs, storingWaits)
  return { ...options, longestPauseMs: storePauseMs }
}

function retryOptions(
  dependencies: RunDependencies,
  run: MeteredAttempt,
  signal: AbortSignal,
  deadlineMs: number,
  sentence: string,
): RetryOptions {
  const about = { executionId: run.id, attempt: run.attempt }
  const onWait = (error: unknown) => dependencies.logger.warn({ err: error, ...about }, sentence)
  return { signal, deadlineMs, onWait }
}

function logStale(dependencies: RunDependencies, run: MeteredAttempt): void {
  dependencies.logger.warn(
    { executionId: run.id, attempt: run.attempt },
    "dropped the result of an execution attempt that is no longer current",
  )
}
