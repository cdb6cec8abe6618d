import { enableCompileCache, getCompileCacheDir } from "node:module"
import { dirname } from "node:path"

/** What a thread is started with. */
export interface ThreadSetup {
  /** The folder of Node's compile cache; undefined for none. */
  readonly compileCache: string | undefined
}

/**
 * Returns the setup of a thread that shares the compile cache of its process, if that has one (measured, from the sources:
 * 0.27 s of processor time for a start instead of 0.64 s). Threads do not inherit it.
 */
export function threadSetup(): ThreadSetup {
  const directory = getCompileCacheDir()
  // Below the folder that was set, Node has one for each of its versions.
  return { compileCache: directory === undefined ? undefined : dirname(directory) }
}

/** Uses the compile cache of the process for all that this thread loads from here on. */
export function useCompileCache({ compileCache }: ThreadSetup): void {
  if (compileCache !== undefined) enableCompileCache(compileCache)
}
