import { setTimeout as sleep } from "node:timers/promises"
import { type Begin, BeginLog } from "../begins.ts"
import { conclude } from "../conclusion.ts"
import { Deployment } from "../deployment.ts"
import { createWorkflow, type Sent, sendDocuments } from "../load.ts"
import { Relay } from "../relay.ts"
import type { LineCount, Replica } from "../replica.ts"
import { exactly, type Scenario, within } from "../scenario.ts"

const zombieName = "zombie"
const droppedLine = "dropped the result of an execution attempt that is no longer current"
/** A run of about a second: the other worker is stopped in the middle of its own. */
const rows = 8000
/** More than are sent until both workers have one. */
const mostDocuments = 200
const takeOverDeadlineMs = 60_000
/** The cut-off worker tries again every five seconds at least. */
const returnDeadlineMs = 30_000
const pollMs = 10

/**
 * A worker loses the database, its execution goes to another one, and it comes back with its result while the other is
 * at work: only the attempt that the result names tells that nobody wants it. The other worker stands still meanwhile,
 * as otherwise it would be chance who is first.
 */
export const zombieWorker: Scenario = {
  name: "zombie-worker",
  title: "a worker cut off from PostgreSQL (no packet passes), let back while another has taken over and is at work",
  minutes: 3,
  async run(stage) {
    const rounds = stage.isQuick ? 1 : 5
    await using deployment = await Deployment.start({ serve: 1, work: 1 })
    const { databaseUrl } = deployment
    const [other] = deployment.works
    if (other === undefined) throw new Error("the deployment has a worker")
    await using begins = await BeginLog.start(databaseUrl)
    const { relay, url } = await Relay.to(await begins.urlFor(databaseUrl, zombieName))
    await using link = relay
    // One seat: it has one run each time it is cut off, and nothing that the other worker takes without beginning it.
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
      const executionId = await cutInWork(begins, link)
      // The rest would only delay the take-over.
      stop.abort()
      sent.push(...(await sending))
      takeOvers.push(await letBack(executionId, { begins, link, other, dropped }))
      stage.note(`round ${round} of ${rounds}: ${dropped.count} results refused so far`)
    }
    const ending = await conclude(deployment, sent, {}, stage.patienceSeconds)
    const takenOver = countTakenOver(await begins.all())
    return [
      exactly("runs of the living worker that another took over", takenOver, rounds),
      within("longest until one was taken over", Math.max(...takeOvers.map(({ seconds }) => seconds)), 20),
      exactly(
        "of these, in work elsewhere when it came back",
        takeOvers.filter(({ isInWork }) => isInWork).length,
        rounds,
      ),
      exactly("results of the cut-off worker that were refused", dropped.count, takenOver),
      ...ending,
    ]
  },
}

interface Parts {
  readonly begins: BeginLog
  readonly link: Relay
  /** The worker that takes over. */
  readonly other: Replica
  readonly dropped: LineCount
}

interface TakeOver {
  readonly seconds: number
  /** Whether the execution was still Processing when the cut-off worker could write again. */
  readonly isInWork: boolean
}

/** Lets the cut-off worker back once the other worker is at work on the same execution. */
async function letBack(executionId: string, { begins, link, other, dropped }: Parts): Promise<TakeOver> {
  const cutAt = performance.now()
  await until(takeOverDeadlineMs, async () => (await begins.of(executionId)).at(-1)?.worker !== zombieName)
  other.freeze()
  const seconds = (performance.now() - cutAt) / 1000
  try {
    const isInWork = await begins.isInWork(executionId)
    const before = dropped.count
    link.set("passing")
    await until(returnDeadlineMs, async () => dropped.count > before || !(await begins.isInWork(executionId)))
    return { seconds, isInWork }
  } finally {
    other.thaw()
  }
}

/** Cuts the zombie off; once more when its run ended in the same moment. */
async function cutInWork(begins: BeginLog, link: Relay): Promise<string> {
  for (;;) {
    await begins.untilInWork(zombieName)
    link.set("holding")
    const [executionId] = await begins.listInWork(zombieName)
    if (executionId !== undefined) return executionId
    link.set("passing")
  }
}

/** Counts the zombie's runs after which another worker began the same execution. */
function countTakenOver(begins: readonly Begin[]): number {
  const isOvertaken = ({ executionId, worker }: Begin, index: number) =>
    worker === zombieName &&
    begins.slice(index).some((later) => later.executionId === executionId && later.worker !== zombieName)
  return begins.filter(isOvertaken).length
}

/** Waits for a condition; what did not become true shows in the figures. */
async function until(deadlineMs: number, isTrue: () => Promise<boolean>): Promise<void> {
  const endsAt = performance.now() + deadlineMs
  while (!(await isTrue()) && performance.now() < endsAt) await sleep(pollMs)
}
