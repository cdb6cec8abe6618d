import { type Config, ConfigError, readConfig } from "../config.ts"
import { type Container, createContainer } from "../container.ts"
import { probeAddress } from "../listen-at.ts"
import { limitStop } from "./limit-stop.ts"
import { composeKeyText } from "./start-text.ts"
import { abortOn, limitStart, startOrExit, untilSignal } from "./until-signal.ts"

/** Longest wait for runs. The rest of a stop takes at most 8 s, and container platforms kill after 30 s. */
const runDeadlineMs = 20_000

/**
 * Runs a worker without an HTTP server until a signal arrives.
 *
 * @throws {ConfigError} on the embedded database, which belongs to one process.
 */
export async function work(): Promise<void> {
  const config = readConfig()
  if (config.database.kind !== "postgres") {
    throw new ConfigError([
      'DATABASE_URL: must be set for "work", because the embedded database belongs to one process; "serve" includes a worker',
    ])
  }
  if (config.workerConcurrency === 0) {
    throw new ConfigError(['DOCSIFT_WORKER_CONCURRENCY: must be at least 1 for "work"'])
  }
  const signal = untilSignal()
  const container = await startOrExit(open(config, abortOn(signal)), signal)
  try {
    await limitStart(container.start(), signal)
    container.logger.info({ concurrency: config.workerConcurrency }, "the worker waits for executions")
    container.logger.info({ signal: await signal }, "stopping")
    limitStop(container.logger)
  } finally {
    await container.stop(runDeadlineMs)
  }
  container.logger.info({}, "stopped")
}

/** Opens a worker, which on an empty database creates the first admin's key, as `serve` does. */
async function open(config: Config, signal: AbortSignal): Promise<Container> {
  const { host, metricsPort } = config
  if (metricsPort !== undefined) await probeAddress({ host, port: metricsPort })
  const onNewAdminKey = (key: string) => void process.stdout.write(composeKeyText(key))
  return createContainer(config, { role: "work", signal, onNewAdminKey })
}
