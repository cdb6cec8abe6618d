import { execFile } from "node:child_process"
import { glob, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"
import { Client } from "@docsift/sdk"
import { startServer } from "@docsift/server"
import { migratedDatabase } from "@docsift/testing/migrated-database"
import { preparedDatabaseArguments } from "@docsift/testing/prepared-database"
import { expect, onTestFinished, test } from "vitest"

const repository = fileURLToPath(new URL("../../..", import.meta.url))
const documents: string[] = []
// The programs of the tutorials are run, and compiled with the types that they generate, by tutorials.test.ts.
const guides = ["README.md", "docs/**/*.md", "packages/*/README.md", "packages/sdk/AGENTS.md", "examples/*/README.md"]
for await (const path of glob(guides, { cwd: repository, exclude: ["docs/tutorials/*.md"] })) documents.push(path)
documents.sort()

test("the pages are those of the repository, without the tutorials", () => {
  expect(documents).toEqual(expect.arrayContaining(["README.md", "docs/review.md", "docs/how-to/local-model.md"]))
  expect(documents.filter((path) => path.startsWith("docs/tutorials/"))).toEqual([])
})

/** Lists the code blocks of one language, in order; those of lists are indented. */
function snippets(markdown: string, language: string): string[] {
  const blocks = markdown.matchAll(new RegExp(`^( *)\`\`\`${language}\\n([^]*?)^\\1\`\`\`$`, "gm"))
  return [...blocks].map(([, indent = "", code = ""]) => code.replaceAll(new RegExp(`^${indent}`, "gm"), ""))
}

const read = async (path: string): Promise<string> => readFile(join(repository, path), "utf8")

/** Adds the client to a snippet that continues an earlier one. */
function asModule(code: string): string {
  const isWhole = code.includes("import ")
  return isWhole ? code : `import { Client } from "@docsift/sdk"\nconst client = new Client()\n${code}\nexport {}\n`
}

/** The compiler checks the sources of most packages as well: 20 s of processor time, which another process may share. */
const compilerTimeoutMs = 600_000

test("every TypeScript snippet of the documentation compiles", { timeout: compilerTimeoutMs }, async () => {
  // Inside the repository, so that packages resolve as they do for a user.
  const parent = join(repository, "node_modules/.cache")
  await mkdir(parent, { recursive: true })
  const folder = await mkdtemp(join(parent, "snippets-"))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  let count = 0
  for (const path of documents)
    for (const code of snippets(await read(path), "ts"))
      await writeFile(join(folder, `${path.replaceAll("/", "-")}-${++count}.ts`), asModule(code))
  expect(count).toBeGreaterThan(3)

  // Readers extend what they copy: a declared value that is not read is not a mistake.
  const compilerOptions = { noUnusedLocals: false, lib: ["ES2024", "ESNext.Disposable"] }
  await writeFile(join(folder, "package.json"), JSON.stringify({ type: "module" }))
  await writeFile(
    join(folder, "tsconfig.json"),
    JSON.stringify({ extends: join(repository, "tsconfig.base.json"), compilerOptions, include: ["*.ts"] }),
  )
  const root = createRequire(join(repository, "package.json"))
  const compiler = join(dirname(root.resolve("typescript/package.json")), "bin/tsc")
  const compiled = promisify(execFile)(process.execPath, [compiler, "-p", folder, "--pretty", "false"])
  await expect(compiled.then(({ stdout }) => stdout)).resolves.toBe("")
})

test("every JSON workflow in the documentation is valid", async () => {
  await using server = await startServer({ database: { kind: "memory", template: await migratedDatabase() } })
  const client = new Client({ apiKey: server.adminKey, baseUrl: server.url })
  const workflows = snippets(await read("docs/workflows.md"), "json").filter((code) => code.includes('"configuration"'))
  expect(workflows).not.toEqual([])
  for (const code of workflows) await client.workflows.create(JSON.parse(code))
})

test("every npm script in the documentation exists", async () => {
  const { scripts } = JSON.parse(await read("package.json")) as { scripts: Record<string, string> }
  for (const path of [...documents, "CONTRIBUTING.md", "ARCHITECTURE.md", "docs/benchmarks.md"]) {
    const named = [...(await read(path)).matchAll(/npm run ([a-z]+)\b(?! -w| --prefix)/g)].map((match) => match[1])
    expect(Object.keys(scripts), path).toEqual(expect.arrayContaining([...new Set(named)]))
  }
})

test("the demo extracts the invoice that it creates", async () => {
  const main = join(repository, "examples/demo/src/main.ts")
  const parameters = ["--conditions=@docsift/source", ...preparedDatabaseArguments(), main, "--json"]
  const { stdout } = await promisify(execFile)(process.execPath, parameters)
  const { Invoice } = JSON.parse(stdout)
  expect(Invoice.fields).toMatchObject({
    "Invoice number": "LM-2026-00417",
    "Invoice date": "2026-03-05",
    "Due date": "2026-04-04",
    "Seller name": "Larkfield & Moss Interiors Ltd",
    "Buyer name": "Northgate Analytics Ltd",
    "Net total": 24_736.6,
    "Grand total": 29_683.92,
  })
  expect(Invoice.tables["Line items"]).toHaveLength(22)
  expect(Invoice.tables["Line items"][21]).toEqual({
    Description: "Disposal of packaging",
    Quantity: 1,
    "Unit price": 95,
    "Line total": 95,
  })
})
