import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Readable } from "node:stream"
import { text } from "node:stream/consumers"
import { fileURLToPath } from "node:url"
import { documentsOfSet } from "@docsift/eval/generate/write-pack"
import { interleave } from "./interleave.ts"
import { atLeast, atMost, type BenchOptions, figure, type Row, reportProgress } from "./row.ts"

/** The built program, which is what users run; its sources would add the time to strip their types. */
const PROGRAM = fileURLToPath(new URL("../packages/cli/dist/main.js", import.meta.url))
const PRELOAD = new URL("reference/report-processor-time.mjs", import.meta.url).href
const REFERENCE = fileURLToPath(new URL("reference/extract.ts", import.meta.url))
const FILES = 500
const THREADS = 2
/** A run takes half a minute. */
const ROUNDS = 2

/** Compares `docsift extract` of a folder with the engine alone: same files, same threads, both from their start to their end. */
export async function benchCli({ isQuick }: BenchOptions): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), "docsift-bench-"))
  try {
    const count = isQuick ? FILES / 10 : FILES
    reportProgress(`docsift extract of ${count} generated PDFs`)
    const { files, definition } = await writeFiles(folder, count)
    const threads = String(THREADS)
    const command = [PROGRAM, "extract", files, "-w", definition, "-o", "ndjson", "--concurrency", threads]
    const processorMs = { program: Infinity, reference: Infinity }
    const { ratio, subjectMs, referenceMs } = await interleave(
      async () => {
        processorMs.program = Math.min(processorMs.program, await run(command, folder, count))
      },
      async () => {
        const spent = await run([REFERENCE, files, definition, threads], folder, count)
        processorMs.reference = Math.min(processorMs.reference, spent)
      },
      { rounds: isQuick ? 1 : ROUNDS, times: 1 },
    )
    return [
      atLeast(`docsift extract of ${count} files, rate vs. the engine alone`, 1 / ratio, 0.9, "×"),
      atMost("its processor time vs. the engine alone", processorMs.program / processorMs.reference, 1.1, "×", 2),
      figure("files a second", (1000 * count) / subjectMs, "/s"),
      figure("files a second of the engine alone", (1000 * count) / referenceMs, "/s"),
    ]
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Writes documents of one page, and the definition that all of them are extracted with. */
async function writeFiles(folder: string, count: number): Promise<{ files: string; definition: string }> {
  const files = join(folder, "files")
  const definition = join(folder, "invoice.json")
  await mkdir(files)
  let configuration: unknown
  for (const { fileName, render } of documentsOfSet({ set: "varied", kinds: ["invoice"], size: count })) {
    const { bytes, cases } = await render()
    await writeFile(join(files, fileName), bytes)
    configuration ??= cases[0]?.configuration
  }
  await writeFile(definition, JSON.stringify({ name: "Invoices", configuration }))
  return { files, definition }
}

/** Runs a program that prints a line for each file. @returns the milliseconds of processor time of its process. */
async function run(command: readonly string[], folder: string, count: number): Promise<number> {
  const child = spawn(process.execPath, ["--import", PRELOAD, ...command], {
    env: { PATH: process.env.PATH, HOME: folder },
    stdio: ["ignore", "pipe", "inherit", "pipe"],
  })
  let lines = 0
  child.stdout?.on("data", (data: Buffer) => {
    for (const byte of data) lines += Number(byte === 10)
  })
  const [, , , report] = child.stdio
  if (!(report instanceof Readable)) throw new TypeError("The file descriptor 3 is not a pipe")
  const [spent, [code]] = await Promise.all([text(report), once(child, "close")])
  if (code !== 0 || lines !== count)
    throw new Error(`${command.join(" ")}: ${lines} of ${count} results, exit code ${code}`)
  return Number(spent)
}
