import type { Fetch } from "./recording-fetch.ts"

/** An address and the way to reach it. */
export interface Endpoint {
  /** Without a trailing slash; the document's paths follow. */
  readonly baseUrl: string
  readonly fetch: Fetch
}

/**
 * What can be made to go wrong inside a server, by the error code it leads to. `idempotency_in_progress` stands for a
 * twin that has not ended: a database with one connection answers twins one after the other, so most operations never
 * show it by themselves. `rate_limited` stands for budgets that are used up.
 */
export const faults = { internal: 500, unavailable: 503, idempotency_in_progress: 409, rate_limited: 429 } as const

/** What can be made to go wrong inside a server. */
export type Fault = keyof typeof faults

/** A running server of the interface. */
export interface ContractService extends Endpoint {
  /** Of an organization in which nothing happened yet. */
  readonly adminKey: string
  /** Largest file the server takes. @default that of {@link limits} */
  readonly maxFileBytes?: number
  /** True when admins exist who are not the suite's: it then cannot be left with the last admin's key. @default false */
  readonly hasOtherAdmins?: boolean
  /** The same server with services that fail; left out by a target that cannot break itself, which then owes no 500 and 503. */
  readonly failing?: Readonly<Record<Fault, Endpoint>>
  /** False for a target without the addresses of an operator: `/livez`, `/readyz`, `/docs`, `/openapi.json`. @default true */
  readonly hasOperatorRoutes?: boolean
  /** False when addresses of documents lead to a store, which has its own answers and headers. @default true */
  readonly hasFileRoute?: boolean
  /** Everything the server has written to its log, at its most talkative; left out when the target cannot see it. */
  readonly readLog?: () => string
  close(): Promise<void>
}

/** Something that implements the document. The suite expects a fresh deployment, or a fresh organization in one. */
export interface ContractTarget {
  readonly name: string
  start(): Promise<ContractService>
}

/** Settings of the targets in this repository, so that the suite can exceed them cheaply. */
export const limits = {
  maxFileBytes: 4_000_000,
  /** One, so that a long extraction keeps the next execution waiting. */
  workerConcurrency: 1,
} as const
