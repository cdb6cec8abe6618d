import { join } from "node:path"
import { findFreePort } from "@docsift/testing/free-port"
import { countSpentAttempts } from "../interrupted-executions.ts"
import { AttemptLog } from "../attempt-log.ts"
import { auditWhenFinal } from "../audit-when-final.ts"
import { Deployment } from "../deployment.ts"
import { createWorkflow, makeDocument, sendDocuments } from "../load.ts"
import { changeOwner, permissionsObstacle, withoutCapabilities } from "../file-permissions.ts"
import { untilStatus } from "../readiness.ts"
import { exactly, type Scenario } from "../scenario.ts"

const strangerName = "stranger"
const probeDeadlineMs = 30_000

/** A worker and a server without permission to read the documents (NFS with other user ids), beside a worker that has it. */
export const wrongRights: Scenario = {
  name: "wrong-rights",
  title: "a worker and a server without permission to read the documents, beside ones that have it",
  minutes: 1,
  obstacle: permissionsObstacle,
  async run(context) {
    const count = context.isQuick ? 10 : 30
    await using deployment = await Deployment.start({ serve: 1, work: 1 })
    const { databaseUrl, dataDirectory } = deployment
    await using attempts = await AttemptLog.start(databaseUrl)
    for (const folder of ["files", "incoming"]) await changeOwner(join(dataDirectory, folder))
    const metricsPort = await findFreePort()
    const settings = { DATABASE_URL: await attempts.urlFor(databaseUrl, strangerName) }
    const stranger = await deployment.addReplica(
      "work",
      { ...settings, DOCSIFT_METRICS_PORT: String(metricsPort) },
      withoutCapabilities,
    )
    deployment.works.push(stranger)
    const server = await deployment.addUnready("serve", settings, withoutCapabilities)
    deployment.serves.push(server)
    const worker = await untilStatus(`http://127.0.0.1:${metricsPort}/readyz`, 503, probeDeadlineMs)
    const client = deployment.client()
    const workflowId = await createWorkflow(client)
    const refused: number[] = []
    for (let upload = 0; upload < 6; upload++) {
      const form = new FormData()
      form.set("file", new File([makeDocument(`REFUSED-${upload}`)], "a.txt"))
      const response = await fetch(`${server.url}/api/v1/workflows/${workflowId}/execute`, {
        method: "POST",
        headers: { "x-api-key": deployment.adminKey },
        body: form,
        signal: AbortSignal.timeout(probeDeadlineMs),
      })
      refused.push(response.status)
      await response.text()
    }
    const sent = await sendDocuments(workflowId, { count, parallel: 4, client: () => client })
    const ending = await auditWhenFinal(deployment, sent)
    const started = (await attempts.all()).filter((begin) => begin.worker === strangerName).length
    return [
      exactly("status of the worker's /readyz", worker.status, 503),
      exactly("  responses that name only the storage", Number(worker.text.includes("Not ready: storage.")), 1),
      exactly("executions that it started", started, 0),
      exactly("uploads to the server without a 503", refused.filter((status) => status !== 503).length, 0),
      exactly("attempts spent", await countSpentAttempts(databaseUrl), 0),
      ...ending,
    ]
  },
}
