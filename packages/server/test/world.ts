import type { ExtractedData, Inspector } from "@docsift/engine"
import { mkdtemp, readdir, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Readable } from "node:stream"
import type { Logger } from "pino"
import { afterAll, beforeAll, describe } from "vitest"
import { type Config, type DatabaseConfig, readConfig } from "../src/config.ts"
import { type Container, createContainer } from "../src/container.ts"
import { newApiKeyValue } from "../src/domain/api-key-value.ts"
import type { Caller, Role } from "../src/domain/caller.ts"
import type { Outcome } from "../src/domain/idempotency.ts"
import type { Execution, StartedExecution } from "../src/domain/execution.ts"
import type { Workflow, WorkflowInput } from "../src/domain/workflow.ts"
import { migratedDatabase } from "@docsift/testing/migrated-database"
import { canTestPostgres, startPostgres, type TestPostgres } from "@docsift/testing/postgres"
import { StubEngine } from "./stub-engine.ts"

/** Creates a new database, migrated and without rows. */
export type NewDatabase = () => Promise<DatabaseConfig>

/** Defines the same tests on PGlite and on a PostgreSQL of their own. */
export function describeOnEveryDatabase(title: string, define: (newDatabase: NewDatabase) => void): void {
  describe(`${title} (PGlite)`, () => define(async () => ({ kind: "memory", template: await migratedDatabase() })))
  describeOnPostgres(title, define)
}

/** Defines tests that need several connections, which PGlite lacks. */
export function describeOnPostgres(
  title: string,
  define: (newDatabase: NewDatabase, server: () => TestPostgres) => void,
): void {
  describePostgres(title, (server) =>
    define(async () => ({ kind: "postgres", url: await server().createMigratedDatabase() }), server),
  )
}

/** Defines tests of the setup of a database: each new one is empty. */
export function describeOnEmptyPostgres(title: string, define: (newDatabase: NewDatabase) => void): void {
  describePostgres(title, (server) => define(async () => ({ kind: "postgres", url: await server().createDatabase() })))
}

function describePostgres(title: string, define: (server: () => TestPostgres) => void): void {
  describe.skipIf(!canTestPostgres())(`${title} (PostgreSQL)`, () => {
    let server: TestPostgres
    beforeAll(async () => {
      server = await startPostgres()
    })
    afterAll(() => server.stop())
    define(() => server)
  })
}

/** No idempotency. */
export const once = { key: undefined }

/** A server without HTTP. */
export interface World {
  readonly container: Container
  readonly services: Container["services"]
  readonly engine: StubEngine
  readonly admin: Caller
  readonly config: Config
  /** Creates a user in a new organization, or in the given one. */
  aCaller(role?: Role, organizationId?: string): Promise<Caller>
  aWorkflow(input?: Partial<WorkflowInput>, caller?: Caller): Promise<Workflow>
  /** Starts an execution of a text document. */
  start(
    workflow: Workflow,
    text: string,
    options?: { caller?: Caller; key?: string; fileName?: string; batchId?: string },
  ): Promise<Outcome<StartedExecution>>
  /** Waits until the execution is final. */
  finish(id: string, caller?: Caller): ReturnType<Container["services"]["executions"]["get"]>
  /** Lists the names of all stored files. */
  listFiles(): Promise<string[]>
  close(): Promise<void>
}

/** Options of {@link createWorld}. */
export interface WorldOptions extends Partial<Config> {
  /** Whether a worker runs; otherwise executions stay Queued. @default true */
  readonly isWorking?: boolean
  /** @default the built-in one */
  readonly inspector?: Inspector
  /** @default none: nothing is logged */
  readonly logger?: Logger
}

/** Starts a server on a new database. */
export async function createWorld(database: DatabaseConfig, options: WorldOptions = {}): Promise<World> {
  const { isWorking = true, logger, inspector, ...overrides } = options
  const directory = await mkdtemp(join(tmpdir(), "docsift-test-"))
  const adminKey = options.adminKey ?? newApiKeyValue()
  const config: Config = {
    ...readConfig({ LOG_LEVEL: "silent", DOCSIFT_WORKER_CONCURRENCY: isWorking ? "2" : "0" }),
    dataDirectory: directory,
    database,
    adminKey,
    ...overrides,
  }
  const engine = new StubEngine()
  const container = await createContainer(config, { engine, inspector, ...(logger === undefined ? {} : { logger }) })
  await container.start()
  const { services } = container
  const admin = await services.apiKeys.authenticate(adminKey).catch(async (error: unknown) => {
    await container.stop(0)
    throw error
  })

  const aCaller = async (role: Role = "member", organizationId?: string) => {
    const organization = organizationId ?? (await services.organizations.create(admin, { name: "O" }, once)).value.id
    const user = await services.users.create(admin, { organizationId: organization, name: "U", role }, once)
    const key = await services.users.createApiKey(admin, user.value.id, { name: "K" }, once)
    return services.apiKeys.authenticate(key.value.key)
  }
  return {
    container,
    services,
    engine,
    admin,
    config,
    aCaller,
    async aWorkflow(input = {}, caller = admin) {
      const configuration = { objects: [{ name: "Invoice", fields: [{ name: "Number", type: "string" as const }] }] }
      return (await services.workflows.create(caller, { name: "Invoices", configuration, ...input }, once)).value
    },
    start(workflow, text, { caller = admin, key, fileName = "a.txt", batchId } = {}) {
      const upload = { fileName, content: Readable.from([Buffer.from(text)]) }
      const target = { workflowId: workflow.id, batchId }
      return services.startExecution.start(caller, target, upload, { key }, new AbortController().signal)
    },
    async finish(id, caller = admin) {
      const signal = new AbortController().signal
      await services.executions.waitUntilFinal(caller, id, { timeoutMs: 60_000, signal })
      return services.executions.get(caller, id)
    },
    async listFiles() {
      const entries = await readdir(directory, { recursive: true, withFileTypes: true })
      return entries.filter((entry) => entry.isFile() && entry.name.startsWith("file_")).map((entry) => entry.name)
    },
    async close() {
      await container.stop(0)
      await rm(directory, { recursive: true, force: true })
    },
  }
}

/** Returns the data of an execution as a client reads it; undefined until it is Completed. */
export function dataOf({ extractedDataJson }: Execution): ExtractedData | undefined {
  return extractedDataJson === undefined ? undefined : (JSON.parse(extractedDataJson) as ExtractedData) // What the engine wrote.
}
