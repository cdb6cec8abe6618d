import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { type AppServices, type Config, createApp, createContainer, listen, newApiKeyValue } from "@docsift/server"
import { pino } from "pino"
import { migratedDatabase } from "@docsift/testing/migrated-database"
import { type ContractService, type ContractTarget, type Endpoint, limits } from "../src/index.ts"
import { exhaustedServices, failingServices } from "./failing-services.ts"

/** A database of a target's own. */
export interface OpenedDatabase extends Pick<ContractService, "setRevision"> {
  readonly database: Config["database"]
  close(): Promise<void>
}

/** Options for running the server. */
export interface ServerTargetOptions {
  readonly name: string
  /** @default false: `fetch` calls the application in process */
  readonly isOverHttp?: boolean
  /** Opens the storage; `close` is called when the server has stopped. @default on disk */
  readonly openStorage?: () => Promise<{ readonly storage: Config["storage"]; close(): Promise<void> }>
  /** Opens the database; `close` is called last. @default in memory */
  readonly openDatabase?: () => Promise<OpenedDatabase>
}

/** Runs this repository's server, and next to it applications whose services fail. */
export function serverTarget(options: ServerTargetOptions): ContractTarget {
  return {
    name: options.name,
    async start() {
      const closing: (() => Promise<unknown>)[] = []
      const close = async () => {
        for (const step of closing.toReversed()) await step()
      }
      try {
        return { ...(await startServer(options, closing)), close }
      } catch (error) {
        await close()
        throw error
      }
    },
  }
}

async function startServer(options: ServerTargetOptions, closing: (() => Promise<unknown>)[]) {
  const opened = await options.openDatabase?.()
  if (opened !== undefined) closing.push(() => opened.close())
  const dataDirectory = await mkdtemp(join(tmpdir(), "docsift-contract-"))
  closing.push(() => rm(dataDirectory, { recursive: true, force: true }))
  const stored = await options.openStorage?.()
  if (stored !== undefined) closing.push(() => stored.close())
  const storage = stored?.storage ?? ({ kind: "disk" } as const)
  const database = opened?.database ?? { kind: "memory", template: await migratedDatabase() }
  const config = { ...testConfig(dataDirectory, database), storage }
  const log: string[] = []
  const logger = pino({ level: "trace" }, { write: (line: string) => void log.push(line) })
  const container = await createContainer(config, { logger })
  closing.push(() => container.stop(1_000))
  await container.start()

  const open = async (services: AppServices): Promise<Endpoint> => {
    const app = createApp({ ...container, services })
    if (options.isOverHttp !== true) {
      return { baseUrl: inProcessUrl, fetch: async (input, init) => app.fetch(new Request(input, init)) }
    }
    const server = await listen(app, { host: config.host, port: 0, maxBodyBytes: config.maxFileBytes * 2 })
    closing.push(() => server.close(1_000))
    return { baseUrl: server.url, fetch: keyedFetch(server.url) }
  }
  const front = await open(container.services)
  container.setListeningUrl(front.baseUrl)
  closing.push(async () => container.drain())
  return {
    ...front,
    hasFileRoute: storage.kind === "disk",
    adminKey: config.adminKey,
    maxUnusedBytes: config.maxUnusedBytes,
    ...(opened?.setRevision === undefined ? {} : { setRevision: opened.setRevision }),
    readLog: () => log.join(""),
    failing: {
      internal: await open(failingServices(container.services, "internal")),
      unavailable: await open(failingServices(container.services, "unavailable")),
      rate_limited: await open(await exhaustedServices(container.services, config.adminKey)),
      idempotency_in_progress: await open(failingServices(container.services, "idempotency_in_progress")),
    },
  }
}

/** Throws when a client sends its key to another host than the server, such as the document store. */
function keyedFetch(baseUrl: string): typeof fetch {
  return (input, init) => {
    const request = new Request(input, init)
    if (new URL(request.url).origin !== baseUrl && request.headers.has("x-api-key")) {
      throw new Error(`a key was sent to ${new URL(request.url).origin}`)
    }
    return globalThis.fetch(request)
  }
}

/** An address that nothing listens on: the application is called directly. */
const inProcessUrl = "http://docsift.test"

function testConfig(dataDirectory: string, database: Config["database"]) {
  return {
    host: "127.0.0.1",
    port: 0,
    publicUrl: undefined,
    corsOrigins: [],
    console: true,
    mcp: true,
    oidc: undefined,
    logLevel: "trace",
    dataDirectory,
    database,
    storage: { kind: "disk" },
    adminKey: newApiKeyValue(),
    encryptionKeys: [],
    pageCacheBytes: 1_000_000,
    maxPages: 5_000,
    executionTimeoutMs: 60_000,
    readingBudget: { baseMs: 20_000, perPageMs: 2_000 },
    modelTimeoutMs: 10_000,
    modelFallback: "none",
    allowsPrivateModels: true,
    allowsPrivateWebhooks: false,
    webhookAllowedHosts: [],
    webhookRetentionDays: 30,
    rateLimits: { reads: undefined, executes: undefined, organization: undefined },
    maxConnections: 1_000,
    trustedProxies: [],
    metricsPort: undefined,
    tracing: undefined,
    auditRetentionDays: 0,
    executionRetentionDays: 0,
    recognition: "auto",
    languageFolder: undefined,
    secretsFromFiles: [],
    warnings: [],
    ...limits,
  } satisfies Config
}
