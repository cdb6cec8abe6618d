import { cp, mkdir, mkdtemp, open, readdir, rm, symlink, truncate, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import postgres from "postgres"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { openDatabase } from "../../src/database/open-database.ts"
import { spawnServerCommand, type Ended, runServerCommand } from "@docsift/testing/server-process"
import { canMount, fillDisk, mountDisk } from "../small-disk.ts"
import { describeOnEmptyPostgres } from "../world.ts"

let directory: string
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "docsift-start-"))
})
afterAll(() => rm(directory, { recursive: true, force: true }))

const start = (dataDirectory: string, environment: Record<string, string> = {}) =>
  runServerCommand(["serve"], { PORT: "0", DOCSIFT_DATA_DIR: dataDirectory, LOG_LEVEL: "warn", ...environment })

/** Expects one sentence that names the directory, and the exit code for mistakes of the operator. */
function expectSentence(end: Ended, sentence: RegExp, dataDirectory: string): void {
  expect(end.stderr).toMatch(sentence)
  expect(end.stderr).toContain(dataDirectory)
  expect(end.stderr).not.toMatch(/^ {4}at /m)
  expect(end.stderr.trim().split("\n")).toHaveLength(1)
  expect(end).toMatchObject({ code: 2, stdout: "" })
}

describe("a data directory that cannot be used is reported in a sentence", () => {
  test("a file, a path below a file, and a dangling link", async () => {
    const file = join(directory, "file")
    await writeFile(file, "")
    const link = join(directory, "link")
    await symlink(join(directory, "nowhere"), link)
    for (const path of [file, join(file, "below"), link]) {
      expectSentence(
        await start(path),
        /^The data directory .* it, or a directory above it, is a file\. Set DOCSIFT_DATA_DIR/,
        path,
      )
    }
    // The same if it contains only the encryption key.
    const unreachable = { DATABASE_URL: "postgres://nobody@127.0.0.1:1/x" }
    expectSentence(await start(join(file, "below"), unreachable), /^The data directory .* Set DOCSIFT_DATA_DIR/, file)
  })

  // Node's own mkdir never returns there, and keeps a core busy.
  test.skipIf(process.platform !== "linux")("a file system that cannot contain folders", async () => {
    expectSentence(
      await start("/proc/docsift"),
      /^The data directory .* no directory can be created there\./,
      "/proc/docsift",
    )
  })

  test.skipIf(!canMount("THE TEST OF A START ON A READ-ONLY OR FULL DISK"))(
    "a disk that is read-only or full",
    async () => {
      const path = join(directory, "disk")
      await mkdir(path)
      const disk = mountDisk(path, 8)
      try {
        // Space for the lock, but not for the database.
        expectSentence(await start(path), /^The data directory .* there is no space left\./, path)
        expect(await readdir(path)).not.toContain("database")
        await fillDisk(path)
        expectSentence(await start(path), /^The data directory .* there is no space left\./, path)
        disk.remountReadOnly()
        expectSentence(await start(path), /^The data directory .* its file system is read-only\./, path)
      } finally {
        disk.unmount()
      }
    },
  )

  // Such as a volume mounted there: it cannot be removed after a failed start, which must not hide the cause.
  test.skipIf(!canMount("THE TEST OF A START ON A FULL DISK OF ITS OWN"))(
    "a full disk mounted as the folder of the database",
    async () => {
      const path = join(directory, "mounted")
      await mkdir(join(path, "database"), { recursive: true })
      const disk = mountDisk(join(path, "database"), 8)
      try {
        expectSentence(await start(path), /^The data directory .* there is no space left\./, path)
      } finally {
        disk.unmount()
      }
    },
  )

  test("symbolic links that form a loop", async () => {
    const path = join(directory, "loop")
    await symlink(path, path)
    expectSentence(await start(path), /^The data directory .* Set DOCSIFT_DATA_DIR to a directory\./, path)
  })
})

describe("a damaged database is reported in a sentence", () => {
  let sound: string
  beforeAll(async () => {
    sound = join(directory, "sound")
    const opened = await openDatabase({ kind: "embedded", directory: sound })
    await opened.migrate()
    await opened.close()
  })

  test.each([
    ["a control file of noise", (database: string) => overwrite(join(database, "global", "pg_control"), 1)],
    ["a missing control file", (database: string) => rm(join(database, "global", "pg_control"))],
    ["an empty log", async (database: string) => truncate(join(database, "pg_wal", "000000010000000000000001"))],
    ["tables of the catalogue of noise", (database: string) => overwriteAll(join(database, "base", "5"), /^1\d{3}$/)],
    ["own tables of noise", (database: string) => overwriteAll(join(database, "base", "5"), /^(?!13)\d{5,}$/)],
  ])("%s", async (_what, damage) => {
    const path = join(directory, "damaged")
    await rm(path, { recursive: true, force: true })
    await cp(sound, path, { recursive: true })
    await damage(join(path, "database"))
    expectSentence(await start(path), /^The database in .* cannot be opened: .* backup/, path)
  })
})

describeOnEmptyPostgres("a start that hangs", (newDatabase) => {
  test("ends soon after SIGTERM", async () => {
    const database = await newDatabase()
    if (database.kind !== "postgres") throw new Error("only PostgreSQL can delay a start")
    const client = postgres(database.url, { max: 1 })
    try {
      // Another program that migrates forever.
      await client`select pg_advisory_lock(${0x646f_6373_6966})`
      const { ended, kill } = spawnServerCommand(["serve"], {
        PORT: "0",
        DATABASE_URL: database.url,
        DOCSIFT_DATA_DIR: directory,
      })
      const waiting = async () =>
        (await client`select 1 from pg_locks where locktype = 'advisory' and not granted`).length
      await expect.poll(waiting).toBe(1)
      kill("SIGTERM")
      expect((await ended).code).toBe(143)
    } finally {
      await client.end({ timeout: 1 })
    }
  })
})

/** Overwrites the first pages of a file with bytes that are not a page. */
async function overwrite(path: string, pages: number): Promise<void> {
  const handle = await open(path, "r+")
  await handle.write(Buffer.alloc(pages * 8192, 0xa5))
  await handle.close()
}

async function overwriteAll(folder: string, names: RegExp): Promise<void> {
  const files = (await readdir(folder)).filter((name) => names.test(name))
  expect(files).not.toEqual([])
  for (const name of files) await overwrite(join(folder, name), 2)
}
