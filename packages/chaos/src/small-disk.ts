import { execFileSync } from "node:child_process"
import { mkdtempSync, rmdirSync } from "node:fs"
import { readdir, rm, statfs, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"

/** A disk of a few megabytes that can be filled up (Linux, tmpfs). */
export class SmallDisk implements AsyncDisposable {
  readonly path: string
  #fillings = 0
  readonly #unmountAtExit = () => unmount(this.path)

  private constructor(path: string) {
    this.path = path
    // A failed run must not leave a disk mounted.
    process.once("exit", this.#unmountAtExit)
  }

  /** Returns why no disk can be mounted here; undefined when one can. Containers often deny it even to root. */
  static obstacle(): string | undefined {
    if (process.getuid?.() !== 0) return "Mounting a small disk (tmpfs) needs root."
    try {
      unmount(mount(1))
      return undefined
    } catch (error) {
      return `Cannot mount a small disk (tmpfs): ${error instanceof Error ? error.message : String(error)}`
    }
  }

  static make(megabytes: number): SmallDisk {
    return new SmallDisk(mount(megabytes))
  }

  /** Fills the disk with another `bytes`. @param bytes - default: all free space. */
  async fill(bytes?: number): Promise<void> {
    const left = await statfs(this.path)
    await writeFile(join(this.path, `${ballast}-${this.#fillings++}`), Buffer.alloc(bytes ?? left.bavail * left.bsize))
  }

  /** Frees the filled space. */
  async release(): Promise<void> {
    const names = await readdir(this.path)
    for (const name of names.filter((name) => name.startsWith(ballast))) await rm(join(this.path, name))
  }

  async [Symbol.asyncDispose](): Promise<void> {
    process.off("exit", this.#unmountAtExit)
    this.#unmountAtExit()
  }
}

const ballast = "ballast"

function mount(megabytes: number): string {
  const path = mkdtempSync(join(tmpdir(), "docsift-small-disk-"))
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m,mode=0700`, "tmpfs", path], { stdio: "pipe" })
    return path
  } catch (error) {
    rmdirSync(path)
    throw error
  }
}

function unmount(path: string): void {
  // Lazy unmount: a killed process may still have an open file.
  execFileSync("umount", ["-l", path], { stdio: "pipe" })
  rmdirSync(path)
}
