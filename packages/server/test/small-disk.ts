import { execFileSync } from "node:child_process"
import { open, rm } from "node:fs/promises"
import { join } from "node:path"

/** Returns whether a disk can be mounted, as root and outside of most containers; otherwise prints what is skipped. */
export function canMount(skipped: string): boolean {
  try {
    execFileSync("unshare", ["--mount", "mount", "-t", "tmpfs", "none", "/mnt"], { stdio: "pipe" })
    return true
  } catch (error) {
    process.stderr.write(`\n*** No disk can be mounted here (${String(error)}).\n*** ${skipped} IS SKIPPED.\n\n`)
    return false
  }
}

/** Mounts an empty tmpfs on a folder; the caller unmounts it. */
export function mountDisk(folder: string, megabytes: number): { remountReadOnly(): void; unmount(): void } {
  execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m,mode=0700`, "none", folder])
  return {
    remountReadOnly: () => void execFileSync("mount", ["-o", "remount,ro", folder]),
    unmount: () => void execFileSync("umount", ["--lazy", folder]),
  }
}

/** Fills a disk completely; returns a function that frees it. */
export async function fillDisk(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, "ballast")
  const handle = await open(path, "wx")
  try {
    for (const block = Buffer.alloc(4096, 1); ;) await handle.appendFile(block)
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOSPC")) throw error
  } finally {
    await handle.close()
  }
  return () => rm(path)
}
