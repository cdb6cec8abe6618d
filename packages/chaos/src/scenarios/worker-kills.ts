import { setTimeout as sleep } from "node:timers/promises"
import { Attempts } from "../attempts.ts"
import { audit, countExecutions, settle } from "../auditor.ts"
import { Deployment } from "../deployment.ts"
import { createWorkflow, sendDocuments } from "../load.ts"
import type { Replica } from "../replica.ts"
import { atLeast, atMost, exactly, type Scenario } from "../scenario.ts"

const pickUpDeadlineMs = 60_000
const settleDeadlineMs = 180_000

/** `kill -9` of workers while they work. */
export const workerKills: Scenario = {
  name: "worker-kills",
  title: "kill -9 of a worker, 20 times during 1,000 executions, two workers",
  minutes: 4,
  async run(stage) {
    const { count, kills, perSecond } = stage.isQuick
      ? { count: 40, kills: 2, perSecond: 6 }
      : { count: 1000, kills: 20, perSecond: 8 }
    await using deployment = await Deployment.start({ serve: 1, work: 2 })
    const client = deployment.client()
    const workflowId = await createWorkflow(client)
    const sending = sendDocuments(workflowId, { count, parallel: 8, perSecond, rows: 1000, client: () => client })
    const watches: Promise<number[]>[] = []
    for (let kill = 0; kill < kills; kill++) {
      const victim = deployment.works[kill % deployment.works.length]
      if (victim === undefined) break
      const attempts = await killInWork(deployment, victim)
      watches.push(attempts.untilPickedUp(pickUpDeadlineMs))
      stage.note(`kill ${kill + 1} of ${kills}`)
      await sleep(2000)
      await victim.start()
      await sleep(2000)
    }
    const sent = await sending
    const settledMs = await settle(deployment.databaseUrl, settleDeadlineMs)
    const pickUps = (await Promise.all(watches)).flat()
    return [
      exactly("executions acknowledged", sent.filter(({ executionId }) => executionId !== undefined).length, count),
      atLeast("executions whose worker was killed", pickUps.length, stage.isQuick ? 1 : kills / 2),
      atMost("longest until one of them was picked up again", Math.max(...pickUps) / 1000, 20, "s"),
      ...(await audit({ databaseUrl: deployment.databaseUrl, storage: deployment.storage, sent })),
      atMost("until everything was final, after the last document", settledMs / 1000, settleDeadlineMs / 1000, "s"),
    ]
  },
}

/** Kills a worker while something is in work, and tells what was. */
async function killInWork(deployment: Deployment, victim: Replica): Promise<Attempts> {
  while ((await countExecutions(deployment.databaseUrl, ["Processing"])) === 0) await sleep(20)
  await victim.kill()
  return Attempts.take(deployment.databaseUrl)
}
