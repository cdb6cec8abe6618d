import { once } from "node:events"
import { existsSync } from "node:fs"
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import { z } from "zod"
import manifest from "../../package.json" with { type: "json" }
import { isApiKeyValue, newApiKeyValue } from "../../src/domain/api-key-value.ts"
import { findFreePort } from "@docsift/testing/free-port"
import { addMigratedDatabase } from "@docsift/testing/migrated-database"
import { runServerCommand, startServerProcess } from "@docsift/testing/server-process"

let directory: string
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "docsift-process-"))
})
afterAll(() => rm(directory, { recursive: true, force: true }))

const created = z.object({ workflowId: z.string() })
const started = z.object({ workflowExecutionId: z.string() })
const listed = z.array(z.object({ id: z.string(), status: z.string() }))

/** Sheets that keep two threads busy for seconds, so that a kill after the first few comes in the middle; larger ones only take longer. */
const sheetCount = 50
const sheetRows = Array.from({ length: 2000 }, (_, index) => `B-${index},${index}`).join("\n")
/** A server that completes no further execution in this time has stalled, however busy the machine is. */
const standstillMs = 45_000

test("after kill -9 in the middle of 50 executions all of them are completed by the next start", async () => {
  const adminKey = newApiKeyValue()
  const dataDirectory = join(directory, "killed")
  const environment = { DOCSIFT_DATA_DIR: dataDirectory, DOCSIFT_ADMIN_KEY: adminKey, DOCSIFT_WORKER_CONCURRENCY: "2" }
  const headers = { "x-api-key": adminKey }
  const first = await startServerProcess(environment)
  // While it holds the directory, no other process can use it.
  const intruder = await runServerCommand(["serve"], { PORT: "0", ...environment })
  expect(intruder).toMatchObject({
    code: 2,
    stderr: expect.stringMatching(/^The data directory .* is in use by process /),
  })
  const { workflowId } = created.parse(
    await post(`${first.url}/api/v1/workflows`, headers, {
      name: "W",
      configuration: {
        objects: [{ name: "Lines", tables: [{ name: "Lines", columns: [{ name: "sku", type: "string" }] }] }],
      },
    }),
  )
  const ids = await Promise.all(
    Array.from({ length: sheetCount }, async (_, index) => {
      const form = new FormData()
      form.append("file", new Blob([`sku,amount\nA-${index},1\n${sheetRows}\n`]), "lines.csv")
      const url = `${first.url}/api/v1/workflows/${workflowId}/execute`
      const response = await fetch(url, { method: "POST", headers, body: form })
      return started.parse(await response.json()).workflowExecutionId
    }),
  )

  const countCompleted = async (url: string) => {
    const response = await fetch(`${url}/api/v1/executions?limit=1000`, { headers })
    const executions = listed.parse(await response.json())
    expect(executions.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
    expect(executions.filter(({ status }) => status === "Failed")).toEqual([])
    return executions.filter(({ status }) => status === "Completed").length
  }
  const untilCompleted = async (url: string, count: number) => {
    let completed = await countCompleted(url)
    while (completed < count) {
      const poll = expect.poll(() => countCompleted(url), { timeout: standstillMs, interval: 100 })
      await poll.toBeGreaterThan(completed)
      completed = await countCompleted(url)
    }
    return completed
  }
  expect(await untilCompleted(first.url, 3)).toBeLessThan(sheetCount)
  expect((await first.end("SIGKILL")).code).toBeNull()

  const second = await startServerProcess(environment)
  await untilCompleted(second.url, sheetCount)

  const end = await second.end("SIGTERM")
  expect(end).toMatchObject({ code: 0, stderr: "" })
  expect(await readFile(join(dataDirectory, "server.2.lock"), "utf8")).toBe("released\n")
  // Three starts and seconds of work, on a machine that may be busy with ten other things.
}, 300_000)

test("the first start prints the admin key on a line of its own, the next one does not, and no log contains it", async () => {
  const environment = {
    DOCSIFT_DATA_DIR: join(directory, "fresh"),
    LOG_LEVEL: "trace",
    DOCSIFT_WORKER_CONCURRENCY: "0",
    // Like an operator, with the cache of the data directory.
    NODE_COMPILE_CACHE: "",
  }
  const first = await startServerProcess(environment)
  const key = first
    .output()
    .split("\n")
    .find((line) => isApiKeyValue(line))
  const response = await fetch(`${first.url}/api/v1/api-keys`, { headers: { "x-api-key": key ?? "" } })
  expect(response.status).toBe(200)
  const { stdout } = await first.end("SIGINT")
  expect(stdout.split(key ?? "-").length - 1).toBe(1)
  expect((await readFile(join(directory, "fresh", "encryption.key"), "utf8")).trim()).toMatch(/^file:/)
  const second = await startServerProcess(environment)
  const { stdout: again, code } = await second.end("SIGTERM")
  expect(code).toBe(0)
  expect(again).not.toMatch(/dsk_/)
  // The first start found no directory; the second one left its compiled code for the next.
  expect(await readdir(join(directory, "fresh", "compile-cache"))).not.toEqual([])
})

test("all mistakes in the settings are reported together, with names and without secrets, and with exit code 2", async () => {
  const end = await runServerCommand(["serve"], {
    PORT: "eighty",
    DATABASE_URL: "mysql://root:hunter2@db/x",
    DOCSIFT_ADMIN_KEY: "dsk_planted",
    DOCSIFT_CORS_ORIGINS: "https://me:hunter2@app.example",
  })
  expect(end).toMatchObject({ code: 2, stdout: "" })
  for (const name of ["PORT", "DOCSIFT_CORS_ORIGINS", "DATABASE_URL", "DOCSIFT_ADMIN_KEY"])
    expect(end.stderr).toContain(`- ${name}: `)
  expect(end.stderr).not.toMatch(/hunter2|planted/)
})

test("work rejects the embedded database", async () => {
  const end = await runServerCommand(["work"], { DOCSIFT_DATA_DIR: join(directory, "work") })
  expect(end).toMatchObject({ code: 2, stderr: expect.stringContaining('DATABASE_URL: must be set for "work"') })
  expect(existsSync(join(directory, "work"))).toBe(false)
})

test("an address in use and an unreachable database are reported in one sentence, with exit code 2", async () => {
  const server = createServer().listen(0, "127.0.0.1")
  await once(server, "listening")
  const { port } = z.object({ port: z.number() }).parse(server.address())
  const busy = await runServerCommand(["serve"], { PORT: String(port), DOCSIFT_DATA_DIR: join(directory, "busy") })
  expect(busy).toMatchObject({
    code: 2,
    stderr: `The address 127.0.0.1:${port} is in use by another program. Stop it, or set PORT (or DOCSIFT_METRICS_PORT) to a free port.\n`,
  })
  const metrics = { PORT: "0", DOCSIFT_METRICS_PORT: String(port), DOCSIFT_DATA_DIR: join(directory, "busy") }
  expect(await runServerCommand(["serve"], metrics)).toMatchObject({ code: 2, stderr: busy.stderr })
  // A database created here would have a key that nobody has seen.
  expect(existsSync(join(directory, "busy"))).toBe(false)
  server.close()
  const unreachable = await runServerCommand(["migrate"], { DATABASE_URL: `postgres://nobody@127.0.0.1:${port}/x` })
  expect(unreachable).toMatchObject({
    code: 2,
    stderr: "PostgreSQL cannot be reached. Check DATABASE_URL and that the database is running.\n",
  })
})

// No later start can print it. Two servers on one port are a mistake that shows only after the key is stored.
test("a key that was created is printed even when the start then fails", async () => {
  const dataDirectory = join(directory, "failing")
  await addMigratedDatabase(dataDirectory)
  const port = String(await findFreePort())
  const environment = { PORT: port, DOCSIFT_METRICS_PORT: port, DOCSIFT_DATA_DIR: dataDirectory }
  const { code, stdout } = await runServerCommand(["serve"], environment)
  expect(code).toBe(2)
  expect(stdout).toMatch(/^Admin API key, shown only this once:\ndsk_\w+$/m)
  expect(stdout).not.toContain("Docsift is listening")
})

test("key generate prints one well-formed key", async () => {
  const { stdout, code } = await runServerCommand(["key", "generate"], {})
  expect(code).toBe(0)
  expect(isApiKeyValue(stdout.trim())).toBe(true)
})

test("config print shows the settings and hides the secrets", async () => {
  const adminKey = newApiKeyValue()
  const { stdout } = await runServerCommand(["config", "print"], {
    DATABASE_URL: "postgres://me:hunter2@db.example:5432/docsift?sslpassword=planted",
    DOCSIFT_ADMIN_KEY: adminKey,
    DOCSIFT_ENCRYPTION_KEYS: `k1:${Buffer.alloc(32, 7).toString("base64")}`,
    DOCSIFT_READING_BUDGET_MS: "30000",
    OTEL_EXPORTER_OTLP_ENDPOINT: "https://me:hunter2@collector.example/?api_key=planted",
  })
  expect(stdout).toContain("https://me:***@collector.example/v1/traces?api_key=***")
  expect(stdout).not.toMatch(/hunter2|planted|BwcHBw/)
  expect(stdout).not.toContain(adminKey)
  const readingBudget = { baseMs: 30_000, perPageMs: 2_000 }
  expect(JSON.parse(stdout)).toMatchObject({
    port: 3000,
    encryptionKeys: ["k1:(set)"],
    adminKey: "(set)",
    readingBudget,
  })
})

test("a misspelt setting is reported by config print and by the log of a start", async () => {
  const misspelt = { DOCSIFT_WORKER_CONCURENCY: "8", DOCSIFT_DATA_DIR: join(directory, "misspelt") }
  const warning = "DOCSIFT_WORKER_CONCURENCY is not a setting and is ignored. Did you mean DOCSIFT_WORKER_CONCURRENCY?"
  const printed = await runServerCommand(["config", "print"], misspelt)
  expect(printed).toMatchObject({ code: 0, stderr: `${warning}\n` })
  expect(JSON.parse(printed.stdout)).not.toHaveProperty("warnings")
  const server = await startServerProcess(misspelt)
  const { stdout } = await server.end("SIGINT")
  const lines = stdout.split("\n").filter((line) => line.includes(warning))
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([expect.objectContaining({ level: 40 })])
})

test("--version prints the version of the package and opens nothing", async () => {
  const { stdout, code } = await runServerCommand(["--version"], { PORT: "not even read" })
  expect([code, stdout]).toEqual([0, `${manifest.version}\n`])
})

test("health exits with 0 while the server is ready, and with 1 and the reason once it is not", async () => {
  const server = await startServerProcess({
    DOCSIFT_DATA_DIR: join(directory, "health"),
    DOCSIFT_WORKER_CONCURRENCY: "0",
  })
  const environment = { PORT: new URL(server.url).port }
  expect(await runServerCommand(["health"], environment)).toMatchObject({ code: 0, stdout: "ready\n", stderr: "" })
  await server.end("SIGTERM")
  const gone = await runServerCommand(["health"], environment)
  expect(gone).toMatchObject({ code: 1, stdout: "", stderr: expect.stringContaining("Cannot reach http://") })
  const nowhere = await runServerCommand(["health", "--worker"], environment)
  expect(nowhere).toMatchObject({ code: 2, stderr: expect.stringMatching(/^DOCSIFT_METRICS_PORT: must be set/) })
})

test("an unknown command or option exits with a hint and the code for mistakes of the operator", async () => {
  const command = await runServerCommand(["sevre"], {})
  expect(command).toMatchObject({ code: 2, stdout: "", stderr: expect.stringContaining("Did you mean serve?") })
  const option = await runServerCommand(["serve", "--foo"], {})
  expect(option).toMatchObject({
    code: 2,
    stdout: "",
    stderr: expect.stringMatching(/unknown option '--foo'[^]*Usage:/),
  })
  expect(await runServerCommand(["key"], {})).toMatchObject({ code: 2 })
})

async function post(url: string, headers: Record<string, string>, body: unknown): Promise<unknown> {
  const response = await fetch(url, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify(body),
  })
  return response.json()
}
