import { readdir, rename, writeFile } from "node:fs/promises"
import { resolve } from "node:path"
import { Client } from "@docsift/sdk"
import { type BatchArguments, HELP, parseBatchArguments } from "./arguments.ts"
import { findWorkflow } from "./find-workflow.ts"
import { joinCsv } from "./join-csv.ts"
import { mapBounded } from "./map-bounded.ts"
import { extractDocument } from "./extract-document.ts"

const log = (line: string): void => void process.stderr.write(`${line}\n`)

/** Lists the files of a folder by name, without hidden ones such as `.DS_Store` and without the batch's own output. */
async function listFiles(folder: string, output: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && !entry.name.startsWith("."))
  const paths = files.map(({ name }) => resolve(folder, name)).sort()
  return paths.filter((path) => path !== resolve(output) && path !== partialPathOf(resolve(output)))
}

/** Returns the path under which a file is written before it is complete. */
const partialPathOf = (output: string): string => `${output}.part`

async function runBatch(options: BatchArguments, signal: AbortSignal): Promise<number> {
  const { folder, output, concurrency, timeoutMs } = options
  const client = new Client()
  const paths = await listFiles(folder, output)
  const workflow = await findWorkflow(client, options.workflow, signal)
  log(`${paths.length} files, workflow ${workflow.id} (${workflow.name})`)

  let done = 0
  const outcomes = await mapBounded(paths, concurrency, async (path) => {
    const outcome = await extractDocument(path, { client, workflow, timeoutMs, signal })
    const result = "csv" in outcome ? "ok" : `FAILED ${outcome.reason}`
    log(`[${++done}/${paths.length}] ${outcome.fileName}: ${result}`)
    return outcome
  })

  const completed = outcomes.filter((outcome) => "csv" in outcome)
  // Renamed into place, so that no reader ever sees a partial table.
  await writeFile(partialPathOf(output), joinCsv(completed), { signal })
  await rename(partialPathOf(output), output)
  log(`${completed.length} of ${outcomes.length} written to ${output}`)
  return completed.length === outcomes.length ? 0 : 1
}

async function main(): Promise<number> {
  const options = parseBatchArguments(process.argv.slice(2))
  if (options === undefined) {
    process.stdout.write(HELP)
    return 0
  }
  const interrupt = new AbortController()
  process.once("SIGINT", () => interrupt.abort(new Error("interrupted: run the same command again to resume")))
  return runBatch(options, interrupt.signal)
}

process.exitCode = await main().catch((error: unknown) => {
  log(`error: ${error instanceof Error ? error.message : String(error)}`)
  return 2
})
