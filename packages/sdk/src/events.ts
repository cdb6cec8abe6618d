/** Describes a request that goes out. */
export interface RequestEvent {
  readonly method: string
  /** Path and query under the base URL. */
  readonly path: string
  /** Counted from 1. */
  readonly attempt: number
  /** What will be sent, without the key. Hooks may add to it, for tracing. */
  readonly headers: Headers
}

/** Describes an answer whose headers have come. */
export interface ResponseEvent extends Omit<RequestEvent, "headers"> {
  readonly status: number
  readonly requestId: string | undefined
  readonly durationMs: number
}

/** Describes a pause before another attempt. */
export interface RetryEvent extends Omit<RequestEvent, "headers"> {
  /** Milliseconds until the next attempt. */
  readonly delayMs: number
  /** Why the attempt failed. */
  readonly error: Error
}

/** Are called as requests go out, are answered and are repeated. What they throw ends the call. */
export interface Hooks {
  readonly onRequest?: (event: RequestEvent) => void
  readonly onResponse?: (event: ResponseEvent) => void
  readonly onRetry?: (event: RetryEvent) => void
}

/** Is what a logger must have; `console` and pino fit. */
export interface Logger {
  debug(message: string): void
  warn(message: string): void
}

/** Names how much is logged: `debug` every request and answer, `warn` what is repeated, `off` nothing. */
export type LogLevel = "off" | "warn" | "debug"

/** Tells hooks and logger alike, in one place, so that both see the same and neither sees a key. */
export function createHooks(
  hooks: Hooks | undefined,
  logger: Logger | undefined,
  level: LogLevel = "warn",
): Hooks | undefined {
  if (!logger || level === "off") return hooks
  const line = (event: { method: string; path: string; attempt: number }) =>
    `docsift ${event.method} ${event.path} #${event.attempt}`
  return {
    onRequest: (event) => {
      if (level === "debug") logger.debug(line(event))
      hooks?.onRequest?.(event)
    },
    onResponse: (event) => {
      if (level === "debug")
        logger.debug(`${line(event)} ${event.status} ${Math.round(event.durationMs)} ms ${event.requestId ?? ""}`)
      hooks?.onResponse?.(event)
    },
    onRetry: (event) => {
      logger.warn(`${line(event)} again in ${Math.round(event.delayMs)} ms: ${event.error.message}`)
      hooks?.onRetry?.(event)
    },
  }
}
