import { compareReports, type Report } from "@docsift/engine/judge"
import { CommandError } from "../command-error.ts"
import { connect, type ConnectionOptions } from "../connection/connect.ts"
import { comparedFigures } from "../evaluation/compared-figures.ts"
import { judgePacks, readPacks } from "../evaluation/judge-packs.ts"
import { pullLabels } from "../evaluation/pull-labels.ts"
import { readBaseline } from "../evaluation/read-baseline.ts"
import { exitCode, type ExitCode } from "../exit-code.ts"
import { type Destination, openDestination } from "../output/destination.ts"
import { renderEvaluation } from "../evaluation/render-evaluation.ts"
import { printable } from "../terminal/printable.ts"
import { Progress } from "../terminal/progress.ts"
import { findWorkflowId } from "../workflow/workflow-argument.ts"
import { readWorkflowFile } from "../workflow/workflow-file.ts"
import { defaultConcurrency } from "./default-concurrency.ts"

/** The folder that labels of a server are written to unless another one is named. */
const defaultFolder = "labels"

/** The parsed options of the command. */
export interface EvalOptions extends ConnectionOptions {
  /** A folder with a manifest, or of such folders; with `workflow`, the folder that its labels are written to. */
  readonly data?: string | undefined
  readonly workflow?: string | undefined
  /** A file with a definition, instead of that of each document. */
  readonly definition?: string | undefined
  readonly output: "table" | "json"
  readonly out?: string | undefined
  readonly baseline?: string | undefined
  /** Percentage points. */
  readonly tolerance: number
  readonly showMisses: number
  readonly concurrency?: number | undefined
}

/** Extracts labelled documents with the engine of this machine, and shows how many values are right. */
export async function evaluate(options: EvalOptions, signal: AbortSignal): Promise<ExitCode> {
  const { output, out, tolerance, showMisses } = options
  const baseline = options.baseline === undefined ? undefined : await readBaseline(options.baseline)
  const definition = options.definition === undefined ? undefined : await readWorkflowFile(options.definition)
  await using destination = await openDestination(out, process.stdout)
  using progress = new Progress(process.stderr)
  const packs = await readPacks(await chooseData(options, progress, signal))
  const report = await judgePacks(packs, {
    configuration: definition?.configuration,
    concurrency: options.concurrency ?? defaultConcurrency(),
    onProgress: (done, all) => progress.show(`${done} of ${all} documents`),
    signal,
  })
  progress.hide()
  await write(report, output, destination, showMisses)
  await destination.commit()
  if (!baseline) return exitCode.ok
  const { lines, fallen } = compareReports(baseline, report, { tolerance, figures: comparedFigures })
  // Standard output is the result alone where a program reads it.
  const stream = output === "json" && out === undefined ? process.stderr : process.stdout
  stream.write(`${output === "table" && out === undefined ? "\n" : ""}${lines.map(printable).join("\n")}\n`)
  return fallen.length > 0 ? exitCode.differs : exitCode.ok
}

/** Returns the folder to judge, after the labels of a workflow were written to it. */
async function chooseData(options: EvalOptions, progress: Progress, signal: AbortSignal): Promise<string> {
  const { data, workflow } = options
  if (workflow === undefined) {
    if (data !== undefined) return data
    throw new CommandError(
      "Pass --data with a folder of labelled documents, or --workflow with a workflow whose approved executions are labels.",
    )
  }
  const { client } = await connect(options)
  progress.show("Reading labels")
  const workflowId = await findWorkflowId(client, workflow, signal)
  const { folder, missing } = await pullLabels(client, workflowId, {
    dataFolder: data ?? defaultFolder,
    onProgress: (done, all) => progress.show(`Downloading ${done} of ${all} documents`),
    signal,
  })
  for (const name of missing) progress.write(`${printable(name)}: the server does not have it any more; left out.`)
  return folder
}

async function write(
  report: Report,
  output: EvalOptions["output"],
  destination: Destination,
  shownMisses: number,
): Promise<void> {
  if (output === "json") return destination.write(`${JSON.stringify(report, null, 2)}\n`)
  const { width } = destination
  await destination.write(report.packs.map((pack) => renderEvaluation(pack, { width, shownMisses })).join("\n"))
}
