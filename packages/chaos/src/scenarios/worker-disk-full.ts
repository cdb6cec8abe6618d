import { setTimeout as sleep } from "node:timers/promises"
import { countSpentAttempts } from "../interrupted-executions.ts"
import { audit, countExecutions, waitUntilFinal } from "../auditor.ts"
import { Deployment } from "../deployment.ts"
import { createWorkflow, sendDocuments } from "../load.ts"
import { atLeast, exactly, type Scenario, within } from "../scenario.ts"
import { SmallDisk } from "../small-disk.ts"
import { Bucket } from "../store.ts"

const settleDeadlineMs = 60_000

/** A worker that cannot copy documents from the store to its own disk. */
export const workerDiskFull: Scenario = {
  name: "worker-disk-full",
  title: "the disk of a worker that fetches documents from S3 is temporarily full",
  minutes: 1,
  obstacle: () => SmallDisk.obstacle(),
  async run(context) {
    const { count, fullMs } = context.isQuick ? { count: 10, fullMs: 8000 } : { count: 100, fullMs: 30_000 }
    await using bucket = await Bucket.start()
    await using disk = SmallDisk.make(4)
    await using deployment = await Deployment.start({
      serve: 1,
      work: 0,
      environment: bucket.environment(),
      storage: bucket.storage,
    })
    const { databaseUrl } = deployment
    const worker = await deployment.addReplica("work", { DOCSIFT_DATA_DIR: disk.path })
    deployment.works.push(worker)
    const client = deployment.client()
    const workflowId = await createWorkflow(client)

    await disk.fill()
    const sent = await sendDocuments(workflowId, { count, parallel: 4, client: () => client })
    await sleep(fullMs)
    const failed = await countExecutions(databaseUrl, ["Failed"])
    const completed = await countExecutions(databaseUrl, ["Completed"])
    const diskErrors = worker.log.split("ENOSPC").length - 1
    await disk.release()
    const settledMs = await waitUntilFinal(databaseUrl, settleDeadlineMs)
    return [
      exactly("executions acknowledged", sent.filter(({ executionId }) => executionId !== undefined).length, count),
      atLeast("log lines of the worker about the full disk", diskErrors, 1),
      exactly("executions Completed while it was full", completed, 0),
      exactly("executions Failed while it was full", failed, 0),
      exactly("attempts spent on the outage", await countSpentAttempts(databaseUrl), 0),
      ...(await audit({ databaseUrl, storage: bucket.storage, sent })),
      within("until every execution was final, after space came back", settledMs / 1000, settleDeadlineMs / 1000),
    ]
  },
}
