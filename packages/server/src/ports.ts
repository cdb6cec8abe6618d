import type { KeyObject } from "node:crypto"
import type { Readable } from "node:stream"
import type { LanguageModel } from "@docsift/engine"
import type { SQL } from "drizzle-orm"
import type { ExecutionId, FileId, OrganizationId } from "./domain/ids.ts"
import type { ModelProvider } from "./domain/records.ts"
import type { Identity } from "./domain/sign-in.ts"
import type { DeliveryError } from "./domain/webhook.ts"
import type { Transaction } from "./database/database.ts"

/** A range of bytes, both ends included, counted from 0. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/** The size, hash and start of a completely written file. */
export interface WrittenFile {
  readonly sizeBytes: number
  /** SHA-256 of the content, lowercase hex. */
  readonly sha256: string
  /** The first 64 KiB, or all of it: enough to detect its type without reading it back. */
  readonly head: Buffer
}

/** The limits of a write. */
export interface PutOptions {
  /** A larger file fails with `payload_too_large` and leaves nothing behind. */
  readonly maxBytes: number
  readonly signal: AbortSignal
}

/** A file that was written by {@link FileStorage.put}, as {@link FileStorage.list} returns it. */
export interface StoredFileEntry {
  readonly fileId: FileId
  readonly modifiedAt: Date
}

/** The headers with which the store must serve a presigned URL, and its lifetime. */
export interface PresignOptions {
  readonly expiresInSeconds: number
  readonly mediaType: string
  readonly contentDisposition: string
}

/** A store of uploaded documents. */
export interface FileStorage {
  /** The directory or bucket, for messages to operators. */
  readonly location: string
  /**
   * Streams a file to durable storage; never holds it entirely in memory. An abort, a broken stream or an oversized file
   * leaves nothing behind.
   *
   * @throws {AppError} `payload_too_large`, or `unavailable` when the store is unreachable or full.
   */
  put(fileId: FileId, content: Readable, options: PutOptions): Promise<WrittenFile>
  /** Opens the content for reading. @throws {AppError} `not_found` when it is missing, `unavailable` when the store cannot be reached. */
  open(fileId: FileId, range?: ByteRange): Promise<Readable>
  /**
   * Provides a local path of the content while `use` runs; the signal ends the wait for the content.
   *
   * @throws {AppError} `not_found` when it is missing, `unavailable` when the store cannot be reached.
   */
  withLocalFile<T>(fileId: FileId, signal: AbortSignal, use: (path: string) => Promise<T>): Promise<T>
  /** Removes the file; a missing one is no error. */
  delete(fileId: FileId): Promise<void>
  /** Removes many files with few requests; missing ones are no error. All are tried. @throws when some could not be removed. */
  deleteAll(fileIds: readonly FileId[]): Promise<void>
  /** Lists the stored files in the order of their ids, for the sweep of files without a row. @param after - lists from the next id on. */
  list(after?: FileId): AsyncIterable<StoredFileEntry>
  /** Removes the leftovers of unfinished uploads. */
  deleteUnfinished(olderThan: Date): Promise<void>
  /** Creates a URL that the store serves; returns undefined when the server must serve the file. */
  presign(fileId: FileId, options: PresignOptions): Promise<string | undefined>
  /** Reads the deployment marker; undefined when the store has none. @throws when it cannot be reached. */
  readMarker(): Promise<string | undefined>
  /** Writes the deployment marker durably, replacing any other. */
  writeMarker(marker: string): Promise<void>
  /** Checks that the store can be written to. @throws when it cannot. */
  check(): Promise<void>
  /** Frees the connections; nothing may be called afterwards. */
  close(): Promise<void>
}

/** Identifies a page image: a page of a file at a width. */
export interface PageImageKey {
  readonly fileId: FileId
  /** Counted from 1. */
  readonly page: number
  /** In pixels. */
  readonly width: number
}

/** A local cache of page images. Ids are never reused and documents never change, so an entry is never stale. */
export interface PageCache {
  /** Returns the image as PNG; undefined when it has to be drawn. */
  get(key: PageImageKey): Promise<Uint8Array<ArrayBuffer> | undefined>
  /** Keeps an image, and removes the oldest ones beyond the limit. @throws when it cannot be written. */
  put(key: PageImageKey, bytes: Uint8Array): Promise<void>
  /** Removes the images of a deleted file. */
  remove(fileId: FileId): Promise<void>
  /** Lists the files that have images, for the sweep of those without a row. */
  listFiles(): Promise<FileId[]>
}

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

/** An event: a job was added, one execution became final, a message to a webhook is due, or events may have been missed. */
export type ExecutionEvent =
  | { readonly kind: "queued" }
  | { readonly kind: "delivery" }
  | { readonly kind: "ended"; readonly executionId: ExecutionId }
  | { readonly kind: "missed" }

/** Execution events between all processes. They are hints: the row is authoritative. */
export interface ExecutionEvents {
  start(): Promise<void>
  stop(): Promise<void>
  /** Publishes an event: when the transaction has committed, without one at once. It is lost if the process dies before. */
  publish(event: ExecutionEvent, transaction?: Transaction): void
  /** Calls `listener` on every event of any process; returns a function that unsubscribes it. Events may be lost or repeated. */
  subscribe(listener: (event: ExecutionEvent) => void): () => void
}

/** The tokens that one process has taken from a bucket since its last booking. */
export interface RateLimitBooking {
  readonly id: string
  readonly capacity: number
  readonly refillPerSecond: number
  readonly spent: number
}

/** The store through which replicas share budgets. */
export interface RateLimitStore {
  /** Subtracts the spent tokens and returns the balances by id: below zero when too many were spent. */
  book(bookings: readonly RateLimitBooking[]): Promise<ReadonlyMap<string, number>>
}

/** Encryption of small secrets at rest. */
export interface SecretBox {
  /** Encrypts text; `context` (such as a row's id) must be given again to open it. */
  seal(plain: string, context: string): string
  /** Decrypts text. @throws {Error} when the key is no longer configured, or text or context were tampered with. */
  open(sealed: string, context: string): string
  /** Returns whether text is sealed with the current key; otherwise it should be sealed again. */
  isCurrent(sealed: string): boolean
  /** Derives a 32-byte key for another purpose (HKDF, RFC 5869) from the current key, and from every older one. */
  derive(purpose: string): readonly [current: KeyObject, ...older: KeyObject[]]
}

/** The connection settings of a registered model. */
export interface ModelConnection {
  readonly provider: Exclude<ModelProvider, "builtin">
  readonly modelName: string
  /** The display name. */
  readonly name: string
  /** The provider's key in plain text. */
  readonly apiKey: string | undefined
  readonly baseUrl: string | undefined
  readonly isVision: boolean
}

/** Access to the language models of providers, within the deployment's rules for outbound calls. */
export interface ModelConnector {
  /** Opens a model, without any call before its first request. */
  open(connection: ModelConnection): LanguageModel
}

/** One attempt to deliver a message, signed. */
export interface WebhookRequest {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** The outcome of an attempt: the status of the response and nothing else that the receiver sent. */
export interface WebhookResponse {
  /** Undefined without a response. */
  readonly status?: number | undefined
  /** Undefined when the receiver accepted the message. */
  readonly error?: DeliveryError | undefined
  /** The header of a response other than 2xx. */
  readonly retryAfter?: string | undefined
}

/** Access to the receivers of webhooks, within the deployment's rules for outbound calls. */
export interface WebhookSender {
  /** Sends a message once, within 15 seconds. @throws the reason of `signal` when it aborts, and nothing else. */
  send(request: WebhookRequest, signal: AbortSignal): Promise<WebhookResponse>
}

/** The logger of a process, with the part of pino's signature that is used. */
export interface Logger {
  debug(details: object, message: string): void
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

/** The secrets of one sign-in, which only the browser that began it may bring back. */
export interface SignInChecks {
  readonly state: string
  readonly nonce: string
  /** The PKCE code verifier (RFC 7636). */
  readonly codeVerifier: string
}

/** The identity provider of people, by the authorization code flow of OpenID Connect. */
export interface IdentityProvider {
  /** Starts a sign-in: returns the provider's address for the browser. @throws {SignInError} `unavailable`. */
  begin(): Promise<{ readonly url: string; readonly checks: SignInChecks }>
  /**
   * Exchanges the provider's response for the person's identity.
   *
   * @param parameters - the query with which the browser came back.
   * @throws {SignInError} `cancelled`, `failed` or `unavailable`.
   */
  complete(
    parameters: URLSearchParams,
    checks: SignInChecks,
  ): Promise<{ readonly identity: Identity; readonly idToken: string }>
  /**
   * Returns the address that ends the person's session at the provider; undefined when the provider has none.
   *
   * @throws {SignInError} `unavailable`.
   */
  signOutUrl(idToken: string): Promise<string | undefined>
}
