import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { type TestServer, testServer } from "@docsift/mocks/test-server"
import { Client } from "@docsift/sdk"
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest"
import { runProgram } from "./run-program.ts"
import { sampleInvoice } from "./sample-invoice.ts"

let server: TestServer
let client: Client
beforeAll(async () => {
  server = await testServer()
  client = new Client({ baseUrl: server.baseUrl, apiKey: server.apiKey, fetch: server.fetch })
})
afterAll(() => server.close())

let folder: string
let workflowId: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "docsift-cli-"))
  ;({ workflowId } = await client.workflows.create(definition))
})
afterEach(async () => {
  for await (const { id } of client.workflows.list({})) await client.workflows.delete(id)
  await rm(folder, { recursive: true })
})

const definition = {
  name: "Supplier invoices",
  configuration: {
    objects: [
      {
        name: "Invoice",
        fields: [
          { name: "Invoice number", type: "string" },
          { name: "Total", type: "number" },
        ],
      },
    ],
  },
} as const

const run = async (...args: string[]) =>
  runProgram(["eval", ...args], {
    cwd: folder,
    env: { DOCSIFT_BASE_URL: server.baseUrl, DOCSIFT_API_KEY: server.apiKey },
  })

async function approve(name: string, corrections: Record<string, { value: number }> = {}): Promise<string> {
  const file = new File([sampleInvoice], name)
  const { workflowExecutionId: id } = await client.workflows.execute(workflowId, file)
  await client.executions.wait(id)
  await client.executions.updateReview(id, { revision: 0, state: "approved", corrections })
  return id
}

test("approved executions are labels: a confirmed value is right, a corrected one was wrong", async () => {
  const first = await approve("a b/ü.txt")
  const second = await approve("second.txt", { "/Invoice/fields/Total": { value: 1 } })
  const { code, stdout, stderr } = await run("--workflow", "Supplier invoices", "-o", "json")
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" })
  expect(JSON.parse(stdout)).toMatchObject({
    packs: [{ name: "supplier-invoices", summary: { documents: 2, fieldExact: 3 / 4, evidencePage: 1 } }],
  })
  const manifest = JSON.parse(await readFile(join(folder, "labels/supplier-invoices/manifest.json"), "utf8"))
  expect(manifest).toMatchObject({ workflow: workflowId, configuration: definition.configuration })
  const cases: readonly { id: string; file: string; configuration?: unknown }[] = manifest.cases
  expect(cases.map(({ id }) => id).toSorted()).toEqual([first, second].toSorted())
  expect(cases.every((each) => each.configuration === undefined)).toBe(true)
  for (const { file } of cases) {
    expect(file).toMatch(/^files\/file_[a-f0-9]{12}-[\w.-]+$/)
    expect(await readFile(join(folder, "labels/supplier-invoices", file), "utf8")).toBe(sampleInvoice)
  }
  const again = await run("--data", "labels/supplier-invoices", "-o", "json")
  expect(again.stdout, "the folder is judged without the server").toBe(stdout)
})

test("files that are there are not downloaded again, and new labels are added", async () => {
  await approve("a.txt")
  await run("-w", workflowId, "--data", "my")
  const files = join(folder, "my/supplier-invoices/files")
  const [name = ""] = await readdir(files)
  const before = await stat(join(files, name))
  const second = await approve("b.txt")
  expect(await run("-w", workflowId, "--data", "my", "--json")).toMatchObject({
    stdout: expect.stringContaining(second),
  })
  const after = await stat(join(files, name))
  expect([after.ino, after.mtimeMs]).toEqual([before.ino, before.mtimeMs])
  expect(await readdir(files)).toHaveLength(2)
})

test("a workflow whose definition changed keeps the one that each label was extracted with", async () => {
  await approve("a.txt")
  const fields = [{ name: "Due date", type: "date" }] as const
  await client.workflows.update(workflowId, {
    ...definition,
    configuration: { objects: [{ name: "Invoice", fields }] },
  })
  await approve("b.txt")
  const { stdout } = await run("-w", workflowId, "-o", "json")
  const [pack] = JSON.parse(stdout).packs
  expect(pack.fields.map(({ name }: { name: string }) => name).toSorted()).toEqual([
    "Due date",
    "Invoice number",
    "Total",
  ])
  expect(pack.summary).toMatchObject({ documents: 2, fieldExact: 1 })
})

test("another workflow of the same name gets a folder of its own", async () => {
  await approve("a.txt")
  await run("-w", workflowId)
  ;({ workflowId } = await client.workflows.create(definition))
  await approve("b.txt")
  expect(await run("-w", workflowId)).toMatchObject({ code: 0 })
  const other = `supplier-invoices-${workflowId.replace("_", "")}`
  expect((await readdir(join(folder, "labels"))).toSorted()).toEqual(["supplier-invoices", other].toSorted())
  expect(await run("-w", "Supplier invoices")).toMatchObject({
    code: 2,
    stderr: expect.stringContaining("2 workflows are called"),
  })
})

test("a workflow without approved executions, an unknown one and an unavailable server end with a sentence", async () => {
  expect(await run("-w", "Supplier invoices")).toEqual({
    code: 2,
    stdout: "",
    stderr:
      'error No execution of "Supplier invoices" is approved yet: review some in the console, or with docsift review approve.\n',
  })
  expect(await readdir(folder), "nothing was written").not.toContain("labels")
  expect(await run("-w", "Suplier invoices")).toMatchObject({
    code: 2,
    stderr: expect.stringContaining("The nearest are: Supplier invoices."),
  })
  expect(await run("-w", "Supplier invoices", "--server", "http://127.0.0.1:9")).toMatchObject({ code: 5, stdout: "" })
})
