import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Client } from "@modelcontextprotocol/client"
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio"
import { startServer } from "@docsift/server"
import { childEnvironment } from "@docsift/testing/child-environment"
import { migratedDatabase } from "@docsift/testing/migrated-database"
import { afterEach, beforeEach, expect, test } from "vitest"
import { program, runProgram } from "./run-program.ts"
import { sampleInvoice } from "./sample-invoice.ts"

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "docsift-cli-"))
  await writeFile(join(folder, "invoice.txt"), sampleInvoice)
})
afterEach(() => rm(folder, { recursive: true }))

/** Starts the program as an assistant does. */
async function connect(args: readonly string[], environment: Record<string, string> = {}) {
  const assistant = new Client({ name: "test", version: "1.0.0" })
  const env = { ...childEnvironment(), HOME: folder, ...environment }
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [...program, "mcp", ...args],
    cwd: folder,
    stderr: "pipe",
    env: Object.fromEntries(Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined)),
  })
  let written = ""
  transport.stderr?.on("data", (data) => (written += String(data)))
  await assistant.connect(transport)
  return { assistant, stderr: () => written, [Symbol.asyncDispose]: () => assistant.close() }
}

test("without a server an assistant extracts documents of the machine, described or not", async () => {
  await using connected = await connect([])
  const { assistant } = connected
  expect((await assistant.listTools()).tools.map(({ name }) => name)).toEqual(["extract_document"])
  const suggested = await assistant.callTool({ name: "extract_document", arguments: { path: "invoice.txt" } })
  expect(JSON.stringify(suggested.structuredContent)).toContain("8020.8")
  const configuration = { objects: [{ name: "Bill", fields: [{ name: "Total", type: "number" }] }] }
  const input = { path: "invoice.txt", configuration }
  const described = await assistant.callTool({ name: "extract_document", arguments: input })
  expect(described.structuredContent).toMatchObject({ configuration, data: { Bill: { fields: { Total: 8020.8 } } } })
  const missing = await assistant.callTool({ name: "extract_document", arguments: { path: "missing.pdf" } })
  expect([missing.isError, JSON.stringify(missing.content)]).toEqual([true, expect.stringContaining("missing.pdf")])
})

test("what is no file, such as a device without an end, is refused before it is read", async () => {
  await using connected = await connect([])
  for (const path of ["/dev/zero", ".", "missing.pdf", "a\u0000b"]) {
    const { isError, content } = await connected.assistant.callTool({ name: "extract_document", arguments: { path } })
    expect([path, isError, JSON.stringify(content)]).toEqual([
      path,
      true,
      expect.stringMatching(/must be a file|no such file/),
    ])
  }
})

// An assistant asks for a folder of documents at once: each engine of its own would need a gigabyte.
test("many documents at once share the threads, without a warning", async () => {
  await using connected = await connect([])
  const input = { name: "extract_document", arguments: { path: "invoice.txt" } }
  const results = await Promise.all(Array.from({ length: 12 }, async () => connected.assistant.callTool(input)))
  for (const { structuredContent } of results) expect(JSON.stringify(structuredContent)).toContain("8020.8")
  expect(connected.stderr()).toBe("")
})

test("a message that is too long ends the program with a sentence", async () => {
  const run = await runProgram(["mcp"], { cwd: folder, input: "x".repeat(12 * 1024 * 1024) })
  expect([run.code, run.stdout]).toEqual([1, ""])
  expect(run.stderr).toBe("error A message on standard input is longer than 10 MiB.\n")
})

test("with a server an assistant sends files of the machine by their path, with the key of the environment", async () => {
  await using server = await startServer({ database: { kind: "memory", template: await migratedDatabase() } })
  await using connected = await connect(["--server", server.url], { DOCSIFT_API_KEY: server.adminKey })
  const { assistant } = connected
  const configuration = { objects: [{ name: "Bill", fields: [{ name: "Total", type: "number" }] }] }
  const created = await assistant.callTool({ name: "create_workflow", arguments: { name: "Bills", configuration } })
  const { workflowId } = created.structuredContent as { workflowId: string }
  const input = { workflowId, path: "invoice.txt" }
  const { structuredContent } = await assistant.callTool({ name: "extract_document", arguments: input })
  expect(structuredContent).toMatchObject({ status: "Completed", data: { Bill: { fields: { Total: 8020.8 } } } })
})
