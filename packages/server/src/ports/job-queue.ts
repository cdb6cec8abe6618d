import type { SQL } from "drizzle-orm"
import type { ExecutionId, OrganizationId } from "../domain/ids.ts"
import type { Transaction } from "../database/database.ts"

/** The identity of one delivery of a job to a worker. */
export interface JobDelivery {
  readonly jobId: string
  /** The number of the delivery; once a newer one exists, calls with this one have no effect. */
  readonly delivery: number
}

/** A job that a worker has taken. */
export interface Job extends JobDelivery {
  readonly executionId: ExecutionId
  /** Undefined for a job that an older version of the program added. */
  readonly organizationId?: OrganizationId | undefined
  /** The trace of the request that added the job (W3C Trace Context), when it was traced. */
  readonly traceparent?: string | undefined
  /** The id in the log of the request that added the job; undefined for a job that an older version of the program added. */
  readonly requestId?: string | undefined
}

/** An active job without a recent heartbeat: its worker is dead. */
export interface StalledJob extends JobDelivery {
  readonly executionId: ExecutionId
}

/** A job to add. */
export interface NewJob {
  readonly jobId: string
  readonly executionId: ExecutionId
  readonly organizationId: OrganizationId
  /** The id in the log of the request that adds the job. */
  readonly requestId?: string | undefined
}

/** What adds a job inside another statement. */
export interface JobAddition {
  /**
   * The parts of the statement that determine the start time, last of them `turn`, which has one row; they read the column
   * `organization_id` of the part `execution`.
   */
  readonly turn: SQL
  /** Returns the part that inserts the job if the condition is true; it reads `turn`. */
  readonly jobWhen: (condition: SQL) => SQL
  /** Selects what {@link record} needs, as text; null when `execution` had no row. */
  readonly outcome: SQL
  /** Called once with the outcome. @throws {Error} when the queue did not accept the job. */
  record(outcome: string | undefined): void
}

/** The selection of jobs to take. */
export interface TakeOptions {
  /** The organization whose jobs are left out, at a cost that does not grow with their number. */
  readonly exceptOrganizationId?: OrganizationId | undefined
}

/** A queue that delivers executions to workers at least once. */
export interface JobQueue {
  start(): Promise<void>
  stop(): Promise<void>
  /**
   * Adds a job inside the caller's transaction: it exists if and only if the transaction commits. `jobId` is a new UUID.
   * Scheduling is fair between organizations; the jobs of one organization are taken in the order they were added.
   */
  enqueue(transaction: Transaction, job: NewJob): Promise<void>
  /** Returns what adds a job as a part of the statement that inserts its execution. */
  additionOf(job: NewJob): JobAddition
  /** Takes up to `limit` jobs; returns none when no job waits. */
  take(limit: number, options?: TakeOptions): Promise<Job[]>
  /** Reports that the worker of these jobs is alive; a job without a heartbeat for 12 s is stalled. */
  heartbeat(jobs: readonly JobDelivery[]): Promise<void>
  /** Returns the statement that removes a job, as a part of the one that ends its execution. */
  removalOf(jobId: SQL): SQL
  /** Removes a job whose execution has ended. */
  finish(job: Pick<Job, "jobId">): Promise<void>
  /** Releases jobs, to be delivered again soon. */
  release(...jobs: readonly JobDelivery[]): Promise<void>
  /** Releases a job, to be delivered again after `seconds` at the earliest. */
  releaseAfter(job: JobDelivery, seconds: number): Promise<void>
  /** Finds active jobs without a heartbeat for 12 s. */
  findStalled(): Promise<StalledJob[]>
  /** Releases every active job. Only for a process that knows that no other worker is running. */
  releaseAll(): Promise<void>
  /** Returns those of the jobs that wait or are active. */
  findUnfinished(jobIds: readonly string[]): Promise<Set<string>>
}
