import type { Fetch } from "./recording-fetch.ts"

/** A base URL and the `fetch` that reaches it. */
export interface Endpoint {
  /** Without a trailing slash; the paths of the document are appended. */
  readonly baseUrl: string
  readonly fetch: Fetch
}

/**
 * The faults that can be injected into a server, by the error code they lead to. `idempotency_in_progress` is a duplicate
 * request that is still running: a database with one connection serves duplicates one after the other, so most operations
 * never respond with it on their own. `rate_limited` is an exhausted budget.
 */
export const faults = { internal: 500, unavailable: 503, idempotency_in_progress: 409, rate_limited: 429 } as const

/** A fault that can be injected into a server. */
export type Fault = keyof typeof faults

/** A running server that implements the interface. */
export interface ContractService extends Endpoint {
  /** The key of an admin in an organization that is otherwise empty. */
  readonly adminKey: string
  /** Size of the largest file that the server accepts, in bytes. @default that of {@link limits} */
  readonly maxFileBytes?: number
  /** Bytes of the files of an organization that no execution uses; omitted when they are too many to exceed. */
  readonly maxUnusedBytes?: number
  /** True when there are other admins, so that the suite can never hold the last admin key. @default false */
  readonly hasOtherAdmins?: boolean
  /** The same server with services that fail; omitted by a target that cannot inject faults, which then need not reach 500 and 503. */
  readonly failing?: Readonly<Record<Fault, Endpoint>>
  /** False for a target without the operator routes `/livez`, `/readyz`, `/docs`, `/openapi.json`. @default true */
  readonly hasOperatorRoutes?: boolean
  /** False when file URLs lead to an object store, which has its own responses and headers. @default true */
  readonly hasFileRoute?: boolean
  /** False for a target that sends no messages to webhooks but tests. @default true */
  readonly sendsMessages?: boolean
  /**
   * Gives the review of an execution, which was changed once, the number of a later revision. Omitted by targets that could only
   * change it a thousand times, which takes a minute: they need not reach `too_many_revisions`.
   */
  readonly setRevision?: (executionId: string, revision: number) => Promise<void>
  /** Returns everything that the server has logged, at the most verbose level; omitted when the target does not expose it. */
  readonly readLog?: () => string
  close(): Promise<void>
}

/** An implementation of the document. The suite expects a fresh deployment, or a fresh organization in one. */
export interface ContractTarget {
  readonly name: string
  start(): Promise<ContractService>
}

/** Settings of the targets in this repository, so that the suite can exceed them cheaply. */
export const limits = {
  maxFileBytes: 4_000_000,
  /** The cases leave 156 files without an execution, which count as 1 MiB each. */
  maxUnusedBytes: 256 * 1024 * 1024,
  /** One, so that a long extraction keeps the next execution waiting. */
  workerConcurrency: 1,
} as const
