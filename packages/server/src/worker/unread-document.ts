import { codeOf } from "../domain/causes.ts"
import { AppError } from "../domain/errors.ts"
import type { FileStorage } from "../ports/file-storage.ts"
import type { Job, JobQueue } from "../ports/job-queue.ts"
import type { Logger } from "../ports/logger.ts"
import type { StartedAttempt } from "../repositories/execution-runs.ts"
import type { ExecutionRuns } from "../services/execution-runs.ts"
import type { StorageGuard } from "../services/storage-guard.ts"
import type { Telemetry } from "../telemetry/telemetry.ts"

/**
 * Deliveries after which an execution fails whose document is missing or cannot be read. Any worker tries again after 1,
 * 2, 4 … seconds, at most an hour, so this is about a day: time to restore missing documents, or to correct permissions.
 */
const maxDeliveries = 35
const longestPauseSeconds = 3600

/** Codes of a file that is missing, may not be read or cannot be read; neither a full disk nor a lack of descriptors. */
const unreadableCodes = new Set(["ENOENT", "EACCES", "EPERM", "EIO", "ESTALE"])

/** Returns whether an error says that this process may not read a document, or that its disk fails: waiting fixes neither. */
export function isAccessDenied(error: unknown): boolean {
  return isUnread(error) && !(error instanceof AppError)
}

/** Returns whether an error says that the store did not return the document. */
export function isUnread(error: unknown): boolean {
  if (error instanceof AppError) return error.code === "not_found" || error.code === "unavailable"
  return unreadableCodes.has(codeOf(error) ?? "")
}

/** What releasing an unread document needs of a run's dependencies. */
interface ReleaseDependencies {
  readonly runs: Pick<ExecutionRuns, "refundAttempt">
  readonly queue: Pick<JobQueue, "releaseAfter">
  readonly storage: Pick<FileStorage, "location">
  readonly guard: Pick<StorageGuard, "verify" | "suspend">
  readonly logger: Logger
  readonly telemetry: Pick<Telemetry, "documentUnread">
}

/**
 * Releases a job whose document could not be read, for another process to try. It costs the execution no attempt.
 *
 * @returns the sentence with which the execution must fail instead: the store is the right one, and could not return the
 *   document for a day.
 */
export async function releaseUnread(
  dependencies: ReleaseDependencies,
  job: Job,
  run: StartedAttempt,
  error: unknown,
): Promise<string | undefined> {
  const isOurStore = await dependencies.guard.verify().then(
    () => true,
    () => false,
  )
  const isMissing = error instanceof AppError && error.code === "not_found"
  if (isOurStore && isAccessDenied(error)) dependencies.guard.suspend(error)
  if (isOurStore && job.delivery >= maxDeliveries) {
    return isMissing ? "The stored document is gone." : "The stored document cannot be read."
  }
  dependencies.telemetry.documentUnread()
  dependencies.logger.warn(
    { err: error, executionId: run.id, fileId: run.fileId, attempt: run.attempt, store: dependencies.storage.location },
    isMissing
      ? "the document store lacks the document of an execution; reading it will be retried"
      : "the document of an execution cannot be read; reading it will be retried",
  )
  await dependencies.runs.refundAttempt(run)
  const pauseSeconds = isOurStore ? Math.min(2 ** job.delivery, longestPauseSeconds) : 1
  await dependencies.queue.releaseAfter(job, pauseSeconds)
  return undefined
}
