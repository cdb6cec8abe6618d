import { execFileSync } from "node:child_process"
import { open, rm } from "node:fs/promises"
import { join } from "node:path"

/** Returns whether a disk of its own can be mounted: by root, outside of most containers. Where not, says what is skipped. */
export function canMount(skipped: string): boolean {
  try {
    execFileSync("unshare", ["--mount", "mount", "-t", "tmpfs", "none", "/mnt"], { stdio: "pipe" })
    return true
  } catch (error) {
    process.stderr.write(`\n*** No disk can be mounted here (${String(error)}).\n*** ${skipped} IS SKIPPED.\n\n`)
    return false
  }
}

/** Mounts an empty disk in memory on a folder; the caller unmounts it. */
export function mountDisk(folder: string, megabytes: number): { remountReadOnly(): void; unmount(): void } {
  execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m,mode=0700`, "none", folder])
  return {
    remountReadOnly: () => void execFileSync("mount", ["-o", "remount,ro", folder]),
    unmount: () => void execFileSync("umount", ["--lazy", folder]),
  }
}

/** Writes until no byte is free; what is returned frees them. */
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
