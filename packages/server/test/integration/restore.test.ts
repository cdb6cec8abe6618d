import { mkdtemp, readdir, rename, rm, utimes } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { pino } from "pino"
import postgres from "postgres"
import { afterEach, expect, test } from "vitest"
import type { DatabaseConfig } from "../../src/config.ts"
import { withRestoreDependencies } from "../../src/command-container.ts"
import { checkRestore } from "../../src/services/restore.ts"
import { runServerCommand } from "@docsift/testing/server-process"
import { createWorld, describeOnPostgres, type World } from "../world.ts"

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

async function open(...options: Parameters<typeof createWorld>): Promise<World> {
  const world = await createWorld(...options)
  closing.push(() => world.close())
  return world
}

async function execute(sqlText: string, url: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined })
  await sql.unsafe(sqlText)
  await sql.end()
}

/** Copies a database as `pg_dump` and `pg_restore` do: the same rows in another database. */
async function copyDatabase(url: string, to: string): Promise<string> {
  const copy = new URL(url)
  copy.pathname = `/${to}`
  const server = new URL(url)
  server.pathname = "/postgres"
  await execute(`create database ${to} template ${new URL(url).pathname.slice(1)}`, server.href)
  return copy.href
}

function pathOf(dataDirectory: string, fileId: string): string {
  return join(dataDirectory, "files", fileId.slice(5, 7), fileId)
}

async function listDocuments(dataDirectory: string): Promise<string[]> {
  const entries = await readdir(join(dataDirectory, "files"), { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name)
}

/** Lets the next process on a database sweep at once, as if documents without a row had been reported for over a week. */
async function makeSweepDue(url: string): Promise<void> {
  await execute(
    `insert into housekeeping (chore, started_at, withheld_since)
      values ('orphaned_documents', now() - interval '1 day', now() - interval '8 days')
      on conflict (chore) do update set started_at = excluded.started_at, withheld_since = excluded.withheld_since`,
    url,
  )
}

async function attemptsOf(database: DatabaseConfig, executionId: string): Promise<number> {
  if (database.kind !== "postgres") throw new Error("not PostgreSQL")
  const sql = postgres(database.url, { max: 1 })
  const [row] = await sql<{ attempt: number }[]>`select attempt from executions where id = ${executionId}`
  await sql.end()
  return row?.attempt ?? 0
}

describeOnPostgres("a restored database", (newDatabase) => {
  test("leaves production's documents alone and takes no job until it is accepted", async () => {
    const database = await newDatabase()
    if (database.kind !== "postgres") throw new Error("not PostgreSQL")
    const directory = await mkdtemp(join(tmpdir(), "docsift-restore-"))
    closing.push(() => rm(directory, { recursive: true, force: true }))
    const first = await createWorld(database, { dataDirectory: directory, isWorking: false })
    const { adminKey } = first.config
    const workflow = await first.aWorkflow()
    const queued = await first.start(workflow, "A-1")
    await first.container.stop(0)
    const copy = await copyDatabase(database.url, "drill")

    const production = await open(database, { dataDirectory: directory, adminKey })
    await production.finish(queued.value.id)
    const newer = await production.start(workflow, "A-2")
    await production.finish(newer.value.id)
    const twoHoursAgo = Date.now() / 1000 - 7200
    await utimes(pathOf(directory, newer.value.fileId), twoHoursAgo, twoHoursAgo)

    // The first start gives the copy an identity of its own; the second one would sweep what has no row, at once.
    const options = { dataDirectory: directory, adminKey }
    const renewing = await createWorld({ kind: "postgres", url: copy }, options)
    await renewing.close()
    await makeSweepDue(copy)
    let log = ""
    const logger = pino({ level: "info" }, { write: (line) => void (log += line) })
    const drill = await open({ kind: "postgres", url: copy }, { ...options, logger })
    // The chore says that it failed, since the store is not the drill's, or what it removed.
    await expect.poll(() => log).toContain('"chore":"orphaned_documents"')
    expect(await listDocuments(directory)).toContain(newer.value.fileId)
    expect(await drill.services.health.ready()).toMatchObject({ database: true, storage: false })
    await expect(drill.start(workflow, "A-3")).rejects.toMatchObject({ code: "unavailable" })
    expect(await drill.services.executions.get(drill.admin, queued.value.id)).toMatchObject({ status: "Queued" })

    const report = await withRestoreDependencies(drill.config, checkRestore)
    expect(report).toMatchObject({ store: "foreign", rows: 1, rowsWithoutDocument: 0, documentsWithoutRow: 1 })
    const environment = { DATABASE_URL: copy, DOCSIFT_DATA_DIR: directory }
    const check = await runServerCommand(["restore", "check"], environment)
    expect(check.code).toBe(1)
    expect(check.stdout).toMatch(/^Store +\S+\/files is marked by the deployment [0-9a-f-]{36}: processes are unready/m)
    expect(check.stdout).toMatch(/^Executions +1 unfinished, 0 without their document$/m)
    expect(check.stdout).toMatch(/^Documents +2 in the store, 1 without a database row, the newest from \d{4}-/m)

    const rejected = await runServerCommand(["restore", "accept"], environment)
    expect([rejected.code, rejected.stderr]).toEqual([2, expect.stringContaining("--yes")])
    expect(await production.services.health.ready()).toMatchObject({ storage: true })
    expect(await listDocuments(directory)).toContain(newer.value.fileId)

    expect((await runServerCommand(["restore", "accept", "--yes"], environment)).code).toBe(0)
    expect(await drill.finish(queued.value.id)).toMatchObject({ status: "Completed" })
    expect(await production.services.health.ready()).toMatchObject({ storage: false })
    await expect(production.start(workflow, "A-4")).rejects.toMatchObject({ code: "unavailable" })
    expect(await listDocuments(directory)).toContain(newer.value.fileId)
  })

  test("is distinguished from the original by a command if it is a physical copy", async () => {
    const database = await newDatabase()
    if (database.kind !== "postgres") throw new Error("not PostgreSQL")
    const world = await createWorld(database, { isWorking: false })
    closing.push(() => world.close())
    const environment = { DATABASE_URL: database.url, DOCSIFT_DATA_DIR: world.config.dataDirectory }
    const [before] = [await runServerCommand(["restore", "check", "--json"], environment)]
    expect(JSON.parse(before.stdout)).toMatchObject({ store: "own", isCopy: false, rows: 0 })
    expect(before.code).toBe(0)
    expect((await runServerCommand(["restore", "detach"], environment)).code).toBe(0)
    const after = await runServerCommand(["restore", "check", "--json"], environment)
    expect([after.code, JSON.parse(after.stdout)]).toMatchObject([1, { store: "foreign" }])
  })
})

describeOnPostgres("a process without access to its documents", (newDatabase) => {
  test("takes no job while the disk is not mounted, and continues once it is", async () => {
    const world = await open(await newDatabase())
    const files = join(world.config.dataDirectory, "files")
    const workflow = await world.aWorkflow()
    await world.finish((await world.start(workflow, "A-1")).value.id)
    const idle = await createWorld(world.config.database, { ...world.config, isWorking: false })
    closing.push(() => idle.container.stop(0))
    const { value } = await idle.start(workflow, "A-2")
    await world.finish(value.id)
    await rename(files, `${files}.away`)
    await expect.poll(() => world.services.health.ready()).toMatchObject({ storage: false })
    await expect(world.start(workflow, "A-3")).rejects.toMatchObject({ code: "unavailable" })
    await rename(`${files}.away`, files)
    await expect.poll(() => world.services.health.ready()).toMatchObject({ storage: true })
    expect(await world.finish((await world.start(workflow, "A-4")).value.id)).toMatchObject({ status: "Completed" })
  })

  const timeout = 300_000
  test("retries a document that its store lacks, without using up an attempt", { timeout }, async () => {
    const database = await newDatabase()
    const idle = await createWorld(database, { isWorking: false })
    closing.push(() => idle.close())
    const workflow = await idle.aWorkflow()
    const { value } = await idle.start(workflow, "A-1")
    const path = pathOf(idle.config.dataDirectory, value.fileId)
    await rename(path, `${path}.away`)
    const { adminKey, dataDirectory } = idle.config
    const worker = await createWorld(database, { adminKey, dataDirectory })
    closing.push(() => worker.container.stop(0))
    // The pauses between two deliveries grow to a minute: waiting jobs are made due instead.
    const makeDue = async () => {
      if (database.kind !== "postgres") throw new Error("not PostgreSQL")
      await execute("update pgboss.job set start_after = now() where state = 'retry'", database.url)
    }
    const read = () => worker.services.executions.get(worker.admin, value.id)
    // A defect has three attempts.
    const countAttempts = async () => {
      await makeDue()
      return attemptsOf(database, value.id)
    }
    await expect.poll(countAttempts, { timeout: 60_000, interval: 200 }).toBeGreaterThan(3)
    expect(await read()).toMatchObject({ status: "Processing" })
    await rename(`${path}.away`, path)
    const readSoon = async () => {
      await makeDue()
      return read()
    }
    await expect.poll(readSoon, { timeout: 60_000, interval: 200 }).toMatchObject({ status: "Completed" })
  })
})
