import { readFile, mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Client } from "@docsift/sdk"
import { type Sample, twoPageDocuments } from "./inspector.ts"
import { percentile } from "./percentile.ts"
import { atMost, type BenchOptions, figure, type Row, reportProgress } from "./row.ts"
import { benchReviewer } from "./reviewer.ts"
import { clientOf } from "./sample.ts"
import { ServerProcess } from "./server-process.ts"

type Times = Record<"cold" | "cached" | "secondTry" | "suggest", number[]>

/** Measures what a person waits for who looks at stored files through a server with an embedded database. */
export async function benchFiles(options: BenchOptions): Promise<Row[]> {
  const { isQuick } = options
  const folder = await mkdtemp(join(tmpdir(), "docsift-bench-"))
  const server = await ServerProcess.create()
  try {
    reportProgress("generating documents of two pages")
    const samples = await twoPageDocuments(folder, isQuick ? 4 : 12)
    await server.start()
    const times: Times = { cold: [], cached: [], secondTry: [], suggest: [] }
    reportProgress("looking at documents of two pages through the server")
    const [first] = samples
    // The first request starts the thread, and does not count.
    if (first !== undefined) await look(clientOf(server), first, { cold: [], cached: [], secondTry: [], suggest: [] })
    for (const sample of samples.slice(1)) await look(clientOf(server), sample, times)
    const median = (of: readonly number[]) => percentile(of, 0.5)
    return [
      atMost("page image of a new document over HTTP, p95", percentile(times.cold, 0.95), 250, "ms", 0),
      figure("p50", median(times.cold), "ms", 0),
      atMost("a cached one, p50", median(times.cached), 10, "ms", 1),
      atMost("live try over HTTP, the second time, p95", percentile(times.secondTry, 0.95), 300, "ms", 0),
      figure("p50", median(times.secondTry), "ms", 0),
      figure("suggestion from one document over HTTP, p50", median(times.suggest), "ms", 0),
      ...(await benchReviewer(server, samples, options)),
    ]
  } finally {
    await server.remove()
    await rm(folder, { recursive: true, force: true })
  }
}

async function look({ files, workflows }: Client, { file, configuration }: Sample, times: Times): Promise<void> {
  const { fileId } = await files.create({ data: await readFile(file.path), name: file.name })
  times.cold.push(await waitOf(() => files.image(fileId, 1)))
  for (let time = 0; time < 5; time++) times.cached.push(await waitOf(() => files.image(fileId, 1)))
  await files.extract(fileId, configuration)
  times.secondTry.push(await waitOf(() => files.extract(fileId, configuration)))
  times.suggest.push(await waitOf(() => workflows.suggest({ fileIds: [fileId] })))
}

/** Returns the milliseconds until the response has been received. */
async function waitOf(call: () => PromiseLike<unknown>): Promise<number> {
  const startedAt = performance.now()
  await call()
  return performance.now() - startedAt
}
