import { execFile, execFileSync } from "node:child_process"
import { mkdirSync, readFileSync } from "node:fs"
import { access, rm } from "node:fs/promises"
import { promisify } from "node:util"
import { expect, onTestFinished, test } from "vitest"
import { hasRoom } from "./memory-folder.ts"

const run = promisify(execFile)
const script = `
import { existsSync, statSync } from "node:fs"
import { tmpdir } from "node:os"
import { keepTemporaryFilesInMemory } from ${JSON.stringify(new URL("memory-folder.ts", import.meta.url).href)}
keepTemporaryFilesInMemory()
console.log(JSON.stringify({ folder: tmpdir(), mode: existsSync(tmpdir()) ? statSync(tmpdir()).mode & 0o7777 : 0 }))`

async function keep(env: NodeJS.ProcessEnv): Promise<{ readonly folder: string; readonly mode: number }> {
  const { stdout } = await run(process.execPath, ["--input-type=module", "-e", script], { env })
  return JSON.parse(stdout) as { folder: string; mode: number } // as the script prints it
}

/** Creates the folder of a process that has ended. */
async function abandonFolder(): Promise<string> {
  const { pid } = await new Promise<{ pid: number | undefined }>((resolve) => {
    const child = execFile(process.execPath, ["-e", ""], () => resolve({ pid: child.pid }))
  })
  const folder = `/dev/shm/docsift-tests-${pid}`
  mkdirSync(folder, { recursive: true })
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

function canMount(): boolean {
  try {
    execFileSync("unshare", ["--mount", "mount", "-t", "tmpfs", "none", "/mnt"], { stdio: "ignore" })
    return true
  } catch {
    return false
  }
}

test.runIf(hasRoom())(
  "files are kept in memory until the process ends, and what killed ones left is removed",
  async () => {
    const abandoned = await abandonFolder()

    const { folder, mode } = await keep({ PATH: process.env.PATH })

    expect(folder).toMatch(/^\/dev\/shm\/docsift-tests-\d+$/)
    expect(mode).toBe(0o1777)
    await expect(access(folder)).rejects.toMatchObject({ code: "ENOENT" })
    await expect(access(abandoned)).rejects.toMatchObject({ code: "ENOENT" })
  },
)

test.runIf(hasRoom() && canMount())("disks that tests mounted before they were killed are removed", async () => {
  const abandoned = await abandonFolder()
  const disk = `${abandoned}/disk`
  mkdirSync(disk)
  execFileSync("mount", ["-t", "tmpfs", "none", disk])

  await keep({ PATH: process.env.PATH })

  expect(readFileSync("/proc/mounts", "utf8")).not.toContain(disk)
  await expect(access(abandoned)).rejects.toMatchObject({ code: "ENOENT" })
})

test("a folder that is chosen stays", async () => {
  expect((await keep({ PATH: process.env.PATH, TMPDIR: "/var/tmp" })).folder).toBe("/var/tmp")
})
