import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { text } from "node:stream/consumers"
import { Client } from "@docsift/sdk"
import { type RunningServer, startServer } from "@docsift/server"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"

let server: RunningServer
let client: Client
let directory: string

beforeAll(async () => {
  server = await startServer()
  client = new Client({ apiKey: server.adminKey, baseUrl: server.url })
})
afterAll(() => server.close())
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "docsift-batch-"))
  return () => rm(directory, { recursive: true })
})

const workflowFile = join(import.meta.dirname, "../invoice.json")
const put = (name: string, content: string) => writeFile(join(directory, name), content)
const invoice = (number: string) =>
  `Invoice\n\nInvoice number: ${number}\nInvoice date: 5 March 2026\n\nTotal due: 217.80\n`

function startBatch(args: readonly string[], baseUrl: string) {
  const command = ["--conditions=@docsift/source", join(import.meta.dirname, "main.ts"), ...args]
  const env = { DOCSIFT_API_KEY: server.adminKey, DOCSIFT_BASE_URL: baseUrl }
  const program = spawn(process.execPath, command, { env, timeout: 50_000 })
  const ended = new Promise<number | null>((resolve) => program.once("close", resolve))
  return { program, ended, stdout: text(program.stdout), stderr: text(program.stderr) }
}

async function runBatch(...args: string[]) {
  const { stdout, stderr, ended } = startBatch(args, server.url)
  return { stdout: await stdout, stderr: await stderr, exitCode: await ended }
}

test("every file of the folder is in the CSV, or on standard error with its reason", async () => {
  await put("a.txt", invoice("A-17"))
  await put("b.txt", invoice("B-18"))
  await put("broken.pdf", "%PDF-1.7 and nothing else")
  await put("empty.txt", "")
  await put(".hidden", "not a document")
  const output = join(directory, "out.csv")

  const { stderr, exitCode } = await runBatch(directory, "--workflow", workflowFile, "--output", output)

  expect(exitCode).toBe(1)
  expect(stderr).toContain("a.txt: ok")
  expect(stderr).toMatch(/broken\.pdf: FAILED file_unreadable: /)
  expect(stderr).toMatch(/empty\.txt: FAILED .*is empty/)
  expect(stderr).toContain("2 of 4 written")
  const csv = await readFile(output, "utf8")
  expect(csv.match(/^file,/gm)).toHaveLength(1)
  expect(csv).toContain("a.txt,Invoice,fields,,,Number,string,A-17\r\n")
  expect(csv).toContain("b.txt,Invoice,fields,,,Total,number,217.8\r\n")
  expect(csv).not.toContain(".hidden")
})

test("a second run processes only files that failed, and not its own output", async () => {
  await put("c.txt", invoice("C-19"))
  await put("damaged.pdf", "%PDF-1.7 and nothing more")
  const output = join(directory, "out.csv")
  const run = () => runBatch(directory, "--workflow", workflowFile, "--output", output, "--concurrency", "2")
  const countOf = async (fileName: string) => {
    const executions = await client.executions.list()
    return executions.filter((execution) => execution.fileName === fileName).length
  }

  await run()
  const firstCsv = await readFile(output, "utf8")
  await run()
  expect(await countOf("c.txt")).toBe(1)
  expect(await countOf("damaged.pdf")).toBe(2)
  expect(await readFile(output, "utf8")).toBe(firstCsv)
})

test("an interrupt ends a waiting run and prints how to resume it", async () => {
  const silent = createServer()
  silent.listen(0, "127.0.0.1")
  await once(silent, "listening")
  const { port } = silent.address() as AddressInfo // a TCP server's address is an object, never the name of a pipe
  const args = [directory, "--workflow", "wkf_3f9a1c7e20b4", "--output", join(directory, "out.csv")]
  const { program, ended, stderr } = startBatch(args, `http://127.0.0.1:${port}`)
  await once(silent, "request")
  program.kill("SIGINT")
  expect(await stderr).toContain("interrupted: run the same command again to resume")
  expect(await ended).toBe(2)
  silent.close()
})

test("help is printed to standard output", async () => {
  const { stdout, exitCode } = await runBatch("--help")
  expect(stdout).toContain("--concurrency")
  expect(exitCode).toBe(0)
})

test.each([
  [["folder"], "--workflow is missing"],
  [["folder", "--workflow", "wkf_3f9a1c7e20b4"], "--output is missing"],
  [["folder", "--workflow", "x", "--output", "y", "--concurrency", "0"], "--concurrency must be"],
  [["a", "b"], "expected one folder"],
  [["/no/such/folder", "--workflow", "x", "--output", "y"], "no such file or directory"],
])("a mistake in %j ends the program before it sends anything", async (args, sentence) => {
  const { stderr, exitCode } = await runBatch(...args)
  expect(stderr).toContain(sentence)
  expect(exitCode).toBe(2)
})
