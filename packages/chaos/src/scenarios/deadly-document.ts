import { setTimeout as sleep } from "node:timers/promises"
import { maxAttempts } from "@docsift/server/internal/services/enqueue-execution"
import { AttemptLog } from "../attempt-log.ts"
import { audit, waitUntilFinal } from "../auditor.ts"
import { Deployment } from "../deployment.ts"
import { createWorkflow, sendDocuments } from "../load.ts"
import type { Replica } from "../replica.ts"
import { exactly, type Scenario, type ScenarioContext, within } from "../scenario.ts"

const settleDeadlineMs = 180_000
/** A fraction of a run, so that each attempt is killed during it. */
const pollMs = 20
/** Rows for a run of about two seconds: long enough to be killed during it. */
const deadlyRows = 20_000

/** A document that crashes its worker process every time. No such document is known: the scenario simulates its effect. */
export const deadlyDocument: Scenario = {
  name: "deadly-document",
  title: "kill -9 of every worker that starts one specific document, while others are processed",
  minutes: 2,
  async run(context) {
    const { count, rows } = context.isQuick ? { count: 40, rows: 50 } : { count: 600, rows: 400 }
    await using deployment = await Deployment.start({ serve: 1, work: 0 })
    const { databaseUrl } = deployment
    const client = deployment.client()
    const workflowId = await createWorkflow(client)
    await using attempts = await AttemptLog.start(databaseUrl)
    const workers = new Map<string, Replica>()
    for (const name of ["worker_one", "worker_two"]) {
      const worker = await deployment.addReplica("work", { DATABASE_URL: await attempts.urlFor(databaseUrl, name) })
      deployment.works.push(worker)
      workers.set(name, worker)
    }

    const others = sendDocuments(workflowId, { count, parallel: 4, perSecond: 10, rows, client: () => client })
    const [deadly] = await sendDocuments(workflowId, {
      count: 1,
      parallel: 1,
      rows: deadlyRows,
      prefix: "deadly",
      client: () => client,
    })
    const executionId = deadly?.executionId ?? ""
    const ended = new AbortController()
    const killing = killAtEachAttempt(executionId, { attempts, workers, context, signal: ended.signal })
    // Awaited below; until then a rejection must not end the process without the clean-up.
    killing.catch(() => undefined)
    const untilSettled = async () => {
      const sent = await others
      return { sent, settledMs: await waitUntilFinal(databaseUrl, settleDeadlineMs) }
    }
    const { sent, settledMs } = await untilSettled().finally(() => ended.abort())
    const kills = await killing

    const execution = await client.executions.get(executionId)
    const message = execution.status === "Failed" ? execution.errorMessage : execution.status
    const isDeadly = (number: string) => number.startsWith("deadly-")
    const all = deadly === undefined ? sent : [...sent, deadly]
    return [
      exactly("workers killed while they processed the document", kills, maxAttempts),
      exactly("attempts at the document", (await attempts.of(executionId)).length, maxAttempts),
      exactly("the document is Failed with `internal`", message.startsWith("internal:") ? 1 : 0, 1),
      exactly("other executions acknowledged", sent.filter(({ executionId: id }) => id !== undefined).length, count),
      ...(await audit({ databaseUrl, storage: deployment.storage, sent: all }, { mayFail: isDeadly })),
      within("until every execution was final, after the last document", settledMs / 1000, settleDeadlineMs / 1000),
    ]
  },
}

interface KillingOptions {
  readonly attempts: AttemptLog
  /** By the database user that the log names. */
  readonly workers: ReadonlyMap<string, Replica>
  readonly context: ScenarioContext
  readonly signal: AbortSignal
}

/** Kills and restarts the worker of each attempt at an execution until the signal aborts; returns the number of kills. */
async function killAtEachAttempt(
  executionId: string,
  { attempts, workers, context, signal }: KillingOptions,
): Promise<number> {
  let kills = 0
  while (!signal.aborted) {
    const started = await attempts.of(executionId)
    if (started.length <= kills) {
      await sleep(pollMs)
      continue
    }
    const worker = workers.get(started.at(-1)?.worker ?? "")
    await worker?.kill()
    kills++
    context.note(`kill ${kills}`)
    await worker?.start()
  }
  return kills
}
