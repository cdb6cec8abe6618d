import type { Config } from "../config.ts"
import type { Logger } from "../ports.ts"
import type { ProcessIdentity } from "../process-identity.ts"
import type { ChoreRecord, DeploymentLoad } from "../repositories/deployment-load.ts"
import type { Metrics } from "./metrics.ts"
import { Telemetry } from "./telemetry.ts"

/** What observes this process. */
export interface CreatedTelemetry {
  readonly telemetry: Telemetry
  /** Undefined when no port is configured for them. */
  readonly metrics: Metrics | undefined
}

/** Counting a long queue takes at most a twentieth of the time. */
const loadRestFactor = 20

/** What the metrics read when somebody scrapes; each has two seconds. */
export interface Readings {
  /** Rejects when the database does not answer. */
  readonly probeDatabase: () => Promise<void>
  readonly readLoad: () => Promise<DeploymentLoad>
  readonly readHousekeeping: () => Promise<readonly ChoreRecord[]>
  /** Returns whether this process can use the store of documents. */
  readonly readStorage: () => Promise<boolean>
  /** Returns what `/readyz` does. */
  readonly readReadiness: () => Promise<boolean>
}

type TelemetryConfig = Pick<Config, "metricsPort" | "tracing" | "workerConcurrency" | "dataDirectory">

/** Builds what the settings ask for. The libraries are loaded here and only then: without them a start costs nothing. */
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
  { workerConcurrency: seats, dataDirectory }: TelemetryConfig,
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
    housekeeping: sample("what became of housekeeping", readings.readHousekeeping),
    storage: sample("the store of documents", readings.readStorage),
    readiness: sample("the readiness", readings.readReadiness),
    disk: sample("the space of the data directory", () => readDiskSpace(dataDirectory)),
  }
  return new Metrics({ identity, seats, samplers })
}
