import { execFile } from "node:child_process"
import { access, mkdir, mkdtemp, rename, rm } from "node:fs/promises"
import { homedir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"

const run = promisify(execFile)
const fetchTimeoutMs = 180_000

// Outside the repository, so that `npm ci` and a fresh clone keep it.
const cache = join(process.env["XDG_CACHE_HOME"] || join(homedir(), ".cache"), "docsift", "packages")

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}

/**
 * Installs a package that only these tests need and that would bloat every `npm ci`: once, into a separate folder in the
 * user's cache, without install scripts.
 *
 * @param spec a name with an exact version, so that two runs test the same
 * @returns the folder of the package
 * @throws when the registry does not have it, or not for this platform
 */
export async function fetchPackage(spec: string): Promise<string> {
  const name = spec.slice(0, spec.lastIndexOf("@"))
  const folder = join(cache, spec.replaceAll("/", "-"))
  const target = join(folder, "node_modules", name)
  if (await exists(target)) return target
  await mkdir(cache, { recursive: true })
  // Installed elsewhere and moved in one step, so that the folder is always complete.
  const scratch = await mkdtemp(`${folder}-`)
  try {
    const flags = ["--prefix", scratch, "--ignore-scripts", "--no-save", "--no-audit", "--no-fund", "--prefer-offline"]
    await run("npm", ["install", ...flags, spec], { cwd: scratch, timeout: fetchTimeoutMs })
    // Another process may have been faster.
    await rename(scratch, folder).catch(async (error: unknown) => {
      if (!(await exists(target))) throw error
    })
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
  return target
}
