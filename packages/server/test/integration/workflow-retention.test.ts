import { mkdtemp, readdir, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Readable } from "node:stream"
import { sql } from "drizzle-orm"
import { afterEach, expect, test } from "vitest"
import { z } from "zod"
import { DiskFileStorage } from "../../src/adapters/disk-file-storage.ts"
import { DiskPageCache } from "../../src/adapters/disk-page-cache.ts"
import type { OpenDatabase } from "../../src/database/database.ts"
import { openDatabase } from "../../src/database/open-database.ts"
import { rowsOf } from "../../src/database/rows-of.ts"
import { Scope } from "../../src/database/scope.ts"
import { type ExecutionId, type FileId, newId, type WorkflowId } from "../../src/domain/ids.ts"
import { createLogger } from "../../src/logger.ts"
import { EndedExecutionRepository } from "../../src/repositories/ended-executions.ts"
import { countExecutions } from "../../src/repositories/restore-facts.ts"
import { FileEraser } from "../../src/services/file-eraser.ts"
import { LocalCopies } from "../../src/services/local-copies.ts"
import { ExecutionRetention } from "../../src/worker/execution-retention.ts"
import { createWorld, describeOnEveryDatabase, describeOnPostgres, type NewDatabase, once } from "../world.ts"

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

/** An execution to insert. */
interface Given {
  readonly workflowId: WorkflowId
  readonly endedDaysAgo: number
  /** The workflow's days when it was started. */
  readonly startedWith?: number
  readonly fileId?: FileId
  readonly status?: string
}

interface Lab {
  readonly opened: OpenDatabase
  readonly ended: EndedExecutionRepository
  aWorkflow(days?: number): Promise<WorkflowId>
  setDays(workflowId: WorkflowId, days: number | null): Promise<unknown>
  aFile(): Promise<FileId>
  anExecution(given: Given): Promise<ExecutionId>
  /** Removes what is due. @returns the number of executions. */
  sweep(deploymentDays?: number): Promise<number>
  idsOf(table: string): Promise<string[]>
  listFiles(): Promise<string[]>
}

const idRows = z.array(z.object({ id: z.string() }))

async function aLab(newDatabase: NewDatabase): Promise<Lab> {
  const directory = await mkdtemp(join(tmpdir(), "docsift-retention-"))
  closing.push(() => rm(directory, { recursive: true, force: true }))
  const opened = await openDatabase(await newDatabase())
  closing.push(() => opened.close())
  await opened.migrate()
  const { database } = opened
  const logger = createLogger("silent")
  const storage = new DiskFileStorage(directory)
  const pages = new DiskPageCache(join(directory, "pages"), 1_000_000)
  const eraser = new FileEraser({ storage, pages, copies: new LocalCopies(storage), logger })
  const ended = new EndedExecutionRepository(database)
  const guard = { verify: async () => undefined }
  const [organizationId, userId] = [newId("org"), newId("usr")]
  await database.execute(sql`insert into organizations (id, name) values (${organizationId}, 'O')`)
  await database.execute(sql`
    insert into users (id, organization_id, name, role) values (${userId}, ${organizationId}, 'U', 'admin')`)
  const aFile = async () => {
    const id = newId("file")
    await storage.put(id, Readable.from([Buffer.from("x")]), { maxBytes: 9, signal: new AbortController().signal })
    await database.execute(sql`
      insert into files (id, organization_id, name, media_type, size_bytes, sha256)
      values (${id}, ${organizationId}, 'a.txt', 'text/plain', 1, 'x')`)
    return id
  }
  return {
    opened,
    ended,
    aFile,
    async aWorkflow(days) {
      const id = newId("wkf")
      await database.execute(sql`
        insert into workflows (id, organization_id, owner_id, name, description, configuration, retention_days)
        values (${id}, ${organizationId}, ${userId}, 'W', '', '{"objects":[]}', ${days ?? null}::int)`)
      return id
    },
    setDays: (workflowId, days) =>
      database.execute(sql`update workflows set retention_days = ${days}::int where id = ${workflowId}`),
    async anExecution({ workflowId, endedDaysAgo, startedWith, fileId, status = "Completed" }) {
      const id = newId("exe")
      const file = fileId ?? (await aFile())
      await database.execute(sql`
        insert into executions (id, organization_id, owner_id, workflow_id, workflow_name, configuration, file_id,
          file_name, job_id, status, attempt_limit, retention_days, created_at, completed_at)
        select ${id}, ${organizationId}, ${userId}, ${workflowId}, 'W', '{"objects":[]}', ${file}, 'a.txt',
          gen_random_uuid(), ${status}, 3, ${startedWith ?? null}::int, at, case when ${status} = 'Processing' then null else at end
        from (select now() - make_interval(days => ${endedDaysAgo}) as at) as times`)
      return id
    },
    sweep: (deploymentDays = 0) =>
      new ExecutionRetention({ endedExecutions: ended, eraser, guard, executionRetentionDays: deploymentDays }).run(
        new AbortController().signal,
      ),
    async idsOf(table) {
      const column = /_(reviews|usage|results)$/.test(table) ? "execution_id" : "id"
      const result: unknown = await database.execute(sql.raw(`select ${column} as id from ${table} order by 1`))
      return idRows.parse(rowsOf(result)).map(({ id }) => id)
    },
    async listFiles() {
      const entries = await readdir(directory, { recursive: true, withFileTypes: true })
      return entries.filter((entry) => entry.isFile()).map((entry) => entry.name)
    },
  }
}

describeOnEveryDatabase("retention of workflows", (newDatabase) => {
  test("removes what ended before the days of its workflow, and nothing else", async () => {
    const lab = await aLab(newDatabase)
    const [short, long, none] = [await lab.aWorkflow(7), await lab.aWorkflow(60), await lab.aWorkflow()]
    await lab.anExecution({ workflowId: short, endedDaysAgo: 8, startedWith: 7 })
    await lab.anExecution({ workflowId: short, endedDaysAgo: 8, startedWith: 7, status: "Failed" })
    const fileId = await lab.aFile()
    const kept = [
      await lab.anExecution({ workflowId: short, endedDaysAgo: 6, startedWith: 7, fileId }),
      await lab.anExecution({ workflowId: short, endedDaysAgo: 500, startedWith: 7, fileId, status: "Processing" }),
      await lab.anExecution({ workflowId: long, endedDaysAgo: 59, startedWith: 60, fileId }),
      await lab.anExecution({ workflowId: none, endedDaysAgo: 5000, fileId }),
    ]
    const { expired } = await countExecutions(0, lab.opened.database)
    expect(expired).toBe(2)
    expect(await lab.sweep()).toBe(2)
    expect(await lab.idsOf("executions")).toEqual(kept.toSorted())
    expect([await lab.idsOf("files"), await lab.listFiles()]).toEqual([[fileId], [fileId]])
  })

  test("fewer days apply to what is stored already; more days do not", async () => {
    const lab = await aLab(newDatabase)
    const workflowId = await lab.aWorkflow(30)
    const unlimited = await lab.anExecution({ workflowId, endedDaysAgo: 40 })
    await lab.setDays(workflowId, null)
    const limited = await lab.anExecution({ workflowId, endedDaysAgo: 20, startedWith: 30 })
    expect(await lab.sweep()).toBe(0)
    await lab.setDays(workflowId, 25)
    expect(await lab.sweep()).toBe(1)
    expect(await lab.idsOf("executions")).not.toContain(unlimited)
    await lab.setDays(workflowId, 10)
    expect(await lab.sweep()).toBe(1)
    expect(await lab.idsOf("executions")).not.toContain(limited)
    await lab.anExecution({ workflowId, endedDaysAgo: 11, startedWith: 10 })
    await lab.setDays(workflowId, 3650)
    expect(await lab.sweep()).toBe(1)
  })

  test("without its workflow, an execution is kept for the days that it was started with", async () => {
    const lab = await aLab(newDatabase)
    const workflowId = newId("wkf")
    const [first, second] = [
      await lab.anExecution({ workflowId, endedDaysAgo: 29, startedWith: 30 }),
      await lab.anExecution({ workflowId, endedDaysAgo: 400 }),
    ]
    await lab.anExecution({ workflowId, endedDaysAgo: 31, startedWith: 30 })
    await lab.anExecution({ workflowId, endedDaysAgo: 3, startedWith: 2 })
    await lab.anExecution({ workflowId, endedDaysAgo: 4000, startedWith: 3650 })
    expect(await lab.sweep()).toBe(3)
    expect(await lab.idsOf("executions")).toEqual([first, second].toSorted())
  })

  test("fewer days of the deployment win over those of the workflow, and more do not", async () => {
    const lab = await aLab(newDatabase)
    const workflowId = await lab.aWorkflow(30)
    await lab.anExecution({ workflowId, endedDaysAgo: 31, startedWith: 30 })
    const newer = await lab.anExecution({ workflowId, endedDaysAgo: 20, startedWith: 30 })
    expect(await lab.sweep(365)).toBe(1)
    expect(await lab.idsOf("executions")).toEqual([newer])
    expect(await lab.sweep(19)).toBe(1)
    expect(await lab.idsOf("executions")).toEqual([])
  })

  test("the review goes with its execution, the record of usage stays, and so does a document that another execution uses", async () => {
    const lab = await aLab(newDatabase)
    const { database } = lab.opened
    const [workflowId, other] = [await lab.aWorkflow(7), await lab.aWorkflow()]
    const [shared, own] = [await lab.aFile(), await lab.aFile()]
    const id = await lab.anExecution({ workflowId, endedDaysAgo: 8, fileId: own })
    await lab.anExecution({ workflowId, endedDaysAgo: 8, fileId: shared })
    const stays = await lab.anExecution({ workflowId: other, endedDaysAgo: 8, fileId: shared })
    await database.execute(sql`
      insert into execution_reviews (execution_id, organization_id, reasons, corrections)
      select id, organization_id, '[]', '{}' from executions where id = ${id}`)
    await database.execute(sql`
      insert into execution_usage (execution_id, organization_id, workflow_id, status, seconds, attempts, models)
      select id, organization_id, workflow_id, status, 1, 1, '[]' from executions where id = ${id}`)
    expect(await lab.sweep()).toBe(2)
    expect(await lab.idsOf("executions")).toEqual([stays])
    expect(await lab.idsOf("execution_reviews")).toEqual([])
    expect(await lab.idsOf("execution_usage")).toEqual([id])
    expect([await lab.idsOf("files"), await lab.listFiles()]).toEqual([[shared], [shared]])
  })

  test("a round does all batches of all workflows; a batch is at most as large as its limit, the oldest first", async () => {
    const lab = await aLab(newDatabase)
    const { database } = lab.opened
    const workflowId = await lab.aWorkflow(7)
    const [oldest] = [
      await lab.anExecution({ workflowId, endedDaysAgo: 10, startedWith: 7 }),
      await lab.anExecution({ workflowId, endedDaysAgo: 9, startedWith: 7 }),
    ]
    const scope = Scope.system()
    expect([await lab.ended.nextRetention(scope, 0), await lab.ended.nextRetention(scope, 7)]).toEqual([7, undefined])
    expect(await lab.ended.deleteOldOfRetention(scope, 7, 1)).toMatchObject({ count: 1 })
    expect(await lab.idsOf("executions")).not.toContain(oldest)
    // 250 of one workflow, and one of each of 600 others, which are more than a page of workflows.
    await database.execute(sql`
      insert into workflows (id, organization_id, owner_id, name, description, configuration, retention_days)
      select 'wkf_' || lpad(to_hex(i), 12, '0'), organization_id, owner_id, name, description, configuration, 7
      from workflows, generate_series(1, 600) as i`)
    await database.execute(sql`
      insert into executions (id, organization_id, owner_id, workflow_id, workflow_name, configuration, file_id, file_name,
        job_id, status, attempt_limit, created_at, completed_at)
      select 'exe_' || lpad(to_hex(i), 12, '0'), organization_id, owner_id,
        case when i > 600 then workflow_id else 'wkf_' || lpad(to_hex(i), 12, '0') end, workflow_name, configuration, file_id,
        file_name, gen_random_uuid(), status, 3, created_at, completed_at
      from executions, generate_series(1, 850) as i`)
    expect(await lab.sweep()).toBe(851)
    expect([await lab.idsOf("executions"), await lab.idsOf("files")]).toEqual([[], []])
  })
})

describeOnPostgres("retention of workflows in a deployment", (newDatabase) => {
  test("looks at little more than it removes: each pass has an index", async () => {
    const lab = await aLab(newDatabase)
    const { database } = lab.opened
    const workflowId = await lab.aWorkflow(30)
    await lab.anExecution({ workflowId, endedDaysAgo: 1, startedWith: 30 })
    await database.execute(sql`
      insert into executions (id, organization_id, owner_id, workflow_id, workflow_name, configuration, file_id, file_name,
        job_id, status, attempt_limit, retention_days, created_at, completed_at)
      select 'exe_' || i, organization_id, owner_id, case when i % 2 = 0 then workflow_id else 'wkf_1' end, workflow_name,
        configuration, file_id, file_name, gen_random_uuid(), status, 3, case when i % 3 = 0 then 30 end,
        created_at - i * interval '1 minute', completed_at - i * interval '1 minute'
      from executions, generate_series(1, 5000) as i`)
    await database.execute(sql`analyze executions`)
    const planOf = async (text: string) => JSON.stringify(await database.execute(sql.raw(`explain ${text}`)))
    const hasEnded = "status in ('Completed', 'Failed')"
    const next = `select retention_days from executions where ${hasEnded} and retention_days is not null
      and retention_days > 30 order by retention_days limit 1`
    expect(await planOf(next)).toContain("executions_ended_of_retention")
    const byStart = `select id from executions where ${hasEnded} and retention_days = 30
      and completed_at < now() - make_interval(days => 30) order by completed_at limit 100 for update skip locked`
    expect(await planOf(byStart)).toContain("executions_ended_of_retention")
    const kept = `(select now() - make_interval(days => retention_days) from workflows where id = '${workflowId}')`
    const organization = `(select organization_id from workflows where id = '${workflowId}')`
    // Half of all executions are of this workflow.
    const byWorkflow = `select id from executions where organization_id = ${organization}
      and status not in ('Queued', 'Processing') and workflow_id = '${workflowId}' and created_at < ${kept} and completed_at < ${kept}
      order by created_at limit 100 for update skip locked`
    expect(await planOf(byWorkflow)).toContain("executions_newest_of_workflow")
  })

  test("an execution is started with its workflow's days, and removed by the next server, whose own retention is off", async () => {
    const config = await newDatabase()
    const first = await createWorld(config)
    closing.push(() => first.close())
    const workflow = await first.aWorkflow({ retentionDays: 7 })
    expect(workflow.retentionDays).toBe(7)
    const { value } = await first.start(workflow, "A-17")
    await first.finish(value.id)
    await first.services.workflows.delete(first.admin, workflow.id)
    const opened = await openDatabase(config)
    closing.push(() => opened.close())
    await opened.database.execute(sql`
      update executions set created_at = now() - interval '8 days', completed_at = now() - interval '8 days'`)
    const { adminKey } = first.config
    const { dataDirectory } = first.config
    const second = await createWorld(config, { adminKey, executionRetentionDays: 0, dataDirectory })
    closing.push(() => second.container.stop(0))
    await expect.poll(() => first.listFiles()).toEqual([])
    await expect(first.services.executions.get(first.admin, value.id)).rejects.toMatchObject({ code: "not_found" })
  })

  test("a version keeps the days; restoring it restores them", async () => {
    const world = await createWorld(await newDatabase(), { isWorking: false })
    closing.push(() => world.close())
    const { workflows, workflowVersions } = world.services
    const { id, name, configuration } = await world.aWorkflow({ retentionDays: 7 })
    expect(await workflows.update(world.admin, id, { name, configuration })).toMatchObject({ version: 2 })
    expect((await workflows.get(world.admin, id)).retentionDays).toBeUndefined()
    expect((await workflowVersions.get(world.admin, id, 1)).retentionDays).toBe(7)
    await workflowVersions.restore(world.admin, id, 1, once)
    expect(await workflows.get(world.admin, id)).toMatchObject({ version: 3, retentionDays: 7 })
    const again = await workflows.update(world.admin, id, { name, configuration, retentionDays: 7 })
    expect(again.version).toBe(3)
  })
})
