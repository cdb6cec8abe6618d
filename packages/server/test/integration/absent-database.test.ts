import { connect, createServer, type Server } from "node:net"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest"
import { findFreePort } from "@docsift/testing/free-port"
import { spawnServerCommand, runServerCommand } from "@docsift/testing/server-process"
import { describeOnEmptyPostgres } from "../world.ts"

const waiting = "PostgreSQL cannot be reached; waiting"
/** A start takes seconds on a busy machine. */
const startMs = 60_000

/** Forwards a port to that of a database. */
async function forward(port: number, to: number): Promise<Server> {
  const server = createServer((socket) => {
    const target = connect(to, "127.0.0.1")
    socket.pipe(target).pipe(socket)
    for (const end of [socket, target]) end.on("error", () => [socket, target].forEach((one) => one.destroy()))
  })
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve))
  return server
}

describeOnEmptyPostgres("a start while the database is unavailable", (newDatabase) => {
  let directory: string
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), "docsift-absent-"))
  })
  afterAll(() => rm(directory, { recursive: true, force: true }))

  async function anAddress(port: number) {
    const database = await newDatabase()
    if (database.kind !== "postgres") throw new Error("needs PostgreSQL")
    const url = new URL(database.url)
    const realPort = Number(url.port)
    url.port = String(port)
    return { url: url.href, realPort }
  }

  test("waits for it, with one warning that names host and port", async () => {
    const port = await findFreePort()
    const { url, realPort } = await anAddress(port)
    const environment = { PORT: "0", DATABASE_URL: url, DOCSIFT_DATA_DIR: directory, LOG_LEVEL: "info" }
    const { ended, output, kill } = spawnServerCommand(["serve"], environment)
    onTestFinished(async () => {
      kill("SIGKILL")
      await ended
    })
    await expect.poll(output, { timeout: startMs }).toContain(waiting)
    // Further attempts fail meanwhile; their number does not matter.
    await sleep(2_000)
    const proxy = await forward(port, realPort)
    onTestFinished(() => void proxy.close())
    await expect.poll(output, { timeout: startMs }).toContain('"msg":"listening"')
    const warnings = output()
      .split("\n")
      .filter((line) => line.includes(waiting))
    expect(warnings).toHaveLength(1)
    expect(warnings[0]).toContain(`127.0.0.1:${port}`)
    const listeningPort = /"port":(\d+),.*"msg":"listening"/.exec(output())?.[1]
    expect((await fetch(`http://127.0.0.1:${listeningPort}/readyz`)).status).toBe(200)
  })

  test("exits at once on SIGTERM", async () => {
    const { url } = await anAddress(await findFreePort())
    const environment = { PORT: "0", DATABASE_URL: url, DOCSIFT_DATA_DIR: directory, LOG_LEVEL: "warn" }
    for (const command of ["serve", "work"]) {
      const { ended, output, kill } = spawnServerCommand([command], environment)
      await expect.poll(output, { timeout: startMs }).toContain(waiting)
      kill("SIGTERM")
      expect(await ended).toMatchObject({ code: 143, stderr: "" })
    }
  })

  test("does not wait when the database rejects the connection, and commands never wait", async () => {
    const { url, realPort } = await anAddress(1)
    const missing = new URL(url)
    missing.port = String(realPort)
    missing.pathname = "/nowhere"
    const environment = { PORT: "0", DOCSIFT_DATA_DIR: directory, LOG_LEVEL: "warn" }
    const rejected = await runServerCommand(["serve"], { ...environment, DATABASE_URL: missing.href })
    expect(rejected).toMatchObject({ code: 2, stdout: "", stderr: expect.stringContaining("does not exist") })
    const unreachable = await runServerCommand(["migrate"], { ...environment, DATABASE_URL: url })
    expect(unreachable).toMatchObject({ code: 2, stdout: "", stderr: expect.stringContaining("cannot be reached") })
  })
})
