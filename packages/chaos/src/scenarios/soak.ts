import { mkdtemp, readdir, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { audit, waitUntilFinal } from "../auditor.ts"
import { Deployment } from "../deployment.ts"
import { sweepOrphans } from "../orphaned-files.ts"
import { createWorkflow } from "../load.ts"
import { MixedCallers } from "../mixed-callers.ts"
import { atLeast, atMost, exactly, type Figure, noted, type Scenario, within } from "../scenario.ts"
import { ResourceMonitor } from "../resource-monitor.ts"

const minuteMs = 60_000
const settleDeadlineMs = 180_000
/** A process opens connections on demand and closes none: ten for requests, two for the queue, one for LISTEN. */
const connectionsPerProcess = 13
/** Enough to outlast a server restart on a busy machine. */
const maxRetries = 20
const shownFailures = 5

/** Calls of every kind for a long time, while processes are killed now and then. */
export const soak: Scenario = {
  name: "soak",
  title: "30 minutes (or DOCSIFT_SOAK_MINUTES) of every kind of call, while a process is killed every few minutes",
  minutes: 33,
  async run(context) {
    const minutes = context.isQuick ? 0.25 : Number(process.env.DOCSIFT_SOAK_MINUTES ?? 30)
    const lengthMs = minutes * minuteMs
    const killEveryMs = context.isQuick ? lengthMs / 2 : Math.min(4 * minuteMs, lengthMs / 3)
    const temporary = await mkdtemp(join(tmpdir(), "docsift-chaos-tmp-"))
    try {
      await using deployment = await Deployment.start({ serve: 2, work: 2, environment: { TMPDIR: temporary } })
      const { databaseUrl, urls, adminKey: apiKey } = deployment
      const clients = urls.map((url) => deployment.client(url).withOptions({ maxRetries }))
      const workflowId = await createWorkflow(deployment.client())
      const callers = new MixedCallers({ clients, urls, apiKey, workflowId })
      await using resources = new ResourceMonitor(deployment, context.isQuick ? 500 : 5000)
      const startedAt = performance.now()
      let [kills, minute] = [0, 0]
      for (let passedMs = 0; passedMs < lengthMs; passedMs = performance.now() - startedAt) {
        await sleep(100)
        if (passedMs >= (kills + 1) * killEveryMs) {
          // Two processes are never killed, so that their growth can be measured.
          const victim = kills++ % 2 === 0 ? deployment.works[1] : deployment.serves[1]
          await victim?.kill()
          await victim?.start()
        }
        if (passedMs < (minute + 1) * minuteMs) continue
        context.note(
          `minute ${++minute}: ${callers.sent.length} documents, ${kills} kills, ${callers.failures.length} failures`,
        )
      }
      await callers.stop()
      await resources.stop()
      const settledMs = await waitUntilFinal(databaseUrl, settleDeadlineMs)
      // From minute 5 of 30 to the end.
      const early = [lengthMs / 6, lengthMs / 3] as const
      const growth = resources.growth(early, [(lengthMs * 5) / 6, Number.POSITIVE_INFINITY])
      const { left } = await sweepOrphans(deployment)
      const isMayFail = (number: string) => callers.cancelled.has(number)
      const { sent, retried, failures } = callers
      const limit = (figure: Figure) => (context.isQuick ? noted(figure.what, figure.value) : figure)
      return [
        ...[...callers.succeeded].map(([what, count]) => noted(what, String(count))),
        atLeast("kinds of calls that succeeded", callers.succeeded.size, 10),
        atLeast("processes killed", kills, 1),
        exactly("calls that failed", failures.length, 0),
        ...failures.slice(0, shownFailures).map((failure) => noted("  one of them", failure)),
        atLeast("processes that ran from the first to the last interval", growth.processes, 2),
        limit(atMost("largest growth of resident memory", growth.memoryPercent, 20, "%")),
        limit(atMost("largest growth of open descriptors", growth.descriptors, connectionsPerProcess, "descriptors")),
        atMost(
          "most database connections at once",
          resources.mostConnections,
          4 * connectionsPerProcess,
          "connections",
        ),
        ...(await audit(
          { databaseUrl, storage: deployment.storage, sent },
          { mayFail: isMayFail, retried, mayHaveOrphans: true },
        )),
        exactly("orphaned files that the next start did not sweep", left, 0),
        exactly("temporary files left", (await readdir(temporary)).length, 0),
        within("until every execution was final, after the last call", settledMs / 1000, settleDeadlineMs / 1000),
      ]
    } finally {
      await rm(temporary, { recursive: true, force: true })
    }
  },
}
