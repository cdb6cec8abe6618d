import { setTimeout as sleep } from "node:timers/promises"
import { ApiError, type Client, ConflictError, NotFoundError } from "@docsift/sdk"
import { onePage, pdfFile, pdfStream } from "@docsift/testing/hostile/pdf-file"
import { auditWhenFinal } from "../audit-when-final.ts"
import { Balancer } from "../balancer.ts"
import { Deployment } from "../deployment.ts"
import { createWorkflow, type Sent, sendDocuments } from "../load.ts"
import { sweepOrphans } from "../orphaned-files.ts"
import { correctedPointer, findReviewFaults, type ReviewedExecution } from "../reviewed-executions.ts"
import { atLeast, exactly, noted, type Scenario, within } from "../scenario.ts"

const executionDeadlineMs = 120_000
/** Of one call, beside the client's own attempts: a killed process is back within seconds. */
const callDeadlineMs = 60_000
const savesOfReviewer = 4
const shownFaults = 3

/** Kills servers and workers (SIGKILL) while people correct, look at and delete executions. */
export const reviewKills: Scenario = {
  name: "review-kills",
  title:
    "kill -9 of servers and workers while two reviewers correct each of 300 executions and a third of them is deleted",
  minutes: 5,
  async run(context) {
    const { count, lanes, pauseMs, minKills } = context.isQuick
      ? { count: 9, lanes: 3, pauseMs: 500, minKills: 2 }
      : { count: 300, lanes: 6, pauseMs: 4_000, minKills: 20 }
    await using deployment = await Deployment.start({ serve: 2, work: 2 })
    await using balancer = await Balancer.start(deployment.urls)
    const client = deployment.client(balancer.url)
    const workflowId = await createWorkflow(client)
    const documents: { readonly sent: Sent; readonly reviewed: ReviewedExecution }[] = []
    const unacknowledged: Sent[] = []
    const kills = { count: 0 }
    let next = 0
    // A quick machine has reviewed all before enough was killed, or while no kill hit a request, and reviews more; the limit ends a
    // run that kills nothing.
    const wasHit = () => kills.count >= minKills && balancer.failures.length > 0
    const isOver = () => next >= count && (wasHit() || next >= count * 20)
    const lane = async (): Promise<void> => {
      while (!isOver()) {
        const index = next++
        const options = { count: 1, parallel: 1, prefix: `R${index}`, file: aPdf, client: () => client }
        for (const sent of await sendDocuments(workflowId, options)) {
          if (sent.executionId === undefined) unacknowledged.push(sent)
          else documents.push({ sent, reviewed: await review(client, sent.executionId, index % 3 === 0) })
        }
      }
    }
    const working = Promise.all(Array.from({ length: lanes }, lane))
    const done = new AbortController()
    void working.catch(() => undefined).finally(() => done.abort())
    await killInTurn(deployment, pauseMs, kills, done.signal)
    await working
    const kept = documents.filter(({ reviewed }) => !reviewed.isDeleted)
    let changed = 0
    for (const { reviewed } of kept) {
      if ((await dataOf(client, reviewed.executionId)).extractedData !== reviewed.extractedData) changed++
    }
    const sent = [...kept.map((each) => each.sent), ...unacknowledged]
    const ending = await auditWhenFinal(deployment, sent, { mayHaveOrphans: true }, context.patienceSeconds)
    const { durationMs: sweptMs } = await sweepOrphans(deployment)
    const reviewed = documents.map((each) => each.reviewed)
    const faults = await findReviewFaults(deployment, reviewed)
    const all = [...faults.lostRevisions, ...faults.wrongHistories, ...faults.tracesOfDeleted]
    const revisions = reviewed.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0)
    return [
      atLeast("executions reviewed", documents.length, count * 0.9),
      atLeast("processes killed", kills.count, minKills),
      atLeast("requests that a kill interrupted", balancer.failures.length, 1),
      noted("revisions acknowledged", String(revisions)),
      noted("executions deleted", String(documents.length - kept.length)),
      exactly("acknowledged revisions lost", faults.lostRevisions.length, 0),
      exactly("histories with a gap or a change that is stored twice", faults.wrongHistories.length, 0),
      exactly("executions whose extracted data changed", changed, 0),
      within("until a sweep had removed the documents that kills had left", sweptMs / 1000, 30),
      exactly("traces of deleted executions", faults.tracesOfDeleted.length, 0),
      ...all.slice(0, shownFaults).map((fault) => noted("  such as", fault)),
      ...ending,
    ]
  },
}

/** Two people correct an execution at the same time and look at its page; one of them may delete it meanwhile. */
async function review(client: Client, executionId: string, isDeleted: boolean): Promise<ReviewedExecution> {
  await client.executions.wait(executionId, { deadline: executionDeadlineMs })
  const { fileId, extractedData } = await dataOf(client, executionId)
  const acknowledged = new Map<number, string>()
  await Promise.all([
    untilAcknowledged(() => client.files.image(fileId, 1, { width: 600 })),
    correct(client, executionId, "first", acknowledged),
    correct(client, executionId, "second", acknowledged),
  ])
  if (isDeleted) {
    await Promise.all([
      correct(client, executionId, "late", acknowledged),
      untilAcknowledged(() => client.executions.delete(executionId)),
    ])
  }
  return { executionId, fileId, extractedData, acknowledged, isDeleted }
}

/** Saves corrections, each with a value of its own, until all are acknowledged or the execution is gone. */
async function correct(
  client: Client,
  executionId: string,
  name: string,
  acknowledged: Map<number, string>,
): Promise<void> {
  let attempt = 0
  for (let saves = 0; saves < savesOfReviewer;) {
    const current = await untilAcknowledged(() => client.executions.review(executionId))
    if (current === undefined) return
    // A change that was stored although its response was lost is not sent a second time.
    const value = `${name} ${++attempt}`
    const { revision } = current
    const change = { revision, corrections: { [correctedPointer]: { value } } }
    try {
      const saved = await untilAcknowledged(() => client.executions.updateReview(executionId, change))
      if (saved === undefined) return
      acknowledged.set(saved.revision, value)
      saves++
    } catch (error) {
      if (!(error instanceof ConflictError)) throw error
    }
  }
}

/** Repeats a call that got no response, or one of a server that starts. @returns undefined for what has been deleted. */
async function untilAcknowledged<Result>(call: () => PromiseLike<Result>): Promise<Result | undefined> {
  const deadline = performance.now() + callDeadlineMs
  for (;;) {
    try {
      return await call()
    } catch (error) {
      if (error instanceof NotFoundError) return undefined
      const isOfRequest = error instanceof ApiError && error.status < 500
      if (isOfRequest || performance.now() > deadline) throw error
      await sleep(200)
    }
  }
}

async function dataOf(client: Client, executionId: string): Promise<{ fileId: string; extractedData: string }> {
  const execution = await untilAcknowledged(() => client.executions.get(executionId))
  if (execution?.status !== "Completed")
    throw new Error(`the execution ${executionId} is ${execution?.status ?? "gone"}`)
  return { fileId: execution.fileId, extractedData: JSON.stringify(execution.extractedData) }
}

/** Kills a server and a worker in turn, until the signal, and counts them. */
async function killInTurn(
  { serves, works }: Deployment,
  pauseMs: number,
  kills: { count: number },
  signal: AbortSignal,
): Promise<void> {
  for (; ; kills.count++) {
    await sleep(pauseMs * (0.5 + Math.random()), undefined, { signal }).catch(() => undefined)
    const group = kills.count % 2 === 0 ? serves : works
    const victim = group[Math.floor(kills.count / 2) % group.length]
    if (signal.aborted || victim === undefined) return
    await victim.kill()
    await victim.start()
  }
}

function aPdf(number: string): Uint8Array<ArrayBuffer> {
  const content = pdfStream(`BT /F1 12 Tf 72 700 Td (Number: ${number}) Tj ET`)
  return new Uint8Array(pdfFile(onePage({ content })))
}
