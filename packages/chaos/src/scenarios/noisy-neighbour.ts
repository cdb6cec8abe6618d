import postgres from "postgres"
import { audit, settle } from "../auditor.ts"
import { Deployment } from "../deployment.ts"
import { createWorkflow, sendDocuments } from "../load.ts"
import { createMember } from "../member.ts"
import { ReadFlood } from "../read-flood.ts"
import { atLeast, atMost, exactly, noted, type Scenario } from "../scenario.ts"

const workers = 2
const handsPerWorker = 2
/** One that each hand had taken and not begun yet, and one whose turn is the same. */
const mostInFront = workers * handsPerWorker + 1
const settleDeadlineMs = 600_000
const endDeadlineMs = 120_000

/** One organization that asks for as much as it can get, beside one that asks for little. */
export const noisyNeighbour: Scenario = {
  name: "noisy-neighbour",
  title: "an organization queues hundreds of executions and reads as fast as it can, another sends single ones",
  minutes: 4,
  async run(stage) {
    const { queued, rows, singles, reads } = stage.isQuick
      ? { queued: 80, rows: 2000, singles: 2, reads: "1000/60s" }
      : { queued: 500, rows: 3000, singles: 20, reads: "" } // Empty: the default of 30,000 in a minute.
    await using deployment = await Deployment.start({
      serve: 1,
      work: workers,
      environment: {
        DOCSIFT_RATE_LIMIT_READS: reads,
        DOCSIFT_RATE_LIMIT_EXECUTES: "",
        DOCSIFT_RATE_LIMIT_ORGANIZATION: "",
        DOCSIFT_WORKER_CONCURRENCY: String(handsPerWorker),
      },
    })
    const { databaseUrl } = deployment
    const noisy = await createMember(deployment, "Noisy")
    const quiet = await createMember(deployment, "Quiet")
    const workflowOfQuiet = await createWorkflow(quiet.client)
    const workflowOfNoisy = await createWorkflow(noisy.client)

    /** Sends single executions, one after the other's end; returns the milliseconds that each took. */
    const sendSingles = async (prefix: string) => {
      const times: number[] = []
      const sent = []
      for (let index = 0; index < singles; index++) {
        const startedAt = performance.now()
        const [single] = await sendDocuments(workflowOfQuiet, {
          count: 1,
          parallel: 1,
          prefix: `${prefix}-${index}`,
          client: () => quiet.client,
          organizationId: quiet.organizationId,
        })
        if (single === undefined) continue
        sent.push(single)
        if (single.executionId === undefined) continue
        await quiet.client.executions.wait(single.executionId, { timeout: endDeadlineMs }).catch(() => undefined)
        times.push(performance.now() - startedAt)
      }
      return { times, sent }
    }

    const alone = await sendSingles("alone")
    const ofNoisy = await sendDocuments(workflowOfNoisy, {
      count: queued,
      parallel: 8,
      rows,
      prefix: "noisy",
      client: () => noisy.client,
      organizationId: noisy.organizationId,
    })
    await using flood = new ReadFlood(deployment.serves[0]?.url ?? "", noisy.key, workflowOfNoisy)
    const beside = await sendSingles("beside")
    const waiting = await countWaiting(databaseUrl)
    stage.note(`${waiting} executions of the noisy one still wait; its reads go on until they are refused`)
    // A server that shares its machine with busy workers does not answer fast enough to use the budget up.
    await settle(databaseUrl, settleDeadlineMs)
    await flood.untilRefused(stage.isQuick ? 30_000 : 180_000)
    const readsOfQuiet = await Promise.allSettled(
      Array.from({ length: 20 }, () => quiet.client.workflows.get(workflowOfQuiet)),
    )
    await flood.stop()
    const inFront = await countInFront(databaseUrl)

    const sentByQuiet = [...alone.sent, ...beside.sent]
    const refused = sentByQuiet.filter(({ executionId }) => executionId === undefined).length
    return [
      exactly("executions that the noisy one queued", ofNoisy.filter(({ executionId }) => executionId).length, queued),
      atLeast("of these, still waiting when the quiet one had its last answer", waiting, 1),
      exactly("single executions judged", inFront.length, singles),
      atMost("most executions of the noisy one between queueing and begin", Math.max(...inFront), mostInFront, ""),
      exactly("executions of the quiet one refused", refused, 0),
      exactly("reads of the quiet one refused", readsOfQuiet.filter(({ status }) => status === "rejected").length, 0),
      atLeast("reads of the noisy one answered 429", flood.refused, 1),
      exactly("of these, without retry-after", flood.withoutRetryAfter, 0),
      noted("reads of the noisy one answered 200", String(flood.answered)),
      exactly("other answers to its reads", flood.others, 0),
      noted("single execution alone, median", `${median(alone.times).toFixed(0)} ms`),
      noted("single execution beside the noisy one, median", `${median(beside.times).toFixed(0)} ms`),
      ...(await audit({ databaseUrl, storage: deployment.storage, sent: [...sentByQuiet, ...ofNoisy] })),
    ]
  },
}

/** For each execution that came while the noisy one's waited: how many of these were begun before it, and after it came. */
async function countInFront(databaseUrl: string): Promise<number[]> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined })
  try {
    const rows = await sql<{ count: number }[]>`
      select (select count(*)::int from executions n where n.file_name like 'noisy-%' and n.created_at < q.created_at
        and n.started_at > q.created_at and n.started_at < q.started_at) as count
      from executions q where q.file_name like 'beside-%' and q.started_at is not null`
    return rows.map(({ count }) => count)
  } finally {
    await sql.end({ timeout: 5 })
  }
}

async function countWaiting(databaseUrl: string): Promise<number> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined })
  try {
    const [row] = await sql<{ count: number }[]>`
      select count(*)::int as count from executions where file_name like 'noisy-%' and status = 'Queued'`
    return row?.count ?? 0
  } finally {
    await sql.end({ timeout: 5 })
  }
}

function median(values: readonly number[]): number {
  return values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? Number.NaN
}
