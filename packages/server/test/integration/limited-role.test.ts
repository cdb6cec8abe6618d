import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { PgBoss } from "pg-boss"
import postgres from "postgres"
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest"
import { z } from "zod"
import { readConfig } from "../../src/config.ts"
import { createContainer } from "../../src/container.ts"
import { newApiKeyValue } from "../../src/domain/api-key-value.ts"
import { createLogger } from "../../src/logger.ts"
import { spawnServerCommand, runServerCommand, startServerProcess } from "@docsift/testing/server-process"
import { StubEngine } from "../stub-engine.ts"
import { describeOnEmptyPostgres } from "../world.ts"

const created = z.object({ workflowId: z.string() })

/** A name that must be quoted, and would break a statement built by concatenation. */
const role = `docsift "app"; drop table models`

describeOnEmptyPostgres("a database user that may not change the schema", (newDatabase) => {
  let directory: string
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), "docsift-role-"))
  })
  afterAll(() => rm(directory, { recursive: true, force: true }))

  /** Creates a database with an owner, and a role that may only connect. */
  async function aDatabase() {
    const database = await newDatabase()
    if (database.kind !== "postgres") throw new Error("needs PostgreSQL")
    const admin = postgres(database.url, { max: 1, onnotice: () => undefined })
    onTestFinished(() => admin.end({ timeout: 1 }))
    await admin`drop role if exists ${admin(role)}`.catch(() => undefined)
    const exists = await admin`select 1 from pg_roles where rolname = ${role}`
    if (exists.length === 0) await admin`create role ${admin(role)} login`
    const url = new URL(database.url)
    url.username = encodeURIComponent(role)
    return { owner: database.url, limited: url.href, admin }
  }

  test("migrate reports what it did to both schemas, and changes nothing the second time", async () => {
    const { owner } = await aDatabase()
    const environment = { DATABASE_URL: owner, DOCSIFT_DATA_DIR: directory }
    const first = await runServerCommand(["migrate"], environment)
    expect(first).toMatchObject({ code: 0, stderr: "" })
    expect(first.stdout).toMatch(
      /^The schema of the server is up to date: none → \d{4}_\w+\.\nThe schema of the queue is up to date: none → \d+\.\n$/,
    )
    const second = await runServerCommand(["migrate"], environment)
    expect(second.stdout).toMatch(
      /^The schema of the server is already up to date \(\d{4}_\w+\)\.\nThe schema of the queue is already up to date \(\d+\)\.\n$/,
    )
  })

  test("serve and work run with it once migrate has granted the privileges, maintenance included", async () => {
    const { owner, limited, admin } = await aDatabase()
    const granted = await runServerCommand(["migrate", "--grant-to", role], { DATABASE_URL: owner })
    expect(granted).toMatchObject({ code: 0, stdout: expect.stringContaining(`The role "${role}" may run`) })
    const [rights] = await admin`select
      has_schema_privilege(${role}, 'public', 'create') as public,
      has_schema_privilege(${role}, 'pgboss', 'create') as queue,
      has_table_privilege(${role}, 'models', 'truncate') as truncate`
    expect(rights).toEqual({ public: false, queue: false, truncate: false })
    // As a later migration by the same owner would.
    await admin`create table later (id int)`
    await admin`create table pgboss.later (id int)`
    const [later] = await admin`select
      has_table_privilege(${role}, 'later', 'insert') as public,
      has_table_privilege(${role}, 'pgboss.later', 'delete') as queue,
      has_table_privilege(${role}, 'drizzle.__drizzle_migrations', 'insert') as migrations`
    expect(later).toEqual({ public: true, queue: true, migrations: false })

    const adminKey = newApiKeyValue()
    const environment = {
      DATABASE_URL: limited,
      DOCSIFT_ADMIN_KEY: adminKey,
      DOCSIFT_DATA_DIR: directory,
      LOG_LEVEL: "info",
    }
    const server = await startServerProcess({ ...environment, DOCSIFT_WORKER_CONCURRENCY: "0" })
    const worker = spawnServerCommand(["work"], { ...environment, DOCSIFT_WORKER_CONCURRENCY: "1" })
    onTestFinished(async () => {
      worker.kill("SIGKILL")
      await server.end("SIGKILL")
    })
    const headers = { "x-api-key": adminKey }
    const response = await fetch(`${server.url}/api/v1/workflows`, {
      method: "POST",
      headers: { ...headers, "content-type": "application/json" },
      body: JSON.stringify({
        name: "W",
        configuration: { objects: [{ name: "Note", fields: [{ name: "Number", type: "string" }] }] },
      }),
    })
    const { workflowId } = created.parse(await response.json())
    const form = new FormData()
    form.append("file", new Blob(["Number: 17\n"]), "note.txt")
    const executed = await fetch(`${server.url}/api/v1/workflows/${workflowId}/execute`, {
      method: "POST",
      headers: { ...headers, prefer: "wait=30" },
      body: form,
    })
    expect(await executed.json()).toMatchObject({ status: "Completed" })
    worker.kill("SIGTERM")
    const ends = [await worker.ended, await server.end("SIGINT")]
    for (const { code, stdout, stderr } of ends) {
      expect(code).toBe(0)
      expect(`${stdout}${stderr}`).not.toMatch(/permission denied|must be owner|maintenance failed/)
    }
  })

  test("the queue's maintenance and housekeeping need no further privileges", async () => {
    const { owner, limited, admin } = await aDatabase()
    expect(await runServerCommand(["migrate", "--grant-to", role], { DATABASE_URL: owner })).toMatchObject({ code: 0 })
    await admin`insert into audit_log (at, operation, target_id) values (now() - interval '2 years', 'bootstrap', 'old')`
    const lines: string[] = []
    const logger = createLogger("debug", { write: (line: string) => void lines.push(line) })
    const config = {
      ...readConfig({ DATABASE_URL: limited, DOCSIFT_DATA_DIR: join(directory, "maintenance") }),
      auditRetentionDays: 1,
      executionRetentionDays: 1,
    }
    const container = await createContainer(config, { engine: new StubEngine(), logger })
    await container.start()
    const old = async () => (await admin`select 1 from audit_log where target_id = 'old'`).length
    await expect.poll(old).toBe(0)
    await container.stop(0)
    // pg-boss spreads its maintenance over hours; this does all of it at once, with the same options.
    const boss = new PgBoss({ connectionString: limited, schema: "pgboss", schedule: false, reindex: false })
    boss.on("error", (error) => void lines.push(`failed: ${String(error)}`))
    await boss.start()
    await boss.supervise()
    await boss.stop({ graceful: false })
    expect(lines.filter((line) => /permission denied|must be owner|failed/.test(line))).toEqual([])
  })

  test("on a database without migrations it exits with one sentence", async () => {
    const { limited } = await aDatabase()
    const ended = await runServerCommand(["serve"], { PORT: "0", DATABASE_URL: limited, DOCSIFT_DATA_DIR: directory })
    expect(ended).toMatchObject({ code: 2, stdout: "" })
    expect(ended.stderr).toMatch(
      /^The user of DATABASE_URL lacks a privilege .*"docsift-server migrate --grant-to ROLE"/,
    )
    expect(ended.stderr.trim().split("\n")).toHaveLength(1)
  })

  test("a missing role is reported before anything is changed", async () => {
    const { owner, admin } = await aDatabase()
    const ended = await runServerCommand(["migrate", "--grant-to", "nobody_here"], { DATABASE_URL: owner })
    expect(ended).toMatchObject({ code: 2, stderr: expect.stringContaining('there is no role "nobody_here"') })
    expect(await admin`select to_regclass('models') as models`).toEqual([{ models: null }])
  })
})
