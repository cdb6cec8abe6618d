import { newApiKeyValue } from "@docsift/server"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Client } from "@docsift/sdk"
import openPostgres from "postgres"
import { DiskFileStorage } from "@docsift/server/internal/adapters/disk-file-storage"
import type { FileStorage } from "@docsift/server/internal/ports/file-storage"
import { findFreePort } from "@docsift/testing/free-port"
import { startPostgres, type TestPostgres } from "@docsift/testing/postgres"
import { damageDatabase } from "./mutation.ts"
import { Replica } from "./replica.ts"
import { createWriter, installWriteLog } from "./write-log.ts"

/** The processes and settings of a {@link Deployment}. */
export interface DeploymentOptions {
  /** Number of processes that handle requests and run no executions. */
  readonly serve: number
  /** Number of processes that run executions. */
  readonly work: number
  /** Settings of all processes, which override the deployment's own. */
  readonly environment?: Readonly<Record<string, string>>
  /** Maps the database URL to the one that processes connect to, such as through a relay. @default unchanged */
  readonly routeToDatabase?: (databaseUrl: string) => Promise<string>
  /** The document storage, for the auditor, when `environment` configures an S3 store. @default the data directory */
  readonly storage?: FileStorage
  /** An existing data directory, which is kept. @default a temporary one, which is removed */
  readonly dataDirectory?: string
}

/** An own PostgreSQL and any number of `serve` and `work` processes that use it. */
export class Deployment implements AsyncDisposable {
  readonly postgres: TestPostgres
  readonly databaseUrl: string
  readonly storage: FileStorage
  readonly dataDirectory: string
  readonly adminKey: string
  readonly serves: Replica[] = []
  readonly works: Replica[] = []
  readonly #unready: Replica[] = []
  readonly #options: DeploymentOptions
  readonly #routedUrl: string
  readonly #sql: openPostgres.Sql
  readonly #closing = new AbortController()
  #damaging: Promise<void> | undefined
  #made = 0
  #hasWriteLog = false

  private constructor(
    options: DeploymentOptions,
    adminKey: string,
    postgres: TestPostgres,
    urls: { direct: string; routed: string },
    dataDirectory: string,
  ) {
    this.#options = options
    this.adminKey = adminKey
    this.postgres = postgres
    this.databaseUrl = urls.direct
    this.#routedUrl = urls.routed
    this.#sql = openPostgres(urls.direct, { max: 1, idle_timeout: 1, onnotice: () => undefined })
    this.dataDirectory = dataDirectory
    this.storage = options.storage ?? new DiskFileStorage(dataDirectory)
  }

  static async start(options: DeploymentOptions): Promise<Deployment> {
    const postgres = await startPostgres()
    const direct = await postgres.createMigratedDatabase()
    const routed = (await options.routeToDatabase?.(direct)) ?? direct
    const directory = options.dataDirectory ?? (await mkdtemp(join(tmpdir(), "docsift-chaos-")))
    const deployment = new Deployment(options, newApiKeyValue(), postgres, { direct, routed }, directory)
    try {
      for (let count = 0; count < options.serve; count++) deployment.serves.push(await deployment.#make("serve"))
      for (let count = 0; count < options.work; count++) deployment.works.push(await deployment.#make("work"))
      const [first, ...others] = deployment.replicas
      // The first process creates what a deployment has once, such as the marker of its store.
      await first?.start()
      if (first !== undefined) await deployment.#ensureWriteLog()
      await Promise.all(others.map((replica) => replica.start()))
      deployment.#damaging = damageDatabase(direct, deployment.#closing.signal)
      return deployment
    } catch (error) {
      await deployment.close()
      throw error
    }
  }

  get replicas(): Replica[] {
    return [...this.serves, ...this.works]
  }

  /** Base URLs of the servers. */
  get urls(): string[] {
    return this.serves.flatMap(({ url }) => url ?? [])
  }

  /** Starts one more process, which the caller manages. */
  async addReplica(
    command: "serve" | "work",
    environment: Readonly<Record<string, string>> = {},
    wrapper: readonly string[] = [],
  ): Promise<Replica> {
    const replica = await this.#make(command, environment, wrapper)
    await replica.start()
    await this.#ensureWriteLog()
    return replica
  }

  /** Starts one more process that is not expected to become ready, which the caller manages. */
  async addUnready(
    command: "serve" | "work",
    environment: Readonly<Record<string, string>> = {},
    wrapper: readonly string[] = [],
  ): Promise<Replica> {
    const replica = await this.#make(command, environment, wrapper)
    this.#unready.push(replica)
    await replica.start({ isReady: false })
    return replica
  }

  /** Returns a client of one of the servers, or of a proxy in front of them. */
  client(baseUrl: string = this.serves[0]?.url ?? ""): Client {
    return new Client({ apiKey: this.adminKey, baseUrl })
  }

  async close(): Promise<void> {
    this.#closing.abort()
    await this.#damaging
    const all = [...this.replicas, ...this.#unready]
    for (const replica of all) replica.thaw()
    await Promise.all(all.map((replica) => replica.kill()))
    await this.#sql.end({ timeout: 5 })
    await this.postgres.stop()
    if (this.#options.dataDirectory === undefined) await rm(this.dataDirectory, { recursive: true, force: true })
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.close()
  }

  /** Installs the write log once the tables exist: a deployment may start without a process. */
  async #ensureWriteLog(): Promise<void> {
    if (this.#hasWriteLog) return
    await installWriteLog(this.#sql)
    this.#hasWriteLog = true
  }

  async #make(
    command: "serve" | "work",
    environment: Readonly<Record<string, string>> = {},
    wrapper: readonly string[] = [],
  ): Promise<Replica> {
    // The auditor distinguishes processes by their database users.
    const url = await createWriter(this.#sql, this.#routedUrl, `${command}_${++this.#made}`)
    const own = { ...(await this.#environmentOf(command)), DATABASE_URL: url }
    return new Replica(command, { ...own, ...this.#options.environment, ...environment }, wrapper)
  }

  async #environmentOf(command: "serve" | "work"): Promise<Record<string, string>> {
    return {
      DOCSIFT_DATA_DIR: this.dataDirectory,
      DOCSIFT_ADMIN_KEY: this.adminKey,
      DOCSIFT_ENCRYPTION_KEYS: `chaos:${Buffer.alloc(32, 1).toString("base64")}`,
      DOCSIFT_WORKER_CONCURRENCY: command === "serve" ? "0" : "2",
      // Requests are counted, but one caller that sends as fast as it can never exhausts the limit.
      DOCSIFT_RATE_LIMIT_READS: "999999999/1s",
      DOCSIFT_RATE_LIMIT_EXECUTES: "999999999/1s",
      DOCSIFT_RATE_LIMIT_ORGANIZATION: "999999999/1s",
      LOG_LEVEL: "info",
      PORT: String(await findFreePort()),
    }
  }
}
