import { execFile } from "node:child_process"
import { mkdtemp, rm, symlink, writeFile } from "node:fs/promises"
import { createRequire } from "node:module"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { promisify } from "node:util"
import type { Row } from "./row.ts"

const run = promisify(execFile)
const SITES = 200

// The calls that programs make most, in turn; each with arguments of its own, so that nothing is shared by accident.
const calls: readonly ((index: number) => string)[] = [
  (index) => `await client.workflows.get("wkf_${index}")`,
  (index) => `await client.executions.get("exe_${index}")`,
  (index) => `await client.executions.wait("exe_${index}", { timeout: ${index} })`,
  (index) => `await client.workflows.execute("wkf_${index}", file, { timeout: ${index} })`,
  (index) => `await client.executions.list({ limit: ${index + 1} })`,
]

async function instantiations(folder: string, name: string, sites: number): Promise<number> {
  const lines = Array.from({ length: sites }, (_, index) => `  void (${calls[index % calls.length]?.(index)})`)
  const source = `import type { Client } from "@docsift/sdk"
export async function use(client: Client, file: Blob): Promise<void> {\n${lines.join("\n")}\n}\n`
  await writeFile(join(folder, `${name}.ts`), source)
  const compiler = join(dirname(createRequire(import.meta.url).resolve("typescript/package.json")), "bin/tsc")
  const flags = "--noEmit --strict --skipLibCheck --target es2022 --module nodenext --types node --extendedDiagnostics"
  const { stdout } = await run(process.execPath, [compiler, ...flags.split(" "), `${name}.ts`], { cwd: folder })
  const count = /Instantiations:\s+(\d+)/.exec(stdout)?.[1]
  if (count === undefined) throw new Error(`the compiler tells no instantiations: ${stdout}`)
  return Number(count)
}

/** Measures what 200 call sites cost the compiler beyond a program that only imports the client. */
export async function benchTypes(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), "docsift-bench-"))
  try {
    await symlink(join(import.meta.dirname, "../node_modules"), join(folder, "node_modules"))
    await writeFile(join(folder, "package.json"), JSON.stringify({ type: "module" }))
    const cost = (await instantiations(folder, "sites", SITES)) - (await instantiations(folder, "baseline", 0))
    return [{ what: `types: ${SITES} call sites, instantiations`, value: String(cost), target: "≤ 1,000" }]
  } finally {
    await rm(folder, { recursive: true })
  }
}
