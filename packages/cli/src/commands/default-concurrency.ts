import { availableParallelism } from "node:os"

/** Each document has a thread of its own, which may need a gigabyte. */
const maxThreads = 4

/** Returns how many documents are extracted at the same time unless `--concurrency` says otherwise. */
export function defaultConcurrency(): number {
  return Math.min(maxThreads, availableParallelism())
}
