import { execFileSync } from "node:child_process"
import { chown, readdir } from "node:fs/promises"
import { join } from "node:path"

/*
 * A process of another user may be unable to read Node itself. So the process stays root's but drops the capability to
 * bypass file permissions, and the documents get another owner: the kernel denies access by the same code path.
 */

const otherUser = 65534
const program = "setpriv"
const options = ["--bounding-set", "-dac_override,-dac_read_search", "--"]

/** Returns why file permissions cannot be enforced on a root process here; undefined when they can. */
export function permissionsObstacle(): string | undefined {
  if (process.getuid?.() !== 0) return "Dropping capabilities of a process (setpriv) needs root."
  try {
    execFileSync(program, [...options, "true"], { stdio: "pipe" })
    return undefined
  } catch (error) {
    return `Cannot drop capabilities of a process: ${error instanceof Error ? error.message : String(error)}`
  }
}

/** Command prefix that runs a process without the capability to read files of other users. */
export const withoutCapabilities: readonly string[] = [program, ...options]

/** Changes the owner of a directory and everything in it to another user. */
export async function changeOwner(directory: string): Promise<void> {
  for (const entry of await readdir(directory, { recursive: true, withFileTypes: true })) {
    await chown(join(entry.parentPath, entry.name), otherUser, otherUser)
  }
  await chown(directory, otherUser, otherUser)
}
