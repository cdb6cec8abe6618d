import { Readable } from "node:stream"
import { setTimeout as sleep } from "node:timers/promises"
import { newId } from "@docsift/server/internal/domain/ids"
import { audit, waitUntilFinal } from "../auditor.ts"
import { Balancer } from "../balancer.ts"
import { Deployment } from "../deployment.ts"
import { countIncoming, countOrphanedFiles, sweepDeadlineMs, sweepOrphans } from "../orphaned-files.ts"
import { createWorkflow, makeDocument, sendDocuments } from "../load.ts"
import { PacedFile } from "../paced-file.ts"
import { atLeast, exactly, noted, type Scenario, within } from "../scenario.ts"

const settleDeadlineMs = 180_000
const shownErrors = 3
const pauseMs = 1_500
/** Spaces at the end of a document: stored, but of no cost to the parser. */
const padding = new Uint8Array(3 * 1024 * 1024).fill(0x20)

/** Kills servers (SIGKILL) while documents are uploaded. */
export const apiKills: Scenario = {
  name: "api-kills",
  title: "kill -9 of a server, 20 times during 600 uploads of 3 MB, two servers",
  minutes: 4,
  async run(context) {
    const { count, kills, parallel } = context.isQuick
      ? { count: 32, kills: 2, parallel: 8 }
      : { count: 600, kills: 20, parallel: 24 }
    await using deployment = await Deployment.start({ serve: 2, work: 1 })
    await using balancer = await Balancer.start(deployment.urls)
    const client = deployment.client(balancer.url)
    const workflowId = await createWorkflow(client)
    const sending = sendDocuments(workflowId, {
      count,
      parallel,
      client: () => client,
      file: (number) => new PacedFile([makeDocument(number), padding], padding.length / 2),
    })
    const allSent = new AbortController()
    // Awaited below; until then a rejection must not end the process without the clean-up.
    void sending.catch(() => undefined).finally(() => allSent.abort())
    for (let kill = 0; kill < kills && !allSent.signal.aborted; kill++) {
      const victim = deployment.serves[kill % deployment.serves.length]
      if (victim?.url === undefined) break
      // Uploads take two seconds: a kill can strike any moment of one, but few uploads are hit by every kill.
      await sleep(pauseMs * (1 + Math.random()))
      while (!allSent.signal.aborted && !(await isStoring(deployment, balancer, victim.url))) await sleep(20)
      await victim.kill()
      context.note(`kill ${kill + 1} of ${kills}`)
      await victim.start()
    }
    const sent = await sending
    const acknowledged = sent.filter(({ executionId }) => executionId !== undefined).length
    await waitUntilFinal(deployment.databaseUrl, settleDeadlineMs)
    // Gives the sweep something to find if no kill struck between storing a file and inserting its row.
    await deployment.storage.put(newId("file"), Readable.from("planted"), {
      maxBytes: 1000,
      signal: AbortSignal.timeout(10_000),
    })
    const failed = sent.filter(({ executionId }) => executionId === undefined)
    const wrong = failed.filter(({ error }) => !isBrokenFourTimes(error))
    const before = await countOrphanedFiles(deployment)
    const { durationMs: sweptMs } = await sweepOrphans(deployment)
    return [
      atLeast("uploads acknowledged, including after the client's own retries", acknowledged, count * 0.9),
      noted("  not acknowledged, because kills broke all four attempts", String(failed.length - wrong.length)),
      exactly("  not acknowledged for another reason", wrong.length, 0),
      ...wrong.slice(0, shownErrors).map(({ number, error }) => noted(`    ${number}`, String(error))),
      atLeast("uploads that a kill interrupted", balancer.failures.length, kills / 2),
      ...(await audit({ databaseUrl: deployment.databaseUrl, storage: deployment.storage, sent })),
      atLeast("files without a row before the sweep, including the planted one", before.orphans, 1),
      atLeast("unfinished files under incoming/ before the sweep", before.incoming, 1),
      within("until the sweep at the next start had removed both", sweptMs / 1000, sweepDeadlineMs / 1000),
    ]
  },
}

/**
 * Returns whether a server is storing uploads, and every upload in progress has its file: uploads start at the same moment, at which a kill would
 * leave nothing to sweep.
 */
async function isStoring({ serves, dataDirectory }: Deployment, balancer: Balancer, url: string): Promise<boolean> {
  const writes = serves.reduce((sum, server) => sum + (server.url === undefined ? 0 : balancer.writesAt(server.url)), 0)
  return balancer.writesAt(url) > 0 && (await countIncoming(dataDirectory)) >= writes
}

/**
 * Returns whether kills broke all four attempts of a client. The faster a killed server restarts, the sooner the next kill
 * comes and the more uploads are hit four times in a row: that depends on the machine and not on the server.
 */
function isBrokenFourTimes(error: unknown): boolean {
  return error instanceof Error && /its connection broke .*attempt 4\)$/.test(error.message)
}
