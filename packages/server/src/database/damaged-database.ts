import { causesOf, codeOf } from "../domain/causes.ts"
import { SetupError } from "../domain/setup-error.ts"

/**
 * Returns the error to show when the files of the database are damaged; undefined for every other error.
 *
 * PGlite reports damage indirectly. When opened: it "failed to initialize properly", or its program aborted. Later: an error
 * of PostgreSQL's class XX (internal error, data corrupted), a missing file of a table (58P01, 58030), or a trap of
 * WebAssembly.
 */
export function explainDamage(folder: string, error: unknown): SetupError | undefined {
  const damage = causesOf(error).find((cause) => cause instanceof Error && isDamage(cause))
  return damage instanceof Error ? damaged(folder, damage) : undefined
}

function isDamage(error: Error): boolean {
  // The error of WebAssembly, whose class is no global type of Node.
  if (error.name === "RuntimeError") return true
  if (error.message.startsWith("PGlite failed to initialize")) return true
  return /^(?:XX...|58P01|58030)$/.test(codeOf(error) ?? "")
}

function damaged(folder: string, cause: Error): SetupError {
  return new SetupError(
    `The database in ${folder} cannot be opened: files in it are damaged, missing, or owned by another user (${cause.message}). ` +
      "Keep a copy of the data directory, then replace it with your last backup (docs/server.md, Backup). " +
      "If there is no data to keep, set DOCSIFT_DATA_DIR to an empty directory.",
    { cause },
  )
}
