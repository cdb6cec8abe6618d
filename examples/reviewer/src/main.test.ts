import { spawn } from "node:child_process"
import { mkdtemp, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { text } from "node:stream/consumers"
import { Client } from "@docsift/sdk"
import { type RunningServer, startServer } from "@docsift/server"
import { afterAll, beforeAll, expect, test } from "vitest"

let server: RunningServer
let client: Client

beforeAll(async () => {
  server = await startServer()
  client = new Client({ apiKey: server.adminKey, baseUrl: server.url })
})
afterAll(() => server.close())

async function extractInvoice() {
  const fields = [
    { name: "Number", type: "string", description: '"Invoice number"' },
    { name: "Issued", type: "date", description: "Invoice date" },
  ] as const
  const columns = [
    { name: "Description", type: "string" },
    { name: "Amount", type: "number" },
  ] as const
  const workflow = await client.workflows.create({
    name: "Invoices",
    configuration: { objects: [{ name: "Invoice", fields, tables: [{ name: "Lines", columns }] }] },
  })
  const content = `Invoice number: A-17\nInvoice date: 5 March 2026\n
Description      Amount\nDesk lamp        97.80\nChair            120.00\n`
  return client.extract({ workflow, file: new File([content], "a.txt") })
}

async function review(...args: string[]) {
  const command = ["--conditions=@docsift/source", join(import.meta.dirname, "main.ts"), ...args]
  const env = { DOCSIFT_API_KEY: server.adminKey, DOCSIFT_BASE_URL: server.url }
  const program = spawn(process.execPath, command, { env, timeout: 50_000 })
  const ended = new Promise<number | null>((resolve) => program.once("close", resolve))
  const [stdout, stderr, exitCode] = await Promise.all([text(program.stdout), text(program.stderr), ended])
  return { stdout, stderr, exitCode }
}

test("values below the threshold are listed with their position and left out of the export", async () => {
  const directory = await mkdtemp(join(tmpdir(), "docsift-reviewer-"))
  try {
    const { id, extractedData } = await extractInvoice()
    const { evidence } = await client.executions.evidence(id)
    // Independent of the engine's calibration: the highest confidence is the threshold, so that there are values on both sides.
    const threshold = Math.max(...Object.values(evidence).map(({ confidence }) => confidence))
    const uncertain = Object.entries(evidence).filter(([, { confidence }]) => confidence < threshold)
    expect(uncertain.length).toBeGreaterThan(0)
    const output = join(directory, "confident.json")

    const { stdout, exitCode } = await review(id, "--threshold", String(threshold), "--output", output)

    expect(exitCode).toBe(0)
    expect(stdout).toContain(`a.txt: ${uncertain.length} to check`)
    for (const [pointer] of uncertain)
      expect(stdout).toMatch(new RegExp(`${pointer} = .+ page 1, box \\d+ \\d+ \\d+ \\d+`))
    const countOf = (data: unknown) => JSON.stringify(data).match(/:null/g)?.length ?? 0
    expect(countOf(JSON.parse(await readFile(output, "utf8")))).toBe(countOf(extractedData) + uncertain.length)
  } finally {
    await rm(directory, { recursive: true })
  }
})

test("an execution without data is rejected with its status", async () => {
  const workflow = await client.workflows.create({
    name: "Broken",
    configuration: { objects: [{ name: "A", fields: [{ name: "b", type: "string" }] }] },
  })
  const file = new File(["%PDF-1.7 and nothing else"], "broken.pdf")
  const { workflowExecutionId: id } = await client.workflows.execute(workflow.workflowId, file)
  for await (const _ of client.executions.watch(id, { deadline: 30_000 })) {
    // until it has ended
  }
  expect(await review(id)).toMatchObject({ exitCode: 2, stderr: expect.stringContaining(`${id} is Failed`) })
})

test.each([
  [["exe_8d02e5b7146f"], "not_found"],
  [["exe_8d02e5b7146f", "--threshold", "80"], "--threshold must be"],
  [[], "expected one execution id"],
])("a mistake in %j is named", async (args, sentence) => {
  expect(await review(...args)).toMatchObject({ exitCode: 2, stderr: expect.stringContaining(sentence) })
})

test("help describes the usage", async () => {
  expect(await review("--help")).toMatchObject({ exitCode: 0, stdout: expect.stringContaining("--threshold") })
})
