import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Readable } from "node:stream"
import { afterEach, beforeEach, expect, test } from "vitest"
import { type Config, readConfig } from "../../src/config.ts"
import { rotateSecrets } from "../../src/command-container.ts"
import { type ContainerOptions, createContainer } from "../../src/container.ts"
import { openDatabase } from "../../src/database/open-database.ts"
import { newApiKeyValue } from "../../src/domain/api-key-value.ts"
import { SetupError } from "../../src/domain/setup-error.ts"
import { createLogger } from "../../src/logger.ts"
import { AuditLogRepository } from "../../src/repositories/audit-log.ts"
import { StubEngine } from "../stub-engine.ts"
import { describeOnEmptyPostgres, once } from "../world.ts"

// PostgreSQL, because a database must outlive the server that filled it.
describeOnEmptyPostgres("the setup of a deployment", (newDatabase) => {
  let directory: string
  let options: ContainerOptions
  // One for each test: documents belong to one deployment.
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), "docsift-setup-"))
    options = { engine: new StubEngine() }
  })
  afterEach(() => rm(directory, { recursive: true, force: true }))

  const key = (id: string, byte: number) => ({ id, key: Buffer.alloc(32, byte) })
  const aConfig = (database: Config["database"], overrides: Partial<Config> = {}): Config => ({
    ...readConfig({ LOG_LEVEL: "silent" }),
    dataDirectory: directory,
    database,
    ...overrides,
  })

  test("the first start generates the admin key, the second one does not", async () => {
    const config = aConfig(await newDatabase())
    const first = await createContainer(config, options)
    const caller = await first.services.apiKeys.authenticate(first.newAdminKey ?? "")
    expect(caller.role).toBe("admin")
    await first.stop()
    const second = await createContainer(config, options)
    expect(second.newAdminKey).toBeUndefined()
    await second.services.apiKeys.authenticate(first.newAdminKey ?? "")
    await second.stop()
  })

  test("a configured admin key is used and not reported as a new one", async () => {
    const adminKey = newApiKeyValue()
    const container = await createContainer(aConfig(await newDatabase(), { adminKey }), options)
    expect(container.newAdminKey).toBeUndefined()
    expect((await container.services.apiKeys.authenticate(adminKey)).role).toBe("admin")
    await container.stop()
  })

  test("another admin key at a later start is ignored with a warning in the log", async () => {
    const database = await newDatabase()
    const first = newApiKeyValue()
    await (await createContainer(aConfig(database, { adminKey: first }), options)).stop()
    const lines: string[] = []
    const logger = createLogger("warn", { write: (line: string) => void lines.push(line) })
    const adminKey = newApiKeyValue()
    const container = await createContainer(aConfig(database, { adminKey }), { ...options, logger })
    await expect(container.services.apiKeys.authenticate(adminKey)).rejects.toMatchObject({ code: "unauthorized" })
    await container.services.apiKeys.authenticate(first)
    await container.stop()
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain("DOCSIFT_ADMIN_KEY is not a key of this database")
    expect(lines[0]).not.toContain(adminKey)
  })

  // Security: with a wrong key the server would seal new secrets that the other servers cannot open.
  test("a server with other encryption keys does not start", async () => {
    const database = await newDatabase()
    await (await createContainer(aConfig(database, { encryptionKeys: [key("a", 1)] }), options)).stop()
    const wrong = aConfig(database, { encryptionKeys: [key("a", 2)], dataDirectory: join(directory, "other") })
    await expect(createContainer(wrong, options)).rejects.toThrow(SetupError)
    await expect(createContainer(aConfig(database, { encryptionKeys: [key("b", 1)] }), options)).rejects.toThrow(
      "encrypted with a key that this server does not have",
    )
  })

  test("keys can be rotated: first the new one before the old one, then the new one alone", async () => {
    const database = await newDatabase()
    for (const encryptionKeys of [[key("a", 1)], [key("b", 2), key("a", 1)], [key("b", 2)]]) {
      await (await createContainer(aConfig(database, { encryptionKeys }), options)).stop()
    }
  })

  test("after a rotation the old encryption key can be removed, and not before", async () => {
    const database = await newDatabase()
    const old = aConfig(database, { encryptionKeys: [key("a", 1)], dataDirectory: join(directory, "rotation") })
    const first = await createContainer(old, options)
    const admin = await first.services.apiKeys.authenticate(first.newAdminKey ?? "")
    const input = { modelName: "gpt-5", providerApiKey: "sk-0123456789abcdef" }
    const { value: model } = await first.services.models.add(admin, input, once)
    const hook = { url: "https://erp.example.com/hooks", events: ["*"] as const, isEnabled: true }
    const { value: webhook } = await first.services.webhooks.create(admin, hook, once)
    const { value: rotated } = await first.services.webhooks.create(admin, hook, once)
    await first.services.webhooks.rotateSecret(admin, rotated.id, { overlapSeconds: 3600 }, once)
    await first.stop()
    const alone = { ...old, encryptionKeys: [key("b", 2)] }
    await expect(createContainer(alone, options)).rejects.toThrow("encryption rotate")
    const both = { ...old, encryptionKeys: [key("b", 2), key("a", 1)] }
    expect(await rotateSecrets(both)).toEqual({ models: 1, webhooks: 2 })
    expect(await rotateSecrets(both)).toEqual({ models: 0, webhooks: 0 })
    // A command has no user; the second run changed nothing.
    const opened = await openDatabase(old.database)
    const entries = await new AuditLogRepository(opened.database).list(new Date(0), undefined, 100)
    await opened.close()
    const noActor = { organizationId: undefined, userId: undefined, keyId: undefined, requestId: undefined }
    const rotatedIds = [model.id, ...[webhook.id, rotated.id].toSorted()]
    expect(entries.filter(({ operation }) => operation === "rotateEncryption")).toEqual(
      rotatedIds.map((targetId) => ({
        id: expect.any(Number),
        at: expect.any(Date),
        operation: "rotateEncryption",
        targetId,
        ...noActor,
      })),
    )
    await (await createContainer(alone, options)).stop()
  })

  test("a key that the server generated for itself stays readable when keys are configured later", async () => {
    const config = aConfig(await newDatabase(), { dataDirectory: join(directory, "generated") })
    const first = await createContainer(config, options)
    const admin = await first.services.apiKeys.authenticate(first.newAdminKey ?? "")
    const model = { modelName: "gpt-5", providerApiKey: "sk-0123456789abcdef" }
    const { value } = await first.services.models.add(admin, model, { key: "repeat" })
    await first.stop()
    const second = await createContainer({ ...config, encryptionKeys: [key("new", 3)] }, options)
    expect(await second.services.models.add(admin, model, { key: "repeat" })).toEqual({ value, isReplayed: true })
    await second.stop()
  })

  test("readiness reports what works and that the server drains", async () => {
    const container = await createContainer(aConfig(await newDatabase()), options)
    const { health } = container.services
    expect(await health.ready()).toEqual({ database: true, storage: true, migrations: true, draining: false })
    container.drain()
    expect((await health.ready()).draining).toBe(true)
    await container.stop()
    expect((await health.ready()).database).toBe(false)
  })

  test("file URLs start with the public URL, or else with the listening address", async () => {
    const container = await createContainer(aConfig(await newDatabase(), { workerConcurrency: 0 }), options)
    const { services } = container
    const admin = await services.apiKeys.authenticate(container.newAdminKey ?? "")
    const configuration = { objects: [{ name: "O", fields: [{ name: "F", type: "string" as const }] }] }
    const { value: workflow } = await services.workflows.create(admin, { name: "W", configuration }, once)
    const upload = { fileName: "a.txt", content: Readable.from([Buffer.from("x")]) }
    const { value } = await services.startExecution.start(
      admin,
      { workflowId: workflow.id },
      upload,
      once,
      new AbortController().signal,
    )
    container.setListeningUrl("http://127.0.0.1:4711")
    expect(await services.files.urlOfExecution(admin, value.id)).toMatch(/^http:\/\/127\.0\.0\.1:4711\/files\//)
    await container.stop()
  })
})
