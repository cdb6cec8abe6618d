import type { Config } from "../config.ts"
import type { OpenDatabase } from "../database/database.ts"
import type { Logger } from "../ports/logger.ts"
import type { ProcessIdentity } from "../process-identity.ts"
import { probeDatabase, readDeploymentLoad, readHousekeeping } from "../repositories/deployment-load.ts"
import { readWebhookLoad } from "../repositories/webhook-load.ts"
import { isReady, type Readiness } from "../services/health.ts"
import { createTelemetry } from "../telemetry/create-telemetry.ts"
import { listenForMetrics, type MetricsServer } from "../metrics-server.ts"
import type { Telemetry } from "../telemetry/telemetry.ts"

/** The dependencies of {@link openTelemetry}. */
export interface TelemetryDependencies {
  readonly config: Config
  readonly identity: ProcessIdentity
  readonly opened: OpenDatabase
  /** Called when metrics are scraped, never before the services exist. */
  readonly ready: () => Promise<Readiness>
  readonly logger: Logger
}

/** The telemetry of a process, and the port that serves its metrics. */
export interface OpenTelemetry {
  readonly telemetry: Telemetry
  /** Returns where metrics are served; undefined before they are, and when they are off. */
  metricsUrl(): string | undefined
  /** Starts serving metrics, when a port is configured. */
  start(): Promise<void>
  /** Closes the port and flushes traces. */
  stop(): Promise<void>
}

/** Builds metrics and traces as configured. */
export async function openTelemetry(dependencies: TelemetryDependencies): Promise<OpenTelemetry> {
  const { config, identity, opened, ready, logger } = dependencies
  const readings = {
    probeDatabase: () => probeDatabase(opened),
    readLoad: () => readDeploymentLoad(opened),
    readHousekeeping: () => readHousekeeping(opened),
    readWebhooks: () => readWebhookLoad(opened),
    readStorage: async () => (await ready()).storage,
    readReadiness: async () => isReady(await ready()),
  }
  const { telemetry, metrics } = await createTelemetry(config, identity, readings, logger)
  if (opened.pool !== undefined) metrics?.watchPool(opened.pool)
  let server: MetricsServer | undefined
  return {
    telemetry,
    metricsUrl: () => server?.url,
    async start() {
      if (metrics === undefined || config.metricsPort === undefined) return
      const print = () => metrics.print()
      server = await listenForMetrics({ host: config.host, port: config.metricsPort, print, ready })
      logger.info({ url: server.url }, "metrics are served")
    },
    async stop() {
      await server?.close()
      await telemetry.stop()
    },
  }
}
