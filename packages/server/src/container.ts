import { join } from "node:path"
import { createInspector, type Engine, type Inspector } from "@docsift/engine"
import type { Logger } from "pino"
import { DatabaseExecutionEvents } from "./adapters/database-execution-events.ts"
import { DiskPageCache } from "./adapters/disk-page-cache.ts"
import { createGuardedFetch } from "./adapters/guarded-fetch.ts"
import { GuardedWebhookSender } from "./adapters/guarded-webhook-sender.ts"
import { OidcIdentityProvider } from "./adapters/oidc-identity-provider.ts"
import { PgBossJobQueue } from "./adapters/pg-boss-job-queue.ts"
import { ProviderModelConnector } from "./adapters/provider-model-connector.ts"
import type { Config } from "./config.ts"
import { createBackground } from "./container/create-background.ts"
import { createServices, type Services } from "./container/create-services.ts"
import { openGuardedStorage } from "./container/open-guarded-storage.ts"
import { openTelemetry } from "./container/open-telemetry.ts"
import { prepareDatabase } from "./container/prepare-database.ts"
import { createRepositories } from "./create-repositories.ts"
import { allowedHosts } from "./domain/allowed-hosts.ts"
import { explainDamage } from "./database/damaged-database.ts"
import type { OpenDatabase } from "./database/database.ts"
import { embeddedFolder } from "./database/embedded-folder.ts"
import { openDatabase } from "./database/open-database.ts"
import { createLogger } from "./logger.ts"
import type { ModelConnector } from "./ports/model-connector.ts"
import { identifyProcess, type ProcessIdentity, type ProcessRole } from "./process-identity.ts"
import { LocalCopies } from "./services/local-copies.ts"
import { FileUrls } from "./services/file-urls.ts"
import type { Telemetry } from "./telemetry/telemetry.ts"

export type { Services } from "./container/create-services.ts"

/*
 * Starting: lock and open the database, migrate, queue, first organization and key (all in `createContainer`), then
 * events, metrics, worker and housekeeping (`start`). Stopping is the other way round, after the HTTP front has stopped:
 * `drain` ends waiting requests; `stop` ends the inspector, lets the worker finish or release its jobs, then ends engine threads,
 * housekeeping, metrics, events, queue, storage and database, which frees the lock last.
 */

/** One wired server process, without its HTTP front. */
export interface Container {
  readonly config: Config
  readonly logger: Logger
  readonly services: Services
  readonly telemetry: Telemetry
  readonly deploymentId: string
  /** The first admin's key, when this start generated it. */
  readonly newAdminKey: string | undefined
  /** Returns where metrics are served; undefined before `start()`, and when they are off. */
  metricsUrl(): string | undefined
  /** Sets the base URL of document URLs; a configured public URL takes precedence. */
  setListeningUrl(url: string): void
  /** Ends waiting requests early and makes the server unready; the first step of stopping. */
  drain(): void
  /** Starts listening for events and, unless switched off, the worker. */
  start(): Promise<void>
  /** Stops worker, engine, queue and database, in this order; running extractions get `deadlineMs` to finish. */
  stop(deadlineMs?: number): Promise<void>
}

/** Dependencies that tests replace. */
export interface ContainerOptions {
  /** @default the built-in engine with one thread per execution in progress */
  readonly engine?: Pick<Engine, "extractJson" | "close">
  /** @default the built-in engine with a thread of its own */
  readonly inspector?: Inspector
  /** @default the providers' own protocols */
  readonly connector?: ModelConnector
  readonly logger?: Logger
  /**
   * The name of the process in logs, metrics and traces. Only a `serve` process claims a new document store: a new
   * deployment's first worker may be the one whose disk is not mounted.
   *
   * @default `serve`
   */
  readonly role?: ProcessRole
  /** Ends the wait for a database that cannot be reached. @default none */
  readonly signal?: AbortSignal
  /**
   * Called with the first admin's key, when this start generated it, as soon as it is stored: what follows may fail, and no
   * later start has the key.
   */
  readonly onNewAdminKey?: (key: string) => void
}

const defaultStopDeadlineMs = 10_000
/** Far more than a key set, the longest response of an identity provider, ever has. */
const maxProviderResponseBytes = 1024 * 1024

/**
 * Opens the database, brings it up to date, creates the first organization, and wires the rest.
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
    // A damaged database may fail to close as well; its damage is the error that matters.
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
  const ready = () => services.health.ready()
  const observed = await openTelemetry({ config, identity, opened, ready, logger })
  const { telemetry } = observed
  const queue = new PgBossJobQueue(opened, config.executionTimeoutMs, logger, () => telemetry.traceparent())
  const repositories = createRepositories(opened)
  const signal = options.signal ?? new AbortController().signal
  const { onNewAdminKey } = options
  const prepared = await prepareDatabase({ config, opened, repositories, queue, logger, signal, onNewAdminKey })
  const { box, deploymentId, newAdminKey } = prepared
  const draining = new AbortController()
  const events = new DatabaseExecutionEvents(opened, logger)
  const { database } = opened
  const { files } = repositories
  const canClaim = identity.process === "serve"
  const { storage, guard } = await openGuardedStorage(config, { deploymentId, database, files, canClaim, logger })
  let listeningUrl = `http://${config.host}:${config.port}`
  const urls = new FileUrls(box, () => config.publicUrl ?? listeningUrl)
  const outbound = createGuardedFetch({ allowsPrivate: config.allowsPrivateModels })
  const connector = options.connector ?? new ProviderModelConnector(outbound.fetch, config.modelTimeoutMs)
  const toReceivers = createGuardedFetch({
    allowsPrivate: config.allowsPrivateWebhooks,
    allowedHosts: allowedHosts(config.webhookAllowedHosts),
    requiresTls: true,
  })
  // Private addresses are allowed: the operator chose the provider, and many companies have theirs in their own network.
  const toProvider = createGuardedFetch({ allowsPrivate: true, maxResponseBytes: maxProviderResponseBytes })
  const pages = new DiskPageCache(join(config.dataDirectory, "pages"), config.pageCacheBytes)
  const shared = {
    pages,
    copies: new LocalCopies(storage),
    config,
    opened,
    repositories,
    storage,
    guard,
    queue,
    events,
    box,
    connector,
    identityProvider: config.oidc && new OidcIdentityProvider(config.oidc, toProvider.fetch),
    sender: new GuardedWebhookSender(toReceivers.fetch),
    telemetry,
    logger,
  }
  const inspectorOf = () => options.inspector ?? createBuiltinInspector(config)
  const services = createServices({ ...shared, createInspector: inspectorOf, urls, draining: draining.signal })
  const background = createBackground({ ...shared, engine: options.engine })
  return {
    config,
    logger,
    services,
    telemetry,
    deploymentId,
    newAdminKey,
    metricsUrl: () => observed.metricsUrl(),
    setListeningUrl: (url) => void (listeningUrl = url),
    drain: () => draining.abort(),
    async start() {
      await events.start()
      services.rateLimits.start()
      await observed.start()
      background.start()
    },
    async stop(deadlineMs = defaultStopDeadlineMs) {
      draining.abort()
      await services.inspection.close()
      await background.stop(deadlineMs)
      await observed.stop()
      await outbound.close()
      await toReceivers.close()
      await toProvider.close()
      await services.rateLimits.stop()
      await events.stop()
      await queue.stop()
      await storage.close()
      await opened.close()
    },
  }
}

/** One thread: it works for people who look at documents, beside those that extract. */
function createBuiltinInspector({ maxPages, readingBudget, recognition, languageFolder }: Config): Inspector {
  return createInspector({
    threads: 1,
    maxPages,
    processorBudget: readingBudget,
    recognition,
    recognizer: { languageFolder },
  })
}
