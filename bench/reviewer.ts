import { readFile } from "node:fs/promises"
import { setTimeout as sleep } from "node:timers/promises"
import type { Client } from "@docsift/sdk"
import { documentsOfSet } from "@docsift/eval/generate/write-pack"
import type { Sample } from "./inspector.ts"
import { atLeast, type BenchOptions, figure, type Row, reportProgress } from "./row.ts"
import { clientOf } from "./sample.ts"
import type { ServerProcess } from "./server-process.ts"

/** More would only wait: the worker of two cores runs two documents at once. */
const callers = 4
/** A person looks at a document for longer. */
const documentEveryMs = 1000

/** A reviewer at work: opens a new document at each interval, looks at its pages, and tries an extraction. */
interface Reviewer {
  readonly requests: () => number
  stop(): Promise<void>
}

/**
 * Measures how many executions of the built-in engine a server completes per second without a reviewer, with one who opens a document a second, and
 * with one who never pauses. They alternate in one run, so that a slow phase of the machine affects all.
 */
export async function benchReviewer(
  server: ServerProcess,
  samples: readonly Sample[],
  { isQuick }: BenchOptions,
): Promise<Row[]> {
  const client = clientOf(server)
  const run = await createRun(client, isQuick ? 12 : 120)
  const rounds = isQuick ? 2 : 6
  reportProgress(`executions with and without a reviewer, ${rounds} rounds`)
  const runBeside = async (everyMs: number) => {
    const reviewer = startReviewer(client, samples, everyMs)
    const rate = await run()
    const requests = reviewer.requests()
    await reviewer.stop()
    return { rate, requests }
  }
  await run()
  const alone: number[] = []
  const beside: number[] = []
  const hurried: number[] = []
  let requests = 0
  for (let round = 0; round < rounds; round++) {
    alone.push(await run())
    const paced = await runBeside(documentEveryMs)
    beside.push(paced.rate)
    requests += paced.requests
    hurried.push((await runBeside(0)).rate)
  }
  // Noise of other processes only ever slows a round down.
  const best = Math.max(...alone)
  return [
    atLeast("executions with an active reviewer, compared with none", Math.max(...beside) / best, 0.9, "×"),
    figure("… with one who opens one document after the other", Math.max(...hurried) / best, "×"),
    figure("executions without one", best, "/s"),
    figure("requests of the reviewer in a round", requests / rounds, "", 0),
  ]
}

/** Creates a round of executions, each of a document of its own. @returns executions per second. */
async function createRun(client: Client, count: number): Promise<() => Promise<number>> {
  const documents: { readonly workflowId: string; readonly data: Uint8Array<ArrayBuffer> }[] = []
  for (const { render } of documentsOfSet({ kinds: ["invoice", "order"], formats: ["pdf"], size: 300 })) {
    if (documents.length === count) break
    const { bytes, cases } = await render()
    const [first] = cases
    if (first === undefined) continue
    const { configuration } = first
    const { workflowId } = await client.workflows.create({ name: "Bench", configuration })
    documents.push({ workflowId, data: new Uint8Array(bytes) })
  }
  return async () => {
    const startedAt = performance.now()
    const left = [...documents]
    const lane = async (): Promise<void> => {
      for (let next = left.pop(); next !== undefined; next = left.pop()) {
        const file = { data: next.data, name: "sample.pdf" }
        const { workflowExecutionId } = await client.workflows.execute(next.workflowId, file)
        await client.executions.wait(workflowExecutionId)
      }
    }
    await Promise.all(Array.from({ length: callers }, lane))
    return documents.length / ((performance.now() - startedAt) / 1000)
  }
}

function startReviewer(client: Client, samples: readonly Sample[], everyMs: number): Reviewer {
  const { files } = client
  const over = new AbortController()
  let count = 0
  const counted = async (call: PromiseLike<unknown>): Promise<void> => {
    await call
    if (!over.signal.aborted) count++
  }
  const work = async (): Promise<void> => {
    for (let index = 0; !over.signal.aborted; index++) {
      const nextAt = performance.now() + everyMs
      const sample = samples[index % samples.length]
      if (sample === undefined) throw new Error("no document has two pages")
      // A new file each time: the page images of a known one come from the cache.
      const { fileId } = await files.create({ data: await readFile(sample.file.path), name: sample.file.name })
      for (const page of [1, 2]) {
        await counted(files.image(fileId, page))
        await counted(files.words(fileId, page))
        await counted(files.extract(fileId, sample.configuration))
      }
      await files.delete(fileId)
      await sleep(Math.max(0, nextAt - performance.now()), undefined, { signal: over.signal }).catch(() => undefined)
    }
  }
  const working = work()
  return {
    requests: () => count,
    async stop() {
      over.abort()
      await working
    },
  }
}
