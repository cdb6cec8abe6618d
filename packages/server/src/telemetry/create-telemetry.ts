import type { Config } from "../config.ts"
import type { Logger } from "../ports/logger.ts"
import type { ProcessIdentity } from "../process-identity.ts"
import type { ChoreRecord, DeploymentLoad } from "../repositories/deployment-load.ts"
import type { WebhookLoad } from "../repositories/webhook-load.ts"
import type { Metrics } from "./metrics.ts"
import { Telemetry } from "./telemetry.ts"

/** The telemetry of this process. */
export interface CreatedTelemetry {
  readonly telemetry: Telemetry
  /** Undefined when no metrics port is configured. */
  readonly metrics: Metrics | undefined
}

/** Counting a long queue takes at most a twentieth of the time: pauses are this many times as long as a count. */
const loadRestFactor = 20

/** The values that are read at each scrape; each has two seconds. */
export interface Readings {
  /** Rejects when the database does not respond. */
  readonly probeDatabase: () => Promise<void>
  readonly readLoad: () => Promise<DeploymentLoad>
  readonly readHousekeeping: () => Promise<readonly ChoreRecord[]>
  readonly readWebhooks: () => Promise<WebhookLoad>
  /** Returns whether this process can use the document store. */
  readonly readStorage: () => Promise<boolean>
  /** Returns whether `/readyz` responds with 200. */
  readonly readReadiness: () => Promise<boolean>
}

type TelemetryConfig = Pick<Config, "metricsPort" | "tracing" | "workerConcurrency" | "dataDirectory">

/** Creates metrics and tracing as configured. The libraries are imported only if needed, so that they cost no start-up time otherwise. */
export async function createTelemetry(
  config: TelemetryConfig,
  identity: ProcessIdentity,
  readings: Readings,
  logger: Logger,
): Promise<CreatedTelemetry> {
  const metrics = config.metricsPort === undefined ? undefined : await createMetrics(config, identity, readings, logger)
  const tracing =
    config.tracing === undefined
      ? undefined
      : new (await import("./tracing.ts")).Tracing(config.tracing, identity, logger)
  return { telemetry: new Telemetry(metrics, tracing), metrics }
}

async function createMetrics(
  { workerConcurrency: slots, dataDirectory }: TelemetryConfig,
  identity: ProcessIdentity,
  readings: Readings,
  logger: Logger,
): Promise<Metrics> {
  const [{ Metrics }, { Sampler }, { readDiskSpace }] = await Promise.all([
    import("./metrics.ts"),
    import("./sampler.ts"),
    import("./read-disk-space.ts"),
  ])
  const sample = <T>(what: string, read: () => Promise<T>) => new Sampler({ what, read, logger })
  const samplers = {
    database: sample("the database", readings.probeDatabase),
    load: new Sampler({ what: "the queue's load", read: readings.readLoad, logger, restFactor: loadRestFactor }),
    housekeeping: sample("the state of housekeeping", readings.readHousekeeping),
    webhooks: new Sampler({
      what: "the deliveries to webhooks",
      read: readings.readWebhooks,
      logger,
      restFactor: loadRestFactor,
    }),
    storage: sample("the document store", readings.readStorage),
    readiness: sample("the readiness", readings.readReadiness),
    disk: sample("the disk space of the data directory", () => readDiskSpace(dataDirectory)),
  }
  return new Metrics({ identity, slots, samplers })
}
