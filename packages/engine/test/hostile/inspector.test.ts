import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import { imageSamples } from "@docsift/testing/hostile/image-samples"
import { pdfSamples } from "@docsift/testing/hostile/pdf-samples"
import { createInspector, DocumentError, InspectionError, type Inspector } from "../../src/index.ts"
import { watchMemory } from "./resident-memory.ts"

/** As for an extraction: a thread's objects, PDFium's memory, and what is built for the test. */
const maxGrowthMb = 1_200
/** A call that takes longer is stopped, which is an outcome as good as any. */
const deadlineMs = 10_000
/** Three starts of a thread on a busy machine. */
const graceMs = 20_000

let folder = ""
let inspector: Inspector
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "docsift-hostile-"))
  await writeFile(join(folder, "healthy.txt"), "Order number: 4711\n")
  inspector = createInspector({ recognition: "off", deadlineMs })
})
afterAll(async () => {
  await inspector.close()
  await rm(folder, { recursive: true, force: true })
})

/** Returns the reason of a refusal; any other error is a defect. */
async function endOf(call: Promise<unknown>): Promise<string> {
  try {
    await call
    return "completed"
  } catch (error) {
    if (error instanceof DocumentError || error instanceof InspectionError) return error.reason
    throw error
  }
}

test.each([...pdfSamples, ...imageSamples])(
  "$name: sizes, image and words end within bounds, and the next document is unaffected",
  async (sample) => {
    const path = join(folder, "sample")
    await writeFile(path, await sample.build())
    const file = { path, name: sample.fileName, sha256: sample.name }
    const memory = watchMemory()
    const startedAt = performance.now()
    const ends = [
      await endOf(inspector.outline(file)),
      await endOf(inspector.pageImage(file, { page: 1, width: 1200 })),
      await endOf(inspector.words(file, { page: 1 })),
    ]
    expect(performance.now() - startedAt).toBeLessThan(3 * deadlineMs + graceMs)
    expect(memory.stop()).toBeLessThan(maxGrowthMb)
    // What an execution cannot open has no pages either.
    if (["file_encrypted", "file_unsupported", "too_many_pages"].includes(sample.expected))
      expect(ends).toEqual(ends.map(() => sample.expected))
    const healthy = { path: join(folder, "healthy.txt"), name: "healthy.txt", sha256: "healthy" }
    const { words } = await inspector.words(healthy, { page: 1 })
    expect(words.map(({ text }) => text)).toEqual(["Order", "number:", "4711"])
  },
)
