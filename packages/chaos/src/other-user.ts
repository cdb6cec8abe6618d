import { execFileSync } from "node:child_process"
import { chown, readdir } from "node:fs/promises"
import { join } from "node:path"

/*
 * A process of another user need not be able to read Node itself. So the process stays root's and loses root's right to
 * pass over file permissions, and the documents become another user's: the same refusal, by the same code of the kernel.
 */

const otherUser = 65534
const program = "setpriv"
const options = ["--bounding-set", "-dac_override,-dac_read_search", "--"]

/** Says why a process cannot be kept from others' files here; undefined when it can. */
export function rightsObstacle(): string | undefined {
  if (process.getuid?.() !== 0) return "Taking rights from a process (setpriv) needs root."
  try {
    execFileSync(program, [...options, "true"], { stdio: "pipe" })
    return undefined
  } catch (error) {
    return `Rights cannot be taken from a process: ${error instanceof Error ? error.message : String(error)}`
  }
}

/** The command that runs a process without the right to read what belongs to others. */
export const withoutRights: readonly string[] = [program, ...options]

/** Gives a directory, and everything in it, to another user. */
export async function giveAway(directory: string): Promise<void> {
  for (const entry of await readdir(directory, { recursive: true, withFileTypes: true })) {
    await chown(join(entry.parentPath, entry.name), otherUser, otherUser)
  }
  await chown(directory, otherUser, otherUser)
}
