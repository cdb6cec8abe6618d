import type { RequestDetails } from "./errors/request-error.ts"

/** A request that is about to be sent. */
export interface RequestEvent extends RequestDetails {
  /** The headers to be sent, without the key. Hooks may add some, for tracing. */
  readonly headers: Headers
}

/** A response whose body has been read. */
export interface ResponseEvent extends RequestDetails {
  readonly status: number
  readonly requestId: string | undefined
  readonly durationMs: number
}

/** The pause before another attempt. */
export interface RetryEvent extends RequestDetails {
  /** Milliseconds until the next attempt. */
  readonly delayMs: number
  /** Why the attempt failed. */
  readonly error: Error
}

/** Functions called for every request, response and retry. An error thrown by one of them ends the call. */
export interface Hooks {
  readonly onRequest?: ((event: RequestEvent) => void) | undefined
  readonly onResponse?: ((event: ResponseEvent) => void) | undefined
  readonly onRetry?: ((event: RetryEvent) => void) | undefined
}

/** The methods a logger needs; `console` and pino have them. */
export interface Logger {
  debug(message: string): void
  warn(message: string): void
}

/** The level of logging: `debug` logs every request and response, `warn` only retries, `off` nothing. */
export type LogLevel = "off" | "warn" | "debug"
