import type { RequestPlace } from "./errors/request-error.ts"

/** Describes a request that goes out. */
export interface RequestEvent extends RequestPlace {
  /** What will be sent, without the key. Hooks may add to it, for tracing. */
  readonly headers: Headers
}

/** Describes an answer whose headers have come. */
export interface ResponseEvent extends RequestPlace {
  readonly status: number
  readonly requestId: string | undefined
  readonly durationMs: number
}

/** Describes a pause before another attempt. */
export interface RetryEvent extends RequestPlace {
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

/** Tells hooks and logger alike of an event, so that both see the same and neither sees a key. */
export type Emit = <Name extends keyof Hooks>(name: Name, event: Parameters<NonNullable<Hooks[Name]>>[0]) => void

/** Holds who is told of events. */
export interface Listeners {
  readonly hooks?: Hooks | undefined
  readonly logger?: Logger | undefined
  readonly logLevel?: LogLevel | undefined
}

/** Makes the function that tells of events. */
export function createEmit({ hooks, logger, logLevel = "warn" }: Listeners): Emit {
  return (name, event) => {
    const level = name === "onRetry" ? "warn" : "debug"
    const showError = (_: string, value: unknown) => (value instanceof Error ? value.message : value)
    if (logLevel === "debug" || level === logLevel)
      logger?.[level](`docsift ${name} ${JSON.stringify(event, showError)}`)
    const hook = hooks?.[name] as ((seen: typeof event) => void) | undefined // the one that the name chose
    hook?.(event)
  }
}
