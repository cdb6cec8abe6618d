import { setTimeout as sleep } from "node:timers/promises"
import { Attempts } from "../attempts.ts"
import { BeginLog } from "../begins.ts"
import { conclude } from "../conclusion.ts"
import { Deployment } from "../deployment.ts"
import { createWorkflow, sendDocuments } from "../load.ts"
import { Relay } from "../relay.ts"
import { atLeast, type Scenario, within } from "../scenario.ts"

const zombieName = "zombie"
const droppedLine = "the result of a run that was given up on is dropped"

/** A worker loses the database, its executions go to another one, and then it comes back with results nobody wants. */
export const zombieWorker: Scenario = {
  name: "zombie-worker",
  title: "a worker cut off from PostgreSQL (no packet passes) until others took over its executions, then let back",
  minutes: 3,
  async run(stage) {
    const rounds = stage.isQuick ? 1 : 5
    await using deployment = await Deployment.start({ serve: 1, work: 1 })
    const { databaseUrl } = deployment
    await using begins = await BeginLog.start(databaseUrl)
    const { relay, url } = await Relay.to(await begins.urlFor(databaseUrl, zombieName))
    await using link = relay
    const zombie = await deployment.addReplica("work", { DATABASE_URL: url })
    deployment.works.push(zombie)
    const client = deployment.client()
    const workflowId = await createWorkflow(client)
    const stop = new AbortController()
    const sending = sendDocuments(workflowId, {
      count: 100_000,
      parallel: 4,
      perSecond: 2,
      rows: 3000,
      signal: stop.signal,
      client: () => client,
    })
    const pickUps: number[] = []
    for (let round = 1; round <= rounds; round++) {
      await sleep(2000)
      await begins.untilInWork(zombieName)
      link.set("holding")
      const attempts = await Attempts.take(databaseUrl)
      pickUps.push(...(await attempts.untilPickedUp(40_000)))
      link.set("passing")
      stage.note(`round ${round} of ${rounds}: ${pickUps.length} executions taken over so far`)
    }
    stop.abort()
    const sent = await sending
    const ending = await conclude(deployment, sent)
    // The cut-off worker must come back to its work by itself.
    const dropped = zombie.log.split(droppedLine).length - 1
    return [
      atLeast("executions taken over from the living worker", pickUps.length, stage.isQuick ? 1 : rounds),
      within("longest until one was taken over", Math.max(...pickUps) / 1000, 20),
      atLeast("results of the cut-off worker that were refused", dropped, stage.isQuick ? 0 : 1),
      ...ending,
    ]
  },
}
