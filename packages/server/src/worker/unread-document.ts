import { AppError } from "../domain/errors.ts"
import type { Job } from "../ports.ts"
import type { BegunExecution } from "../repositories/execution-runs.ts"
import type { RunParts } from "./run.ts"

/**
 * A document that its store does not hold, or does not let this process read, is looked for again after 1, 2, 4 … seconds, at
 * most an hour, by any worker; after this many deliveries, about a day, the execution fails. Time to bring back what a
 * restore forgot, or to correct rights.
 */
const maxDeliveries = 35
const longestPauseSeconds = 3600

/** Codes of a file that is not there, may not be read or cannot be read; a full disk or a lack of descriptors is not among them. */
const unreadableCodes = new Set(["ENOENT", "EACCES", "EPERM", "EIO", "ESTALE"])

/** Finds out whether an error says that this process may not read a document, or its disk cannot: waiting mends neither. */
export function isRefused(error: unknown): boolean {
  return isUnread(error) && !(error instanceof AppError)
}

/** Finds out whether an error says that the store did not give the document. */
export function isUnread(error: unknown): boolean {
  if (error instanceof AppError) return error.code === "not_found" || error.code === "unavailable"
  return error instanceof Error && "code" in error && unreadableCodes.has(String(error.code))
}

/**
 * Hands back a job whose document could not be read. It costs this process the job, and the execution no attempt.
 *
 * @returns why the execution has to fail instead, when the store is the right one and has lacked the document for a day.
 */
export async function releaseUnread(
  parts: RunParts,
  job: Job,
  run: BegunExecution,
  error: unknown,
): Promise<string | undefined> {
  const isOurStore = await parts.guard.verify().then(
    () => true,
    () => false,
  )
  const isMissing = error instanceof AppError && error.code === "not_found"
  if (isOurStore && isRefused(error)) parts.guard.distrust(error)
  if (isOurStore && job.delivery >= maxDeliveries) {
    return isMissing ? "The stored document is gone." : "The stored document cannot be read."
  }
  parts.telemetry.documentUnread()
  parts.logger.warn(
    { err: error, executionId: run.id, fileId: run.fileId, attempt: run.attempt, store: parts.storage.place },
    isMissing
      ? "the document store does not hold the document of an execution; it is looked for again"
      : "the document of an execution cannot be read; it is tried again",
  )
  await parts.runs.forgive(run)
  const pauseSeconds = isOurStore ? Math.min(2 ** job.delivery, longestPauseSeconds) : 1
  await parts.queue.giveBackLater(job, pauseSeconds)
  return undefined
}
