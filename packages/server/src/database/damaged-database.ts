import { SetupError } from "../domain/setup-error.ts"

/** Causes nest a few levels at most; the bound only guards against a cycle. */
const maxDepth = 8

/**
 * Returns the sentence for a start on a database whose files are damaged; undefined for every other error.
 *
 * PGlite says little of it. At opening: that it "failed to initialize properly", or that its program aborted. Later: an
 * error of PostgreSQL's class XX (internal error, data corrupted), a file of a table that is missing (58P01, 58030), or a
 * trap of WebAssembly.
 */
export function explainDamage(folder: string, error: unknown): SetupError | undefined {
  for (let at = error, depth = 0; at instanceof Error && depth < maxDepth; at = at.cause, depth++) {
    if (isDamage(at)) return damaged(folder, at)
  }
  return undefined
}

function isDamage(error: Error): boolean {
  // WebAssembly's; its class is no global type of Node's.
  if (error.name === "RuntimeError") return true
  if (error.message.startsWith("PGlite failed to initialize")) return true
  const code = "code" in error && typeof error.code === "string" ? error.code : ""
  return /^(?:XX...|58P01|58030)$/.test(code)
}

function damaged(folder: string, cause: Error): SetupError {
  return new SetupError(
    `The database in ${folder} cannot be opened: files in it are damaged, missing, or not this user's (${cause.message}). ` +
      "Keep a copy of the data directory, then put the one of your last backup in its place (docs/server.md, Backup). " +
      "Where there is nothing to lose, set DOCSIFT_DATA_DIR to an empty directory.",
    { cause },
  )
}
