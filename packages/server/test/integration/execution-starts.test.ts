import { randomUUID } from "node:crypto"
import { sql } from "drizzle-orm"
import { pino } from "pino"
import { expect, onTestFinished, test } from "vitest"
import { PgBossJobQueue } from "../../src/adapters/pg-boss-job-queue.ts"
import { queueName, queueSchema } from "../../src/adapters/queue-schema.ts"
import { openDatabase } from "../../src/database/open-database.ts"
import { rowsOf } from "../../src/database/rows-of.ts"
import { Scope } from "../../src/database/scope.ts"
import { newId } from "../../src/domain/ids.ts"
import { createRepositories } from "../../src/create-repositories.ts"
import { describeOnEveryDatabase } from "../world.ts"

describeOnEveryDatabase("the start of an execution", (newDatabase) => {
  // Ids are random, so that no request can cause a collision.
  test("writes nothing when an id is taken, and everything with others", async () => {
    const opened = await openDatabase(await newDatabase())
    onTestFinished(() => opened.close())
    await opened.migrate()
    const queue = new PgBossJobQueue(opened, 60_000, pino({ level: "silent" }))
    await queue.start()
    onTestFinished(() => queue.stop())
    const { database } = opened
    const { organizations, users, apiKeys, executionStarts } = createRepositories(opened)
    const { id: organizationId } = await organizations.insert("A", database)
    const scope = Scope.of({ organizationId })
    const { id: userId } = await users.insert({ organizationId, name: "U", role: "member" }, database)
    const key = { organizationId, userId, name: "K", hash: "h", mask: "m" }
    const caller = { keyId: await apiKeys.insert(scope, key, database) }

    const start = (id: ReturnType<typeof newId<"exe">>, jobId = randomUUID()) => {
      const fileId = newId("file")
      const file = { id: fileId, organizationId, name: "a.txt", mediaType: "text/plain", sizeBytes: 1, sha256: "" }
      const workflow = {
        workflowId: newId("wkf"),
        workflowName: "W",
        workflowVersion: 1,
        configuration: { objects: [] },
      }
      const execution = {
        ...workflow,
        organizationId,
        ownerId: userId,
        reviewPolicy: undefined,
        retentionDays: undefined,
        fileId,
        fileName: "a.txt",
        jobId,
        attemptLimit: 3,
      }
      const addition = queue.additionOf({ jobId, executionId: id, organizationId })
      return executionStarts.start(scope, { caller, id, file, execution, addition, completion: undefined })
    }
    const [first, second, jobId] = [newId("exe"), newId("exe"), randomUUID()]
    expect([await start(first, jobId), await start(first)]).toEqual(["started", "taken"])
    const counted = sql`
      select (select count(*)::int from executions) as executions, (select count(*)::int from files) as files,
        (select count(*)::int from ${sql.raw(queueSchema)}.job where name = ${queueName}) as jobs`
    expect(rowsOf(await database.execute(counted))).toEqual([{ executions: 1, files: 1, jobs: 1 }])
    // The queue does not accept the job.
    await expect(start(second, jobId)).rejects.toThrow("job_id")
    expect(rowsOf(await database.execute(counted))).toEqual([{ executions: 1, files: 1, jobs: 1 }])
    expect(await start(second)).toBe("started")
    expect(rowsOf(await database.execute(counted))).toEqual([{ executions: 2, files: 2, jobs: 2 }])
  })
})
