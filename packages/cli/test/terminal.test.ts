import { spawn } from "node:child_process"
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { childEnvironment } from "@docsift/testing/child-environment"
import { isExecutable } from "@docsift/testing/is-executable"
import { afterEach, beforeEach, describe, expect, test } from "vitest"
import { program } from "./run-program.ts"
import { sampleInvoice } from "./sample-invoice.ts"

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "docsift-cli-"))
  await writeFile(join(folder, "invoice.txt"), sampleInvoice)
  await writeFile(join(folder, "total.json"), JSON.stringify(workflow))
})
afterEach(() => rm(folder, { recursive: true }))

const workflow = {
  name: "Totals",
  configuration: { objects: [{ name: "Invoice", fields: [{ name: "Total", type: "number" }] }] },
}
const quote = (text: string) => `'${text.replaceAll("'", "'\\''")}'`
const command = (args: readonly string[]) => [process.execPath, ...program, ...args].map(quote).join(" ")

/** Runs a line of a shell, and returns what it wrote with its exit code; `onText` may type into it. */
async function run(
  file: string,
  args: readonly string[],
  onText: (text: string, type: (keys: string) => void) => void = () => {},
) {
  const env = { ...childEnvironment(), HOME: folder, TERM: "xterm-256color", SHELL: "/bin/sh" }
  const child = spawn(file, args, { cwd: folder, env, stdio: ["pipe", "pipe", "pipe"] })
  let output = ""
  child.stdout.on("data", (data) => {
    output += String(data)
    onText(output, (keys) => child.stdin.write(keys))
  })
  child.stderr.on("data", (data) => (output += String(data)))
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve))
  return { code, output }
}

const escape = "\u001b"

// util-linux's `script` gives the program a terminal; BSD's has other options.
describe.skipIf(process.platform !== "linux" || !isExecutable("/usr/bin/script"))("on a terminal", () => {
  const onTerminal = (
    line: string,
    ...rest: Parameters<typeof run> extends [unknown, unknown, ...infer R] ? R : never
  ) => run("script", ["-qec", line, "/dev/null"], ...rest)

  test("the progress line appears, is erased before the result, and colours are used", async () => {
    const { code, output } = await onTerminal(command(["extract", "invoice.txt"]))
    expect(code).toBe(0)
    const shown = output.indexOf("Reading invoice.txt")
    expect(shown).toBeGreaterThan(-1)
    const result = output.indexOf("LM-2026-0417")
    expect(result).toBeGreaterThan(shown)
    expect(output.slice(output.lastIndexOf("Reading invoice.txt"), result)).toContain(`\r${escape}[K`)
    expect(output.slice(result)).not.toContain("Reading")
    expect(output).toContain(`${escape}[2m`)
  })

  test("NO_COLOR leaves the colours out", async () => {
    const { output } = await onTerminal(`NO_COLOR=1 ${command(["extract", "invoice.txt"])}`)
    expect(output).toContain("LM-2026-0417")
    expect(output).not.toContain(`${escape}[2m`)
    expect(output).not.toContain(`${escape}[1m`)
  })

  test("60 columns are enough: no line is wrapped", async () => {
    await writeFile(
      join(folder, "invoice.txt"),
      sampleInvoice.replace("Standing desk ", `Desk ${"that is tall ".repeat(8)} `),
    )
    const { code, output } = await onTerminal(`stty cols 60; NO_COLOR=1 ${command(["extract", "invoice.txt"])}`)
    expect(code).toBe(0)
    const lines = output.split(/\r\n|\r|\n/).map((line) => line.replaceAll(`${escape}[K`, ""))
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(60)
    expect(output).toContain("…")
  })

  test("Ctrl-C ends with 130, and leaves neither half a file nor its beginning", async () => {
    // They take longer than a busy machine stands still.
    const long = sampleInvoice.repeat(40)
    for (let number = 0; number < 400; number++) await writeFile(join(folder, `${number}.txt`), long)
    let isTyped = false
    const line = command(["extract", ".", "-w", "total.json", "--concurrency", "1", "-o", "json", "--out", "all.json"])
    const { code, output } = await onTerminal(line, (text, type) => {
      // The result of the first one has been written.
      if (isTyped || !/[1-9]\d* of \d+ documents/.test(text)) return
      isTyped = true
      type("\u0003")
    })
    expect(output).toContain("Interrupted.")
    expect(code).toBe(130)
    expect((await readdir(folder)).filter((name) => name.startsWith("all.json"))).toEqual([])
  })

  test("a workbook is not written to a terminal", async () => {
    const { code, output } = await onTerminal(command(["extract", "invoice.txt", "-o", "xlsx"]))
    expect(code).toBe(2)
    expect(output).toContain("A workbook is not text: write it to a file with --out")
  })
})

test("a reader that has seen enough ends the program quietly", async () => {
  for (let number = 0; number < 40; number++) await writeFile(join(folder, `${number}.txt`), sampleInvoice)
  const line = `${command(["extract", ".", "-w", "total.json", "-o", "ndjson", "--evidence"])} | head -n 1`
  const { code, output } = await run("/bin/sh", ["-c", line])
  expect(code).toBe(0)
  expect(output.trim().split("\n")).toHaveLength(1)
  expect(JSON.parse(output)).toMatchObject({ status: "Completed" })
})
