import { setTimeout as sleep } from "node:timers/promises"
import { type Attempt, AttemptLog } from "../attempt-log.ts"
import { auditWhenFinal } from "../audit-when-final.ts"
import { Deployment } from "../deployment.ts"
import { createWorkflow, type Sent, sendDocuments } from "../load.ts"
import { Relay } from "../relay.ts"
import type { LineCount, Replica } from "../replica.ts"
import { exactly, type Scenario, within } from "../scenario.ts"

const zombieName = "zombie"
const droppedLine = "dropped the result of an execution attempt that is no longer current"
/** Rows for a run of about a second, so that the other worker can be frozen during its own. */
const rows = 8000
/** More documents than are sent until both workers have one. */
const mostDocuments = 200
const takeOverDeadlineMs = 60_000
/** The partitioned worker reconnects at least every five seconds. */
const returnDeadlineMs = 30_000
const pollMs = 10
/**
 * Pause between a run's start in the database and the partition. A worker that never receives the response to its start
 * has no run, and so no result that could be rejected.
 */
const startResponseMs = 150

/**
 * A worker loses the database connection, another worker takes over its execution, and the first one returns with its
 * result while the other is still running: only the attempt number shows that the result is stale. The other worker is
 * frozen meanwhile, or it would be chance which of them finishes first.
 */
export const zombieWorker: Scenario = {
  name: "zombie-worker",
  title: "a worker partitioned from PostgreSQL (no packet passes), reconnected while another worker runs its execution",
  minutes: 3,
  async run(context) {
    const rounds = context.isQuick ? 1 : 5
    await using deployment = await Deployment.start({ serve: 1, work: 1 })
    const { databaseUrl } = deployment
    const [other] = deployment.works
    if (other === undefined) throw new Error("the deployment has a worker")
    await using attempts = await AttemptLog.start(databaseUrl)
    const { relay, url } = await Relay.to(await attempts.urlFor(databaseUrl, zombieName))
    await using link = relay
    // One slot: at each partition it has exactly one run, and no fetched job that the other worker would take over unstarted.
    const zombie = await deployment.addReplica("work", { DATABASE_URL: url, DOCSIFT_WORKER_CONCURRENCY: "1" })
    deployment.works.push(zombie)
    const dropped = zombie.countLines(droppedLine)
    const client = deployment.client()
    const workflowId = await createWorkflow(client)
    const takeOvers: TakeOver[] = []
    const sent: Sent[] = []
    for (let round = 1; round <= rounds; round++) {
      const stop = new AbortController()
      const load = { count: mostDocuments, parallel: 2, perSecond: 2, rows, client: () => client }
      const sending = sendDocuments(workflowId, { ...load, prefix: `R${round}`, signal: stop.signal })
      const executionId = await partitionDuringRun(attempts, link)
      // More documents would only delay the take-over.
      stop.abort()
      sent.push(...(await sending))
      takeOvers.push(await reconnectDuringTakeOver(executionId, { attempts, link, other, dropped }))
      context.note(`round ${round} of ${rounds}: ${dropped.count} results rejected so far`)
    }
    const ending = await auditWhenFinal(deployment, sent, {}, context.patienceSeconds)
    const takenOver = countTakenOver(await attempts.all())
    return [
      exactly("runs of the partitioned worker that another took over", takenOver, rounds),
      within("longest until one was taken over", Math.max(...takeOvers.map(({ seconds }) => seconds)), 20),
      exactly(
        "of these, running elsewhere when it reconnected",
        takeOvers.filter(({ isProcessing }) => isProcessing).length,
        rounds,
      ),
      exactly("results of the partitioned worker that were rejected", dropped.count, takenOver),
      ...ending,
    ]
  },
}

interface TakeOverSetup {
  readonly attempts: AttemptLog
  readonly link: Relay
  /** The worker that takes over. */
  readonly other: Replica
  readonly dropped: LineCount
}

interface TakeOver {
  readonly seconds: number
  /** Whether the execution was still Processing when the partitioned worker could write again. */
  readonly isProcessing: boolean
}

/** Reconnects the partitioned worker once the other worker is running the same execution. */
async function reconnectDuringTakeOver(
  executionId: string,
  { attempts, link, other, dropped }: TakeOverSetup,
): Promise<TakeOver> {
  const cutAt = performance.now()
  await until(takeOverDeadlineMs, async () => (await attempts.of(executionId)).at(-1)?.worker !== zombieName)
  other.freeze()
  const seconds = (performance.now() - cutAt) / 1000
  try {
    const isProcessing = await attempts.isProcessing(executionId)
    const before = dropped.count
    link.set("passing")
    await until(returnDeadlineMs, async () => dropped.count > before || !(await attempts.isProcessing(executionId)))
    return { seconds, isProcessing }
  } finally {
    other.thaw()
  }
}

/** Partitions the zombie during a run; retries when the run ended at the same moment. */
async function partitionDuringRun(attempts: AttemptLog, link: Relay): Promise<string> {
  for (;;) {
    await attempts.untilProcessing(zombieName)
    await sleep(startResponseMs)
    link.set("holding")
    const [executionId] = await attempts.listProcessing(zombieName)
    if (executionId !== undefined) return executionId
    link.set("passing")
  }
}

/** Counts the zombie's runs after which another worker started the same execution. */
function countTakenOver(attempts: readonly Attempt[]): number {
  const isOvertaken = ({ executionId, worker }: Attempt, index: number) =>
    worker === zombieName &&
    attempts.slice(index).some((later) => later.executionId === executionId && later.worker !== zombieName)
  return attempts.filter(isOvertaken).length
}

/** Waits for a condition, at most until the deadline; the figures report one that never became true. */
async function until(deadlineMs: number, isTrue: () => Promise<boolean>): Promise<void> {
  const endsAt = performance.now() + deadlineMs
  while (!(await isTrue()) && performance.now() < endsAt) await sleep(pollMs)
}
