import { randomUUID } from "node:crypto"
import { PgBoss } from "pg-boss"
import { pino } from "pino"
import { sql } from "drizzle-orm"
import { expect, onTestFinished, test } from "vitest"
import { PgBossJobQueue } from "../../src/adapters/pg-boss-job-queue.ts"
import { queueName, queueSchema } from "../../src/adapters/queue-schema.ts"
import { openDatabase } from "../../src/database/open-database.ts"
import { rowsOf } from "../../src/database/rows-of.ts"
import { newId } from "../../src/domain/ids.ts"
import { OrganizationRepository } from "../../src/repositories/organizations.ts"
import { describeOnEveryDatabase } from "../world.ts"

describeOnEveryDatabase("the row of a job", (newDatabase) => {
  // The statement relies on the columns of pg-boss, whose version is pinned: another version must fail here.
  test("is the one that pg-boss itself writes, in every column", async () => {
    const opened = await openDatabase(await newDatabase())
    onTestFinished(() => opened.close())
    await opened.migrate()
    const queue = new PgBossJobQueue(opened, 60_000, pino({ level: "silent" }), () => "a trace")
    await queue.start()
    onTestFinished(() => queue.stop())
    const { id: organizationId } = await new OrganizationRepository(opened.database).insert("A", opened.database)
    const [ours, theirs] = [randomUUID(), randomUUID()]
    const executionId = newId("exe")
    const job = { jobId: ours, executionId, organizationId, requestId: "r" }
    await opened.database.transaction((transaction) => queue.enqueue(transaction, job))

    const boss = new PgBoss({ ...opened.queueOptions, schema: queueSchema, schedule: false, supervise: false })
    await boss.start()
    onTestFinished(() => boss.stop({ graceful: false, close: true }))
    const data = { executionId, requestId: "r", traceparent: "a trace" }
    const options = { id: theirs, priority: 0, group: { id: organizationId }, expireInSeconds: 120 }
    expect(await boss.send(queueName, data, options)).toBe(theirs)

    const table = sql.raw(`${queueSchema}.job`)
    const result: unknown = await opened.database.execute(
      sql`select *, start_after - created_on as delay, keep_until - start_after as kept from ${table} order by created_on`,
    )
    const ofThisRow = { id: undefined, created_on: undefined, start_after: undefined, keep_until: undefined }
    const [first, second] = rowsOf(result).map((row) => ({ ...Object(row), ...ofThisRow }))
    expect(first).toMatchObject({ name: queueName, data, group_id: organizationId, expire_seconds: 120 })
    expect(first).toEqual(second)
  })

  test("is not added for an id that the queue has, and the transaction fails", async () => {
    const opened = await openDatabase(await newDatabase())
    onTestFinished(() => opened.close())
    await opened.migrate()
    const queue = new PgBossJobQueue(opened, 60_000, pino({ level: "silent" }))
    await queue.start()
    onTestFinished(() => queue.stop())
    const { id: organizationId } = await new OrganizationRepository(opened.database).insert("A", opened.database)
    const job = { jobId: randomUUID(), executionId: newId("exe"), organizationId }
    const add = () => opened.database.transaction((transaction) => queue.enqueue(transaction, job))
    await add()
    await expect(add()).rejects.toThrow("the queue did not accept the job")
    expect(await queue.take(5)).toHaveLength(1)
  })
})
