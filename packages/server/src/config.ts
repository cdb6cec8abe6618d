/** Where the rows live. */
export type DatabaseConfig =
  | { readonly kind: "embedded"; readonly directory: string }
  /** Nothing survives the process; for tests. */
  | { readonly kind: "memory" }
  | { readonly kind: "postgres"; readonly url: string }

/** How much is logged. */
export const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const

/** All settings of the server, read once. */
export interface Config {
  readonly host: string
  /** 0 picks a free port. @default 3000 */
  readonly port: number
  /** The address callers use, without a trailing slash; undefined: the one the server listens on. */
  readonly publicUrl: string | undefined
  /** Origins that may call from a browser; empty: none. */
  readonly corsOrigins: readonly string[]
  readonly logLevel: (typeof logLevels)[number]
  readonly dataDirectory: string
  readonly database: DatabaseConfig
  /** The first admin's key; undefined: generated and printed once. */
  readonly adminKey: string | undefined
  /** First is current; empty: a generated key file in the data directory. */
  readonly encryptionKeys: readonly { readonly id: string; readonly key: Buffer }[]
  /** Executions in work at once in this process; 0 runs no worker. */
  readonly workerConcurrency: number
  readonly maxFileBytes: number
  readonly maxPages: number
  readonly executionTimeoutMs: number
}
