import { Readable } from "node:stream"
import { serialize } from "node:v8"
import { sql } from "drizzle-orm"
import { afterAll, beforeAll, expect, test } from "vitest"
import { openDatabase } from "../../src/database/open-database.ts"
import type { DatabaseConfig } from "../../src/config.ts"
import { createSecretBox } from "../../src/encryption-keys.ts"
import { presentOrganization } from "../../src/http/present.ts"
import { AuditLogRepository } from "../../src/repositories/audit-log.ts"
import { IdempotencyRepository } from "../../src/repositories/idempotency-keys.ts"
import { AuditLog } from "../../src/services/audit-log.ts"
import { ApiKeyRepository } from "../../src/repositories/api-keys.ts"
import { SessionRepository } from "../../src/repositories/sessions.ts"
import { contextOf, IdempotencyService } from "../../src/services/idempotency.ts"
import { KeyValidity } from "../../src/services/key-validity.ts"
import { AesSecretBox } from "../../src/adapters/aes-secret-box.ts"
import { createWorld, dataOf, describeOnEveryDatabase, describeOnPostgres, type World } from "../world.ts"

describeOnEveryDatabase("idempotency", (newDatabase) => {
  let world: World
  let database: DatabaseConfig
  beforeAll(async () => {
    database = await newDatabase()
    world = await createWorld(database)
  })
  afterAll(() => world.close())

  test("50 parallel starts with one key create one execution and keep one file", async () => {
    const caller = await world.aCaller()
    const workflow = await world.aWorkflow({}, caller)
    const filesBefore = await world.listFiles()
    const results = await Promise.allSettled(
      Array.from({ length: 50 }, () => world.start(workflow, "A-17", { caller, key: "same" })),
    )
    const responses = results.filter((result) => result.status === "fulfilled").map((result) => result.value)
    const rejections = results
      .filter((result) => result.status === "rejected")
      .map((result) => result.reason as unknown)
    expect(responses.filter((response) => !response.isReplayed)).toHaveLength(1)
    expect(new Set(responses.map((response) => response.value.id)).size).toBe(1)
    for (const rejection of rejections) {
      expect(rejection).toMatchObject({ code: "idempotency_in_progress", retryAfterSeconds: 1 })
    }
    const list = await world.services.executions.list(caller, { limit: 100 })
    expect(list.items).toHaveLength(1)
    expect((await world.listFiles()).length - filesBefore.length).toBe(1)
  })

  test("a repetition gets the bytes of the first response, without a second effect", async () => {
    const workflow = await world.aWorkflow()
    const first = await world.start(workflow, "A-17", { key: "repeat" })
    const second = await world.start(workflow, "A-17", { key: "repeat" })
    expect(second.isReplayed).toBe(true)
    expect(JSON.stringify(second.value)).toBe(JSON.stringify(first.value))
  })

  // Rows live for 24 hours, so some are left when a deployment is upgraded.
  test("a row of the earlier release is replayed by this one", async () => {
    if (database.kind !== "postgres") return
    const idempotency = { key: "old-row", present: presentOrganization }
    const first = await world.services.organizations.create(world.admin, { name: "O" }, idempotency)
    const opened = await openDatabase(database)
    const [organization] = (await world.services.organizations.list({ limit: 1 })).items
    const ref = { organizationId: world.admin.organizationId, operation: "createOrganization", key: "old-row" }
    const box = await createSecretBox(world.config)
    const sealed = box.seal(serialize(organization).toString("base64"), contextOf(ref))
    await opened.database.execute(sql`update idempotency_keys set sealed_result = ${sealed} where key = ${ref.key}`)
    await opened.close()
    const second = await world.services.organizations.create(world.admin, { name: "O" }, idempotency)
    expect(second.isReplayed).toBe(true)
    expect(JSON.stringify(second.value)).toBe(JSON.stringify(first.value))
  })

  test("the same key with another file is rejected, and the first execution is unaffected", async () => {
    const workflow = await world.aWorkflow()
    const first = await world.start(workflow, "A-17", { key: "other-file" })
    await expect(world.start(workflow, "B-18", { key: "other-file" })).rejects.toMatchObject({
      code: "idempotency_mismatch",
    })
    expect(dataOf(await world.finish(first.value.id))).toEqual({ Invoice: { fields: { Number: "A-17" } } })
  })

  test("the same key is independent in different operations and organizations", async () => {
    const key = { key: "shared" }
    const stranger = await world.aCaller("admin")
    const { apiKeys, organizations } = world.services
    const mine = await apiKeys.create(world.admin, { name: "K" }, key)
    const theirs = await apiKeys.create(stranger, { name: "K" }, key)
    const organization = await organizations.create(world.admin, { name: "K" }, key)
    expect([mine.isReplayed, theirs.isReplayed, organization.isReplayed]).toEqual([false, false, false])
    expect(theirs.value.id).not.toBe(mine.value.id)
  })

  // Security: the stored response of createApiKey contains the value of a key.
  test("a repeated key creation returns the same key value, which is stored encrypted", async () => {
    const first = await world.services.apiKeys.create(world.admin, { name: "K" }, { key: "k1" })
    const second = await world.services.apiKeys.create(world.admin, { name: "K" }, { key: "k1" })
    expect(second).toEqual({ value: first.value, isReplayed: true })
    if (database.kind !== "postgres") return
    const opened = await openDatabase(database)
    const rows = await opened.database.execute(sql`select * from idempotency_keys`)
    await opened.close()
    expect(JSON.stringify(rows)).not.toContain(first.value.key.slice(4))
    expect(JSON.stringify(rows)).not.toContain(Buffer.from(first.value.key).toString("base64").slice(8, 40))
  })

  test("a rejected request releases its key, so that the corrected request runs", async () => {
    const workflow = await world.aWorkflow()
    await expect(world.start(workflow, "", { key: "fixed" })).rejects.toMatchObject({ code: "file_empty" })
    expect((await world.start(workflow, "A-17", { key: "fixed" })).isReplayed).toBe(false)
  })

  test.each(["", "with space", "ä", "x".repeat(256)])("the key %j is rejected", async (key) => {
    await expect(world.services.organizations.create(world.admin, { name: "O" }, { key })).rejects.toMatchObject({
      code: "invalid_request",
    })
  })
})

describeOnPostgres("idempotency leases", (newDatabase) => {
  test("a request that lost its lease to a repeated one has no effect", async () => {
    const config = await newDatabase()
    const world = await createWorld(config)
    const opened = await openDatabase(config)
    const rows = new IdempotencyRepository(opened.database)
    const box = new AesSecretBox([{ id: "t", key: Buffer.alloc(32) }])
    const { logger } = world.container
    const audit = new AuditLog(opened.database, new AuditLogRepository(opened.database), logger)
    const validity = new KeyValidity(new ApiKeyRepository(opened.database), new SessionRepository(opened.database))
    const service = new IdempotencyService({ database: opened.database, rows, box, audit, validity, logger })
    const slow = service.run(world.admin, "test", { key: "lease" }, {}, async (transaction) => {
      await transaction.execute(sql`update organizations set name = 'changed by the slow call'`)
      // While this request sleeps, its lease expires, and a repeated request claims the row and completes.
      await opened.database.execute(sql`update idempotency_keys set lease_until = now() - interval '1 second'`)
      const fast = await service.run(world.admin, "test", { key: "lease" }, {}, async () => "fast")
      expect(fast).toEqual({ value: "fast", isReplayed: false })
      return "slow"
    })
    await expect(slow).rejects.toMatchObject({ code: "idempotency_in_progress" })
    expect((await world.services.organizations.list({ limit: 1 })).items[0]?.name).toBe("Default")
    await opened.close()
    await world.close()
  })

  test("an upload that lost its lease to a repeated one starts nothing and keeps no file", async () => {
    const config = await newDatabase()
    const world = await createWorld(config, { isWorking: false })
    const opened = await openDatabase(config)
    const workflow = await world.aWorkflow()
    async function* slowly() {
      await opened.database.execute(sql`update idempotency_keys set lease_until = now() - interval '1 second'`)
      await world.start(workflow, "A-17", { key: "lease" })
      yield Buffer.from("A-17")
    }
    const slow = world.services.startExecution.start(
      world.admin,
      { workflowId: workflow.id },
      { fileName: "a.txt", content: Readable.from(slowly()) },
      { key: "lease" },
      new AbortController().signal,
    )
    await expect(slow).rejects.toMatchObject({ code: "idempotency_in_progress" })
    expect((await world.services.executions.list(world.admin, { limit: 5 })).items).toHaveLength(1)
    expect(await world.listFiles()).toHaveLength(1)
    await opened.close()
    await world.close()
  })
})
