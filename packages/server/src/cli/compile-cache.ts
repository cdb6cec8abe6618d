import { existsSync } from "node:fs"
import { enableCompileCache } from "node:module"
import { join } from "node:path"

/**
 * Enables Node's compile cache in the data directory (measured: saves a sixth of a start on PostgreSQL). Node's default is
 * the machine's temporary directory, where other accounts could plant code for this one; the data directory belongs to the
 * server. The directory is not created, so that a failing command leaves none. Node ignores a cache that it cannot write,
 * and none is used if `NODE_DISABLE_COMPILE_CACHE` is set.
 */
export function cacheCompiledCode(dataDirectory: string): void {
  if (existsSync(dataDirectory)) enableCompileCache(join(dataDirectory, "compile-cache"))
}
