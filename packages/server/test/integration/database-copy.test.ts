import { cp, mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { sql } from "drizzle-orm"
import postgres from "postgres"
import { afterAll, beforeAll, expect, test } from "vitest"
import { z } from "zod"
import { copyDatabase } from "../../src/database/copy-database.ts"
import { lockDirectory } from "../../src/database/directory-lock.ts"
import { openDatabase } from "../../src/database/open-database.ts"
import { openEmbeddedDatabase } from "../../src/database/embedded-database.ts"
import { rowsOf } from "../../src/database/rows-of.ts"
import { newApiKeyValue } from "../../src/domain/api-key-value.ts"
import { runServerCommand, type ServerProcess, startServerProcess } from "@docsift/testing/server-process"
import { describeOnEmptyPostgres } from "../world.ts"

const key = newApiKeyValue()

/** A name that looks like a number, which a parser would put first, and one that sorts before the name it follows. */
const configuration = {
  objects: [
    {
      name: "Invoice",
      fields: [
        { name: "Number", type: "string" },
        { name: "2024", type: "string" },
        { name: "Buyer", type: "string" },
      ],
    },
  ],
}

const created = z.looseObject({ workflowId: z.string() })
const executed = z.looseObject({ workflowExecutionId: z.string(), status: z.string() })
const located = z.looseObject({ url: z.string() })

type Call = Omit<RequestInit, "headers"> & { readonly headers?: Readonly<Record<string, string>> }

function call(url: string, init: Call = {}): Promise<Response> {
  return fetch(url, { ...init, headers: { "x-api-key": key, ...init.headers } })
}

const sendJson = (body: unknown) => ({
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body),
})

async function execute(server: ServerProcess, workflowId: string, content: string, name: string, wait = "wait=30") {
  const body = new FormData()
  body.append("file", new Blob([content]), name)
  const init = { method: "POST", headers: { prefer: wait }, body }
  return executed.parse(await (await call(`${server.url}/api/v1/workflows/${workflowId}/execute`, init)).json())
}

describeOnEmptyPostgres("copying the embedded database", (newDatabase) => {
  let directory: string
  let paths: string[]
  let completed: string
  let queued: string
  let before: Record<string, string>
  const settings = () => ({ DOCSIFT_DATA_DIR: directory, DOCSIFT_ADMIN_KEY: key })
  const aDatabaseUrl = async () => {
    const database = await newDatabase()
    return database.kind === "postgres" ? database.url : ""
  }
  const copy = (url: string) => runServerCommand(["database", "copy"], { ...settings(), DATABASE_URL: url })

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), "docsift-copy-"))
    const working = await startServerProcess(settings())
    const workflow = await call(`${working.url}/api/v1/workflows`, sendJson({ name: "Invoices", configuration }))
    const { workflowId } = created.parse(await workflow.json())
    const fine = await execute(working, workflowId, "Invoice\nNumber: A-17\n2024: yes\nBuyer: Ada\n", "a.txt")
    const broken = await execute(working, workflowId, "%PDF-1.7 broken", "b.pdf")
    expect([fine.status, broken.status]).toEqual(["Completed", "Failed"])
    completed = fine.workflowExecutionId
    const models = { modelName: "gpt-5", providerApiKey: "sk-proj-0123456789abcd", baseUrl: "http://127.0.0.1:1/v1" }
    expect((await call(`${working.url}/api/v1/admin/models/add`, sendJson(models))).ok).toBe(true)
    expect((await call(`${working.url}/api/v1/admin/organizations`, sendJson({ name: "Second" }))).ok).toBe(true)
    await working.end("SIGTERM")

    const idle = await startServerProcess({ ...settings(), DOCSIFT_WORKER_CONCURRENCY: "0" })
    const waiting = await execute(idle, workflowId, "Invoice\nNumber: A-18\n", "c.txt", "wait=0")
    queued = waiting.workflowExecutionId
    const [id, failed] = [completed, broken.workflowExecutionId]
    paths = [
      "workflows",
      `workflows/${workflowId}`,
      `executions/${id}`,
      `executions/${id}/status`,
      `executions/${id}/evidence`,
      `executions/${id}/export?format=csv`,
      `executions/${failed}`,
      "admin/models",
      "admin/runtime-config",
      "admin/organizations",
      "admin/users",
    ]
    before = await readAll(idle)
    await idle.end("SIGTERM")
    // Housekeeping requeues executions without a job only if they are a minute old.
    const opened = await openEmbeddedDatabase({ directory })
    await opened.database.execute(
      sql`update executions set created_at = now() - interval '2 minutes' where id = ${queued}`,
    )
    await opened.close()
  })
  afterAll(() => rm(directory, { recursive: true, force: true }))

  /** Fetches every path, as status and body, and the document. */
  async function readAll(server: ServerProcess): Promise<Record<string, string>> {
    const bodies: Record<string, string> = {}
    for (const path of paths) {
      const response = await call(`${server.url}/api/v1/${path}`)
      bodies[path] = `${response.status} ${await response.text()}`
    }
    const { url } = located.parse(await (await call(`${server.url}/api/v1/executions/${completed}/file`)).json())
    const file = await fetch(new URL(url, server.url))
    bodies.file = `${file.status} ${await file.text()}`
    return bodies
  }

  const audit = async (environment: Record<string, string>) =>
    (await runServerCommand(["audit", "print"], { DOCSIFT_DATA_DIR: directory, ...environment })).stdout

  test("a server on the copy returns the same bytes, continues with the queue, and writes", async () => {
    for (const body of Object.values(before)) expect(body).toMatch(/^200 /)
    expect(before[`executions/${completed}`]).toMatch(/"Number":.*"2024":.*"Buyer":/s)
    expect(before.file).toContain("A-17")
    const auditBefore = await audit({})
    expect(auditBefore).toContain("createOrganization")

    const url = await aDatabaseUrl()
    const end = await copy(url)
    expect(end).toMatchObject({ code: 0, stdout: expect.stringContaining("All rows were copied.") })
    expect(end.stderr).toMatch(/^executions: 3 copied$/m)
    expect(await audit({ DATABASE_URL: url })).toBe(auditBefore)

    // The same data directory: the documents, and the encryption key that the first start generated.
    const server = await startServerProcess({ ...settings(), DATABASE_URL: url })
    expect(await readAll(server)).toEqual(before)
    const status = () =>
      call(`${server.url}/api/v1/executions/${queued}/status`, { headers: { prefer: "wait=30" } }).then((r) => r.text())
    await expect.poll(status, { timeout: 90_000 }).toContain("Completed")
    // Writes an audit entry, whose number follows those that were copied.
    expect((await call(`${server.url}/api/v1/admin/organizations`, sendJson({ name: "Third" }))).status).toBe(200)
    await server.end("SIGTERM")

    const embedded = await startServerProcess({ ...settings(), DOCSIFT_WORKER_CONCURRENCY: "0" })
    expect(await readAll(embedded)).toEqual(before)
    await embedded.end("SIGTERM")
  })

  test("the copy is the same deployment in another database", async () => {
    const other = await mkdtemp(join(tmpdir(), "docsift-copy-"))
    await cp(directory, other, { recursive: true })
    const source = await openEmbeddedDatabase({ directory: other })
    const id = crypto.randomUUID()
    await source.database.execute(
      sql`update deployment set deployment_id = ${id}, database_fingerprint = 'of the source'`,
    )
    const target = await openDatabase({ kind: "postgres", url: await aDatabaseUrl() })
    await target.migrate()
    await copyDatabase(source.database, target.database, () => undefined)
    const rows: unknown = await target.database.execute(
      sql`select deployment_id as id, database_fingerprint as fingerprint from deployment`,
    )
    expect(rowsOf(rows)).toEqual([{ id, fingerprint: null }])
    await Promise.all([source.close(), target.close()])
    await rm(other, { recursive: true, force: true })
  })

  test("a copy that fails leaves nothing behind and can be repeated", async () => {
    const url = await aDatabaseUrl()
    const target = await openDatabase({ kind: "postgres", url })
    await target.migrate()
    await target.database.execute(sql`alter table audit_log add constraint refused check (operation = 'nothing')`)
    expect(await copy(url)).toMatchObject({ code: 1, stdout: "" })
    const count: unknown = await target.database.execute(sql`select count(*)::int as count from organizations`)
    expect(rowsOf(count)).toEqual([{ count: 0 }])
    await target.database.execute(sql`alter table audit_log drop constraint refused`)
    await target.close()
    expect(await copy(url)).toMatchObject({ code: 0 })
  })

  test("a target that has rows, is in use, or is not configured is rejected", async () => {
    const url = await aDatabaseUrl()
    const target = await openDatabase({ kind: "postgres", url })
    await target.migrate()
    // A client without the limits of the server's: on a busy machine the copy may take longer than a transaction may be idle.
    const user = postgres(url, { max: 1 })
    await user.begin(async (transaction) => {
      await transaction`lock table organizations in row exclusive mode`
      expect(await copy(url)).toMatchObject({ code: 2, stderr: expect.stringMatching(/^The database .* is in use\./) })
    })
    await user.end()
    await target.database.execute(sql`insert into organizations (id, name) values ('org_1', 'Default')`)
    await target.close()
    expect(await copy(url)).toMatchObject({
      code: 2,
      stdout: "",
      stderr: expect.stringMatching(/^The database of DATABASE_URL is not empty: its table "organizations" has rows\./),
    })
    const unnamed = await runServerCommand(["database", "copy"], settings())
    expect(unnamed).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("DATABASE_URL: must be set to the PostgreSQL database"),
    })
  })

  test("a data directory that a server uses, or without a database, is rejected", async () => {
    const url = await aDatabaseUrl()
    const lock = await lockDirectory(directory)
    expect(await copy(url)).toMatchObject({ code: 2, stderr: expect.stringContaining(directory) })
    await lock.release()
    const empty = await mkdtemp(join(tmpdir(), "docsift-copy-"))
    const end = await runServerCommand(["database", "copy"], { DOCSIFT_DATA_DIR: empty, DATABASE_URL: url })
    expect(end).toMatchObject({ code: 2, stderr: expect.stringContaining(`There is no database in ${empty}.`) })
    await rm(empty, { recursive: true, force: true })
  })
})
