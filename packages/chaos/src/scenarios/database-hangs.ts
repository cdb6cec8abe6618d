import { setTimeout as sleep } from "node:timers/promises"
import { auditWhenFinal } from "../audit-when-final.ts"
import { Deployment } from "../deployment.ts"
import { createWorkflow, sendDocuments } from "../load.ts"
import { timeResponses } from "../timed-responses.ts"
import { type Recovery, recover, recoveryFigures } from "../recovery.ts"
import { atLeast, exactly, type Scenario, within } from "../scenario.ts"

/** 12 s without a byte, plus a margin for a busy machine. */
const responseLimitSeconds = 20

/** PostgreSQL hangs: connections stay open but get no response. */
export const databaseHangs: Scenario = {
  name: "database-hangs",
  title: "PostgreSQL frozen (SIGSTOP) for 25 s under load and thawed again, twice, two servers, two workers",
  minutes: 2,
  async run(context) {
    const { hangs, hangMs } = context.isQuick ? { hangs: 1, hangMs: 14_000 } : { hangs: 2, hangMs: 25_000 }
    await using deployment = await Deployment.start({ serve: 2, work: 2 })
    const clients = deployment.serves.map(({ url }) => deployment.client(url))
    const client = (index: number) => clients[index % clients.length] ?? deployment.client()
    const workflowId = await createWorkflow(client(0))
    const stop = new AbortController()
    const load = { count: 100_000, parallel: 8, perSecond: 15, rows: 100, signal: stop.signal, client }
    const sending = sendDocuments(workflowId, load)
    const responses = []
    const recoveries: Recovery[] = []
    for (let hang = 1; hang <= hangs; hang++) {
      await sleep(3000)
      deployment.postgres.freeze()
      const asking = timeResponses(deployment.serves, deployment.adminKey, hangMs)
      await sleep(hangMs)
      deployment.postgres.thaw()
      const [recovery, asked] = await Promise.all([recover(deployment, workflowId, `T${hang}`), asking])
      recoveries.push(recovery)
      responses.push(...asked)
      context.note(`hang ${hang} of ${hangs}`)
    }
    stop.abort()
    const sent = await sending
    const ending = await auditWhenFinal(deployment, sent, { mayHaveOrphans: true })
    const refused = responses.filter(({ status }) => status === 503)
    return [
      atLeast("requests with a 503 while the database hung", refused.length, 10),
      exactly(
        "responses other than 200 and 503",
        responses.filter(({ status }) => status !== 200 && status !== 503).length,
        0,
      ),
      within("slowest response", Math.max(...responses.map(({ seconds }) => seconds)), responseLimitSeconds),
      ...recoveryFigures("after the thaw", recoveries, context.isQuick ? 60 : 5),
      ...ending,
    ]
  },
}
