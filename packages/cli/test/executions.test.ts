import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { type TestServer, testServer } from "@docsift/mocks/test-server"
import { Client } from "@docsift/sdk"
import { afterAll, beforeAll, expect, test } from "vitest"
import { runProgram } from "./run-program.ts"

let server: TestServer
let folder: string
let client: Client
let completed: string
let failed: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "docsift-cli-"))
  server = await testServer()
  client = new Client({ baseUrl: server.baseUrl, apiKey: server.apiKey, fetch: server.fetch })
  const { workflowId } = await client.workflows.create({
    name: "Invoices",
    configuration: { objects: [{ name: "Invoice", fields: [{ name: "total", type: "number" }] }] },
    review: { threshold: 0, always: true },
  })
  const send = async (name: string, text: string) => {
    const { workflowExecutionId } = await client.workflows.execute(workflowId, new File([text], name))
    await client.executions.wait(workflowExecutionId).catch(() => {})
    return workflowExecutionId
  }
  completed = await send("invoice.txt", "Invoice\nTotal: 12.50\n")
  failed = await send("empty.txt", " \n")
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

const run = async (...args: string[]) =>
  runProgram(args, { cwd: folder, env: { DOCSIFT_BASE_URL: server.baseUrl, DOCSIFT_API_KEY: server.apiKey } })

test("list shows executions, newest first, and its filters choose among them", async () => {
  const all = await run("executions", "list")
  expect(all.stdout.split("\n").map((line) => line.split(/ {2,}/).slice(0, 5))).toEqual([
    ["id", "status", "review", "workflow", "file"],
    [failed, "Failed", "–", "Invoices", "empty.txt"],
    [completed, "Completed", "needed", "Invoices", "invoice.txt"],
    [""],
  ])
  for (const args of [
    ["--status", "Failed"],
    ["--limit", "1"],
  ]) {
    const body = JSON.parse((await run("executions", "list", "--workflow", "Invoices", "-o", "json", ...args)).stdout)
    expect(
      body.map(({ id }: { id: string }) => id),
      args.join(" "),
    ).toEqual([failed])
  }
  const none = await run("executions", "list", "--review", "rejected")
  expect(none).toMatchObject({ code: 0, stdout: "", stderr: "No executions found.\n" })
  expect(await run("executions", "list", "--status", "Done")).toMatchObject({ code: 2 })
  expect(await run("executions", "list", "--limit", "0")).toMatchObject({ code: 2 })
})

test("get and wait show the data, or the body of the interface; a wait for one that failed exits with 1", async () => {
  expect(await run("executions", "get", completed)).toMatchObject({ code: 0, stdout: expect.stringContaining("12.50") })
  expect(JSON.parse((await run("executions", "wait", completed, "--json")).stdout)).toEqual(
    await client.executions.get(completed),
  )
  expect(await run("executions", "get", failed)).toMatchObject({
    code: 0,
    stdout: expect.stringContaining("no_text: "),
  })
  const waited = await run("executions", "wait", failed, "--timeout", "30")
  expect(waited).toMatchObject({ code: 1, stdout: expect.stringContaining("no_text: ") })
  expect(await run("executions", "get", "exe_000000000000")).toMatchObject({ code: 1, stdout: "" })
})

test.each([
  ["executions get exe_1", "It must be an id such as exe_8d02e5b7146f"],
  ["executions export invoice.txt", "It must be an id such as exe_8d02e5b7146f"],
  ["review approve exe_8D02E5B7146F", "It must be an id such as exe_8d02e5b7146f"],
  ["executions list --batch March", "It must be an id such as bat_70492047554d"],
])("%s is refused with 2: it names no id", async (line, sentence) => {
  expect(await run(...line.split(" "))).toMatchObject({
    code: 2,
    stdout: "",
    stderr: expect.stringContaining(sentence),
  })
})

test("export writes CSV, JSON and workbooks, to standard output or a file", async () => {
  expect(await run("executions", "export", completed)).toMatchObject({
    code: 0,
    stdout: await client.executions.export(completed),
  })
  const json = await run("executions", "export", completed, "-o", "json")
  expect(JSON.parse(json.stdout)).toEqual({ Invoice: { fields: { total: 12.5 } } })
  const xlsx = await run("executions", "export", completed, "-o", "xlsx", "--out", "data.xlsx")
  expect(xlsx).toMatchObject({ code: 0, stdout: "" })
  expect((await readFile(join(folder, "data.xlsx"))).subarray(0, 2).toString()).toBe("PK")
  expect(await run("executions", "export", failed, "--out", "none.csv")).toMatchObject({ code: 1 })
  await expect(readFile(join(folder, "none.csv")), "a failed export leaves no file").rejects.toThrow("ENOENT")
})

test("the completed executions of a workflow or a batch are exported as one file, and listed by batch", async () => {
  const { workflowId } = await client.executions.get(completed)
  const joined = await (await client.executions.exportAll({ workflowId })).text()
  expect(await run("executions", "export", "--workflow", "Invoices")).toMatchObject({ code: 0, stdout: joined })
  expect(joined).toContain("invoice.txt")
  const { id: batchId } = await client.batches.create({ name: "March", workflowId })
  expect(await run("executions", "list", "--batch", batchId, "--json")).toMatchObject({ code: 0, stdout: "[]\n" })
  for (const args of [[], [completed, "--batch", batchId]]) {
    expect(await run("executions", "export", ...args)).toMatchObject({
      code: 2,
      stderr: "error Name an execution, or those of a workflow by --workflow or of a batch by --batch.\n",
    })
  }
})

test("retry starts a new execution, and an execution that has ended cannot be cancelled", async () => {
  const { stdout } = await run("executions", "retry", failed)
  expect(stdout).toMatch(/^exe_[a-f0-9]{12}\n$/)
  expect(stdout.trim()).not.toBe(failed)
  await client.executions.wait(stdout.trim()).catch(() => {})
  expect(await run("executions", "cancel", completed)).toMatchObject({ code: 1, stdout: "" })
  await client.executions.delete(stdout.trim())
})

test("what needs a review is listed, shown with its reasons and corrections, and approved with them", async () => {
  const list = await run("review", "list")
  expect(list.stdout).toContain(completed)
  expect(list.stdout).not.toContain(failed)
  const { revision } = await client.executions.review(completed)
  await client.executions.updateReview(completed, { revision, corrections: { "/Invoice/fields/total": { value: 13 } } })
  const shown = await run("review", "show", completed)
  expect(shown.stdout).toMatch(/needed[^]*always[^]*corrected {2,}\/Invoice\/fields\/total[^]*total {2,}13/)
  expect(await run("review", "approve", completed, "--note", "checked")).toMatchObject({
    code: 0,
    stdout: `${completed}  approved\n`,
  })
  expect(JSON.parse((await run("review", "show", completed, "--json")).stdout)).toMatchObject({
    state: "approved",
    note: "checked",
    data: { Invoice: { fields: { total: 13 } } },
  })
  expect(await run("review", "list", "--json")).toMatchObject({ code: 0, stdout: "[]\n" })
  const reviewed = await run("executions", "export", completed, "-o", "json", "--reviewed")
  expect(JSON.parse(reviewed.stdout)).toEqual({ Invoice: { fields: { total: 13 } } })
})

test("review correct changes fields by their type, keeps other corrections, and names the nearest fields", async () => {
  const { workflowId } = await client.workflows.create({
    name: "Typed",
    configuration: {
      objects: [
        {
          name: "Bill",
          fields: [
            { name: "a=b", type: "string" },
            { name: "due", type: "date" },
            { name: "total", type: "number" },
          ],
        },
      ],
    },
  })
  const sent = await client.workflows.execute(workflowId, new File(["Bill\nTotal: 1.00\n"], "bill.txt"))
  const id = sent.workflowExecutionId
  await client.executions.wait(id)
  const first = await run("review", "correct", id, "/Bill/fields/total=1290.50", "/Bill/fields/due=2026-03-05")
  expect(first).toMatchObject({
    code: 0,
    stdout: `${id}  corrected  /Bill/fields/total\n${id}  corrected  /Bill/fields/due\n`,
  })
  const second = await run("review", "correct", id, "/Bill/fields/a=b=12=3", "/Bill/fields/due=", "--json")
  expect(JSON.parse(second.stdout)).toMatchObject({
    revision: 2,
    data: { Bill: { fields: { "a=b": "12=3", due: null, total: 1290.5 } } },
  })
  for (const [assignment, sentence] of [
    [
      "/Bill/fields/totl=1",
      '"/Bill/fields/totl=1" is no correction of a field. The nearest are: "/Bill/fields/total=…"',
    ],
    ["/Bill/fields/total", "is no correction of a field"],
    ["/Bill/fields/total=1,5", '"/Bill/fields/total=1,5": the field is a number, such as 1290.5.'],
  ] as const) {
    const refused = await run("review", "correct", id, assignment)
    expect(refused, assignment).toMatchObject({ code: 2, stdout: "", stderr: expect.stringContaining(sentence) })
  }
  // The server checks dates.
  expect(await run("review", "correct", id, "/Bill/fields/due=5.3.2026")).toMatchObject({ code: 1, stdout: "" })
  expect(await client.executions.review(id)).toMatchObject({ revision: 2 })
})

test("a document that the server refuses fails alone: the others are written", async () => {
  await writeFile(join(folder, "binary.pdf"), Buffer.of(0, 1, 2))
  await writeFile(join(folder, "nothing.txt"), "")
  await writeFile(join(folder, "total.txt"), "Invoice\nTotal: 12.50\n")
  for (const workflow of [["-w", "Invoices"], []]) {
    const files = ["binary.pdf", "nothing.txt", "total.txt"]
    const result = await run("extract", ...files, ...workflow, "--server", server.baseUrl, "-o", "json")
    expect(result).toMatchObject({ code: 1, stderr: expect.stringContaining("error binary.pdf: ") })
    expect(JSON.parse(result.stdout), workflow.join(" ")).toMatchObject([
      { fileName: "binary.pdf", status: "Failed", errorMessage: expect.stringMatching(/^file_unsupported: /) },
      { fileName: "nothing.txt", status: "Failed", errorMessage: "file_unreadable: The file is empty." },
      { fileName: "total.txt", status: "Completed" },
    ])
  }
})
