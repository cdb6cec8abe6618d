import type { Engine } from "@docsift/engine"
import { createEngine } from "@docsift/engine"
import type { Logger } from "pino"
import { DatabaseExecutionEvents } from "./adapters/database-execution-events.ts"
import { createGuardedFetch } from "./adapters/guarded-fetch.ts"
import { PgBossJobQueue } from "./adapters/pg-boss-job-queue.ts"
import { ProviderModelConnector } from "./adapters/provider-model-connector.ts"
import type { Config } from "./config.ts"
import { explainDamage } from "./database/damaged-database.ts"
import type { OpenDatabase } from "./database/database.ts"
import { embeddedFolder } from "./database/embedded-database.ts"
import { openDatabase } from "./database/open-database.ts"
import { createRepositories, type Repositories } from "./create-repositories.ts"
import { createSecretBox, findEncryptionKeys } from "./encryption-keys.ts"
import { openStorage } from "./open-storage.ts"
import { hashApiKeyValue } from "./domain/api-key-value.ts"
import { isUnreachable } from "./domain/outage.ts"
import { createLogger } from "./logger.ts"
import { identifyProcess, type ProcessIdentity, type ProcessRole } from "./process-identity.ts"
import type { ExecutionEvents, FileStorage, JobQueue, ModelConnector, SecretBox } from "./ports.ts"
import { probeDatabase, readDeploymentLoad, readHousekeeping } from "./repositories/deployment-load.ts"
import { findSealedCheck } from "./repositories/deployment.ts"
import { ApiKeyService } from "./services/api-keys.ts"
import { AuditLog } from "./services/audit-log.ts"
import { bootstrap, unknownEncryptionKey } from "./services/bootstrap.ts"
import { ExecutionModels } from "./services/execution-models.ts"
import { ExecutionRuns } from "./services/execution-runs.ts"
import { ExecutionWaiter } from "./services/execution-waiter.ts"
import { CancelExecution } from "./services/cancel-execution.ts"
import { EnqueueExecution } from "./services/enqueue-execution.ts"
import { ExecutionQueries } from "./services/executions.ts"
import { ExportService } from "./services/export.ts"
import { FileUrls } from "./services/file-urls.ts"
import { FileService } from "./services/files.ts"
import { HealthService, isReady } from "./services/health.ts"
import { IdempotencyService } from "./services/idempotency.ts"
import { KeyValidity } from "./services/key-validity.ts"
import { ModelService } from "./services/models.ts"
import { OrganizationService } from "./services/organizations.ts"
import { RateLimitService } from "./services/rate-limits.ts"
import { RetryExecution } from "./services/retry-execution.ts"
import { RuntimeConfigService } from "./services/runtime-config.ts"
import { StartExecution } from "./services/start-execution.ts"
import { StorageGuard } from "./services/storage-guard.ts"
import { UploadService } from "./services/uploads.ts"
import { UserService } from "./services/users.ts"
import { WorkflowService } from "./services/workflows.ts"
import { createTelemetry } from "./telemetry/create-telemetry.ts"
import { listenForMetrics, type MetricsServer } from "./telemetry/metrics-server.ts"
import type { Telemetry } from "./telemetry/telemetry.ts"
import { Housekeeping } from "./worker/housekeeping.ts"
import { createRun } from "./worker/run.ts"
import { throughOutage } from "./worker/through-outage.ts"
import { Worker } from "./worker/worker.ts"

/** Everything a route may call. */
export interface Services {
  readonly apiKeys: ApiKeyService
  readonly workflows: WorkflowService
  readonly executions: ExecutionQueries
  readonly startExecution: StartExecution
  readonly cancelExecution: CancelExecution
  readonly retryExecution: RetryExecution
  readonly export: ExportService
  readonly files: FileService
  readonly models: ModelService
  readonly runtimeConfig: RuntimeConfigService
  readonly organizations: OrganizationService
  readonly users: UserService
  readonly health: HealthService
  readonly rateLimits: RateLimitService
}

/*
 * Starting: lock and open the database, migrate, queue, first organization and key (all in `createContainer`), then
 * news, worker and housekeeping (`start`). Stopping is the other way round, after the HTTP front has stopped: `drain`
 * ends waiting calls; `stop` lets the worker finish or hand back, then ends engine threads, housekeeping, news, queue,
 * storage and database, which frees the lock last.
 */

/** One wired server process, without its HTTP front. */
export interface Container {
  readonly config: Config
  readonly logger: Logger
  readonly services: Services
  readonly telemetry: Telemetry
  /** The first admin's key, when this start generated it; print it once and forget it. */
  readonly newAdminKey: string | undefined
  /** Where metrics are served, once started; undefined when they are off. */
  metricsUrl(): string | undefined
  /** Tells under which address the server can be reached, for the URLs of files; a configured public URL wins. */
  setListeningUrl(url: string): void
  /** Ends waiting calls early and makes the server unready; the first step of stopping. */
  drain(): void
  /** Starts listening for news and, unless switched off, the worker. */
  start(): Promise<void>
  /** Stops worker, engine, queue and database, in this order; running extractions get `deadlineMs` to finish. */
  stop(deadlineMs?: number): Promise<void>
}

/** Parts that tests replace. */
export interface ContainerOptions {
  /** @default the built-in engine with one thread per execution in work */
  readonly engine?: Pick<Engine, "extractJson" | "close">
  /** @default the providers' own wires */
  readonly connector?: ModelConnector
  readonly logger?: Logger
  /**
   * What logs, metrics and traces call the process. Only a `serve` marks a document store that has never been marked: a new
   * deployment's first worker may be the one whose disk is not mounted.
   *
   * @default `serve`
   */
  readonly role?: ProcessRole
  /** Ends the wait for a database that cannot be reached. @default nobody does */
  readonly signal?: AbortSignal
}

const defaultStopDeadlineMs = 10_000

/** A database that is restarted, or started together with this process, is there by then. */
const databaseWaitMs = 60_000

/**
 * Opens the database, brings it up to date, makes the first organization, and wires the rest.
 *
 * @throws {DirectoryInUseError} when another process uses the data directory.
 */
export async function createContainer(config: Config, options: ContainerOptions = {}): Promise<Container> {
  const identity = identifyProcess(options.role ?? "serve", config.tracing?.serviceName)
  const logger = options.logger ?? createLogger(config.logLevel, undefined, identity)
  for (const warning of config.warnings) logger.warn({}, warning)
  const opened = await openDatabase(config.database)
  try {
    return await wire(config, opened, { logger, identity }, options)
  } catch (error) {
    const explained =
      config.database.kind === "embedded" ? explainDamage(embeddedFolder(config.database.directory), error) : undefined
    // A damaged database may not close either; what is wrong is known already.
    await opened.close().catch((failure: unknown) => {
      if (explained === undefined) throw failure
    })
    throw explained ?? error
  }
}

async function wire(
  config: Config,
  opened: OpenDatabase,
  { logger, identity }: { readonly logger: Logger; readonly identity: ProcessIdentity },
  options: ContainerOptions,
): Promise<Container> {
  const givenKeys = await findEncryptionKeys(config)
  const readings = {
    probeDatabase: () => probeDatabase(opened),
    readLoad: () => readDeploymentLoad(opened),
    readHousekeeping: () => readHousekeeping(opened),
    readStorage: async () => (await services.health.ready()).storage,
    readReadiness: async () => isReady(await services.health.ready()),
  }
  const { telemetry, metrics } = await createTelemetry(config, identity, readings, logger)
  if (opened.pool !== undefined) metrics?.watchPool(opened.pool)
  const traceparent = () => telemetry.traceparent()
  const queue = new PgBossJobQueue(opened.queueOptions, config.executionTimeoutMs, logger, traceparent)
  const repositories = createRepositories(opened)

  await throughOutage(() => opened.migrate(), {
    signal: options.signal ?? new AbortController().signal,
    deadlineMs: databaseWaitMs,
    isPassing: isUnreachable,
    onWait: (error) => logger.warn({ err: error, deadlineMs: databaseWaitMs }, "PostgreSQL cannot be reached; waiting"),
  })
  await queue.start()
  // Checked before a key is generated: a start with the wrong settings must not leave another encryption.key behind.
  if (givenKeys.length === 0 && (await findSealedCheck(opened.database)) !== undefined) throw unknownEncryptionKey()
  const box = await createSecretBox(config)
  const { deployment, newAdminKey } = await bootstrap({ ...opened, ...repositories, box }, config.adminKey)
  const { deploymentId } = deployment
  if (deployment.isNewlyRestored) {
    logger.warn({ deploymentId }, 'this database is a restored or copied one; see "docsift-server restore check"')
  }
  if (
    config.adminKey !== undefined &&
    (await repositories.apiKeys.findByHash(hashApiKeyValue(config.adminKey))) === undefined
  ) {
    logger.warn(
      {},
      "DOCSIFT_ADMIN_KEY is not a key of this database and is ignored: only the first start stores it. If no admin key is " +
        'left, "docsift-server key create-admin" makes one',
    )
  }
  if (opened.kind === "embedded") {
    // The lock proves that no other process lives: whatever was in work, its worker is dead.
    await queue.giveBackAll()
    await repositories.idempotencyKeys.deleteRunning()
  }

  const draining = new AbortController()
  const events = new DatabaseExecutionEvents(opened, logger)
  const storage = await openStorage(config)
  const canClaim = identity.process === "serve"
  const { database } = opened
  const guard = new StorageGuard({ storage, deploymentId, database, files: repositories.files, canClaim, logger })
  // Marks a new store; what is wrong is logged, and looked at again by every readiness check and before every job.
  await guard.verify().catch(() => undefined)
  const audit = new AuditLog(opened.database, repositories.auditLog, logger)
  const validity = new KeyValidity(repositories.apiKeys)
  const rows = repositories.idempotencyKeys
  const idempotency = new IdempotencyService({ database: opened.database, rows, box, audit, validity, logger })
  let listeningUrl = `http://${config.host}:${config.port}`
  const urls = new FileUrls(box, () => config.publicUrl ?? listeningUrl)
  const outbound = createGuardedFetch({ allowsPrivate: config.allowsPrivateModels })
  const connector = options.connector ?? new ProviderModelConnector(outbound.fetch, config.modelTimeoutMs)
  const shared = { box, connector, queue, events, storage, guard, idempotency, audit, urls, validity }
  const parts = { config, opened, logger, telemetry, ...shared, draining: draining.signal }
  const services = createServices(parts, repositories)
  const background = createBackground(parts, repositories, options)
  let metricsServer: MetricsServer | undefined
  return {
    config,
    logger,
    services,
    telemetry,
    newAdminKey,
    metricsUrl: () => metricsServer?.url,
    setListeningUrl(url) {
      listeningUrl = url
    },
    drain: () => draining.abort(),
    async start() {
      await events.start()
      services.rateLimits.start()
      if (metrics !== undefined && config.metricsPort !== undefined) {
        const print = () => metrics.print()
        const ready = () => services.health.ready()
        metricsServer = await listenForMetrics({ host: config.host, port: config.metricsPort, print, ready })
        logger.info({ url: metricsServer.url }, "metrics are served")
      }
      background.start()
    },
    async stop(deadlineMs = defaultStopDeadlineMs) {
      draining.abort()
      await background.stop(deadlineMs)
      await metricsServer?.close()
      await telemetry.stop()
      await outbound.close()
      await services.rateLimits.stop()
      await events.stop()
      await queue.stop()
      await storage.close()
      await opened.close()
    },
  }
}

/** What services and worker share. */
interface Parts {
  readonly config: Config
  readonly opened: OpenDatabase
  readonly logger: Logger
  readonly box: SecretBox
  readonly connector: ModelConnector
  readonly queue: JobQueue
  readonly events: ExecutionEvents
  readonly storage: FileStorage
  readonly guard: StorageGuard
  readonly idempotency: IdempotencyService
  readonly audit: AuditLog
  readonly validity: KeyValidity
  readonly urls: FileUrls
  readonly telemetry: Telemetry
  readonly draining: AbortSignal
}

function createServices(parts: Parts, repositories: Repositories): Services {
  const { config, opened, logger, events, storage, guard, idempotency, audit, urls, validity, draining } = parts
  const { database } = opened
  const uploads = new UploadService(storage, guard, config.maxFileBytes, parts.telemetry)
  const waiter = new ExecutionWaiter(events, draining)
  const { executions, runs, workflows, files } = repositories
  const { queue, telemetry } = parts
  const enqueueExecution = new EnqueueExecution({ executions, queue, events })
  return {
    apiKeys: new ApiKeyService(audit, repositories.apiKeys, validity, idempotency),
    workflows: new WorkflowService({ database, workflows: repositories.workflows, idempotency, validity }),
    executions: new ExecutionQueries(executions, waiter),
    startExecution: new StartExecution({
      database,
      workflows,
      files,
      uploads,
      executions: enqueueExecution,
      idempotency,
      validity,
    }),
    cancelExecution: new CancelExecution({ executions, runs, queue, events, idempotency, telemetry }),
    retryExecution: new RetryExecution({
      earlierExecutions: executions,
      workflows,
      executions: enqueueExecution,
      idempotency,
    }),
    export: new ExportService(repositories.executions),
    files: new FileService({ files, executions, storage, guard, urls }),
    models: new ModelService({ ...parts, models: repositories.models }),
    runtimeConfig: new RuntimeConfigService(repositories.models, idempotency),
    organizations: new OrganizationService(repositories.organizations, idempotency),
    users: new UserService(repositories, idempotency),
    health: new HealthService(opened, guard, draining, logger),
    rateLimits: new RateLimitService({
      limits: config.rateLimits,
      // The embedded database belongs to one process, which knows all there is to know.
      store: opened.kind === "postgres" ? repositories.rateLimits : undefined,
      logger,
    }),
  }
}

/** The embedded database runs on the thread that serves HTTP: storing 7 MB keeps it for a quarter of a second. */
const maxEmbeddedResultBytes = 8_000_000

/** Builds what works without being asked: the worker, unless it is switched off, and the housekeeping. */
function createBackground(parts: Parts, repositories: Repositories, options: ContainerOptions) {
  const { config, opened, logger, box, connector, queue, events, storage, guard } = parts
  const { maxPages, executionTimeoutMs: timeoutMs, readingBudget, workerConcurrency: concurrency } = config
  const models = new ExecutionModels(repositories.models, box, connector)
  const runs = new ExecutionRuns(opened.database, repositories.runs, queue, events, parts.telemetry, logger)
  const engine =
    options.engine ??
    createEngine({
      // One for the worker's reserved seat; it starts with the first document that needs it.
      threads: concurrency + 1,
      recognition: config.recognition,
      recognizer: { languageFolder: config.languageFolder },
    })
  const run = createRun({
    runs,
    queue,
    storage,
    guard,
    engine,
    models,
    logger,
    telemetry: parts.telemetry,
    maxPages,
    maxResultBytes: opened.kind === "embedded" ? maxEmbeddedResultBytes : undefined,
    timeoutMs,
    readingBudget,
    hasFallback: config.modelFallback === "builtin",
  })
  const worker = concurrency > 0 ? new Worker({ queue, events, logger, guard, concurrency, run }) : undefined
  const housekeeping = new Housekeeping({
    ...repositories,
    storage,
    guard,
    runs,
    logger,
    auditRetentionDays: config.auditRetentionDays,
    executionRetentionDays: config.executionRetentionDays,
  })
  return {
    start() {
      worker?.start()
      housekeeping.start()
    },
    async stop(deadlineMs: number) {
      await worker?.stop(deadlineMs)
      await engine.close()
      await housekeeping.stop()
    },
  }
}
