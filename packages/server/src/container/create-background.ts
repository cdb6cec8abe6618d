import { createEngine, type Engine } from "@docsift/engine"
import type { Config } from "../config.ts"
import type { Repositories } from "../create-repositories.ts"
import type { OpenDatabase } from "../database/database.ts"
import type { ExecutionEvents } from "../ports/execution-events.ts"
import type { FileStorage } from "../ports/file-storage.ts"
import type { JobQueue } from "../ports/job-queue.ts"
import type { Logger } from "../ports/logger.ts"
import type { ModelConnector } from "../ports/model-connector.ts"
import type { PageCache } from "../ports/page-cache.ts"
import type { SecretBox } from "../ports/secret-box.ts"
import type { WebhookSender } from "../ports/webhook-sender.ts"
import { ExecutionModels } from "../services/execution-models.ts"
import { ExecutionRuns } from "../services/execution-runs.ts"
import { FileEraser } from "../services/file-eraser.ts"
import type { LocalCopies } from "../services/local-copies.ts"
import type { StorageGuard } from "../services/storage-guard.ts"
import type { Telemetry } from "../telemetry/telemetry.ts"
import { DisableWebhook } from "../services/disable-webhook.ts"
import { createAttempt } from "../worker/webhooks/attempt.ts"
import { Deliverer } from "../worker/webhooks/deliverer.ts"
import { readVersion } from "../process-identity.ts"
import { Housekeeping } from "../worker/housekeeping.ts"
import { createRun } from "../worker/run.ts"
import { Worker } from "../worker/worker.ts"
import { logRecognizer } from "./log-recognizer.ts"

/** The work that needs no request: the worker, unless it is switched off, and the housekeeping. */
export interface Background {
  start(): void
  /** Gives running extractions `deadlineMs` to finish. */
  stop(deadlineMs: number): Promise<void>
}

/** The dependencies of the background work. */
export interface BackgroundDependencies {
  readonly config: Config
  readonly opened: OpenDatabase
  readonly repositories: Repositories
  readonly storage: FileStorage
  readonly pages: PageCache
  readonly copies: LocalCopies
  readonly guard: StorageGuard
  readonly queue: JobQueue
  readonly events: ExecutionEvents
  readonly box: SecretBox
  readonly connector: ModelConnector
  readonly sender: WebhookSender
  /** @default the built-in engine with one thread per execution in progress */
  readonly engine: (Pick<Engine, "extractJson" | "close"> & Partial<Pick<Engine, "describeRecognizer">>) | undefined
  readonly telemetry: Telemetry
  readonly logger: Logger
}

/** The embedded database runs on the thread that serves HTTP: storing 7 MB blocks it for a quarter of a second. */
const maxEmbeddedResultBytes = 8_000_000

/** Builds worker, engine and housekeeping. */
export function createBackground(dependencies: BackgroundDependencies): Background {
  const { config, opened, repositories, storage, guard, queue, events, telemetry, logger } = dependencies
  const engine = dependencies.engine ?? createBuiltinEngine(config)
  const runs = new ExecutionRuns(opened.database, repositories.runs, queue, events, telemetry, logger)
  const { workerConcurrency: concurrency } = config
  const run = createRun({
    runs,
    queue,
    storage,
    guard,
    engine,
    models: new ExecutionModels(dependencies.box, dependencies.connector),
    logger,
    telemetry,
    maxPages: config.maxPages,
    maxResultBytes: opened.kind === "embedded" ? maxEmbeddedResultBytes : undefined,
    timeoutMs: config.executionTimeoutMs,
    readingBudget: config.readingBudget,
    hasFallback: config.modelFallback === "builtin",
  })
  const worker = concurrency > 0 ? new Worker({ queue, events, logger, guard, concurrency, run }) : undefined
  const deliverer = concurrency > 0 ? createDeliverer(dependencies) : undefined
  const housekeeping = createHousekeeping(dependencies, runs)
  const stopping = new AbortController()
  return {
    start() {
      worker?.start()
      deliverer?.start()
      if (worker !== undefined) void logRecognizer(engine, config.recognition, logger, stopping.signal)
      housekeeping.start()
    },
    async stop(deadlineMs) {
      stopping.abort()
      await Promise.all([worker?.stop(deadlineMs), deliverer?.stop(deadlineMs)])
      await engine.close()
      await housekeeping.stop()
    },
  }
}

function createBuiltinEngine({ workerConcurrency, recognition, languageFolder }: Config): Engine {
  return createEngine({
    // One for the worker's reserved slot; it starts with the first document that needs it.
    threads: workerConcurrency + 1,
    recognition,
    recognizer: { languageFolder },
  })
}

function createDeliverer(dependencies: BackgroundDependencies): Deliverer {
  const { opened, repositories, events, box, guard, sender, telemetry, logger } = dependencies
  const { webhookDeliveries: deliveries, auditLog } = repositories
  const disableWebhook = new DisableWebhook({ database: opened.database, deliveries, auditLog, logger })
  const userAgent = `docsift/${readVersion()}`
  const attempt = createAttempt({ deliveries, sender, box, disableWebhook, telemetry, logger, userAgent })
  return new Deliverer({ deliveries, events, attempt, guard, logger, isShared: opened.kind === "postgres" })
}

function createHousekeeping(
  { config, repositories, storage, pages, copies, guard, logger }: BackgroundDependencies,
  runs: ExecutionRuns,
): Housekeeping {
  const { files, housekeeping, idempotencyKeys, auditLog, endedExecutions, rateLimits, sessions, sweepProgress } =
    repositories
  const { webhookDeliveries, webhookRetention } = repositories
  return new Housekeeping({
    files,
    storage,
    eraser: new FileEraser({ storage, pages, copies, logger }),
    pages,
    guard,
    housekeeping,
    sweepProgress,
    idempotencyKeys,
    auditLog,
    endedExecutions,
    rateLimits,
    sessions,
    webhookDeliveries,
    webhookRetention,
    runs,
    logger,
    auditRetentionDays: config.auditRetentionDays,
    executionRetentionDays: config.executionRetentionDays,
    webhookRetentionDays: config.webhookRetentionDays,
  })
}
