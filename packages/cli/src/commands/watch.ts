import { constants } from "node:fs"
import { access, stat } from "node:fs/promises"
import { join, resolve } from "node:path"
import { styleText } from "node:util"
import { CommandError } from "../command-error.ts"
import type { ConnectionOptions } from "../connection/connect.ts"
import { toCommandError } from "../connection/to-command-error.ts"
import { exitCode, type ExitCode } from "../exit-code.ts"
import { createExtractor } from "../extractor/create-extractor.ts"
import { printable } from "../terminal/printable.ts"
import { Progress } from "../terminal/progress.ts"
import { Claims } from "../watch/claims.ts"
import { Ledger, type LedgerEntry } from "../watch/ledger.ts"
import { requireFolder } from "../watch/result-store.ts"
import { watchFolder } from "../watch/watch-folder.ts"
import { readWorkflowArgument } from "../workflow/workflow-argument.ts"
import { defaultConcurrency } from "./default-concurrency.ts"

/** The parsed options of the command. */
export interface WatchCommandOptions extends ConnectionOptions {
  readonly workflow: string
  readonly done?: string | undefined
  readonly failed?: string | undefined
  readonly out?: string | undefined
  readonly evidence?: boolean | undefined
  readonly json?: boolean | undefined
  readonly concurrency?: number | undefined
  /** Seconds. */
  readonly interval: number
}

/** Extracts each file that comes into a folder once, until it is stopped by Ctrl-C or SIGTERM. */
export async function watch(folder: string, options: WatchCommandOptions, interrupt: AbortSignal): Promise<ExitCode> {
  await requireWatchable(folder)
  const workflow = await readWorkflowArgument(options.workflow)
  const { done, failed, evidence = false, json = false, interval } = options
  const out = options.out ?? join(folder, "results")
  for (const path of [out, done, failed]) {
    if (path === undefined) continue
    if (resolve(path) === resolve(folder)) {
      throw new CommandError(`${path}: is the watched folder; results and files that are done need another one.`)
    }
    await requireFolder(path)
  }
  const concurrency = options.concurrency ?? defaultConcurrency()
  await using extractor = await createExtractor({ ...options, workflow, concurrency, signal: interrupt })
  const ledger = new Ledger(folder)
  await ledger.refresh()
  using terminated = onSigterm()
  using progress = new Progress(process.stderr)
  const waiting = `Watching ${folder}; Ctrl-C ends`
  progress.show(waiting)
  await watchFolder({
    folder,
    extractor,
    ledger,
    out,
    done,
    failed,
    concurrency,
    hasEvidence: evidence,
    claims: new Claims(folder),
    intervalMs: interval * 1000,
    stop: AbortSignal.any([interrupt, terminated.signal]),
    onEntry(entry) {
      progress.hide()
      process.stdout.write(`${json ? JSON.stringify(entry) : formatEntry(entry, out)}\n`)
      progress.show(waiting)
    },
    onProblem: createProblemReporter(progress, waiting),
  })
  return exitCode.ok
}

/** Reports each problem once, not at every scan, and gives up where the server refuses the key. */
function createProblemReporter(progress: Progress, waiting: string): (name: string, error: unknown) => void {
  const reported = new Map<string, string>()
  return (name, problem) => {
    const error = toCommandError(problem)
    if (error instanceof CommandError && error.exitCode === exitCode.refused) throw error
    const sentence = error instanceof Error ? error.message : String(error)
    if (reported.get(name) === sentence) return
    reported.set(name, sentence)
    const label = styleText("yellow", "warning", { stream: process.stderr })
    progress.write(`${label} ${printable(name)}: ${printable(sentence)} It is tried again.`)
    progress.show(waiting)
  }
}

async function requireWatchable(folder: string): Promise<void> {
  const stats = await stat(folder).catch((cause: unknown) => {
    throw new CommandError(`${folder}: no such folder.`, undefined, { cause })
  })
  if (!stats.isDirectory()) throw new CommandError(`${folder}: must be a folder.`)
  await access(folder, constants.R_OK | constants.W_OK).catch((cause: unknown) => {
    const sentence = `${folder}: cannot be read and written; the ledger of files that are done is kept in it.`
    throw new CommandError(sentence, undefined, { cause })
  })
}

function formatEntry({ file, status, result }: LedgerEntry, out: string): string {
  const label = status === "Completed" ? (["green", "✔"] as const) : (["red", "✖"] as const)
  return `${styleText(label[0], label[1], { stream: process.stdout })} ${printable(file)} → ${printable(join(out, result))}`
}

/** Service managers and containers end programs by SIGTERM. */
function onSigterm(): Disposable & { readonly signal: AbortSignal } {
  const controller = new AbortController()
  const stop = () => controller.abort()
  process.once("SIGTERM", stop)
  return { signal: controller.signal, [Symbol.dispose]: () => void process.off("SIGTERM", stop) }
}
