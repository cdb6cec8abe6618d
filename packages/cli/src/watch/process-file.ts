import { createHash } from "node:crypto"
import { join } from "node:path"
import { DocumentFailure, type Extractor } from "../extractor/extractor.ts"
import { hashFile } from "../input/document-file.ts"
import type { DocumentOutcome } from "../extractor/document-outcome.ts"
import type { Claims } from "./claims.ts"
import type { Ledger, LedgerEntry } from "./ledger.ts"
import { moveInto, readStatus, resultName, writeResult } from "./result-store.ts"
import { type StableFile, stampOf } from "./stable-files.ts"

/** The folders of a watcher, and how it extracts. */
export interface WatchContext {
  readonly extractor: Extractor
  readonly ledger: Ledger
  readonly claims: Claims
  /** Folder for results. */
  readonly out: string
  /** Folders for files that are done; undefined to leave them where they are. */
  readonly done: string | undefined
  readonly failed: string | undefined
  readonly hasEvidence: boolean
}

/**
 * The outcome of a file: `waits` while it changes or another watcher has it, `known` when its content was processed before,
 * else the new line of the ledger.
 */
export type Processed = "waits" | "known" | LedgerEntry

const keyLength = 12

/**
 * Processes a file once. The result is written first, then the ledger, and the file is moved at the end: whatever a crash
 * leaves undone is recognized by what was done before it, and is done by the next run without another extraction.
 *
 * @param signal - of the extraction.
 */
export async function processFile(file: StableFile, context: WatchContext, signal: AbortSignal): Promise<Processed> {
  const { extractor, ledger, claims, out, hasEvidence } = context
  if ((await stampOf(file.path)) !== file.stamp) return "waits"
  const sha256 = await hashFile(file.path)
  const key = createHash("sha256").update(`${sha256} ${extractor.definition}`).digest("hex").slice(0, keyLength)
  await using claim = await claims.take(key)
  if (claim === undefined) return "waits"
  await ledger.refresh()
  const known = ledger.find(key)
  if (known) {
    await moveAway(file, known.status, context)
    return "known"
  }
  const result = resultName(file.name, key)
  const path = join(out, result)
  let status = await readStatus(path)
  if (status === undefined) {
    const outcome = await extractOne(file, extractor, key, signal)
    // Written to after all: what was read may be half of it.
    if ((await stampOf(file.path)) !== file.stamp) return "waits"
    await writeResult(path, outcome, hasEvidence)
    ;({ status } = outcome)
  }
  const entry: LedgerEntry = { sha256, key, file: file.name, status, result, at: new Date().toISOString() }
  await ledger.append(entry)
  await moveAway(file, status, context)
  return entry
}

async function extractOne(
  { name, path }: StableFile,
  extractor: Extractor,
  key: string,
  signal: AbortSignal,
): Promise<DocumentOutcome> {
  try {
    return { fileName: name, status: "Completed", extracted: await extractor.extract({ name, path }, signal, key) }
  } catch (error) {
    if (!(error instanceof DocumentFailure)) throw error
    return { fileName: name, status: "Failed", errorMessage: error.errorMessage }
  }
}

async function moveAway(
  file: StableFile,
  status: LedgerEntry["status"],
  { done, failed }: Pick<WatchContext, "done" | "failed">,
): Promise<void> {
  const folder = status === "Completed" ? done : failed
  if (folder !== undefined) await moveInto(folder, file.path)
}
