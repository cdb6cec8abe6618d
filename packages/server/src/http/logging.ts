import type { Logger } from "pino"
import { isProbe } from "./endpoints.ts"
import type { RequestState } from "./env.ts"

/**
 * Logs one line per completed request. Query strings are left out: they may hold the signature of a file URL.
 * `/livez` and `/readyz` are probed every few seconds and are logged at level debug only.
 */
export function logRequest(
  logger: Logger,
  method: string,
  path: string,
  status: number,
  startedAt: number,
  { requestId, caller, errorCode, operationId, executionId, traceId }: RequestState,
  clientAddress: () => string | undefined,
): void {
  if (!logger.isLevelEnabled("info")) return
  const level = isProbe(path) ? "debug" : "info"
  if (!logger.isLevelEnabled(level)) return
  const durationMs = Math.round((performance.now() - startedAt) * 10) / 10
  const { keyId, organizationId } = caller ?? {}
  logger[level](
    {
      requestId,
      method,
      path,
      status,
      durationMs,
      client: clientAddress(),
      errorCode,
      keyId,
      organizationId,
      operation: operationId,
      executionId,
      traceId,
    },
    "request",
  )
}
