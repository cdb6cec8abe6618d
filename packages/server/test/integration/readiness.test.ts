import { execFileSync } from "node:child_process"
import { mkdir, mkdtemp, readdir, readFile, rename, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { sql } from "drizzle-orm"
import postgres from "postgres"
import { afterEach, beforeEach, describe, expect, test } from "vitest"
import { z } from "zod"
import { openDatabase } from "../../src/database/open-database.ts"
import { rowsOf } from "../../src/database/rows-of.ts"
import { S3Double } from "@docsift/testing/s3/double"
import { canMount, fillDisk, mountDisk } from "../small-disk.ts"
import { type ServerProcess, startServerProcess } from "@docsift/testing/server-process"
import { describeOnPostgres, type NewDatabase } from "../world.ts"

/*
 * Each dependency of a real server is taken away and restored. A probe has three seconds, about the timeout of load
 * balancers. The fastest of a few probes counts, because a machine that is busy with other tests may delay any of them.
 */

const probeMs = 3_000
/** Probes that are tried: of so many only a server delays all. */
const maxProbes = 10
const recoveryMs = 60_000
/** Several outages and recoveries. */
const longMs = 600_000

interface Probed {
  readonly status: number
  readonly text: string
  readonly tookMs: number
}

async function probe(server: ServerProcess, path = "/readyz"): Promise<Probed> {
  const startedAt = performance.now()
  const response = await fetch(`${server.url}${path}`, { signal: AbortSignal.timeout(20_000) })
  return { status: response.status, text: await response.text(), tookMs: performance.now() - startedAt }
}

/** Probes until the server is unready for the right reason, then checks the response, its duration, and liveness. */
async function expectUnready(server: ServerProcess, parts: string): Promise<void> {
  const sentence = JSON.stringify({ error: `Not ready: ${parts}.` })
  await expect.poll(async () => (await probe(server)).text, { timeout: recoveryMs }).toBe(sentence)
  const probes = [await probe(server), await probe(server), await probe(server)]
  const fastest = () => Math.min(...probes.map(({ tookMs }) => tookMs))
  while (fastest() >= probeMs && probes.length < maxProbes) probes.push(await probe(server))
  for (const { status, text } of probes) expect([status, text]).toEqual([503, sentence])
  expect(fastest()).toBeLessThan(probeMs)
  expect((await probe(server, "/livez")).status).toBe(200)
}

async function expectReady(server: ServerProcess): Promise<void> {
  await expect.poll(async () => (await probe(server)).text, { timeout: recoveryMs }).toBe('{"status":"ready"}')
}

describeOnPostgres("readiness", (newDatabase, postgresServer) => {
  const closing: (() => Promise<unknown>)[] = []
  let directory: string
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), "docsift-readiness-"))
    closing.push(() => rm(directory, { recursive: true, force: true }))
  })
  afterEach(async () => {
    for (const close of closing.splice(0).toReversed()) await close()
  })

  const start = async (database: Awaited<ReturnType<NewDatabase>>, environment: Record<string, string> = {}) => {
    const server = await startServerProcess({
      DATABASE_URL: database.kind === "postgres" ? database.url : "",
      DOCSIFT_DATA_DIR: join(directory, "data"),
      DOCSIFT_WORKER_CONCURRENCY: "0",
      ...environment,
    })
    closing.push(() => server.end("SIGKILL"))
    await expectReady(server)
    return server
  }

  test(
    "a stopped PostgreSQL is named, and the server recovers once it runs again",
    async () => {
      const server = await start(await newDatabase())
      await stopPostgres(await newDatabase())
      await expectUnready(server, "database, migrations")
      await postgresServer().restart()
      await expectReady(server)
    },
    longMs,
  )

  test(
    "a hanging PostgreSQL is named, however many probes there are, and the server recovers once it continues",
    async () => {
      const server = await start(await newDatabase())
      postgresServer().freeze()
      try {
        await expectUnready(server, "database, migrations")
        // More than the connections of the pool.
        const probes = await Promise.all(Array.from({ length: 40 }, () => probe(server)))
        expect(probes.map(({ status }) => status)).toEqual(Array.from({ length: 40 }, () => 503))
        expect(Math.min(...probes.map(({ tookMs }) => tookMs))).toBeLessThan(probeMs)
      } finally {
        postgresServer().thaw()
      }
      await expectReady(server)
    },
    longMs,
  )

  test(
    "a schema older than the program is named until it is migrated",
    async () => {
      const database = await newDatabase()
      const server = await start(database)
      const opened = await openDatabase(database)
      closing.push(() => opened.close())
      const newest = sql`select max(created_at) from drizzle.__drizzle_migrations`
      const removed: unknown = await opened.database.execute(sql`
      delete from drizzle.__drizzle_migrations where created_at = (${newest}) returning hash, created_at::text as at`)
      const [row] = z.array(z.object({ hash: z.string(), at: z.string() })).parse(rowsOf(removed))
      await expectUnready(server, "migrations")
      await opened.database.execute(sql`
      insert into drizzle.__drizzle_migrations (hash, created_at) values (${row?.hash}, ${row?.at}::bigint)`)
      await expectReady(server)
    },
    longMs,
  )

  test(
    "a missing folder of documents is named, and not created again, until it is back",
    async () => {
      const server = await start(await newDatabase())
      await rename(join(directory, "data"), join(directory, "aside"))
      await expectUnready(server, "storage")
      await mkdir(join(directory, "data"))
      await expectUnready(server, "storage")
      await rm(join(directory, "data"), { recursive: true })
      await rename(join(directory, "aside"), join(directory, "data"))
      await expectReady(server)
    },
    longMs,
  )

  test.skipIf(!canMount("THE TEST OF A FULL DISK"))(
    "a disk without a free byte is named until there is space again",
    async () => {
      const data = join(directory, "data")
      await mkdir(data)
      const disk = mountDisk(data, 64)
      closing.push(async () => disk.unmount())
      const server = await start(await newDatabase())
      const release = await fillDisk(data)
      await expectUnready(server, "storage")
      expect(await readdir(join(data, "incoming"))).toEqual([])
      await release()
      await expectReady(server)
    },
    longMs,
  )

  test.skipIf(!canMount("THE TEST OF A READ-ONLY DISK"))(
    "a disk that became read-only is named until it can be written to",
    async () => {
      const data = join(directory, "data")
      await mkdir(data)
      const disk = mountDisk(data, 64)
      closing.push(async () => disk.unmount())
      const server = await start(await newDatabase())
      execFileSync("mount", ["-o", "remount,ro", data])
      await expectUnready(server, "storage")
      execFileSync("mount", ["-o", "remount,rw", data])
      await expectReady(server)
    },
    longMs,
  )

  describe("with documents in S3", () => {
    let double: S3Double
    let environment: Record<string, string>
    beforeEach(async () => {
      double = await S3Double.start()
      closing.push(() => double.stop())
      const { bucket, endpoint } = await double.createBucket()
      environment = {
        DOCSIFT_S3_BUCKET: bucket,
        DOCSIFT_S3_ENDPOINT: endpoint ?? "",
        DOCSIFT_S3_ACCESS_KEY: "key",
        DOCSIFT_S3_SECRET_KEY: "secret",
      }
    })

    test(
      "a store that rejects requests, hangs or is gone is named until it works again",
      async () => {
        const server = await start(await newDatabase(), environment)
        for (const fault of [{ status: 403, code: "AccessDenied" }, "hang", "reset"] as const) {
          double.findFault = () => fault
          await expectUnready(server, "storage")
          double.findFault = () => undefined
          await expectReady(server)
        }
        await double.crash()
        await expectUnready(server, "storage")
        await double.restart()
        await expectReady(server)
      },
      longMs,
    )
  })

  test(
    "a stopping server reports that it is not ready while it still serves requests",
    async () => {
      const server = await start(await newDatabase())
      const ended = server.end("SIGTERM")
      const draining = JSON.stringify({ error: "Not ready: the server is shutting down." })
      await expect.poll(async () => (await probe(server)).text, { interval: 20 }).toBe(draining)
      const [ready, live] = await Promise.all([probe(server), probe(server, "/livez")])
      expect([ready.status, live.status]).toEqual([503, 200])
      expect((await ended).code).toBe(0)
    },
    longMs,
  )
})

/** Stops the server of a database as a crash of its machine would. */
async function stopPostgres(database: Awaited<ReturnType<NewDatabase>>): Promise<void> {
  if (database.kind !== "postgres") throw new Error("only PostgreSQL can be stopped")
  const client = postgres(database.url, { max: 1 })
  const [row] = await client<{ directory: string }[]>`select current_setting('data_directory') as directory`
  await client.end()
  const pid = Number((await readFile(join(row?.directory ?? "", "postmaster.pid"), "utf8")).split("\n")[0])
  process.kill(pid, "SIGQUIT")
}
