import { execFile } from "node:child_process"
import { mkdtemp, open, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import type { Row } from "./row.ts"

const run = promisify(execFile)
const FILE_BYTES = 300 * 1024 * 1024

/** Measures the additional memory of a process that uploads a file of 300 MB from the disk. */
export async function benchMemory(baseUrl: string, workflowId: string, key: string): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), "docsift-bench-"))
  try {
    const path = join(folder, "large.bin")
    const file = await open(path, "w")
    await file.truncate(FILE_BYTES)
    await file.close()
    // A separate process, because a peak cannot be reset; a small call first, so that everything fetch needs is loaded.
    const script = `import { Client } from "@docsift/sdk"
import { fromPath } from "@docsift/sdk/node"
const [path, baseUrl, workflowId, apiKey] = process.argv.slice(1)
const client = new Client({ apiKey, baseUrl })
await client.workflows.execute(workflowId, new Blob(["a"]))
const before = process.resourceUsage().maxRSS
await client.workflows.execute(workflowId, fromPath(path))
console.log((process.resourceUsage().maxRSS - before) / 1024)`
    const parameters = ["--input-type=module", "-e", script, path, baseUrl, workflowId, key]
    const { stdout } = await run(process.execPath, parameters, { cwd: import.meta.dirname })
    return [
      { what: "300 MB from a path: additional memory", value: `${Number(stdout).toFixed(0)} MB`, target: "≤ 400 MB" },
    ]
  } finally {
    await rm(folder, { recursive: true })
  }
}
