import { readdir, rename, writeFile } from "node:fs/promises"
import { basename, resolve } from "node:path"
import { Client } from "@docsift/sdk"
import { extractAll } from "@docsift/sdk/batch"
import { fromPath } from "@docsift/sdk/node"
import { type BatchArguments, HELP, parseBatchArguments } from "./arguments.ts"
import { failureReason } from "./failure-reason.ts"
import { findWorkflow } from "./find-workflow.ts"
import { joinCsv } from "./join-csv.ts"

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
  log(`${paths.length} files, workflow ${workflow}`)

  const completed: { readonly index: number; readonly fileName: string; readonly csv: string }[] = []
  let ended = 0
  const input = { workflow, files: paths, open: fromPath }
  for await (const { file, index, execution, error } of extractAll(client, input, {
    concurrency,
    deadline: timeoutMs,
    signal,
  })) {
    const fileName = basename(file)
    if (execution)
      completed.push({ index, fileName, csv: await client.executions.export(execution.id, {}, { signal }) })
    log(`[${++ended}/${paths.length}] ${fileName}: ${execution ? "ok" : `FAILED ${failureReason(error)}`}`)
  }

  completed.sort((one, other) => one.index - other.index) // as in the folder, not as they ended
  // Renamed into place, so that no reader ever sees a partial table.
  await writeFile(partialPathOf(output), joinCsv(completed), { signal })
  await rename(partialPathOf(output), output)
  log(`${completed.length} of ${paths.length} written to ${output}`)
  return completed.length === paths.length ? 0 : 1
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
