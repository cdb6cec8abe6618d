import { createHash } from "node:crypto"
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { type Configuration, createInspector, type InspectedFile, type Inspector } from "@docsift/engine"
import { documentsOfSet } from "@docsift/eval/generate/write-pack"
import { percentile } from "./percentile.ts"
import { atMost, type BenchOptions, figure, type Row, reportProgress } from "./row.ts"

/** A stored document, and what is to be extracted from it. */
export interface Sample {
  readonly file: InspectedFile
  readonly configuration: Configuration
}

/** The widths between which a viewer chooses. */
const usualWidth = 1200
const largestWidth = 2400

/**
 * Measures what a person waits for who looks at a document: the processor time of the thread and of its messages, which is the
 * wait on an idle machine, without a server.
 */
export async function benchInspector({ isQuick }: BenchOptions): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), "docsift-bench-"))
  try {
    reportProgress("generating documents of two pages")
    const samples = await twoPageDocuments(folder, isQuick ? 4 : 12)
    const rounds = isQuick ? 3 : 7
    reportProgress("starting threads")
    const starts: number[] = []
    for (let round = 0; round < rounds; round++) starts.push(await firstImage(samples[0]))
    return [
      ...(await callsOf(samples)),
      figure("the first image of a thread, its start included", percentile(starts, 0.5), "ms", 0),
    ]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Generates documents of two pages in a folder. */
export async function twoPageDocuments(folder: string, count: number): Promise<Sample[]> {
  const samples: Sample[] = []
  const inspector = createInspector({ recognition: "off" })
  for (const { render } of documentsOfSet({ kinds: ["invoice", "order"], formats: ["pdf"], size: 300 })) {
    if (samples.length === count) break
    const { bytes, cases } = await render()
    const [first] = cases
    if (first === undefined) continue
    const path = join(folder, `${samples.length}.pdf`)
    await writeFile(path, bytes)
    const sha256 = createHash("sha256").update(bytes).digest("hex")
    const file = { path, name: "sample.pdf", sha256 }
    const { pages } = await inspector.outline(file)
    if (pages.length === 2) samples.push({ file, configuration: first.configuration })
  }
  await inspector.close()
  return samples
}

async function firstImage(sample: Sample | undefined): Promise<number> {
  const inspector = createInspector({ recognition: "off" })
  try {
    return await timeOf(async () => sample && inspector.pageImage(sample.file, { page: 1, width: usualWidth }))
  } finally {
    await inspector.close()
  }
}

/** Measures the calls for documents that the thread has not seen; the first one starts it. */
async function callsOf(samples: readonly Sample[]): Promise<Row[]> {
  const inspector = createInspector({ recognition: "off" })
  const [first] = samples
  if (first === undefined) throw new Error("no document has two pages")
  reportProgress("looking at documents of two pages")
  const times: Times = {
    cold: [],
    warm: [],
    large: [],
    outline: [],
    words: [],
    firstTry: [],
    secondTry: [],
    suggest: [],
  }
  let startMs = 0
  try {
    startMs = await timeOf(() => inspector.outline(first.file))
    for (const sample of samples) await look(inspector, sample, times)
  } finally {
    await inspector.close()
  }
  const median = (of: readonly number[]) => percentile(of, 0.5)
  return [
    atMost(
      "page image, 1,200 pixels wide, of a new document, p95, processor",
      percentile(times.cold, 0.95),
      250,
      "ms",
      0,
    ),
    figure("p50", median(times.cold), "ms", 0),
    figure("of another page", median(times.warm), "ms", 0),
    figure("2,400 pixels wide", median(times.large), "ms", 0),
    atMost("live try of two pages, the second time, p95, processor", percentile(times.secondTry, 0.95), 300, "ms", 0),
    figure("p50", median(times.secondTry), "ms", 0),
    figure("the first time", median(times.firstTry), "ms", 0),
    figure("suggestion from one document", median(times.suggest), "ms", 0),
    figure("words of a page", median(times.words), "ms", 0),
    figure("sizes of the pages", median(times.outline), "ms", 0),
    figure("the first call of a thread, its start included", startMs, "ms", 0),
  ]
}

type Times = Record<"cold" | "warm" | "large" | "outline" | "words" | "firstTry" | "secondTry" | "suggest", number[]>

async function look(inspector: Inspector, { file, configuration }: Sample, times: Times): Promise<void> {
  times.cold.push(await timeOf(() => inspector.pageImage(file, { page: 1, width: usualWidth })))
  times.warm.push(await timeOf(() => inspector.pageImage(file, { page: 2, width: usualWidth })))
  times.large.push(await timeOf(() => inspector.pageImage(file, { page: 1, width: largestWidth })))
  times.outline.push(await timeOf(() => inspector.outline(file)))
  times.words.push(await timeOf(() => inspector.words(file, { page: 1 })))
  times.firstTry.push(await timeOf(() => inspector.extract(file, { configuration })))
  times.secondTry.push(await timeOf(() => inspector.extract(file, { configuration })))
  times.suggest.push(await timeOf(() => inspector.suggest([file], {})))
}

/** Returns the milliseconds of processor time that the process spends on a call. */
async function timeOf(call: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await call()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
