import { setTimeout as sleep } from "node:timers/promises"
import { countSpentAttempts } from "../interrupted-executions.ts"
import { audit, countExecutions, waitUntilFinal } from "../auditor.ts"
import { Deployment } from "../deployment.ts"
import { createWorkflow, makeDocument, sendDocuments } from "../load.ts"
import { watchReadiness } from "../readiness.ts"
import { type LinkState, Relay } from "../relay.ts"
import { atLeast, exactly, noted, type Scenario, within } from "../scenario.ts"
import { Bucket } from "../store.ts"
import { isUnavailable, upload, type UploadResponse } from "../upload.ts"

const settleDeadlineMs = 180_000
/** A probe waits 2 s for the store; the first one after the fault may have started before it. */
const noticeMs = 3000
/** The longest duration of a storage call, plus the upload itself. */
const uploadDeadlineMs = 95_000
const uploadEveryMs = 250

/** The document store refuses connections, then loses every packet. */
export const storeAway: Scenario = {
  name: "store-away",
  title: "the S3 store refuses connections, then stops responding, while executions are queued and running",
  minutes: 4,
  async run(context) {
    const { count, rows, refusedMs, heldMs } = context.isQuick
      ? { count: 20, rows: 2000, refusedMs: 7000, heldMs: 4000 }
      : { count: 200, rows: 2000, refusedMs: 30_000, heldMs: 75_000 }
    await using bucket = await Bucket.start()
    const { relay, url: endpoint } = await Relay.to(bucket.config.endpoint ?? "")
    await using link = relay
    await using deployment = await Deployment.start({
      serve: 1,
      work: 2,
      environment: bucket.environment(endpoint.replace(/\/$/, "")),
      storage: bucket.storage,
    })
    const { databaseUrl, adminKey: apiKey } = deployment
    const url = deployment.serves[0]?.url ?? ""
    const client = deployment.client()
    const workflowId = await createWorkflow(client)

    /** Breaks the link for a while, and records readiness and uploads meanwhile. */
    const breakLink = async (state: LinkState, milliseconds: number) => {
      const prefix = `queued-${state}`
      const queued = await sendDocuments(workflowId, { count, parallel: 8, rows, prefix, client: () => client })
      context.note(`the store is ${state} for ${milliseconds / 1000} s`)
      const waiting = await countExecutions(databaseUrl, ["Queued", "Processing"])
      link.set(state)
      const brokenAt = performance.now()
      const noticed = AbortSignal.timeout(milliseconds)
      const readings = sleep(noticeMs).then(() => watchReadiness(url, "storage", noticed))
      const uploads: Promise<UploadResponse>[] = []
      while (performance.now() - brokenAt < milliseconds) {
        const number = `${state}-${String(uploads.length).padStart(6, "0")}`
        uploads.push(upload({ url, apiKey, workflowId, number, data: makeDocument(number) }))
        await sleep(uploadEveryMs)
      }
      const seen = await readings
      link.set("passing")
      return { queued, waiting, readings: seen, uploads: await Promise.all(uploads) }
    }
    const refused = await breakLink("refusing", refusedMs)
    await sleep(1000)
    const held = await breakLink("holding", heldMs)
    const settledMs = await waitUntilFinal(databaseUrl, settleDeadlineMs)

    const uploads = [...refused.uploads, ...held.uploads]
    const sent = [...refused.queued, ...held.queued, ...uploads]
    const kept = sent.filter(({ executionId }) => executionId !== undefined).length
    const everyStatus = ["Queued", "Processing", "Completed", "Failed"]
    return [
      noted("store", bucket.kind),
      atLeast("executions open when the store started to refuse connections", refused.waiting, count / 4),
      atLeast("executions open when it stopped responding", held.waiting, count / 4),
      exactly("executions Failed", await countExecutions(databaseUrl, ["Failed"]), 0),
      exactly("attempts spent on the outage", await countSpentAttempts(databaseUrl), 0),
      atLeast("uploads with 503 `unavailable`", uploads.filter(isUnavailable).length, 10),
      exactly(
        "uploads with neither that nor 200",
        uploads.filter((u) => u.status !== 200 && !isUnavailable(u)).length,
        0,
      ),
      within("slowest response while it refused connections", longest(refused.uploads), 10),
      within("slowest response while it did not respond", longest(held.uploads), uploadDeadlineMs / 1000),
      exactly("executions without a response", (await countExecutions(databaseUrl, everyStatus)) - kept, 0),
      atLeast("readiness probes meanwhile", refused.readings.responses + held.readings.responses, 2),
      ...([refused, held] as const).map(({ readings }) =>
        exactly("probes that did not report the storage as unavailable", readings.responses - readings.unavailable, 0),
      ),
      // Packets held in flight reach the store later, while the deletion was lost; the sweep removes such files after an hour.
      ...(await audit({ databaseUrl, storage: bucket.storage, sent }, { mayHaveOrphans: true })),
      within("until every execution was final, after the outage", settledMs / 1000, settleDeadlineMs / 1000),
    ]
  },
}

function longest(responses: readonly UploadResponse[]): number {
  return Math.max(...responses.map(({ milliseconds }) => milliseconds)) / 1000
}
