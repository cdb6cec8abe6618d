import type { Hooks, Logger, LogLevel } from "./events.ts"
import type { BatchId } from "./generated/ids.ts"

/** Options of one call; the last parameter of every method. */
export interface CallOptions {
  /** Aborts the call, back-off included; it then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined
  /** Milliseconds for one attempt, including the body of its response. */
  readonly timeout?: number | undefined
  /** Milliseconds for the entire call: all attempts and the pauses between them. */
  readonly deadline?: number | undefined
  /** The number of times a failed attempt is repeated. */
  readonly maxRetries?: number | undefined
  /** Headers added to the client's; `null` removes one of those. */
  readonly headers?: Readonly<Record<string, string | null | undefined>> | undefined
  /** Identifies a POST: the server runs calls with the same key once. @default a random key for each call */
  readonly idempotencyKey?: string | undefined
}

/** The progress of an upload. */
export interface UploadProgress {
  /** Bytes of the file that the connection has accepted; starts at zero with each attempt. */
  readonly sentBytes: number
  /** The size of the file in bytes; undefined for a stream. */
  readonly totalBytes: number | undefined
}

/** Options of a call that sends a file. */
export interface UploadOptions extends CallOptions {
  /** Called as parts of the file are sent, where `fetch` can stream: on Node and Bun. */
  readonly onUploadProgress?: ((progress: UploadProgress) => void) | undefined
}

/** Options of a call that starts an execution of a stored file. */
export interface ExecuteFileOptions extends CallOptions {
  /** The version of the workflow to run. @default the current one */
  readonly version?: number | undefined
  /** An open batch of the workflow that the execution joins. */
  readonly batchId?: BatchId | undefined
}

/** Options of a call that sends a file and starts its execution. */
export interface ExecuteOptions extends UploadOptions, ExecuteFileOptions {}

/** Options of a call that replaces a workflow. */
export interface UpdateOptions extends CallOptions {
  /** Replaces only this version: the call fails if the workflow has been changed since. @default any version */
  readonly version?: number | undefined
}

/** Options of a client. */
export interface ClientOptions {
  /**
   * The API key, or a function that returns it, called before every attempt.
   *
   * @default the environment variable DOCSIFT_API_KEY
   */
  readonly apiKey?: string | (() => string | Promise<string>) | undefined
  /**
   * Sends the session of the page instead of a key: the browser adds the cookie, which `sessions.create()` sets, and the
   * server accepts it from pages of its own address.
   *
   * @default false
   */
  readonly session?: boolean | undefined
  /**
   * The URL of the server, without `/api/v1`.
   *
   * @default the environment variable DOCSIFT_BASE_URL, else http://127.0.0.1:3000; with `session` the origin of the page
   */
  readonly baseUrl?: string | undefined
  /** Milliseconds for one attempt, including the body. @default 60_000; 600_000 when a file is sent or fetched */
  readonly timeout?: number | undefined
  /** Milliseconds for an entire call: all attempts and the pauses between them. @default no limit beyond the attempts' */
  readonly deadline?: number | undefined
  /** The number of times a failed attempt is repeated where that is safe. @default 3 */
  readonly maxRetries?: number | undefined
  /**
   * Headers of every request to the server. On Node, Bun and Deno the client names itself in `user-agent`; a value replaces
   * that name, `null` leaves it to the runtime.
   */
  readonly headers?: Readonly<Record<string, string | null>> | undefined
  /**
   * Replaces the global `fetch`, for a test or another implementation such as undici's. For an app in the same process that
   * takes a `Request`: `(url, init) => app.fetch(new Request(url, init))`.
   */
  readonly fetch?: ((url: string, init: RequestInit) => Response | Promise<Response>) | undefined
  /**
   * Options that are passed to `fetch` with every request and are not standard: undici's `dispatcher` and Bun's `proxy`
   * for a proxy or certificates of your own, Deno's `client`, Next.js's `next`.
   */
  readonly fetchOptions?: Readonly<Record<string, unknown>> | undefined
  /** Receives a line per event, without the key and without bodies. @default none */
  readonly logger?: Logger | undefined
  /** The least severe level that reaches the logger. @default "warn" */
  readonly logLevel?: LogLevel | undefined
  /** Functions called for every request, response and retry. */
  readonly hooks?: Hooks | undefined
  /** Allows the client in a web page, where every visitor can read the key. @default false */
  readonly dangerouslyAllowBrowser?: boolean | undefined
}
