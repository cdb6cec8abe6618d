import { getPath } from "hono/utils/url"
import type { Logger } from "pino"
import type { RequestState } from "./env.ts"

/**
 * Writes one line for an answered request. Query strings stay out: they may hold the signature of a file URL.
 * `livez` and `readyz` are probed every few seconds and only show at level debug.
 */
export function logRequest(
  logger: Logger,
  request: Request,
  status: number,
  startedAt: number,
  { requestId, caller, errorCode }: RequestState,
  clientAddress: () => string | undefined,
): void {
  if (!logger.isLevelEnabled("info")) return
  const path = getPath(request)
  const level = path === "/livez" || path === "/readyz" ? "debug" : "info"
  if (!logger.isLevelEnabled(level)) return
  const durationMs = Math.round((performance.now() - startedAt) * 10) / 10
  const { keyId, organizationId } = caller ?? {}
  logger[level](
    {
      requestId,
      method: request.method,
      path,
      status,
      durationMs,
      client: clientAddress(),
      errorCode,
      keyId,
      organizationId,
    },
    "request",
  )
}
