import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import { createEngine, DocumentError, type Engine } from "../../src/index.ts"
import { watchMemory } from "./resident-memory.ts"
import { writeRecognizerProgram } from "./recognizer-program.ts"
import type { Sample } from "@docsift/testing/hostile/sample"

const configuration = { objects: [{ name: "Order", fields: [{ name: "Order number", type: "string" }] }] } as const
/**
 * A thread may hold 1,024 MB of objects and 640 MB of PDFium's memory; what is built for the test is resident too. Files
 * that are rejected before they are parsed stay far below.
 */
const maxGrowthMb = 1_200
/** Many times what a sample takes: only one that is to run out of its time does so, also on a slow machine. */
const usualTimeoutMs = 90_000

/** Tests that each sample ends as it must, within its time and memory, and that the next document is unaffected. */
export function testSamples(samples: readonly Sample[], { recognizes = false } = {}): void {
  let folder = ""
  let engine: Engine
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "docsift-hostile-"))
    await writeFile(join(folder, "healthy.txt"), "Order number: 4711\n")
    const command = join(folder, "recognizer")
    if (recognizes) await writeRecognizerProgram(command)
    engine = createEngine(recognizes ? { recognizer: { command } } : { recognition: "off" })
  })
  afterAll(async () => {
    await engine.close()
    await rm(folder, { recursive: true, force: true })
  })

  const read = async (
    path: string,
    { fileName, timeoutMs = usualTimeoutMs, maxPages = 500 }: Omit<Sample, "name" | "build" | "expected">,
  ) => {
    try {
      const { data } = await engine.extract({ path, fileName, configuration, timeoutMs, maxPages })
      return { end: "completed", found: data["Order"]?.fields?.["Order number"] ?? undefined }
    } catch (error) {
      if (error instanceof DocumentError) return { end: error.reason, found: undefined }
      throw error
    }
  }

  test.each(samples)("$name: $expected, and the next document is unaffected", async (sample) => {
    const path = join(folder, "sample")
    await writeFile(path, await sample.build())
    const memory = watchMemory()
    const outcome = await read(path, sample)
    const growth = memory.stop()
    expect(outcome).toEqual({ end: sample.expected, found: sample.finds })
    expect(growth).toBeLessThan(maxGrowthMb)
    const next = await read(join(folder, "healthy.txt"), { fileName: "healthy.txt" })
    expect(next).toEqual({ end: "completed", found: "4711" })
  })
}
