import type { Config } from "../config.ts"
import type { Logger } from "../ports.ts"
import type { DeploymentLoad } from "../repositories/deployment-load.ts"
import type { Metrics } from "./metrics.ts"
import { Telemetry } from "./telemetry.ts"

/** What observes this process. */
export interface CreatedTelemetry {
  readonly telemetry: Telemetry
  /** Undefined when no port is configured for them. */
  readonly metrics: Metrics | undefined
}

/** Builds what the settings ask for. The libraries are loaded here and only then: without them a start costs nothing. */
export async function createTelemetry(
  config: Pick<Config, "metricsPort" | "tracing" | "workerConcurrency">,
  readLoad: () => Promise<DeploymentLoad>,
  logger: Logger,
): Promise<CreatedTelemetry> {
  let metrics: Metrics | undefined
  if (config.metricsPort !== undefined) {
    const [{ Metrics }, { LoadSampler }] = await Promise.all([import("./metrics.ts"), import("./load-sampler.ts")])
    metrics = new Metrics(config.workerConcurrency, new LoadSampler(readLoad, logger))
  }
  const tracing =
    config.tracing === undefined ? undefined : new (await import("./tracing.ts")).Tracing(config.tracing, logger)
  return { telemetry: new Telemetry(metrics, tracing), metrics }
}
