import { chmod, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { type TestServer, testServer } from "@docsift/mocks/test-server"
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest"
import { runProgram, type RunOptions } from "./run-program.ts"
import { sampleInvoice } from "./sample-invoice.ts"

let server: TestServer
let folder: string
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "docsift-cli-"))
})
afterEach(() => rm(folder, { recursive: true }))

const run = (args: readonly string[], options: Partial<RunOptions> = {}) =>
  runProgram(args, { cwd: folder, ...options })
const profiles = () => join(folder, ".config/docsift/config.json")
const signIn = (apiKey: string) => run(["login", "--server", server.baseUrl], { input: `${apiKey}\n` })

test("a sign-in keeps the key where only its owner can read it, and other commands use it", async () => {
  expect(await signIn(server.apiKey)).toMatchObject({ code: 0, stdout: "" })
  expect((await stat(profiles())).mode & 0o777).toBe(0o600)
  const caller = await run(["whoami"])
  expect(caller).toMatchObject({ code: 0, stdout: expect.stringContaining(`at ${server.baseUrl}`) })
  expect(caller.stdout).not.toContain(server.apiKey)
  expect(await run(["doctor"])).toMatchObject({ code: 0, stdout: expect.stringContaining(server.baseUrl) })
})

test("a wrong key is not stored: 4", async () => {
  const refused = await signIn("dsk_wrong")
  expect(refused).toMatchObject({ code: 4, stderr: expect.stringContaining("The server refused the key") })
  await expect(readFile(profiles())).rejects.toThrow("ENOENT")
})

test("an address that is none is refused with 2, without being repeated: it may contain a password", async () => {
  for (const args of [
    ["login", "--server", "127.0.0.1:3000"],
    ["whoami", "--server", "http://ada:secret@127.0.0.1:3000"],
  ]) {
    const { code, stderr } = await run(args, { input: "dsk_test\n" })
    expect(code, args.join(" ")).toBe(2)
    expect(stderr).toContain("The URL of a server begins with http:// or https://")
    expect(stderr).not.toContain("secret")
  }
})

test("the key of a profile is sent to its own server only", async () => {
  await signIn(server.apiKey)
  const other = await run(["whoami", "--server", "http://127.0.0.1:9"])
  expect(other).toMatchObject({ code: 4, stderr: expect.stringContaining("There is no key for http://127.0.0.1:9") })
})

test("a sign-out removes the key, and an unknown profile is named", async () => {
  await signIn(server.apiKey)
  expect(await run(["logout"])).toMatchObject({ code: 0 })
  expect(await readFile(profiles(), "utf8")).not.toContain("dsk_")
  expect(await run(["whoami", "--profile", "work"])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('There is no profile "work". There is none yet.'),
  })
})

test("doctor reports keys that others can read, and a broken configuration", async () => {
  await signIn(server.apiKey)
  await chmod(profiles(), 0o644)
  expect(await run(["doctor"])).toMatchObject({ code: 1, stdout: expect.stringContaining("chmod 600") })
  await writeFile(profiles(), "{")
  const broken = await run(["doctor"])
  expect(broken).toMatchObject({ code: 1, stdout: expect.stringContaining("is not a configuration of docsift") })
})

test("a workflow of the server is executed by its name, and a wrong name is answered with the nearest ones", async () => {
  await signIn(server.apiKey)
  await writeFile(join(folder, "invoice.txt"), sampleInvoice)
  await writeFile(
    join(folder, "totals.json"),
    JSON.stringify({
      name: "Totals",
      configuration: { objects: [{ name: "Invoice", fields: [{ name: "Total", type: "number" }] }] },
    }),
  )
  const stored = await run(["extract", "invoice.txt", "-w", "totals.json", "--profile", "default", "--json"])
  expect(JSON.parse(stored.stdout)).toMatchObject({ extractedData: { Invoice: { fields: { Total: 8020.8 } } } })
  expect(await run(["extract", "invoice.txt", "-w", "Totals", "--json"])).toMatchObject({
    code: 0,
    stdout: stored.stdout,
  })
  expect(await run(["extract", "invoice.txt", "-w", "Totels"])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('No workflow is called "Totels". The nearest are: Totals.'),
  })
})

test("without a workflow the server suggests one, and keeps neither the file nor an execution", async () => {
  await signIn(server.apiKey)
  await writeFile(join(folder, "invoice.txt"), sampleInvoice)
  await writeFile(join(folder, "broken.pdf"), "%PDF-1.7 nothing")
  const { code, stdout, stderr } = await run([
    "extract",
    "invoice.txt",
    "broken.pdf",
    "--profile",
    "default",
    "-o",
    "ndjson",
  ])
  const [read, broken] = stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(JSON.stringify(read)).toContain("LM-2026-0417")
  expect(broken).toMatchObject({ status: "Failed", errorMessage: expect.stringMatching(/^file_unreadable: /) })
  expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining("error broken.pdf: ") })
  const executions = await run(["executions", "list", "-o", "json"])
  expect(executions.stdout).not.toContain("broken.pdf")
})
