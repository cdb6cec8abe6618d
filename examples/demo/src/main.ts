import { mkdtemp, rm, stat, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { basename, join } from "node:path"
import { styleText } from "node:util"
import { renderResult } from "@docsift/cli/render-result"
import { Client, ExecutionFailedError } from "@docsift/sdk"
import { fromPath } from "@docsift/sdk/node"
import { startServer } from "@docsift/server"
import { HELP, parseDemoArguments, readWorkflowFile, type DemoArguments } from "./arguments.ts"
import { invoiceWorkflow } from "./invoice-workflow.ts"
import { Progress } from "./progress.ts"
import { useModelStub } from "./model-stub.ts"
import { createSampleInvoice } from "./sample-invoice.ts"

const DEADLINE_MS = 15 * 60_000

const note = (name: string, text: string): void =>
  void process.stderr.write(`  ${styleText("dim", name.padEnd(10), { stream: process.stderr })}${text}\n`)

async function run(options: DemoArguments, directory: string, signal: AbortSignal): Promise<void> {
  const path = options.file ?? join(directory, "sample-invoice.pdf")
  if (options.file === undefined) await writeFile(path, await createSampleInvoice())
  const { size } = await stat(path).catch((cause: unknown) => {
    throw new Error(`${path} cannot be read: pass the path of a document`, { cause })
  })
  const definition = options.workflowFile ? await readWorkflowFile(options.workflowFile) : invoiceWorkflow

  process.stderr.write(`\n${styleText("bold", "Docsift", { stream: process.stderr })}\n`)
  note(
    "document",
    `${basename(path)} (${(size / 1024).toFixed(1)} KB${options.file === undefined ? ", generated for this demo" : ""})`,
  )
  await using server = await startServer({ dataDir: join(directory, "data"), port: 0, logLevel: "warn" })
  note("server", `${server.url} (embedded database, queue and file storage; stops with the demo)`)

  const client = new Client({ apiKey: server.adminKey, baseUrl: server.url })
  await using model = options.hasModelStub ? await useModelStub(client, signal) : undefined
  if (model) note("model", `${model.name} at ${model.baseUrl}`)
  const { workflowId } = await client.workflows.create(definition, { signal })
  note("workflow", `${workflowId} ${definition.name}`)

  const progress = new Progress(process.stderr)
  try {
    const started = await client.workflows.execute(workflowId, fromPath(path), { signal })
    progress.show(started.status)
    const execution = await client.executions.wait(started.workflowExecutionId, {
      deadline: DEADLINE_MS,
      signal,
      onStatus: (view) => progress.show(view.status),
    })
    const report = await client.executions.evidence(execution.id, { signal })
    progress.stop("✔", `Completed: ${report.pages.length === 1 ? "1 page" : `${report.pages.length} pages`}`)
    if (options.isJson) process.stdout.write(`${JSON.stringify(execution.extractedData, null, 2)}\n`)
    else {
      const result = { ...report, extractedData: execution.extractedData }
      const text = renderResult(result, { width: process.stdout.columns, allRowsHint: "--json shows all" })
      process.stdout.write(`\n${text}\n\n${nextSteps()}`)
    }
  } catch (error) {
    progress.stop("✖", "Failed")
    throw error
  }
}

function nextSteps(): string {
  const step = (command: string, text: string): string => `  ${command.padEnd(48)}${styleText("dim", text)}\n`
  return (
    styleText("bold", "Try next\n") +
    step("npm run demo -- my.pdf", "your own document") +
    step("npm run demo -- my.pdf --workflow mine.json", "your own fields and tables") +
    step("npm run demo -- --model stub", "the same with a stub of a language model") +
    step("npm run demo -- --json", "only the data, to pipe into another program") +
    step("npm start", "the server, with an API reference at /docs")
  )
}

/** Returns the message to print; a stack trace would only help with a bug. */
function messageOf(error: unknown): string {
  if (error instanceof ExecutionFailedError) return error.message
  return error instanceof Error ? error.message : String(error)
}

async function main(): Promise<number> {
  const options = parseDemoArguments(process.argv.slice(2))
  if (options.isHelp) {
    process.stdout.write(HELP)
    return 0
  }
  const interrupt = new AbortController()
  process.once("SIGINT", () => interrupt.abort(new Error("interrupted")))
  const directory = await mkdtemp(join(tmpdir(), "docsift-demo-"))
  try {
    await run(options, directory, interrupt.signal)
    return 0
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}

process.exitCode = await main().catch((error: unknown) => {
  process.stderr.write(`\n${styleText("red", "error", { stream: process.stderr })} ${messageOf(error)}\n`)
  return 1
})
