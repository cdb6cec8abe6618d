import { execFile } from "node:child_process"
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import { testServer } from "@docsift/mocks/test-server"
import { Client, type WorkflowInput } from "@docsift/sdk"
import { afterEach, beforeEach, expect, test } from "vitest"
import { runProgram } from "./run-program.ts"

const repository = fileURLToPath(new URL("../../..", import.meta.url))
// Inside the repository, so that packages resolve as they do for a user.
const parent = join(repository, "node_modules/.cache")
let folder: string
beforeEach(async () => {
  await mkdir(parent, { recursive: true })
  folder = await mkdtemp(join(parent, "types-"))
})
afterEach(() => rm(folder, { recursive: true }))

const workflow: WorkflowInput = {
  name: "Supplier invoices",
  configuration: {
    objects: [
      {
        name: "Invoice",
        description: "ends */ here",
        fields: [
          { name: "Grand total", type: "number", description: 'a "quoted"\n phrase' },
          { name: "date", type: "date" },
        ],
        tables: [{ name: "lines", columns: [{ name: "__proto__", type: "number" }] }],
      },
      { name: "Letter", fields: [{ name: "${1} \\ `", type: "string" }] },
    ],
  },
}
const run = async (...args: string[]) => runProgram(["types", ...args], { cwd: folder })
const write = async (name: string, content: string) => writeFile(join(folder, name), content)
const read = async (name: string) => readFile(join(folder, name), "utf8")

/** Compiles the folder as strictly as a project can; returns what the compiler says. */
async function compile(): Promise<string> {
  const compilerOptions = { strict: true, noUnusedLocals: false }
  const base = join(repository, "tsconfig.base.json")
  await write("tsconfig.json", JSON.stringify({ extends: base, compilerOptions, include: ["*.ts"] }))
  await write("package.json", JSON.stringify({ type: "module" }))
  const root = createRequire(join(repository, "package.json"))
  const compiler = join(dirname(root.resolve("typescript/package.json")), "bin/tsc")
  return new Promise((resolve) => {
    execFile(process.execPath, [compiler, "-p", folder, "--pretty", "false"], (_, stdout) => resolve(stdout))
  })
}

test("what is written compiles, and types the data: a misspelt field is an error of the compiler", async () => {
  await write("invoice.json", JSON.stringify(workflow))
  expect(await run("invoice.json", "--out", "invoice.ts")).toMatchObject({ code: 0, stdout: "" })
  expect(await run("invoice.json", "--interfaces", "--out", "data.ts")).toMatchObject({ code: 0, stdout: "" })
  await write(
    "use.ts",
    `import type { ExtractedData } from "@docsift/sdk"
import { supplierInvoices } from "./invoice.ts"
import type { SupplierInvoices } from "./data.ts"
type Data = ExtractedData<typeof supplierInvoices>
export const same = (data: Data): SupplierInvoices => data
export const back = (data: SupplierInvoices): Data => data
export const total = (data: SupplierInvoices): number | null => data.Invoice.fields["Grand total"]
`,
  )
  expect(await compile()).toBe("")
  await write(
    "wrong.ts",
    `import type { SupplierInvoices } from "./data.ts"\nexport const x = (data: SupplierInvoices) => data.Invoice.fields.dat\n`,
  )
  expect(await compile()).toMatch(/wrong\.ts\(2,.*'dat'/)
})

test("the source is stable, and --check finds a stale or missing file: 1", async () => {
  await write("invoice.json", JSON.stringify(workflow))
  expect(await run("invoice.json", "--check", "--out", "invoice.ts")).toMatchObject({
    code: 1,
    stderr: expect.stringContaining("invoice.ts: does not exist"),
  })
  const printed = await run("invoice.json")
  await run("invoice.json", "--out", "invoice.ts")
  expect(await read("invoice.ts")).toBe(printed.stdout)
  await write("invoice.ts", printed.stdout.replace(/: "(\w+)"/g, ": '$1'").replace(/\n +/g, "\n\t"))
  expect(await run("invoice.json", "--check", "--out", "invoice.ts"), "formatted").toMatchObject({
    code: 0,
    stderr: "",
  })
  await write("invoice.json", JSON.stringify({ ...workflow, name: "Supplier invoice" }))
  expect(await run("invoice.json", "--check", "--out", "invoice.ts")).toMatchObject({
    code: 1,
    stderr: expect.stringContaining(
      "invoice.ts: differs from invoice.json; the same command without --check writes it.",
    ),
  })
  expect(await run("invoice.json", "--check")).toMatchObject({
    code: 2,
    stderr: expect.stringContaining("--out <file.ts>"),
  })
})

test("a workflow of a server goes by its name, and is named by its id", async () => {
  await using server = await testServer()
  const client = new Client({ baseUrl: server.baseUrl, apiKey: server.apiKey, fetch: server.fetch })
  const { workflowId } = await client.workflows.create(workflow)
  const env = { DOCSIFT_BASE_URL: server.baseUrl, DOCSIFT_API_KEY: server.apiKey }
  const [byName, byId] = await Promise.all(
    ["Supplier invoices", workflowId].map(async (name) => runProgram(["types", name], { cwd: folder, env })),
  )
  expect(byName).toMatchObject({ code: 0, stdout: expect.stringContaining(`docsift types ${workflowId}`) })
  expect(byId).toEqual(byName)
})
