import { execFileSync } from "node:child_process"
import { cp, mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { findPostgresBinaries } from "@docsift/testing/postgres"
import { runServerCommand } from "@docsift/testing/server-process"
import { countExecutions, waitUntilFinal } from "../auditor.ts"
import { auditWhenFinal } from "../audit-when-final.ts"
import { Deployment } from "../deployment.ts"
import { ageFiles, countStored, makeSweepDue } from "../orphaned-files.ts"
import { createWorkflow, sendDocuments } from "../load.ts"
import { untilStatus } from "../readiness.ts"
import { atLeast, exactly, type Scenario } from "../scenario.ts"

const probeDeadlineMs = 30_000
const settleMs = 60_000
/** The sweep removes files older than an hour. */
const agedMs = 2 * 3_600_000
/** A process sweeps right after its start; the first sweep takes a second or two. */
const firstRoundMs = 5_000

/** A dump is restored into another database and started with production's other settings, as in a typical restore drill. */
export const restoreBesideProduction: Scenario = {
  name: "restore-beside-production",
  title: "a restored dump started on production's documents, then on a copy of them, beside production under load",
  minutes: 1,
  async run(context) {
    const count = context.isQuick ? 10 : 30
    await using deployment = await Deployment.start({ serve: 1, work: 1 })
    const { databaseUrl, dataDirectory } = deployment
    const client = deployment.client()
    const workflowId = await createWorkflow(client)
    const send = (prefix: string) => sendDocuments(workflowId, { count, parallel: 4, prefix, client: () => client })

    const before = await send("BEFORE")
    await waitUntilFinal(databaseUrl, settleMs)
    // Queued in the dump, completed in production.
    await Promise.all(deployment.works.map((worker) => worker.terminate()))
    const queued = await send("QUEUED")
    const copyUrl = await restoreDump(databaseUrl, await deployment.postgres.createDatabase())
    const copyDirectory = await mkdtemp(join(tmpdir(), "docsift-chaos-drill-"))
    try {
      await cp(join(dataDirectory, "files"), join(copyDirectory, "files"), { recursive: true })
      await Promise.all(deployment.works.map((worker) => worker.start()))
      const after = await send("AFTER")
      await waitUntilFinal(databaseUrl, settleMs)
      await ageFiles(deployment, agedMs)
      const stored = await countStored(dataDirectory)

      const onProduction = { DATABASE_URL: copyUrl, DOCSIFT_WORKER_CONCURRENCY: "2" }
      const drill = await deployment.addUnready("serve", onProduction)
      // The first start gives the copy its own deployment id and resets the housekeeping schedule. The second one sweeps at
      // once and would remove files without a row: only the deployment marker prevents that.
      await drill.kill()
      await makeSweepDue(copyUrl)
      await drill.start({ isReady: false })
      const drillReady = await untilStatus(`${drill.url}/readyz`, 503, probeDeadlineMs)
      await sleep(firstRoundMs)
      const keptBeside = await countStored(dataDirectory)
      const openBeside = await countExecutions(copyUrl, ["Queued"])
      const check = await runServerCommand(["restore", "check"], { ...onProduction, DOCSIFT_DATA_DIR: dataDirectory })
      const production = await untilStatus(`${deployment.serves[0]?.url}/readyz`, 200, probeDeadlineMs)
      await drill.kill()
      context.note("the drill did not change production's documents")

      const onCopy = { ...onProduction, DOCSIFT_DATA_DIR: copyDirectory }
      const accept = await runServerCommand(["restore", "accept", "--yes"], onCopy)
      const restored = await deployment.addReplica("serve", onCopy)
      const settledMs = await waitUntilFinal(copyUrl, settleMs)
      const failed = await countExecutions(copyUrl, ["Failed"])
      const completed = await countExecutions(copyUrl, ["Completed"])
      await restored.terminate()
      const keptAfter = await countStored(dataDirectory)
      return [
        exactly("status of the drill's /readyz on production's documents", drillReady.status, 503),
        exactly("documents that production lost", stored - keptBeside, 0),
        atLeast("executions of the drill that stayed Queued", openBeside, count),
        exactly("exit code of `restore check`", check.code ?? -1, 1),
        exactly(
          "  whether it counted the documents newer than the dump",
          Number(check.stdout.includes(` ${count} without a database row`)),
          1,
        ),
        exactly("status of production's /readyz", production.status, 200),
        exactly("exit code of `restore accept` on a copy of the documents", accept.code ?? -1, 0),
        exactly("executions of the restored database that are not final", Number.isFinite(settledMs) ? 0 : 1, 0),
        exactly("  Failed", failed, 0),
        exactly("  Completed", completed, 2 * count),
        exactly("documents that production lost by then", stored - keptAfter, 0),
        ...(await auditWhenFinal(deployment, [...before, ...queued, ...after])),
      ]
    } finally {
      await rm(copyDirectory, { recursive: true, force: true })
    }
  },
}

/** Dumps a database and restores it into another, empty one, as docs/self-hosting.md describes. */
async function restoreDump(from: string, into: string): Promise<string> {
  const binaries = findPostgresBinaries() ?? ""
  const dump = execFileSync(join(binaries, "pg_dump"), ["--format=custom", "--dbname", from], {
    maxBuffer: 512 * 1024 * 1024,
  })
  execFileSync(join(binaries, "pg_restore"), ["--exit-on-error", "--dbname", into], { input: dump, stdio: "pipe" })
  return into
}
