import { mkdir, mkdtemp, rename, rm, symlink } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { findFreePort } from "@docsift/testing/free-port"
import { countSpentAttempts } from "../interrupted-executions.ts"
import { AttemptLog } from "../attempt-log.ts"
import { auditWhenFinal } from "../audit-when-final.ts"
import { Deployment } from "../deployment.ts"
import { createWorkflow, sendDocuments } from "../load.ts"
import { untilStatus } from "../readiness.ts"
import { atLeast, exactly, type Scenario, within } from "../scenario.ts"

const sickName = "unmounted"
const settleDeadlineSeconds = 60
const probeDeadlineMs = 30_000

/** A worker of another host, whose document volume is not mounted, then mounted, then lost under load. */
export const forgottenMount: Scenario = {
  name: "forgotten-mount",
  title: "a worker whose document volume is not mounted, beside a healthy one; then mounted; then lost",
  minutes: 1,
  async run(context) {
    const count = context.isQuick ? 10 : 30
    const settleMs = 1000 * (context.patienceSeconds ?? settleDeadlineSeconds)
    await using deployment = await Deployment.start({ serve: 1, work: 1 })
    const { databaseUrl, dataDirectory } = deployment
    await using attempts = await AttemptLog.start(databaseUrl)
    const host = await mkdtemp(join(tmpdir(), "docsift-chaos-host-"))
    try {
      const metricsPort = await findFreePort()
      const sick = await deployment.addReplica("work", {
        DATABASE_URL: await attempts.urlFor(databaseUrl, sickName),
        DOCSIFT_DATA_DIR: host,
        DOCSIFT_METRICS_PORT: String(metricsPort),
      })
      deployment.works.push(sick)
      const ready = `http://127.0.0.1:${metricsPort}/readyz`
      const unmounted = await untilStatus(ready, 503, probeDeadlineMs)
      const client = deployment.client()
      const workflowId = await createWorkflow(client)
      const send = (prefix: string, perSecond?: number) =>
        sendDocuments(workflowId, {
          count,
          parallel: 4,
          prefix,
          client: () => client,
          ...(perSecond === undefined ? {} : { perSecond }),
        })
      const countStartedBySick = async () => (await attempts.all()).filter(({ worker }) => worker === sickName).length

      const first = await send("UNMOUNTED")
      const [healthy] = deployment.works
      await untilAllEnded(client, first, settleMs)
      const taken = await countStartedBySick()
      context.note(`${count} documents beside the worker without its volume`)

      await mount(host, dataDirectory)
      const mounted = await untilStatus(ready, 200, probeDeadlineMs)
      await healthy?.terminate()
      const second = await send("MOUNTED")
      await untilAllEnded(client, second, settleMs)
      const takenMounted = await countStartedBySick()
      await healthy?.start()

      const sending = send("LOST", 10)
      await sleep(500)
      await rm(join(host, "files"))
      const third = await sending
      await untilAllEnded(client, third, settleMs)
      const lost = await untilStatus(ready, 503, probeDeadlineMs)
      return [
        exactly("status of the worker's /readyz without its volume", unmounted.status, 503),
        exactly("executions that it started", taken, 0),
        exactly(
          "whether its log names the reason",
          countLines(sick.log, "does not have this deployment's marker") > 0 ? 1 : 0,
          1,
        ),
        exactly("status of /readyz once it is mounted", mounted.status, 200),
        within("until that status", mounted.seconds, 10),
        atLeast("executions that it started then, alone", takenMounted, count),
        exactly("status of /readyz when the volume is lost", lost.status, 503),
        exactly("attempts spent", await countSpentAttempts(databaseUrl), 0),
        ...(await auditWhenFinal(deployment, [...first, ...second, ...third], {}, context.patienceSeconds)),
      ]
    } finally {
      await rm(host, { recursive: true, force: true })
    }
  },
}

/** Simulates a mount: replaces an empty directory with a link to the documents. */
async function mount(host: string, dataDirectory: string): Promise<void> {
  const place = join(host, "files")
  await mkdir(place, { recursive: true })
  await rename(place, `${place}.below`)
  await symlink(join(dataDirectory, "files"), place)
}

async function untilAllEnded(
  client: ReturnType<Deployment["client"]>,
  sent: Awaited<ReturnType<typeof sendDocuments>>,
  deadlineMs: number,
): Promise<void> {
  const signal = AbortSignal.timeout(deadlineMs)
  for (const { executionId } of sent) {
    // The audit reports an execution that does not end.
    if (executionId !== undefined) await client.executions.wait(executionId, { signal }).catch(() => undefined)
  }
}

function countLines(log: string, part: string): number {
  return log.split("\n").filter((line) => line.includes(part)).length
}
