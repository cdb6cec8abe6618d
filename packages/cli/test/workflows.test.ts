import { once } from "node:events"
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { text } from "node:stream/consumers"
import { type TestServer, testServer } from "@docsift/mocks/test-server"
import { Client, type WorkflowInput } from "@docsift/sdk"
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test } from "vitest"
import { type Run, runProgram } from "./run-program.ts"

let server: TestServer
let folder: string
let client: Client
beforeAll(async () => {
  server = await testServer()
  client = new Client({ baseUrl: server.baseUrl, apiKey: server.apiKey, fetch: server.fetch })
})
afterAll(() => server.close())
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "docsift-cli-"))
})
afterEach(async () => {
  for (const { id } of await client.workflows.list()) await client.workflows.delete(id)
  await rm(folder, { recursive: true })
})

const run = async (...args: string[]): Promise<Run> =>
  runProgram(["workflows", ...args], {
    cwd: folder,
    env: { DOCSIFT_BASE_URL: server.baseUrl, DOCSIFT_API_KEY: server.apiKey },
  })
const definition = (name: string, type: "number" | "string" = "number"): WorkflowInput => ({
  name,
  configuration: { objects: [{ name: "Invoice", fields: [{ name: "total", type }] }] },
})
const read = async (name: string) => JSON.parse(await readFile(join(folder, "workflows", name), "utf8"))
const write = async (name: string, content: unknown) => {
  await mkdir(join(folder, "workflows"), { recursive: true })
  await writeFile(join(folder, "workflows", name), typeof content === "string" ? content : JSON.stringify(content))
}

test("what was pulled has nothing to push, with everything that the server keeps", async () => {
  const whole: WorkflowInput = {
    ...definition("Supplier invoices: Entrées 2"),
    description: "From suppliers",
    review: { threshold: 0.8, required: ["/Invoice/fields/total"] },
  }
  const { workflowId, version } = await client.workflows.create(whole)
  await client.workflows.create(definition("請求書"))
  expect(await run("pull")).toMatchObject({
    code: 0,
    stdout: expect.stringContaining("supplier-invoices-entrees-2.json"),
  })
  expect(await read("supplier-invoices-entrees-2.json")).toMatchObject(whole)
  expect(await read(".docsift.json")).toMatchObject({
    workflows: { "supplier-invoices-entrees-2.json": { id: workflowId, version } },
  })
  expect(await readdir(join(folder, "workflows"))).toHaveLength(3)
  expect(await run("push")).toMatchObject({ code: 0, stdout: "Nothing to do.\n", stderr: "" })
  expect(await run("diff")).toMatchObject({ code: 0, stdout: "Nothing to do.\n" })
  expect(await run("pull")).toMatchObject({ code: 0, stdout: "Nothing to do.\n" })
  expect((await client.workflows.get(workflowId)).version).toBe(version)
})

test("a push creates and updates, after a dry run that changed nothing", async () => {
  const { workflowId } = await client.workflows.create(definition("Invoices"))
  await client.workflows.create(definition("Letters"))
  await run("pull")
  await write("invoices.json", definition("Invoices", "string"))
  await write("orders.json", definition("Orders"))
  const dry = await run("push", "--dry-run")
  expect(dry).toMatchObject({ code: 0, stderr: "" })
  expect(dry.stdout.replace(/ +/g, " ")).toBe("update invoices.json Invoices 1 change\ncreate orders.json Orders\n")
  expect(await client.workflows.list()).toHaveLength(2)
  const diff = await run("diff")
  expect(diff).toMatchObject({ code: 1, stderr: "" })
  expect(diff.stdout).toContain('~ Invoice/fields/total/type: "number" → "string"')
  expect(await run("push")).toMatchObject({ code: 0, stdout: dry.stdout })
  expect(await client.workflows.get(workflowId)).toMatchObject({ ...definition("Invoices", "string"), version: 2 })
  expect(await client.workflows.list()).toHaveLength(3)
  expect(await read(".docsift.json")).toMatchObject({ workflows: { "invoices.json": { id: workflowId, version: 2 } } })
  expect(await run("push")).toMatchObject({ code: 0, stdout: "Nothing to do.\n" })
})

test("a change on the server meanwhile is a conflict: nothing is pushed, and --force replaces it", async () => {
  const { workflowId } = await client.workflows.create(definition("Invoices"))
  await run("pull")
  await client.workflows.update(workflowId, { ...definition("Invoices"), description: "theirs" })
  await write("invoices.json", { ...definition("Invoices"), description: "ours" })
  await write("orders.json", definition("Orders"))
  for (const args of [["push"], ["push", "--dry-run"]]) {
    const refused = await run(...args)
    expect(refused).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("run docsift workflows pull workflows first"),
    })
    expect(refused.stdout).toContain("the server has version 2, the file is based on 1")
  }
  expect(await client.workflows.list()).toMatchObject([{ description: "theirs" }])
  expect(await run("pull")).toMatchObject({
    code: 1,
    stdout: expect.stringContaining("changed here and on the server"),
  })
  expect(await read("invoices.json")).toMatchObject({ description: "ours" })
  expect(await run("push", "--force")).toMatchObject({ code: 0 })
  expect(await client.workflows.get(workflowId)).toMatchObject({ description: "ours", version: 3 })
})

test("a pull takes what changed on the server, leaves what changed here, and --force takes everything", async () => {
  const { workflowId } = await client.workflows.create(definition("Invoices"))
  await client.workflows.create(definition("Orders"))
  await run("pull")
  await client.workflows.update(workflowId, definition("Invoices of 2026", "string"))
  await write("orders.json", definition("Orders", "string"))
  const pulled = await run("pull")
  expect(pulled).toMatchObject({
    code: 0,
    stdout: expect.stringContaining("changed here; docsift workflows push sends it"),
  })
  expect(await read("invoices.json"), "keeps its file name").toEqual(definition("Invoices of 2026", "string"))
  expect(await read("orders.json")).toEqual(definition("Orders", "string"))
  expect(await run("pull", "--force")).toMatchObject({ code: 0 })
  expect(await read("orders.json")).toEqual(definition("Orders"))
})

test("workflows that a folder does not have are deleted with --prune only, which needs --yes without a terminal", async () => {
  await client.workflows.create(definition("Invoices"))
  await client.workflows.create(definition("Letters"))
  await run("pull")
  await rm(join(folder, "workflows", "letters.json"))
  expect(await run("push")).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/keep.*Letters.*only on the server/),
  })
  expect(await run("push", "--prune")).toMatchObject({
    code: 2,
    stderr: expect.stringContaining("--prune needs --yes"),
  })
  expect(await run("push", "--prune", "--dry-run")).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/delete.*Letters/),
  })
  expect(await client.workflows.list()).toHaveLength(2)
  expect(await run("push", "--prune", "--yes")).toMatchObject({ code: 0 })
  expect(await client.workflows.list()).toMatchObject([{ name: "Invoices" }])
  expect(Object.keys((await read(".docsift.json")).workflows)).toEqual(["invoices.json"])
})

test("files of others are not replaced: not of a workflow, nor by a map that leads out of the folder", async () => {
  await client.workflows.create(definition("Package"))
  await write("package.json", { private: true })
  expect(await run("pull")).toMatchObject({ code: 0, stdout: expect.stringMatching(/package-wkf[a-f0-9]{12}\.json/) })
  expect(await read("package.json")).toEqual({ private: true })
  await write(".docsift.json", { workflows: { "../package.json": { id: "wkf_000000000000", version: 1 } } })
  expect(await run("pull")).toMatchObject({
    code: 2,
    stderr: expect.stringContaining("is no map of files to workflows"),
  })
})

test("a file without an origin is not pushed over a workflow of the same name", async () => {
  await client.workflows.create(definition("Invoices"))
  await write("invoices.json", definition("Invoices", "string"))
  expect(await run("push")).toMatchObject({ code: 1, stdout: expect.stringContaining("another workflow of this name") })
  await write("invoices.json", definition("Invoices"))
  expect(await run("push"), "the same definition is adopted").toMatchObject({ code: 0, stdout: "Nothing to do.\n" })
  expect(await read(".docsift.json")).toMatchObject({ workflows: { "invoices.json": { version: 1 } } })
})

test("a change between the plan and the update is a conflict, by the version that the plan has seen", async () => {
  const { workflowId } = await client.workflows.create(definition("Invoices"))
  await run("pull")
  await write("invoices.json", definition("Invoices", "string"))
  const theirs = { ...definition("Invoices"), description: "theirs" }
  // Another change comes before the request that replaces the workflow.
  const forward = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.method === "PUT") await client.workflows.update(workflowId, theirs)
    const { method = "GET", url = "/" } = request
    const body = method === "PUT" ? await text(request) : undefined
    const headers = new Headers(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
    headers.delete("content-length")
    const sent = await server.fetch(new URL(url, server.baseUrl), { method, headers, body })
    response.writeHead(sent.status, Object.fromEntries(sent.headers)).end(Buffer.from(await sent.arrayBuffer()))
  }
  const proxy = createServer((request, response) => void forward(request, response))
  await once(proxy.listen(0, "127.0.0.1"), "listening")
  onTestFinished(() => void proxy.close())
  const address = proxy.address()
  const port = typeof address === "object" ? address?.port : undefined
  const env = { DOCSIFT_BASE_URL: `http://127.0.0.1:${port}`, DOCSIFT_API_KEY: server.apiKey }
  expect(await runProgram(["workflows", "push"], { cwd: folder, env })).toMatchObject({
    code: 1,
    stderr: expect.stringContaining("invoices.json: the workflow was changed on the server meanwhile"),
  })
  expect(await client.workflows.get(workflowId)).toMatchObject({ ...theirs, version: 2 })
})

test("a file that was renamed still belongs to its workflow, and an empty server makes an empty folder", async () => {
  expect(await run("pull")).toMatchObject({ code: 0, stdout: "Nothing to do.\n" })
  await client.workflows.create(definition("Invoices"))
  await run("pull")
  await rm(join(folder, "workflows", "invoices.json"))
  await write("bills.json", definition("Invoices", "string"))
  expect(await run("push")).toMatchObject({ code: 0, stdout: expect.stringMatching(/^update {2,}bills\.json/) })
  expect(Object.keys((await read(".docsift.json")).workflows)).toEqual(["bills.json"])
})

test("list and get print what the server has, and definitions that other commands take", async () => {
  expect(await run("list")).toMatchObject({ code: 0, stdout: "", stderr: "The server has no workflows yet.\n" })
  const { workflowId } = await client.workflows.create(definition("Invoices"))
  const list = await run("list")
  expect(list.stdout).toContain(workflowId)
  expect(JSON.parse((await run("list", "--json")).stdout)).toMatchObject([{ id: workflowId, version: 1 }])
  expect(JSON.parse((await run("get", workflowId)).stdout)).toEqual(definition("Invoices"))
  expect(JSON.parse((await run("get", workflowId, "--json")).stdout)).toMatchObject({ id: workflowId })
})

test("a missing folder, a broken file and a wrong subcommand are named: 2", async () => {
  expect(await run("push")).toMatchObject({
    code: 2,
    stderr: expect.stringContaining("docsift workflows pull workflows creates it"),
  })
  await write("invoices.json", '{"name": }')
  expect(await run("push")).toMatchObject({
    code: 2,
    stderr: expect.stringContaining("invoices.json: is not valid JSON"),
  })
  expect(await run("pul")).toMatchObject({ code: 2, stderr: expect.stringContaining("Did you mean pull") })
})
