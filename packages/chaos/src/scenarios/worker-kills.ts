import { setTimeout as sleep } from "node:timers/promises"
import { InterruptedExecutions } from "../interrupted-executions.ts"
import { AttemptLog } from "../attempt-log.ts"
import { auditWhenFinal } from "../audit-when-final.ts"
import { Deployment } from "../deployment.ts"
import { createWorkflow, sendDocuments } from "../load.ts"
import { atLeast, exactly, type Scenario, within } from "../scenario.ts"

const pickUpDeadlineSeconds = 60

/** Kills workers (SIGKILL) while they process executions. */
export const workerKills: Scenario = {
  name: "worker-kills",
  title: "kill -9 of a worker, 20 times during 1,000 executions, two workers",
  minutes: 4,
  async run(context) {
    // With only two kills, runs must be long; of twenty kills, some may strike between two runs.
    const { count, kills, perSecond, rows } = context.isQuick
      ? { count: 24, kills: 2, perSecond: 4, rows: 4000 }
      : { count: 1000, kills: 20, perSecond: 8, rows: 1000 }
    await using deployment = await Deployment.start({ serve: 1, work: 0 })
    const { databaseUrl } = deployment
    const client = deployment.client()
    const workflowId = await createWorkflow(client)
    await using attempts = await AttemptLog.start(databaseUrl)
    const names = ["worker_one", "worker_two"] as const
    for (const name of names) {
      const url = await attempts.urlFor(databaseUrl, name)
      deployment.works.push(await deployment.addReplica("work", { DATABASE_URL: url }))
    }
    const sending = sendDocuments(workflowId, { count, parallel: 8, perSecond, rows, client: () => client })
    const watches: Promise<number[]>[] = []
    for (let kill = 0; kill < kills; kill++) {
      const [name, victim] = [names[kill % names.length], deployment.works[kill % names.length]]
      if (name === undefined || victim === undefined) break
      await attempts.untilProcessing(name)
      await victim.kill()
      const interrupted = await InterruptedExecutions.snapshot(databaseUrl)
      watches.push(interrupted.untilPickedUp(1000 * (context.patienceSeconds ?? pickUpDeadlineSeconds)))
      context.note(`kill ${kill + 1} of ${kills}`)
      await sleep(2000)
      await victim.start()
      await sleep(2000)
    }
    const sent = await sending
    const ending = await auditWhenFinal(deployment, sent, {}, context.patienceSeconds)
    const pickUps = (await Promise.all(watches)).flat()
    return [
      exactly("executions acknowledged", sent.filter(({ executionId }) => executionId !== undefined).length, count),
      atLeast("executions whose worker was killed", pickUps.length, context.isQuick ? 1 : kills / 2),
      within("longest until one of them was picked up again", Math.max(...pickUps) / 1000, 20),
      ...ending,
    ]
  },
}
