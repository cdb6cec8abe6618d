import { setTimeout as sleep } from "node:timers/promises"
import { conclude } from "../conclusion.ts"
import { Deployment } from "../deployment.ts"
import { createWorkflow, sendDocuments } from "../load.ts"
import { measureAnswers } from "../answers.ts"
import { recover } from "../recovery.ts"
import { atLeast, exactly, type Scenario, within } from "../scenario.ts"

/** 12 s without a byte, and what a busy machine adds. */
const answerLimitSeconds = 20

/** PostgreSQL hangs: it refuses nothing and answers nothing. */
export const databaseHangs: Scenario = {
  name: "database-hangs",
  title: "PostgreSQL frozen (SIGSTOP) for 25 s under load and thawed again, twice, two servers, two workers",
  minutes: 2,
  async run(stage) {
    const { hangs, hangMs } = stage.isQuick ? { hangs: 1, hangMs: 14_000 } : { hangs: 2, hangMs: 25_000 }
    await using deployment = await Deployment.start({ serve: 2, work: 2 })
    const clients = deployment.serves.map(({ url }) => deployment.client(url))
    const client = (index: number) => clients[index % clients.length] ?? deployment.client()
    const workflowId = await createWorkflow(client(0))
    const stop = new AbortController()
    const load = { count: 100_000, parallel: 8, perSecond: 15, rows: 100, signal: stop.signal, client }
    const sending = sendDocuments(workflowId, load)
    const answers = []
    const recoveries: number[] = []
    for (let hang = 1; hang <= hangs; hang++) {
      await sleep(3000)
      deployment.postgres.freeze()
      const asking = measureAnswers(deployment.serves, deployment.adminKey, hangMs)
      await sleep(hangMs)
      deployment.postgres.thaw()
      answers.push(...(await asking))
      recoveries.push(await recover(clients, workflowId, `T${hang}`))
      stage.note(`hang ${hang} of ${hangs}`)
    }
    stop.abort()
    const sent = await sending
    const ending = await conclude(deployment, sent, { mayHaveOrphans: true })
    const refused = answers.filter(({ status }) => status === 503)
    return [
      atLeast("requests that met a hanging database and were answered 503", refused.length, 10),
      exactly(
        "other answers than 200 and 503",
        answers.filter(({ status }) => status !== 200 && status !== 503).length,
        0,
      ),
      within("longest answer", Math.max(...answers.map(({ seconds }) => seconds)), answerLimitSeconds),
      within(
        "longest until executions ran again, after the thaw",
        Math.max(...recoveries) / 1000,
        stage.isQuick ? 60 : 5,
      ),
      ...ending,
    ]
  },
}
