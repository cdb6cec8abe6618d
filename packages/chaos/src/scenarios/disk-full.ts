import { readdir } from "node:fs/promises"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { audit, countExecutions, waitUntilFinal } from "../auditor.ts"
import { Deployment } from "../deployment.ts"
import { createWorkflow } from "../load.ts"
import { untilStatus } from "../readiness.ts"
import { atLeast, exactly, noted, type Scenario, within } from "../scenario.ts"
import { SmallDisk } from "../small-disk.ts"
import { isConnectionBroken, isUnavailable, makePage, upload, type UploadResponse } from "../upload.ts"

const lanes = 8
const largestBytes = 2_000_000
const settleDeadlineMs = 60_000
const namesStorage = JSON.stringify({ error: "Not ready: storage." })
/** A balancer probes once a second, and the server may be busy for a moment. */
const readinessSeconds = 5
/**
 * The 503 is sent before the document is read, and the connection may break before the client has read the response. Clients
 * then retry, the SDK up to three times. An upload whose last connection broke, too, counts as a wrong response, and one
 * that was stored without a response counts by its execution.
 */
const maxRetries = 3
const everyStatus = ["Queued", "Processing", "Completed", "Failed"]

/** Uploads documents until the disk is full, then frees space again. */
export const diskFull: Scenario = {
  name: "disk-full",
  title: "the disk of the documents fills up under uploads, then has free space again",
  minutes: 1,
  obstacle: () => SmallDisk.obstacle(),
  async run(context) {
    const { megabytes, refusals } = context.isQuick
      ? { megabytes: 16, refusals: 40 }
      : { megabytes: 128, refusals: 500 }
    await using disk = SmallDisk.make(megabytes)
    await disk.fill((megabytes / 2) * 1024 * 1024)
    await using deployment = await Deployment.start({ serve: 1, work: 1, dataDirectory: disk.path })
    const { databaseUrl } = deployment
    const url = deployment.serves[0]?.url ?? ""
    const workflowId = await createWorkflow(deployment.client())
    const sent: UploadResponse[] = []
    let brokenConnections = 0
    const send = async (): Promise<UploadResponse> => {
      const number = `N-${String(sent.length).padStart(6, "0")}`
      // Reserved before the request, so that concurrent uploads have different numbers.
      const place = sent.push({ ...withoutResponse, number }) - 1
      const data = makePage(number, largestBytes / (1 + (place % 20)))
      const request = { url, apiKey: deployment.adminKey, workflowId, number, extension: ".html", data }
      let response = await upload(request)
      for (let retry = 0; retry < maxRetries && isConnectionBroken(response); retry++) {
        brokenConnections++
        response = await upload(request)
      }
      return (sent[place] = response)
    }

    let refused = 0
    const lane = async () => {
      while (refused < refusals) if ((await send()).executionId === undefined) refused++
    }
    await Promise.all(Array.from({ length: lanes }, lane))
    context.note(`full after ${sent.length - refused} documents`)
    const leftovers = await readdir(join(disk.path, "incoming"))
    const stored = await countExecutions(databaseUrl, everyStatus)
    const read = await fetch(`${url}/api/v1/workflows/${workflowId}`, { headers: { "x-api-key": deployment.adminKey } })

    await disk.fill()
    const full = await untilStatus(`${url}/readyz`, 503, settleDeadlineMs)

    await disk.release()
    const releasedAt = performance.now()
    const freed = await untilStatus(`${url}/readyz`, 200, settleDeadlineMs)
    while ((await send()).executionId === undefined && performance.now() - releasedAt < settleDeadlineMs)
      await sleep(50)
    const recoveredMs = performance.now() - releasedAt
    const after = await Promise.all(Array.from({ length: lanes }, send))
    await waitUntilFinal(databaseUrl, settleDeadlineMs)

    const acknowledged = sent.filter(({ executionId }) => executionId !== undefined).length
    const wrong = sent.filter((response) => response.executionId === undefined && !isUnavailable(response))
    return [
      atLeast("uploads rejected because the disk was full", refused, refusals),
      exactly("of these, without 503 `unavailable`", wrong.length, 0),
      ...wrong.slice(0, 3).map(({ status, code, error }) => noted("  such as", `${status} ${code} ${causeOf(error)}`)),
      noted("uploads retried because their connection broke", String(brokenConnections)),
      atLeast("uploads stored before that", stored, 1),
      exactly("partially written files while it was full", leftovers.length, 0),
      exactly("status of a read while it was full", read.status, 200),
      exactly("status of /readyz while it was full", full.status, 503),
      exactly("  responses that name only the storage", Number(full.text === namesStorage), 1),
      within("until that status", full.seconds, readinessSeconds),
      exactly("status of /readyz after space came back", freed.status, 200),
      within("until that status", freed.seconds, readinessSeconds),
      within("until an upload was accepted after space came back", recoveredMs / 1000, 5),
      exactly("uploads rejected after that", after.filter(({ status }) => status !== 200).length, 0),
      exactly("executions without a response", (await countExecutions(databaseUrl, everyStatus)) - acknowledged, 0),
      ...(await audit({ databaseUrl, storage: deployment.storage, sent })),
    ]
  },
}

/** Formats the error response, or the cause of fetch's error when the connection broke. */
function causeOf(error: unknown): string {
  return error instanceof Error ? `${error.message}: ${String(error.cause)}` : JSON.stringify(error)
}

const withoutResponse = { status: undefined, code: null, executionId: undefined, error: undefined, milliseconds: 0 }
