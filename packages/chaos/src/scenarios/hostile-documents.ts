import { ApiError, type Client, ExecutionFailedError } from "@docsift/sdk"
import { setTimeout as sleep } from "node:timers/promises"
import { Deployment } from "../deployment.ts"
import { hostileDocuments } from "../hostile-documents.ts"
import { createWorkflow, makeDocument } from "../load.ts"
import { createMember } from "../member.ts"
import { LivenessProbe } from "../liveness-probe.ts"
import { atLeast, exactly, noted, type Scenario, within } from "../scenario.ts"

/** Twice the processor time budget of a large document, for a busy machine. */
const endDeadlineMs = 600_000
const quietDeadlineMs = 120_000
/** Hostile documents in flight at the same time: more than a server has worker slots. */
const lanes = 4
const pauseMs = 500

/** The outcome of one hostile document. */
interface Outcome {
  readonly name: string
  /** `rejected`, `Completed`, or the reason of a failure. */
  readonly end: string
  readonly seconds: number
}

/** Documents crafted to block a server or its worker slots, beside an organization with small ones. */
export const hostileDocumentsScenario: Scenario = {
  name: "hostile-documents",
  title: "documents crafted to block one server or its worker slots, while another organization sends small ones",
  minutes: 10,
  async run(context) {
    // With default settings: one process and its default number of worker slots.
    await using deployment = await Deployment.start({
      serve: 1,
      work: 0,
      environment: { DOCSIFT_WORKER_CONCURRENCY: "", ...(context.isQuick && { DOCSIFT_READING_BUDGET_MS: "5000" }) },
    })
    const url = deployment.serves[0]?.url ?? ""
    const hostile = await createMember(deployment, "Hostile")
    const quiet = await createMember(deployment, "Quiet")
    const workflowOfHostile = await createWorkflow(hostile.client)
    const workflowOfQuiet = await createWorkflow(quiet.client)
    const documents = hostileDocuments(context.isQuick)
    await using liveness = new LivenessProbe(url)

    const outcomes: Outcome[] = []
    const lateMs: number[] = []
    const waiting = [...documents]
    const attack = async (): Promise<void> => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        const file = { data: new Uint8Array(await next.build()), name: next.fileName }
        outcomes.push({ name: next.name, ...(await sendAndWait(hostile.client, workflowOfHostile, file)) })
        const late = liveness.takeLongestMs()
        lateMs.push(late)
        if (late > 250) context.note(`/livez took ${late.toFixed(0)} ms around "${next.name}"`)
        if (outcomes.length % 20 === 0) context.note(`${outcomes.length} of ${documents.length} documents ended`)
      }
    }
    const attacks = Promise.all(Array.from({ length: lanes }, attack))
    const over = new AbortController()
    const ended = attacks.finally(() => over.abort())
    // Awaited below; until then a rejection must not end the process without the clean-up.
    ended.catch(() => undefined)
    const quietSeconds: number[] = []
    const quietEnds: string[] = []
    while (!over.signal.aborted || quietSeconds.length < 2) {
      const file = { data: makeDocument(`quiet-${quietSeconds.length}`), name: "quiet.txt" }
      const { end, seconds } = await sendAndWait(quiet.client, workflowOfQuiet, file, quietDeadlineMs)
      quietEnds.push(end)
      quietSeconds.push(seconds)
      await sleep(pauseMs)
    }
    await ended

    const ends = Map.groupBy(outcomes, ({ end }) => end)
    const slowest = outcomes.toSorted((left, right) => right.seconds - left.seconds)[0]
    return [
      exactly("hostile documents that were rejected or ended", outcomes.length, documents.length),
      ...[...ends].map(([end, times]) => noted(`  ${end}`, String(times.length))),
      exactly("of these, ended with `internal`", ends.get("internal")?.length ?? 0, 0),
      ...(ends.get("internal") ?? []).map(({ name }) => noted("  such as", name)),
      noted("slowest, from upload to end", `${slowest?.seconds.toFixed(1)} s: ${slowest?.name}`),
      atLeast("small documents of the other organization", quietEnds.length, 2),
      exactly("of these, not Completed", quietEnds.filter((end) => end !== "Completed").length, 0),
      within("slowest of these, from upload to end", Math.max(0, ...quietSeconds), 5),
      exactly("probes of /livez without a 200", liveness.failed, 0),
      noted("probes of /livez", String(liveness.count)),
      within("slowest response of /livez", Math.max(0, ...lateMs) / 1000, 0.25),
    ]
  },
}

async function sendAndWait(
  client: Client,
  workflowId: string,
  file: { readonly data: Uint8Array<ArrayBuffer>; readonly name: string },
  timeout = endDeadlineMs,
): Promise<Omit<Outcome, "name">> {
  const startedAt = performance.now()
  const after = () => (performance.now() - startedAt) / 1000
  try {
    const { workflowExecutionId } = await client.workflows.execute(workflowId, file)
    await client.executions.wait(workflowExecutionId, { deadline: timeout })
    return { end: "Completed", seconds: after() }
  } catch (error) {
    if (error instanceof ExecutionFailedError) return { end: error.reason, seconds: after() }
    if (error instanceof ApiError && error.status < 500) return { end: "rejected", seconds: after() }
    throw error
  }
}
