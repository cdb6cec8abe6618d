import { BeginLog } from "../begins.ts"
import { conclude } from "../conclusion.ts"
import { Deployment } from "../deployment.ts"
import { createWorkflow, sendDocuments, type Sent } from "../load.ts"
import { buildPoison } from "../poison-documents.ts"
import { atLeast, atMost, exactly, noted, type Scenario } from "../scenario.ts"
import { upload, type UploadAnswer } from "../upload.ts"

/** Documents that crash the parser, exhaust memory or do not end, between ordinary ones. */
export const poison: Scenario = {
  name: "poison",
  title: "documents that crash the parser, exhaust memory or never end, between ordinary ones",
  minutes: 3,
  async run(stage) {
    // The time of a run must be far above what an ordinary document takes on a machine that is busy.
    const { rounds, count, runTimeoutMs } = stage.isQuick
      ? { rounds: 1, count: 20, runTimeoutMs: 10_000 }
      : { rounds: 3, count: 100, runTimeoutMs: 20_000 }
    await using deployment = await Deployment.start({
      serve: 1,
      work: 2,
      // Enough pages for the document that takes too long: its time must end it, not its length.
      environment: { DOCSIFT_EXECUTION_TIMEOUT_MS: String(runTimeoutMs), DOCSIFT_MAX_PAGES: "100000" },
    })
    const { databaseUrl, adminKey: apiKey, works } = deployment
    const url = deployment.serves[0]?.url ?? ""
    const client = deployment.client()
    const workflowId = await createWorkflow(client)
    await using begins = await BeginLog.start(databaseUrl)
    const pids = works.map(({ pid }) => pid)
    const documents = await buildPoison(stage.isQuick)
    const poisoned: (UploadAnswer & { readonly ends: readonly string[] })[] = []
    const sent: Sent[] = []
    for (let round = 0; round < rounds; round++) {
      for (const [index, { extension, data, ends }] of documents.entries()) {
        const number = `poison-${round}-${index}`
        poisoned.push({ ...(await upload({ url, apiKey, workflowId, number, extension, data })), ends })
        const prefix = `after-${round}-${index}`
        sent.push(...(await sendDocuments(workflowId, { count: 2, parallel: 2, prefix, client: () => client })))
      }
      const prefix = `next-${round}`
      sent.push(...(await sendDocuments(workflowId, { count, parallel: 8, prefix, rows: 20, client: () => client })))
      stage.note(`round ${round + 1} of ${rounds}`)
    }
    const isPoison = (number: string) => number.startsWith("poison-")
    const ending = await conclude(deployment, [...sent, ...poisoned], { mayFail: isPoison })

    const reasons = await Promise.all(
      poisoned.map(async ({ executionId, ends }) => {
        const execution = await client.executions.get(executionId ?? "")
        if (execution.status !== "Failed") return { reason: execution.status, isRight: false }
        const reason = execution.errorMessage.slice(0, execution.errorMessage.indexOf(":"))
        return { reason, isRight: ends.includes(reason) }
      }),
    )
    const attempts = Math.max(...(await begins.all()).map(({ attempt }) => attempt))
    return [
      atLeast(
        "poison documents accepted",
        poisoned.filter(({ status }) => status === 200).length,
        documents.length * rounds,
      ),
      exactly(
        "of these, not Failed with the reason they must have",
        reasons.filter(({ isRight }) => !isRight).length,
        0,
      ),
      ...countEach(reasons.map(({ reason }) => reason)).map(([reason, times]) => noted(`  ${reason}`, String(times))),
      atLeast("of these, ended by their time", reasons.filter(({ reason }) => reason === "timeout").length, rounds),
      exactly("ordinary documents acknowledged", sent.filter(({ executionId }) => executionId).length, sent.length),
      exactly(
        "workers that were ended by a document",
        works.filter((work, index) => !work.isRunning || work.pid !== pids[index]).length,
        0,
      ),
      atMost("most attempts at one document", attempts, 1, ""),
      ...ending,
    ]
  },
}

function countEach(values: readonly string[]): [value: string, times: number][] {
  return [...new Set(values)].map((value) => [value, values.filter((other) => other === value).length])
}
