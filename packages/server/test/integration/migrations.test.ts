import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { sql } from "drizzle-orm"
import postgres from "postgres"
import { expect, onTestFinished, test } from "vitest"
import { z } from "zod"
import { migrationsFolder } from "../../src/database/migrations.ts"
import { openPostgresDatabase } from "../../src/database/postgres-database.ts"
import { createWorld, describeOnEmptyPostgres } from "../world.ts"

const journal = z.looseObject({ entries: z.array(z.looseObject({ idx: z.number(), when: z.number() })) })

/** A later release: the same migrations and an additive one. */
async function laterRelease(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "docsift-migrations-"))
  onTestFinished(() => rm(folder, { recursive: true }))
  await cp(migrationsFolder, folder, { recursive: true })
  const path = join(folder, "meta/_journal.json")
  const known = journal.parse(JSON.parse(await readFile(path, "utf8")))
  const latest = known.entries.at(-1)
  if (latest === undefined) throw new Error("there are no migrations")
  const entry = { ...latest, idx: latest.idx + 1, when: latest.when + 1, tag: "9999_later" }
  await writeFile(path, JSON.stringify({ ...known, entries: [...known.entries, entry] }))
  const statements = [
    `ALTER TABLE "executions" ADD COLUMN "priority" integer DEFAULT 0 NOT NULL;`,
    `CREATE INDEX "executions_priority" ON "executions" ("priority");`,
  ]
  await writeFile(join(folder, "9999_later.sql"), statements.join("--> statement-breakpoint\n"))
  return folder
}

describeOnEmptyPostgres("migrations", (newDatabase) => {
  test("run in several processes at once they are applied once, and no process fails", async () => {
    const database = await newDatabase()
    if (database.kind !== "postgres") throw new Error("needs PostgreSQL")
    const opened = Array.from({ length: 4 }, () => openPostgresDatabase(database.url))
    onTestFinished(async () => void (await Promise.all(opened.map((one) => one.close()))))
    await Promise.all(opened.map((one) => one.migrate()))
    const files = (await readdir(migrationsFolder)).filter((name) => name.endsWith(".sql"))
    const applied = await opened[0]?.database.execute(
      sql`select count(*)::int as count from drizzle.__drizzle_migrations`,
    )
    expect(applied).toMatchObject([{ count: files.length }])
  })

  test("replicas of the previous release keep working while a later one migrates a table in use", async () => {
    const database = await newDatabase()
    if (database.kind !== "postgres") throw new Error("needs PostgreSQL")
    const world = await createWorld(database)
    onTestFinished(() => world.close())
    const workflow = await world.aWorkflow()
    const later = openPostgresDatabase(database.url)
    onTestFinished(() => later.close())
    const folder = await laterRelease()

    // A transaction reads the table for five seconds or longer: a change of it has to wait, and so does every later statement.
    const reader = postgres(database.url, { max: 1 })
    onTestFinished(() => reader.end({ timeout: 1 }))
    const isReading = Promise.withResolvers<void>()
    const hasStarted = Promise.withResolvers<void>()
    const reading = reader.begin(async (transaction) => {
      await transaction`select count(*) from executions`
      isReading.resolve()
      await Promise.all([sleep(5000), hasStarted.promise])
    })
    await Promise.race([isReading.promise, reading])
    const progress = { isMigrated: false }
    const migrating = later.migrate(folder).then(() => (progress.isMigrated = true))
    const slowest = { ms: 0, count: 0 }
    while (!progress.isMigrated) {
      const startedAt = performance.now()
      await world.start(workflow, `during ${slowest.count}`)
      slowest.ms = Math.max(slowest.ms, performance.now() - startedAt)
      if (++slowest.count > 5) hasStarted.resolve()
    }
    await Promise.all([migrating, reading])
    expect(slowest.count).toBeGreaterThan(5)
    // The migration releases its lock request after 2 s and retries; the limit of a statement is 10 s.
    expect(slowest.ms).toBeLessThan(10_000)
    const { value } = await world.start(workflow, "after")
    expect(await world.finish(value.id)).toMatchObject({ status: "Completed" })
    expect(await world.services.health.ready()).toMatchObject({ database: true, migrations: true })
  })
})

test("migrations only add: what an older replica uses is unchanged", async () => {
  const destructive =
    /\b(?:DROP (?:TABLE|COLUMN|CONSTRAINT|INDEX|TYPE)|RENAME|SET NOT NULL|SET DATA TYPE|ALTER COLUMN "\w+" TYPE|TRUNCATE|DELETE FROM)\b/i
  // A generated column is computed by the database for every writer.
  const demanding = /ADD COLUMN (?![^;]*(?:DEFAULT|GENERATED ALWAYS AS))[^;]*NOT NULL/i
  const files = (await readdir(migrationsFolder)).filter((name) => name.endsWith(".sql")).toSorted()
  expect(files.length).toBeGreaterThan(3)
  // The first two created the schema before the first release.
  for (const file of files.slice(2)) {
    const text = await readFile(join(migrationsFolder, file), "utf8")
    expect([file, destructive.exec(text)?.[0], demanding.exec(text)?.[0]]).toEqual([file, undefined, undefined])
  }
})
