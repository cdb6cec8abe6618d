import type { Hooks } from "../events.ts"
import type { ClientOptions } from "../options.ts"

/** Passes an event to hooks and logger alike, so that both see the same and neither sees a key. */
export type Emit = <Name extends keyof Hooks>(name: Name, event: Parameters<NonNullable<Hooks[Name]>>[0]) => void

/** Creates the function that passes events to the hooks and the logger of a client; undefined when it has neither. */
export function createEmit({
  hooks,
  logger,
  logLevel = "warn",
}: Pick<ClientOptions, "hooks" | "logger" | "logLevel">): Emit | undefined {
  if (!hooks && !logger) return undefined
  return (name, event) => {
    const level = name === "onRetry" ? "warn" : "debug"
    // Headers may be secret; a number is a count or a time.
    const show = (_: string, value: unknown) =>
      value instanceof Error
        ? value.message
        : value instanceof Headers
          ? undefined
          : typeof value === "number"
            ? Math.round(value)
            : value
    if (logLevel === "debug" || level === logLevel) logger?.[level](`docsift ${name} ${JSON.stringify(event, show)}`)
    const hook = hooks?.[name] as ((event: unknown) => void) | undefined // the parameter's type follows from the name
    hook?.(event)
  }
}
