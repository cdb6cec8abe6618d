import type { MiddlewareHandler } from "hono"
import { type DestinationStream, type Logger, pino } from "pino"
import type { AppEnv } from "./env.ts"
import { secretPaths, withoutKeyValues } from "./redaction.ts"

/** Makes the process's logger: one JSON object a line, secrets left out by name and key values by their form. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: secretPaths(), censor: "[secret]" },
      hooks: { streamWrite: withoutKeyValues },
    },
    destination,
  )
}

/**
 * Writes one line for every answered request. Query strings stay out: they may hold the signature of a file URL.
 * `livez` and `readyz` are probed every few seconds and only show at level debug.
 */
export function requestLog(logger: Logger): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const startedAt = performance.now()
    await next()
    const level = c.req.path === "/livez" || c.req.path === "/readyz" ? "debug" : "info"
    if (!logger.isLevelEnabled(level)) return
    const caller = c.get("caller")
    logger[level](
      {
        requestId: c.get("requestId"),
        method: c.req.method,
        path: c.req.path,
        status: c.res.status,
        durationMs: Math.round((performance.now() - startedAt) * 10) / 10,
        errorCode: c.get("errorCode"),
        keyId: caller?.keyId,
        organizationId: caller?.organizationId,
      },
      "request",
    )
  }
}
