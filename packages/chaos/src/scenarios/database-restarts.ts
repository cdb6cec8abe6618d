import { setTimeout as sleep } from "node:timers/promises"
import { auditWhenFinal } from "../audit-when-final.ts"
import { Deployment } from "../deployment.ts"
import { createWorkflow, sendDocuments } from "../load.ts"
import { type Recovery, recover, recoveryFigures } from "../recovery.ts"
import { atLeast, exactly, noted, type Scenario } from "../scenario.ts"

/** PostgreSQL crashes and restarts. */
export const databaseRestarts: Scenario = {
  name: "database-restarts",
  title: "PostgreSQL shut down (immediate) and restarted, 5 times under load, two servers, two workers",
  minutes: 2,
  async run(context) {
    const { restarts, everyMs, limit } = context.isQuick
      ? { restarts: 2, everyMs: 3_000, limit: 60 }
      : { restarts: 5, everyMs: 12_000, limit: 5 }
    await using deployment = await Deployment.start({ serve: 2, work: 2 })
    const clients = deployment.serves.map(({ url }) => deployment.client(url))
    const client = (index: number) => clients[index % clients.length] ?? deployment.client()
    const workflowId = await createWorkflow(client(0))
    const stop = new AbortController()
    const load = { count: 100_000, parallel: 8, perSecond: 15, rows: 100, signal: stop.signal, client }
    const sending = sendDocuments(workflowId, load)
    const recoveries: Recovery[] = []
    for (let restart = 1; restart <= restarts; restart++) {
      await sleep(everyMs)
      await deployment.postgres.restart()
      recoveries.push(await recover(deployment, workflowId, `R${restart}`))
      context.note(`restart ${restart} of ${restarts}`)
    }
    stop.abort()
    const sent = await sending
    const acknowledged = sent.filter(({ executionId }) => executionId !== undefined).length
    const ending = await auditWhenFinal(deployment, sent, { mayHaveOrphans: true })
    return [
      exactly("restarts", recoveries.length, restarts),
      atLeast("executions acknowledged", acknowledged, context.isQuick ? 20 : 400),
      noted("calls that failed after the client's own retries", String(sent.length - acknowledged)),
      ...recoveryFigures("after the database was back", recoveries, limit),
      ...ending,
    ]
  },
}
