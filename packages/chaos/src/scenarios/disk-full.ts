import { readdir } from "node:fs/promises"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { audit, countExecutions, settle } from "../auditor.ts"
import { Deployment } from "../deployment.ts"
import { createWorkflow } from "../load.ts"
import { untilStatus } from "../probe.ts"
import { atLeast, exactly, noted, type Scenario, within } from "../scenario.ts"
import { SmallDisk } from "../small-disk.ts"
import { isConnectionBroken, isUnavailable, makePage, upload, type UploadAnswer } from "../upload.ts"

const lanes = 8
const largestBytes = 2_000_000
const settleDeadlineMs = 60_000
const namesStorage = JSON.stringify({ error: "Not ready: storage." })
/** A balancer's probes: one each second, and the server may be busy for a moment. */
const readinessSeconds = 5
/**
 * A refusal comes before the document is read, and may cost the connection before the client has read it; a client sends the
 * document again, the SDK up to three times. One whose last connection broke as well counts as answered wrongly, and one
 * that was stored without an answer counts by its execution.
 */
const mostRepeats = 3
const everyStatus = ["Queued", "Processing", "Completed", "Failed"]

/** Uploads onto a disk until nothing fits any more, and after. */
export const diskFull: Scenario = {
  name: "disk-full",
  title: "the disk of the documents fills up under uploads, and has space again",
  minutes: 1,
  obstacle: () => SmallDisk.obstacle(),
  async run(stage) {
    const { megabytes, refusals } = stage.isQuick ? { megabytes: 16, refusals: 40 } : { megabytes: 128, refusals: 500 }
    await using disk = SmallDisk.make(megabytes)
    await disk.fill((megabytes / 2) * 1024 * 1024)
    await using deployment = await Deployment.start({ serve: 1, work: 1, dataDirectory: disk.path })
    const { databaseUrl } = deployment
    const url = deployment.serves[0]?.url ?? ""
    const workflowId = await createWorkflow(deployment.client())
    const sent: UploadAnswer[] = []
    let brokenConnections = 0
    const send = async (): Promise<UploadAnswer> => {
      const number = `N-${String(sent.length).padStart(6, "0")}`
      // Counted before the answer, so that every lane has a number of its own.
      const place = sent.push({ ...unanswered, number }) - 1
      const data = makePage(number, largestBytes / (1 + (place % 20)))
      const request = { url, apiKey: deployment.adminKey, workflowId, number, extension: ".html", data }
      let answer = await upload(request)
      for (let repeat = 0; repeat < mostRepeats && isConnectionBroken(answer); repeat++) {
        brokenConnections++
        answer = await upload(request)
      }
      return (sent[place] = answer)
    }

    let refused = 0
    const lane = async () => {
      while (refused < refusals) if ((await send()).executionId === undefined) refused++
    }
    await Promise.all(Array.from({ length: lanes }, lane))
    stage.note(`full after ${sent.length - refused} documents`)
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
    await settle(databaseUrl, settleDeadlineMs)

    const answered = sent.filter(({ executionId }) => executionId !== undefined).length
    const wrong = sent.filter((answer) => answer.executionId === undefined && !isUnavailable(answer))
    return [
      atLeast("uploads refused because the disk was full", refused, refusals),
      exactly("of these, not answered 503 `unavailable`", wrong.length, 0),
      ...wrong.slice(0, 3).map(({ status, code, error }) => noted("  such as", `${status} ${code} ${causeOf(error)}`)),
      noted("connections broken during an upload, which was sent again", String(brokenConnections)),
      atLeast("uploads stored before", stored, 1),
      exactly("files half written while it was full", leftovers.length, 0),
      exactly("status of a read while it was full", read.status, 200),
      exactly("status of /readyz while it was full", full.status, 503),
      exactly("  and it named only the storage", Number(full.text === namesStorage), 1),
      within("until it said so", full.seconds, readinessSeconds),
      exactly("status of /readyz after space came back", freed.status, 200),
      within("until it said so", freed.seconds, readinessSeconds),
      within("until an upload was accepted after space came back", recoveredMs / 1000, 5),
      exactly("uploads refused after that", after.filter(({ status }) => status !== 200).length, 0),
      exactly("executions without an answer", (await countExecutions(databaseUrl, everyStatus)) - answered, 0),
      ...(await audit({ databaseUrl, storage: deployment.storage, sent })),
    ]
  },
}

/** Writes what was said, or why nothing was: a broken connection is told by the cause of fetch's own error. */
function causeOf(error: unknown): string {
  return error instanceof Error ? `${error.message}: ${String(error.cause)}` : JSON.stringify(error)
}

const unanswered = { status: undefined, code: null, executionId: undefined, error: undefined, milliseconds: 0 }
