import { createHash } from "node:crypto"
import { readdir, readFile } from "node:fs/promises"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"

const server = fileURLToPath(new URL("../../server", import.meta.url))

/**
 * Hashes what makes a migrated database: the migrations, the code that creates the queue, and the manifests of the packages that
 * do the work.
 *
 * @param more what else a copy depends on
 * @returns 16 hexadecimal digits
 */
export async function hashSchema(more: string): Promise<string> {
  const folders = ["migrations", "migrations/meta", "src/adapters"].map((name) => join(server, name))
  const listed = await Promise.all(
    folders.map(async (parent) => (await readdir(parent)).toSorted().map((name) => join(parent, name))),
  )
  const { resolve } = createRequire(join(server, "package.json"))
  // PGlite does not export its manifest.
  const packages = ["@electric-sql/pglite", "pg-boss"].map((name) => join(dirname(resolve(name)), "../package.json"))
  const hash = createHash("sha256").update(more)
  for (const path of [...listed.flat(), ...packages]) {
    if (/\.(?:sql|json|ts)$/.test(path)) hash.update(await readFile(path))
  }
  return hash.digest("hex").slice(0, 16)
}
