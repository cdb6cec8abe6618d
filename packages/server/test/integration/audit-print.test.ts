import { execFile } from "node:child_process"
import { existsSync } from "node:fs"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"
import { sql } from "drizzle-orm"
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest"
import { z } from "zod"
import { parseSince } from "../../src/cli/audit.ts"
import type { DatabaseConfig } from "../../src/config.ts"
import type { OpenDatabase } from "../../src/database/database.ts"
import { openDatabase } from "../../src/database/open-database.ts"
import { childEnvironment } from "@docsift/testing/child-environment"
import { type Ended, runServerCommand, startServerProcess } from "@docsift/testing/server-process"
import { describeOnPostgres } from "../world.ts"

let directory: string
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "docsift-audit-"))
})
afterAll(() => rm(directory, { recursive: true, force: true }))

const now = new Date("2026-05-10T12:00:00Z")

test.each([
  ["90m", "2026-05-10T10:30:00.000Z"],
  ["12h", "2026-05-10T00:00:00.000Z"],
  ["7d", "2026-05-03T12:00:00.000Z"],
  ["0d", "2026-05-10T12:00:00.000Z"],
  ["999999d", "1970-01-01T00:00:00.000Z"],
  ["2026-05-01", "2026-05-01T00:00:00.000Z"],
  ["2024-02-29", "2024-02-29T00:00:00.000Z"],
  ["0001-01-01", "1970-01-01T00:00:00.000Z"],
  ["2026-05-01T10:00:00+02:00", "2026-05-01T08:00:00.000Z"],
  ["2026-05-01T10:00:00.125Z", "2026-05-01T10:00:00.125Z"],
])("--since %s starts at %s", (text, moment) => {
  expect(parseSince(text, now).toISOString()).toBe(moment)
})

test.each([
  ["nothing", ""],
  ["a word", "yesterday"],
  ["an age without a unit", "7"],
  ["an unknown unit", "7w"],
  ["a negative age", "-7d"],
  ["a day that the month does not have", "2026-02-30"],
  ["a leap day in another year", "2026-02-29T00:00:00Z"],
  ["an hour that no day has", "2026-05-01T25:00:00Z"],
  ["a time without a zone", "2026-05-01T10:00:00"],
  ["an American date", "05/01/2026"],
])("--since rejects %s", (_kind, text) => {
  expect(() => parseSince(text, now)).toThrow(
    `--since: "${text}" must be a time such as 2026-05-01T00:00:00Z or an age such as 7d, 12h or 30m`,
  )
})

const entry = z.strictObject({
  id: z.number(),
  at: z.iso.datetime({ precision: 3 }),
  operation: z.string(),
  targetId: z.string(),
  organizationId: z.string().optional(),
  userId: z.string().optional(),
  keyId: z.string().optional(),
  requestId: z.string().optional(),
})

/** Parses JSON lines; throws for any other output. */
function entriesOf({ stdout }: Ended): z.infer<typeof entry>[] {
  if (stdout === "") return []
  expect(stdout.endsWith("\n")).toBe(true)
  return stdout
    .slice(0, -1)
    .split("\n")
    .map((line) => entry.parse(JSON.parse(line)))
}

describeOnPostgres("audit print", (newDatabase, server) => {
  let database: DatabaseConfig
  let opened: OpenDatabase
  let environment: Record<string, string>
  beforeEach(async () => {
    database = await newDatabase()
    opened = await openDatabase(database)
    await opened.migrate()
    environment = { DATABASE_URL: database.kind === "postgres" ? database.url : "" }
  })
  afterEach(() => opened.close())

  const print = (...parameters: string[]) => runServerCommand(["audit", "print", ...parameters], environment)
  const add = (targetId: string, age: string) =>
    opened.database.execute(sql`
      insert into audit_log (at, operation, target_id, organization_id, user_id, key_id, request_id)
      values (now() - ${age}::interval, 'deleteModel', ${targetId}, 'org_1', 'usr_1', 'key_1', 'req-1')`)

  test("prints nothing and succeeds while the log is empty", async () => {
    expect(await print()).toEqual({ code: 0, stdout: "", stderr: "" })
  })

  test("prints one JSON object per line, oldest first, of 30 days or since the given time", async () => {
    await add("new", "1 hour")
    await add("week", "8 days")
    await add("year", "366 days")
    const all = entriesOf(await print("--since", "1970-01-01"))
    expect(all.map(({ targetId }) => targetId)).toEqual(["year", "week", "new"])
    expect(all[2]).toEqual({
      id: expect.any(Number),
      at: expect.any(String),
      operation: "deleteModel",
      targetId: "new",
      organizationId: "org_1",
      userId: "usr_1",
      keyId: "key_1",
      requestId: "req-1",
    })
    expect(entriesOf(await print()).map(({ targetId }) => targetId)).toEqual(["week", "new"])
    expect(entriesOf(await print("--since", "7d")).map(({ targetId }) => targetId)).toEqual(["new"])
    const after = new Date(Date.parse(all[1]?.at ?? "") + 1).toISOString()
    expect(entriesOf(await print("--since", after)).map(({ targetId }) => targetId)).toEqual(["new"])
    expect(entriesOf(await print("--since", all[1]?.at ?? "")).map(({ targetId }) => targetId)).toEqual(["week", "new"])
    expect(await print("--since", "2999-01-01")).toEqual({ code: 0, stdout: "", stderr: "" })
  })

  test("prints a log of several pages completely, and ends without an error when its reader closes the pipe", async () => {
    await opened.database.execute(sql`
      insert into audit_log (at, operation, target_id) select now() - interval '1 hour', 'bootstrap', n::text
      from generate_series(1, 2500) as n`)
    const ids = entriesOf(await print()).map(({ id }) => id)
    expect(ids).toHaveLength(2500)
    expect(ids).toEqual(ids.toSorted((left, right) => left - right))
    const main = fileURLToPath(new URL("../../src/main.ts", import.meta.url))
    const command = `"$0" --conditions=@docsift/source "$1" audit print | head -n 1`
    const env = { ...childEnvironment(), ...environment }
    const first = await promisify(execFile)("/bin/sh", ["-c", command, process.execPath, main], { env })
    expect(first.stdout.trim().split("\n")).toHaveLength(1)
    expect(first.stderr).toBe("")
  })

  test("rejects an invalid time before it opens the database", async () => {
    const end = await runServerCommand(["audit", "print", "--since", "2026-02-30"], {
      DATABASE_URL: "postgres://nobody@127.0.0.1:1/x",
    })
    expect(end).toMatchObject({ code: 2, stdout: "", stderr: expect.stringMatching(/^--since: "2026-02-30" must be /) })
  })

  test("requires a migration when the schema is older or missing", async () => {
    const sentence = 'The database schema is older than this program. Run "docsift-server migrate" first.\n'
    await opened.database.execute(sql`
      delete from drizzle.__drizzle_migrations
      where created_at = (select max(created_at) from drizzle.__drizzle_migrations)`)
    expect(await print()).toEqual({ code: 2, stdout: "", stderr: sentence })
    environment = { DATABASE_URL: await server().createDatabase() }
    expect(await print()).toEqual({ code: 2, stdout: "", stderr: sentence })
  })
})

test("on the embedded database it creates none, does not wait for a server, and prints the log of a stopped one", async () => {
  const missing = join(directory, "missing")
  const nowhere = await runServerCommand(["audit", "print"], { DOCSIFT_DATA_DIR: missing })
  expect(nowhere).toEqual({
    code: 2,
    stdout: "",
    stderr: `There is no database in ${missing}. Set DOCSIFT_DATA_DIR or DATABASE_URL as for the server.\n`,
  })
  expect(existsSync(missing)).toBe(false)
  const environment = { DOCSIFT_DATA_DIR: join(directory, "embedded"), DOCSIFT_WORKER_CONCURRENCY: "0" }
  const server = await startServerProcess(environment)
  const beside = await runServerCommand(["audit", "print"], environment)
  expect(beside).toMatchObject({ code: 2, stdout: "", stderr: expect.stringContaining("is in use by process") })
  await server.end("SIGTERM")
  const after = await runServerCommand(["audit", "print"], environment)
  expect(entriesOf(after)).toMatchObject([{ operation: "bootstrap" }])
})
