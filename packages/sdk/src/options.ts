import type { Hooks, Logger, LogLevel } from "./events.ts"

/** Changes how one call is made; the last parameter of every method. */
export interface CallOptions {
  /** Ends the call, back-off included; it then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined
  /** Milliseconds for one attempt, its body included. */
  readonly timeout?: number | undefined
  /** Milliseconds for the call in all: every attempt and the pauses between them. */
  readonly deadline?: number | undefined
  /** How often a failed attempt is repeated. */
  readonly maxRetries?: number | undefined
  /** Sent besides the client's headers; `null` leaves one of those out. */
  readonly headers?: Readonly<Record<string, string | null | undefined>> | undefined
  /** Makes a POST one with earlier calls that carried the same key. @default a random key for each call */
  readonly idempotencyKey?: string | undefined
}

/** Tells how much of a file has been sent. */
export interface UploadProgress {
  /** Bytes of the file that the connection has taken; begins anew with each attempt. */
  readonly sentBytes: number
  /** Bytes of the file; unknown for a stream. */
  readonly totalBytes: number | undefined
}

/** Changes how a call that sends a file is made. */
export interface UploadOptions extends CallOptions {
  /** Is called as parts of the file are sent, where `fetch` streams: on Node and Bun. */
  readonly onUploadProgress?: ((progress: UploadProgress) => void) | undefined
}

/** Says how a client works. */
export interface ClientOptions {
  /**
   * The API key, or a function that answers it, called before every attempt.
   *
   * @default the environment variable DOCSIFT_API_KEY
   */
  readonly apiKey?: string | (() => string | Promise<string>) | undefined
  /**
   * Where the server is, without `/api/v1`.
   *
   * @default the environment variable DOCSIFT_BASE_URL, else http://127.0.0.1:3000
   */
  readonly baseUrl?: string | undefined
  /** Milliseconds for one attempt, its body included. @default 60_000; 600_000 when a file is sent or fetched */
  readonly timeout?: number | undefined
  /** Milliseconds for a call in all: every attempt and the pauses between them. @default no limit beyond the attempts' */
  readonly deadline?: number | undefined
  /** How often a failed attempt is repeated when that is safe. @default 3 */
  readonly maxRetries?: number | undefined
  /** Sent with every request to the server. */
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** Sends the requests in place of the global `fetch`: a proxy, a test, an app's own `fetch` in the same process. */
  readonly fetch?: ((request: Request) => Response | Promise<Response>) | undefined
  /** Receives what happens, without the key and without bodies. @default none */
  readonly logger?: Logger | undefined
  /** The least urgent level that reaches the logger. @default "warn" */
  readonly logLevel?: LogLevel | undefined
  /** Are called as requests go out, are answered and are repeated. */
  readonly hooks?: Hooks | undefined
  /** Allows the client in a web page, where every visitor can read the key. @default false */
  readonly dangerouslyAllowBrowser?: boolean | undefined
}
