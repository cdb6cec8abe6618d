import { execFile } from "node:child_process"
import { mkdtemp, rm, symlink, writeFile } from "node:fs/promises"
import { createRequire } from "node:module"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { promisify } from "node:util"
import type { Row } from "./row.ts"

const run = promisify(execFile)
const SITES = 200

interface Program {
  readonly imports: string
  readonly parameters: string
  /** The calls of the program, in rotation; each with distinct arguments, so that the compiler cannot share results. */
  readonly calls: readonly ((index: number) => string)[]
}

const client: Pick<Program, "imports" | "parameters"> = {
  imports: `import { type Client, defineWorkflow } from "@docsift/sdk"`,
  parameters: "client: Client, file: Blob, defined: typeof defineWorkflow",
}

const common: Program = {
  ...client,
  calls: [
    (index) => `void (await client.workflows.get("wkf_${index}"))`,
    (index) => `void (await client.executions.get("exe_${index}"))`,
    (index) => `void (await client.executions.wait("exe_${index}", { deadline: ${index} }))`,
    (index) => `void (await client.workflows.execute("wkf_${index}", file, { timeout: ${index} }))`,
    (index) => `void (await client.executions.list({ limit: ${index + 1} }))`,
  ],
}

const definition = (index: number) => `{
  name: "Workflow ${index}",
  configuration: { objects: [{
    name: "Invoice",
    fields: [{ name: "number ${index}", type: "string" }, { name: "total", type: "number" }],
    tables: [{ name: "lines", columns: [{ name: "amount", type: "number" }] }],
  }] },
}`

const createAndExtract = (make: string): Program => ({
  ...client,
  calls: [
    (index) => `{
  const workflow = await client.workflows.create(${make.replace("DEFINITION", definition(index))})
  const { extractedData } = await client.extract({ workflow, file })
  void extractedData.Invoice.fields["number ${index}"]
}`,
  ],
})

const openapiFetch: Program = {
  imports: `import type { paths } from "@docsift/sdk"\nimport type { Client } from "openapi-fetch"`,
  parameters: "client: Client<paths>",
  calls: [
    (index) =>
      `void (await client.GET("/api/v1/workflows/{workflowId}", { params: { path: { workflowId: "wkf_${index}" } } }))`,
    (index) =>
      `void (await client.GET("/api/v1/executions/{executionId}", { params: { path: { executionId: "exe_${index}" } } }))`,
    (index) => `void (await client.GET("/api/v1/executions", { params: { query: { limit: ${index + 1} } } }))`,
  ],
}

async function instantiations(folder: string, program: Program, sites: number): Promise<number> {
  const lines = Array.from({ length: sites }, (_, index) => program.calls[index % program.calls.length]?.(index))
  const source = `${program.imports}
export async function use(${program.parameters}): Promise<void> {\n${lines.join("\n")}\n}\n`
  await writeFile(join(folder, "program.ts"), source)
  const compiler = join(dirname(createRequire(import.meta.url).resolve("typescript/package.json")), "bin/tsc")
  const flags = "--noEmit --strict --skipLibCheck --target es2022 --module nodenext --types node --extendedDiagnostics"
  const { stdout } = await run(process.execPath, [compiler, ...flags.split(" "), "program.ts"], { cwd: folder })
  const count = /Instantiations:\s+(\d+)/.exec(stdout)?.[1]
  if (count === undefined) throw new Error(`the compiler reported no instantiations: ${stdout}`)
  return Number(count)
}

/** Measures the cost of 200 call sites for the compiler, compared with a program that only imports the client. */
export async function benchTypes(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), "docsift-bench-"))
  const cost = async (program: Program) =>
    String((await instantiations(folder, program, SITES)) - (await instantiations(folder, program, 0)))
  try {
    await symlink(join(import.meta.dirname, "../node_modules"), join(folder, "node_modules"))
    await writeFile(join(folder, "package.json"), JSON.stringify({ type: "module" }))
    const what = `types: ${SITES}`
    return [
      { what: `${what} call sites, instantiations`, value: await cost(common), target: "≤ 1,000" },
      { what: "  the same with openapi-fetch", value: await cost(openapiFetch), target: "–" },
      {
        what: `${what} inline definitions, each created and extracted by`,
        value: await cost(createAndExtract("DEFINITION")),
        target: "≤ 1,000",
      },
      {
        what: "  the same through defineWorkflow()",
        value: await cost(createAndExtract("defined(DEFINITION)")),
        target: "–",
      },
    ]
  } finally {
    await rm(folder, { recursive: true })
  }
}
