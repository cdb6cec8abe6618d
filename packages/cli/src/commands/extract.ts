import { basename } from "node:path"
import { styleText } from "node:util"
import { CommandError } from "../command-error.ts"
import type { ConnectionOptions } from "../connection/connect.ts"
import { exitCode, type ExitCode } from "../exit-code.ts"
import { createExtractor } from "../extractor/create-extractor.ts"
import { extractAll } from "../extractor/extract-all.ts"
import { findDocuments } from "../input/find-documents.ts"
import { openDestination } from "../output/destination.ts"
import type { DocumentOutcome } from "../extractor/document-outcome.ts"
import type { OutputFormat } from "../output/output-format.ts"
import { createResultWriter } from "../results/create-result-writer.ts"
import { printable } from "../terminal/printable.ts"
import { Progress } from "../terminal/progress.ts"
import type { WorkflowArgument } from "../workflow/workflow-argument.ts"
import { defaultConcurrency } from "./default-concurrency.ts"

/** The parsed options of the command. */
export interface ExtractOptions extends ConnectionOptions {
  readonly workflow?: string | undefined
  readonly output: OutputFormat
  /** A file, instead of standard output. */
  readonly out?: string | undefined
  readonly evidence?: boolean | undefined
  /** 0 to 1. */
  readonly minConfidence?: number | undefined
  readonly concurrency?: number | undefined
}

/** Extracts documents and writes their data in the order of the arguments. */
export async function extract(
  args: readonly string[],
  options: ExtractOptions,
  signal: AbortSignal,
): Promise<ExitCode> {
  const { output, out, evidence: hasEvidence = false, minConfidence = 0 } = options
  if (output === "xlsx" && out === undefined && process.stdout.isTTY) {
    throw new CommandError("A workbook is not text: write it to a file with --out, such as --out invoices.xlsx.")
  }
  if (hasEvidence && output !== "json" && output !== "ndjson") {
    throw new CommandError("--evidence needs -o json or -o ndjson: the other formats have no place for it.")
  }
  const workflow = options.workflow === undefined ? undefined : await readWorkflow(options.workflow)
  await using found = await findDocuments(args, process.stdin, signal)
  const { documents, isSingle } = found
  await using destination = await openDestination(out, process.stdout)
  const concurrency = Math.min(options.concurrency ?? defaultConcurrency(), documents.length)
  await using extractor = await createExtractor({ ...options, workflow, concurrency, signal })
  const writer = await createResultWriter(output, destination, { isSingle, hasEvidence })
  using progress = new Progress(process.stderr)
  const show = (done: number) =>
    progress.show(
      isSingle ? `Reading ${basename(documents[0]?.name ?? "")}` : `${done} of ${documents.length} documents`,
    )

  show(0)
  const codes: ExitCode[] = []
  let uncertain = 0
  for await (const outcome of extractAll(documents, { extractor, concurrency, signal })) {
    progress.hide()
    if (outcome.status === "Failed") progress.write(formatFailure(outcome))
    await writer.write(outcome)
    const below = countBelow(outcome, minConfidence)
    uncertain += below
    codes.push(exitCodeOf(outcome, below))
    if (codes.length < documents.length) show(codes.length)
  }
  await writer.end()
  await destination.commit()
  if (uncertain > 0) {
    const values = uncertain === 1 ? "1 value is" : `${uncertain} values are`
    progress.write(`${values} less certain than ${minConfidence}.`)
  }
  return (
    codes.find((code) => code === exitCode.documentsFailed) ?? codes.find((code) => code !== exitCode.ok) ?? exitCode.ok
  )
}

/** Loaded late: it reads definitions with the client, which an extraction without one does not need. */
async function readWorkflow(argument: string): Promise<WorkflowArgument> {
  const { readWorkflowArgument } = await import("../workflow/workflow-argument.ts")
  return readWorkflowArgument(argument)
}

function countBelow(outcome: DocumentOutcome, minConfidence: number): number {
  if (outcome.status === "Failed") return 0
  return Object.values(outcome.extracted.evidence).filter(({ confidence }) => confidence < minConfidence).length
}

function exitCodeOf({ status }: DocumentOutcome, below: number): ExitCode {
  if (status === "Failed") return exitCode.documentsFailed
  return below > 0 ? exitCode.lowConfidence : exitCode.ok
}

function formatFailure({ fileName, errorMessage }: DocumentOutcome & { readonly status: "Failed" }): string {
  const sentence = errorMessage.slice(errorMessage.indexOf(": ") + 2)
  return `${styleText("red", "error", { stream: process.stderr })} ${printable(fileName)}: ${printable(sentence)}`
}
