import { once } from "node:events"
import { mkdtemp, rm } from "node:fs/promises"
import { createServer } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import postgres from "postgres"
import { S3FileStorage } from "@docsift/server/internal/adapters/s3-file-storage"
import { openPostgresDatabase } from "@docsift/server/internal/database/postgres-database"
import { Scope } from "@docsift/server/internal/database/scope"
import { newId } from "@docsift/server/internal/domain/ids"
import { EndedExecutionRepository } from "@docsift/server/internal/repositories/ended-executions"
import { FileRepository } from "@docsift/server/internal/repositories/files"
import { OrphanSweep } from "@docsift/server/internal/worker/orphan-sweep"
import { startPostgres, type TestPostgres } from "@docsift/testing/postgres"
import { fillHistory } from "./growth-fill.ts"
import { atLeast, atMost, type BenchOptions, figure, type Row, reportProgress } from "./row.ts"
import { clientOf, definition, sampleText } from "./sample.ts"
import { ServerProcess } from "./server-process.ts"

/** What a request to a store in the same region takes. */
const STORE_MS = 30
const DELETED = 100
/** Executions removed in one transaction, as by retention. */
const BATCH = 100
const STEP = 50_000
const EXPIRED = 20_000
/** Arrivals of ten million documents a day. */
const ARRIVALS = 116

/** Measures what keeps a large deployment tidy: removal of documents from S3, retention, and a part of the sweep. */
export async function benchHousekeeping({ isQuick }: BenchOptions): Promise<Row[]> {
  const server = await startPostgres()
  try {
    const deletions = await measureDeletions()
    return [
      ...deletions,
      ...(await measureDatabase(server, isQuick ? 50_000 : 300_000, isQuick ? 100_000 : 10_000_000)),
    ]
  } finally {
    await server.stop()
  }
}

/** Deletes documents of a store that takes 30 ms for every request. */
async function measureDeletions(): Promise<Row[]> {
  const store = createServer((request, response) => {
    request.resume()
    setTimeout(() => {
      if (request.method === "DELETE") response.writeHead(204).end()
      else response.writeHead(200, { "content-type": "application/xml" }).end("<DeleteResult></DeleteResult>")
    }, STORE_MS)
  })
  store.listen(0, "127.0.0.1")
  await once(store, "listening")
  const address = store.address()
  if (address === null || typeof address === "string") throw new Error("a TCP server has a port")
  const directory = await mkdtemp(join(tmpdir(), "docsift-bench-"))
  const credentials = { accessKeyId: "key", secretAccessKey: "secret" }
  const endpoint = `http://127.0.0.1:${address.port}`
  const config = { bucket: "documents", region: "us-east-1", endpoint, publicEndpoint: undefined, credentials }
  const storage = new S3FileStorage(config, directory)
  try {
    const ids = Array.from({ length: DELETED }, () => newId("file"))
    await storage.deleteAll(ids.slice(0, 1))
    const single = await secondsOf(async () => {
      for (const id of ids) await storage.delete(id)
    })
    const together = await secondsOf(() => storage.deleteAll(ids))
    return [
      atLeast(
        `documents removed from S3 in batches of ${BATCH}, ${STORE_MS} ms a request`,
        DELETED / together,
        ARRIVALS,
        "/s",
        0,
      ),
      figure("one after another", DELETED / single, "/s", 0),
    ]
  } finally {
    await storage.close()
    store.closeAllConnections()
    store.close()
    await rm(directory, { recursive: true })
  }
}

async function measureDatabase(server: TestPostgres, executions: number, files: number): Promise<Row[]> {
  const url = await server.createDatabase()
  const template = await runOne(url)
  const sql = postgres(url, { max: 1, onnotice: () => undefined })
  const opened = openPostgresDatabase(url)
  try {
    for (let from = 1; from < executions; from += STEP) {
      reportProgress(
        `filling: ${(from + STEP - 1).toLocaleString("en")} of ${executions.toLocaleString("en")} executions`,
      )
      await fillHistory(sql, template, from, from + STEP - 1)
    }
    await sql.unsafe("update executions set completed_at = completed_at - interval '40 days'")
    await sql.unsafe("vacuum analyze")
    const ended = new EndedExecutionRepository(opened.database)
    reportProgress("removing executions")
    const expired = Math.min(EXPIRED, executions / 2)
    const retention = await secondsOf(async () => {
      for (let removed = 0; removed < expired; removed += BATCH) await ended.deleteOld(Scope.system(), 30, BATCH)
    })
    return [
      atLeast(
        `executions removed by retention, of ${executions.toLocaleString("en")}`,
        expired / retention,
        ARRIVALS,
        "/s",
        0,
      ),
      ...(await measureSweep(sql, new FileRepository(opened.database), template, files)),
    ]
  } finally {
    await opened.close()
    await sql.end()
  }
}

/** Runs an execution that the others are copies of. */
async function runOne(url: string): Promise<string> {
  const server = await ServerProcess.create({ env: { DATABASE_URL: url } })
  try {
    await server.start()
    const client = clientOf(server)
    const workflow = await client.workflows.create(definition)
    const data = new TextEncoder().encode(sampleText)
    const { id } = await client.extract({ workflow, file: { data, name: "a.txt" } })
    return id
  } finally {
    await server.remove()
  }
}

/** Sweeps one part of a store that lists without delay: what is left is the look-up of 100,000 ids among all rows. */
async function measureSweep(sql: postgres.Sql, files: FileRepository, template: string, count: number): Promise<Row[]> {
  reportProgress(`filling: ${count.toLocaleString("en")} files`)
  const idOf = "'file_' || substr(md5('s' || i), 1, 12)"
  await sql.unsafe(`insert into files (id, organization_id, name, media_type, size_bytes, sha256)
    select ${idOf}, f.organization_id, f.name, f.media_type, f.size_bytes, f.sha256
    from generate_series(1, ${count}) as i, executions e join files f on f.id = e.file_id where e.id = '${template}'
    on conflict do nothing`)
  await sql.unsafe("vacuum analyze files")
  const rows = await sql<{ id: ReturnType<typeof newId<"file">> }[]>`select id from files order by id limit 100000`
  const modifiedAt = new Date(0)
  let to: string | undefined
  const sweep = new OrphanSweep({
    files,
    storage: {
      async *list() {
        for (const { id: fileId } of rows) yield { fileId, modifiedAt }
      },
      deleteAll: () => Promise.reject(new Error("there are no orphans")),
    },
    guard: { verify: async () => undefined },
    sweepProgress: {
      readCursor: async () => undefined,
      renew: async () => undefined,
      withhold: async () => 0,
      async advance(part) {
        to = part.to
        return true
      },
    },
    logger: { warn: () => undefined },
    roundMs: 0,
  })
  const seconds = await secondsOf(() => sweep.run(new Date(), new AbortController().signal))
  if (to !== rows.at(-1)?.id) throw new Error("the part was not swept to its end")
  return [
    atMost(`look-ups of a part of the sweep, 100,000 of ${count.toLocaleString("en")} files`, seconds, 10, "s"),
    figure("documents", rows.length / seconds, "/s", 0),
  ]
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return (performance.now() - startedAt) / 1000
}
