import { setTimeout as sleep } from "node:timers/promises"
import pLimit from "p-limit"
import type { LedgerEntry } from "./ledger.ts"
import { processFile, type WatchContext } from "./process-file.ts"
import { type StableFile, StableFiles } from "./stable-files.ts"

/** How a folder is watched. */
export interface WatchOptions extends WatchContext {
  readonly folder: string
  readonly intervalMs: number
  /** Files at the same time. */
  readonly concurrency: number
  /** Ends the watch after the current files. */
  readonly stop: AbortSignal
  /** Receives each new line of the ledger. */
  readonly onEntry: (entry: LedgerEntry) => void
  /** Receives a problem that may pass: the file, or the folder, is tried again. Throws to give up. */
  readonly onProblem: (name: string, error: unknown) => void
}

/** Pause before a file is tried again whose problem was not in the file: a server that cannot be reached, a full disk. */
const retryMs = 30_000

/** Watches a folder until it is stopped. */
export async function watchFolder(options: WatchOptions): Promise<void> {
  const { folder, intervalMs, concurrency, stop, onEntry, onProblem } = options
  const files = new StableFiles(folder)
  /** Content that needs nothing more, by name: without `--done` files stay, and are not hashed again and again. */
  const settled = new Map<string, string>()
  const retryAt = new Map<string, number>()
  const limit = pLimit(concurrency)
  const never = new AbortController().signal

  const settle = async (file: StableFile): Promise<void> => {
    if (stop.aborted) return
    try {
      const processed = await processFile(file, options, never)
      if (processed !== "waits") settled.set(file.name, file.stamp)
      if (typeof processed === "object") onEntry(processed)
    } catch (error) {
      retryAt.set(file.name, Date.now() + retryMs)
      onProblem(file.name, error)
    }
  }

  while (!stop.aborted) {
    const found = await files.scan().catch((error: unknown) => {
      onProblem(folder, error)
      return []
    })
    const isDue = ({ name, stamp }: StableFile) => settled.get(name) !== stamp && (retryAt.get(name) ?? 0) <= Date.now()
    await Promise.all(found.filter(isDue).map((file) => limit(() => settle(file))))
    await sleep(intervalMs, undefined, { signal: stop }).catch(() => {})
  }
}
