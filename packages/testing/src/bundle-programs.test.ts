import { execFile } from "node:child_process"
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"
import { childEnvironment } from "./child-environment.ts"
import { programArguments, type ProgramName } from "./programs.ts"

/** Runs a bundled program with a module loaded before it, and returns what it wrote to stderr, whatever its exit code is. */
async function runWith(hook: string, name: ProgramName, ...args: readonly string[]): Promise<string> {
  const cwd = await mkdtemp(join(tmpdir(), "docsift-bundled-"))
  onTestFinished(() => rm(cwd, { recursive: true, force: true }))
  await writeFile(join(cwd, "invoice.txt"), "Invoice number: 7\nTotal: 12.50 EUR\n")
  const before = ["--stack-trace-limit=50", "--import", `data:text/javascript,${encodeURIComponent(hook)}`]
  const env = { ...childEnvironment(), HOME: cwd }
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [...before, ...programArguments(name), ...args],
      { cwd, env },
      (_error, _stdout, stderr) => resolve(stderr),
    )
  })
}

test("stack traces of a bundled program name the sources", async () => {
  const hook = `
    const { exit } = process
    process.exit = (code) => {
      console.error(new Error().stack)
      exit(code)
    }`
  const output = await runWith(hook, "server", "no-such-command")
  expect(output).toContain("unknown command 'no-such-command'")
  expect(output).toMatch(/packages\/server\/src\/main\.ts:\d+:\d+/)
})

test("a bundled program starts the bundles of its threads", async () => {
  const hook = `
    import workerThreads from "node:worker_threads"
    import { syncBuiltinESMExports } from "node:module"
    workerThreads.Worker = class extends workerThreads.Worker {
      constructor(entry, options) {
        console.error("thread: " + entry)
        super(entry, options)
      }
    }
    syncBuiltinESMExports()`
  const output = await runWith(hook, "cli", "extract", "invoice.txt")
  expect(output.match(/^thread: .*$/gm)).toEqual([expect.stringMatching(/\/programs\/inspection-entry\.mjs$/)])
})
