import { DocumentError, type Engine, type ExtractionJson, type Models, type ProcessorBudget } from "@docsift/engine"
import type { FailureReason } from "../domain/failure.ts"
import type { FileStorage, Job, JobQueue, Logger } from "../ports.ts"
import type { BegunExecution } from "../repositories/execution-runs.ts"
import type { ExecutionModels } from "../services/execution-models.ts"
import type { ExecutionRuns } from "../services/execution-runs.ts"
import type { StorageGuard } from "../services/storage-guard.ts"
import { kindOf } from "../telemetry/file-kind.ts"
import type { RunOutcome, Telemetry } from "../telemetry/telemetry.ts"
import { RunEnded, WorkerStopping } from "./abort-reasons.ts"
import { logAttempt } from "./attempt-log.ts"
import { isRefused, isUnread, releaseUnread } from "./unread-document.ts"
import { isAway, type Patience, throughOutage } from "./through-outage.ts"

/** Runs one job to its end; rejects only when the end could not be stored. */
export type Run = (job: Job, signal: AbortSignal) => Promise<void>

/** What a run works with. */
export interface RunParts {
  readonly runs: Pick<ExecutionRuns, "begin" | "complete" | "fail" | "forgive">
  readonly queue: Pick<JobQueue, "giveBack" | "giveBackLater">
  readonly storage: Pick<FileStorage, "place" | "withLocalFile">
  readonly guard: Pick<StorageGuard, "verify" | "distrust">
  readonly engine: Pick<Engine, "extractJson">
  readonly models: Pick<ExecutionModels, "find">
  readonly logger: Logger
  readonly telemetry: Telemetry
  readonly maxPages: number
  /** Bytes of a result as JSON; undefined: the engine's own bound. */
  readonly maxResultBytes: number | undefined
  readonly timeoutMs: number
  readonly readingBudget: ProcessorBudget
  /** Whether the built-in engine answers when a model gives nothing usable. */
  readonly hasFallback: boolean
}

/** A result that cannot be stored is kept this long; the work on it must not be done again for a database's restart. */
const storeDeadlineMs = 10 * 60_000

/** A seat waits this long for the document store; then another process, whose store may be there, gets the job. */
const storePatienceMs = 30_000

/** The engine ends a run itself at its deadline; this much later it is ended from outside. */
const graceMs = 5_000

/** Builds the function that runs jobs. */
export function createRun(parts: RunParts): Run {
  return async (job, signal) => {
    const run = await parts.runs.begin(job)
    if (run === undefined) return
    const { id: executionId, attempt, mediaType } = run
    const { traceparent } = job
    const kind = kindOf(mediaType)
    const startedAt = performance.now()
    const watched = parts.telemetry.watchRun({ executionId, attempt, kind, traceparent })
    let end: RunEnd = { outcome: "unsettled" }
    try {
      end = await work(parts, job, run, signal)
    } finally {
      watched.end(end.outcome)
      const durationMs = performance.now() - startedAt
      const { outcome, pages } = end
      logAttempt(parts.logger, { job, run, kind, outcome, pages, durationMs, traceId: watched.traceId })
    }
  }
}

interface RunEnd {
  readonly outcome: RunOutcome
  /** How many were read, when all were. */
  readonly pages?: number
}

async function work(parts: RunParts, job: Job, run: BegunExecution, signal: AbortSignal): Promise<RunEnd> {
  let extraction: ExtractionJson
  try {
    const reading = patience(parts, run, signal, parts.timeoutMs, "is read")
    const found = await throughOutage(() => parts.models.find(), reading)
    if ("missing" in found) return { outcome: await fail(parts, run, signal, "no_model", found.missing) }
    const waiting = {
      ...patience(parts, run, signal, Math.min(parts.timeoutMs, storePatienceMs), "is read"),
      // Another process may be able to read a document that this one may not: it gets the job at once.
      isPassing: (error: unknown) => isAway(error) && !isRefused(error),
    }
    extraction = await throughOutage(() => extract(parts, run, found.models, signal), waiting)
  } catch (error) {
    return { outcome: await end(parts, job, run, error, signal) }
  }
  // Outside of the try: a failure to store is not a failure of the document; the job is delivered again.
  const storing = patience(parts, run, signal, storeDeadlineMs, "is stored")
  const isStored = await throughOutage(() => parts.runs.complete(run, extraction), storing)
  if (!isStored) noteStale(parts, run)
  const { usage, pages } = extraction
  if (usage?.length) {
    parts.telemetry.modelsUsed(usage)
    parts.logger.info({ executionId: run.id, attempt: run.attempt, usage }, "language models were used")
  }
  return { outcome: isStored ? "completed" : "dropped", pages: pages.length }
}

async function extract(
  parts: RunParts,
  run: BegunExecution,
  models: Models,
  signal: AbortSignal,
): Promise<ExtractionJson> {
  const ended = AbortSignal.any([signal, AbortSignal.timeout(parts.timeoutMs + graceMs)])
  return parts.storage.withLocalFile(run.fileId, ended, (path) =>
    parts.engine.extractJson({
      path,
      fileName: run.fileName,
      configuration: run.configuration,
      models,
      hasFallback: parts.hasFallback,
      maxPages: parts.maxPages,
      maxResultBytes: parts.maxResultBytes,
      timeoutMs: parts.timeoutMs,
      processorBudget: parts.readingBudget,
      signal: ended,
    }),
  )
}

async function end(
  parts: RunParts,
  job: Job,
  run: BegunExecution,
  error: unknown,
  signal: AbortSignal,
): Promise<RunOutcome> {
  if (signal.reason instanceof RunEnded) return "dropped"
  const isStopping = signal.reason instanceof WorkerStopping
  if (!isStopping && isUnread(error)) {
    const sentence = await releaseUnread(parts, job, run, error)
    return sentence === undefined ? "handed_back" : fail(parts, run, signal, "file_unreadable", sentence)
  }
  if (isStopping || isAway(error)) {
    // Neither is the document's fault.
    await parts.runs.forgive(run)
    await parts.queue.giveBack(job)
    return "handed_back"
  }
  if (error instanceof DocumentError) return fail(parts, run, signal, error.reason, error.message)
  if (error instanceof DOMException && error.name === "TimeoutError") {
    return fail(
      parts,
      run,
      signal,
      "timeout",
      `The document was not finished within ${parts.timeoutMs / 1000} seconds.`,
    )
  }
  parts.logger.error({ err: error, executionId: run.id, attempt: run.attempt }, "an extraction failed unexpectedly")
  if (run.attempt >= run.attemptLimit) {
    return fail(parts, run, signal, "internal", "The extraction failed for an unexpected reason; see the server's log.")
  }
  await parts.queue.giveBack(job)
  return "handed_back"
}

async function fail(
  parts: RunParts,
  run: BegunExecution,
  signal: AbortSignal,
  reason: FailureReason,
  sentence: string,
): Promise<RunOutcome> {
  const storing = patience(parts, run, signal, storeDeadlineMs, "is stored")
  if (await throughOutage(() => parts.runs.fail(run, reason, sentence), storing)) return reason
  noteStale(parts, run)
  return "dropped"
}

function patience(
  parts: RunParts,
  run: BegunExecution,
  signal: AbortSignal,
  deadlineMs: number,
  what: string,
): Patience {
  const about = { executionId: run.id, attempt: run.attempt }
  const onWait = (error: unknown) =>
    parts.logger.warn({ err: error, ...about }, `the database or the storage is away; an execution ${what} later`)
  return { signal, deadlineMs, onWait }
}

function noteStale(parts: RunParts, run: BegunExecution): void {
  parts.logger.warn(
    { executionId: run.id, attempt: run.attempt },
    "the result of a run that was given up on is dropped",
  )
}
