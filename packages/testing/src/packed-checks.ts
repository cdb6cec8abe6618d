import { execFile } from "node:child_process"
import { mkdtemp, rm } from "node:fs/promises"
import { availableParallelism, tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"

const run = promisify(execFile)

/** Runs a program of a folder and returns a description of the check. */
export async function runProgram(folder: string, file: string, flags: readonly string[] = []): Promise<string> {
  await run(process.execPath, [...flags, file], { cwd: folder })
  return ["Node", process.version, ...flags, file].join(" ")
}

/** Runs a check and prints its outcome; a failure sets the exit code. */
async function report(check: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`  ✔ ${await check()}\n`)
  } catch (error) {
    process.exitCode = 1
    const { message, stdout = "", stderr = "" } = error as Error & { stdout?: string; stderr?: string } // as rejected by execFile
    // The message of a failed program already contains its stderr.
    process.stderr.write(`  ✖ ${message}\n${stdout}${message.includes(stderr) ? "" : stderr}\n`)
  }
}

/**
 * Runs checks in a temporary folder, as many at a time as there are cores, and prints the outcome of each.
 *
 * @param prepare fills the folder and returns the checks, which return what they have checked or throw
 */
export async function runPackedChecks(
  prepare: (folder: string) => Promise<readonly (() => Promise<string>)[]>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "docsift-packed-"))
  try {
    const waiting = [...(await prepare(folder))]
    const work = async (): Promise<void> => {
      for (let check = waiting.shift(); check; check = waiting.shift()) await report(check)
    }
    await Promise.all(Array.from({ length: availableParallelism() }, work))
  } finally {
    await rm(folder, { recursive: true })
  }
}
