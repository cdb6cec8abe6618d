import postgres from "postgres"
import { audit, waitUntilFinal } from "../auditor.ts"
import { Deployment } from "../deployment.ts"
import { createWorkflow, sendDocuments } from "../load.ts"
import { createMember } from "../member.ts"
import { ReadFlood } from "../read-flood.ts"
import { atLeast, atMost, exactly, noted, type Scenario } from "../scenario.ts"

const workers = 2
const slotsPerWorker = 2
/** One job that each slot had fetched but not started, plus one with the same virtual start time. */
const mostInFront = workers * slotsPerWorker + 1
const settleDeadlineMs = 600_000
const endDeadlineMs = 120_000

/** One organization that uses as much capacity as it can get, beside one that needs little. */
export const noisyNeighbour: Scenario = {
  name: "noisy-neighbour",
  title: "an organization queues hundreds of executions and reads as fast as it can, another sends single ones",
  minutes: 4,
  async run(context) {
    const { queued, rows, singles, reads } = context.isQuick
      ? { queued: 60, rows: 1000, singles: 2, reads: "1000/60s" }
      : { queued: 500, rows: 3000, singles: 20, reads: "" } // Empty: the default of 30,000 in a minute.
    await using deployment = await Deployment.start({
      serve: 1,
      work: workers,
      environment: {
        DOCSIFT_RATE_LIMIT_READS: reads,
        DOCSIFT_RATE_LIMIT_EXECUTES: "",
        DOCSIFT_RATE_LIMIT_ORGANIZATION: "",
        DOCSIFT_WORKER_CONCURRENCY: String(slotsPerWorker),
      },
    })
    const { databaseUrl } = deployment
    const noisy = await createMember(deployment, "Noisy")
    const quiet = await createMember(deployment, "Quiet")
    const workflowOfQuiet = await createWorkflow(quiet.client)
    const workflowOfNoisy = await createWorkflow(noisy.client)

    /** Sends single executions, each after the previous one has ended; returns the milliseconds that each took. */
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
        await quiet.client.executions.wait(single.executionId, { deadline: endDeadlineMs }).catch(() => undefined)
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
    context.note(`${waiting} executions of the noisy one are still queued; its reads continue until they are rejected`)
    // A server that shares its machine with busy workers responds too slowly for the rate limit to be reached.
    await waitUntilFinal(databaseUrl, settleDeadlineMs)
    await flood.untilLimited(context.isQuick ? 30_000 : 180_000)
    const readsOfQuiet = await Promise.allSettled(
      Array.from({ length: 20 }, () => quiet.client.workflows.get(workflowOfQuiet)),
    )
    await flood.stop()
    const inFront = await countInFront(databaseUrl)

    const sentByQuiet = [...alone.sent, ...beside.sent]
    const refused = sentByQuiet.filter(({ executionId }) => executionId === undefined).length
    return [
      exactly("executions that the noisy one queued", ofNoisy.filter(({ executionId }) => executionId).length, queued),
      atLeast("of these, still queued when the quiet one had its last result", waiting, 1),
      exactly("single executions evaluated", inFront.length, singles),
      atMost(
        "most executions of the noisy one started while a single one was queued",
        Math.max(...inFront),
        mostInFront,
        "",
      ),
      exactly("executions of the quiet one rejected", refused, 0),
      exactly("reads of the quiet one rejected", readsOfQuiet.filter(({ status }) => status === "rejected").length, 0),
      atLeast("reads of the noisy one with a 429", flood.limited, 1),
      exactly("of these, without retry-after", flood.withoutRetryAfter, 0),
      noted("reads of the noisy one with a 200", String(flood.succeeded)),
      exactly("other responses to its reads", flood.others, 0),
      noted("single execution alone, median", `${median(alone.times).toFixed(0)} ms`),
      noted("single execution beside the noisy one, median", `${median(beside.times).toFixed(0)} ms`),
      ...(await audit({ databaseUrl, storage: deployment.storage, sent: [...sentByQuiet, ...ofNoisy] })),
    ]
  },
}

/** Counts, for each execution queued behind the noisy ones, how many of these started between its creation and its start. */
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
