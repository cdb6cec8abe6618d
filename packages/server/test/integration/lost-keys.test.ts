import { existsSync } from "node:fs"
import { mkdtemp, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest"
import { z } from "zod"
import { isApiKeyValue, newApiKeyValue } from "../../src/domain/api-key-value.ts"
import { runServerCommand, type ServerProcess, startServerProcess } from "@docsift/testing/server-process"
import { describeOnPostgres } from "../world.ts"

let directory: string
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "docsift-lost-keys-"))
})
afterAll(() => rm(directory, { recursive: true, force: true }))

const encryptionKeys = (byte: number) => `k${byte}:${Buffer.alloc(32, byte).toString("base64")}`
const hookSecret = z.object({ id: z.string(), secret: z.string() })
const created = z.object({ id: z.string() })
const models = z.array(z.object({ id: z.string(), displayName: z.string().optional() }))

function named(name: string, body: unknown): { id: string } {
  const found = models.parse(body).find(({ displayName }) => displayName === name)
  if (found === undefined) throw new Error(`no model is called ${name}`)
  return found
}

async function call(server: ServerProcess, adminKey: string, method: string, path: string, body?: unknown) {
  const headers = { "x-api-key": adminKey, "content-type": "application/json", "idempotency-key": "one" }
  const response = await fetch(`${server.url}/api/v1${path}`, {
    method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: await response.json() }
}

async function serving<T>(environment: Record<string, string>, use: (server: ServerProcess) => Promise<T>): Promise<T> {
  const server = await startServerProcess({ ...environment, DOCSIFT_WORKER_CONCURRENCY: "0" })
  onTestFinished(async () => void (await server.end("SIGKILL")))
  const result = await use(server)
  await server.end("SIGINT")
  return result
}

describeOnPostgres("encryption forget", (newDatabase) => {
  test("discards what the lost key encrypted, and nothing else", async () => {
    const database = await newDatabase()
    if (database.kind !== "postgres") throw new Error("needs PostgreSQL")
    const adminKey = newApiKeyValue()
    const shared = { DATABASE_URL: database.url, DOCSIFT_ADMIN_KEY: adminKey }
    const old = { ...shared, DOCSIFT_DATA_DIR: join(directory, "old"), DOCSIFT_ENCRYPTION_KEYS: encryptionKeys(1) }
    const secret = "sk-0123456789abcdef"
    const add = (server: ServerProcess, modelName: string, displayName: string) =>
      call(server, adminKey, "POST", "/admin/models/add", { modelName, displayName, providerApiKey: secret })
    const hook = { url: "https://erp.example.com/hooks", events: ["*"] }
    const { model, webhook } = await serving(old, async (server) => {
      await add(server, "gpt-5", "Lost one")
      const { body } = await call(server, adminKey, "GET", "/admin/models")
      const webhook = hookSecret.parse((await call(server, adminKey, "POST", "/webhooks", hook)).body)
      await call(server, adminKey, "POST", `/webhooks/${webhook.id}/rotate-secret`, {})
      return { model: named("Lost one", body), webhook }
    })

    // A start without the setting fails, and leaves no key that could later be taken for the right one.
    const without = { ...shared, DOCSIFT_DATA_DIR: join(directory, "new") }
    const failed = await runServerCommand(["serve"], { PORT: "0", LOG_LEVEL: "warn", ...without })
    expect(failed).toMatchObject({ code: 2, stderr: expect.stringContaining('"docsift-server encryption forget"') })
    expect(existsSync(join(directory, "new", "encryption.key"))).toBe(false)

    // With the key there is nothing to discard.
    const nothing = await runServerCommand(["encryption", "forget", "--yes"], old)
    expect(nothing).toMatchObject({
      code: 2,
      stderr: "There is nothing to forget: the encryption keys decrypt all secrets.\n",
    })

    // Listing changes neither the database nor the data directory.
    const listing = await runServerCommand(["encryption", "forget"], without)
    expect(listing).toMatchObject({ code: 1, stdout: "" })
    expect(listing.stderr).toContain(`the provider key of the model "Lost one" (${model.id})`)
    expect(listing.stderr).toContain(`the secret of the webhook ${webhook.id}\n`)
    expect(listing.stderr).toContain("responses kept for repeated requests: 3")
    expect(listing.stderr).not.toContain(secret)
    expect(existsSync(join(directory, "new", "encryption.key"))).toBe(false)
    await serving(old, async () => undefined)

    const other = { ...without, DOCSIFT_ENCRYPTION_KEYS: encryptionKeys(2) }
    const done = await runServerCommand(["encryption", "forget", "--yes"], other)
    expect(done).toMatchObject({ code: 0, stdout: expect.stringContaining(model.id) })

    await serving(other, async (server) => {
      const { body } = await call(server, adminKey, "GET", "/admin/models")
      expect(body).toContainEqual(expect.objectContaining({ id: model.id, displayName: "Lost one" }))
      // A lost secret is replaced, and the rotation that would give it to people need not wait for the open one.
      const rotated = await call(server, adminKey, "POST", `/webhooks/${webhook.id}/rotate-secret`, {})
      expect(rotated).toMatchObject({ status: 200, body: { secret: expect.stringMatching(/^whsec_/) } })
      // The response kept for this key is gone: the request runs again instead of failing.
      expect(await add(server, "gpt-5", "Second one")).toMatchObject({ status: 200 })
    })
    const audit = await runServerCommand(["audit", "print"], shared)
    const entries = audit.stdout.split("\n").filter((line) => line.includes("forgetEncryption"))
    expect(entries.map((line) => z.object({ targetId: z.string() }).parse(JSON.parse(line)).targetId)).toEqual([
      model.id,
      webhook.id,
      "deployment",
    ])
  })

  test("without any key left it continues with a generated one", async () => {
    const database = await newDatabase()
    if (database.kind !== "postgres") throw new Error("needs PostgreSQL")
    const generated = { DATABASE_URL: database.url, DOCSIFT_DATA_DIR: join(directory, "generated") }
    await serving(generated, async () => undefined)
    const path = join(directory, "generated", "encryption.key")
    const before = await readFile(path, "utf8")
    await rm(path)
    expect(await runServerCommand(["encryption", "forget", "--yes"], generated)).toMatchObject({ code: 0 })
    expect(await readFile(path, "utf8")).not.toBe(before)
    await serving(generated, async () => undefined)
  })
})

describe("key create-admin", () => {
  test("on the embedded database it requires the server to be stopped, and its key works after the next start", async () => {
    const environment = { DOCSIFT_DATA_DIR: join(directory, "embedded") }
    await serving(environment, async () => {
      const failed = await runServerCommand(["key", "create-admin"], environment)
      expect(failed).toMatchObject({ code: 2, stdout: "", stderr: expect.stringContaining("is in use by process") })
    })
    const { code, stdout, stderr } = await runServerCommand(["key", "create-admin"], environment)
    expect([code, isApiKeyValue(stdout.trim())]).toEqual([0, true])
    expect(stderr).not.toContain(stdout.trim())
    await serving(environment, async (server) => {
      expect(await call(server, stdout.trim(), "GET", "/admin/models")).toMatchObject({ status: 200 })
    })
  })

  test("a missing database is not created", async () => {
    const failed = await runServerCommand(["key", "create-admin"], { DOCSIFT_DATA_DIR: join(directory, "nowhere") })
    expect(failed).toMatchObject({ code: 2, stderr: expect.stringMatching(/^There is no database in /) })
    expect(existsSync(join(directory, "nowhere"))).toBe(false)
  })
})

describeOnPostgres("key create-admin", (newDatabase) => {
  test("creates a key that works at once beside a running server, in the given organization", async () => {
    const database = await newDatabase()
    if (database.kind !== "postgres") throw new Error("needs PostgreSQL")
    const environment = { DATABASE_URL: database.url, DOCSIFT_DATA_DIR: join(directory, "beside") }
    await serving(environment, async (server) => {
      const first = await runServerCommand(["key", "create-admin"], environment)
      const adminKey = first.stdout.trim()
      expect(await call(server, adminKey, "GET", "/admin/models")).toMatchObject({ status: 200 })

      const response = await call(server, adminKey, "POST", "/admin/organizations", { name: "Second" })
      const { id } = created.parse(response.body)
      const named = await runServerCommand(
        ["key", "create-admin", "--organization", id, "--name", "Rescue"],
        environment,
      )
      expect(named.stderr).toContain(`in the organization "Second" (${id})`)
      const { body } = await call(server, named.stdout.trim(), "GET", "/api-keys")
      expect(body).toEqual([expect.objectContaining({ name: "Rescue", enabled: true })])

      const unknown = await runServerCommand(["key", "create-admin", "--organization", "org_000000000000"], environment)
      expect(unknown).toMatchObject({ code: 2, stderr: expect.stringContaining("no organization has the id") })
      const audit = await runServerCommand(["audit", "print"], environment)
      expect(audit.stdout.split("\n").filter((line) => line.includes("createAdminKey"))).toHaveLength(2)
    })
  })
})
