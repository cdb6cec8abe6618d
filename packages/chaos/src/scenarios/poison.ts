import { AttemptLog } from "../attempt-log.ts"
import { auditWhenFinal } from "../audit-when-final.ts"
import { Deployment } from "../deployment.ts"
import { createWorkflow, sendDocuments, type Sent } from "../load.ts"
import { buildPoison } from "../poison-documents.ts"
import { atLeast, atMost, exactly, noted, type Scenario } from "../scenario.ts"
import { upload, type UploadResponse } from "../upload.ts"

/** Documents that crash the parser, exhaust memory or never finish, between ordinary ones. */
export const poison: Scenario = {
  name: "poison",
  title: "documents that crash the parser, exhaust memory or never finish, between ordinary ones",
  minutes: 3,
  async run(context) {
    // The timeout must be far above the duration of an ordinary document on a busy machine.
    const { rounds, count, runTimeoutMs } = context.isQuick
      ? { rounds: 1, count: 20, runTimeoutMs: 10_000 }
      : { rounds: 3, count: 100, runTimeoutMs: 20_000 }
    await using deployment = await Deployment.start({
      serve: 1,
      work: 2,
      // Enough pages for the endless document: the timeout must end it, not the page limit.
      environment: { DOCSIFT_EXECUTION_TIMEOUT_MS: String(runTimeoutMs), DOCSIFT_MAX_PAGES: "100000" },
    })
    const { databaseUrl, adminKey: apiKey, works } = deployment
    const url = deployment.serves[0]?.url ?? ""
    const client = deployment.client()
    const workflowId = await createWorkflow(client)
    await using log = await AttemptLog.start(databaseUrl)
    const pids = works.map(({ pid }) => pid)
    const documents = await buildPoison(context.isQuick)
    const poisoned: (UploadResponse & { readonly reasons: readonly string[] })[] = []
    const sent: Sent[] = []
    for (let round = 0; round < rounds; round++) {
      for (const [index, { extension, data, reasons }] of documents.entries()) {
        const number = `poison-${round}-${index}`
        poisoned.push({ ...(await upload({ url, apiKey, workflowId, number, extension, data })), reasons })
        const prefix = `after-${round}-${index}`
        sent.push(...(await sendDocuments(workflowId, { count: 2, parallel: 2, prefix, client: () => client })))
      }
      const prefix = `next-${round}`
      sent.push(...(await sendDocuments(workflowId, { count, parallel: 8, prefix, rows: 20, client: () => client })))
      context.note(`round ${round + 1} of ${rounds}`)
    }
    const isPoison = (number: string) => number.startsWith("poison-")
    const ending = await auditWhenFinal(deployment, [...sent, ...poisoned], { mayFail: isPoison })

    const outcomes = await Promise.all(
      poisoned.map(async ({ executionId, reasons }) => {
        const execution = await client.executions.get(executionId ?? "")
        if (execution.status !== "Failed") return { reason: execution.status, isRight: false }
        const reason = execution.errorMessage.slice(0, execution.errorMessage.indexOf(":"))
        return { reason, isRight: reasons.includes(reason) }
      }),
    )
    const attempts = Math.max(...(await log.all()).map(({ attempt }) => attempt))
    return [
      atLeast(
        "poison documents accepted",
        poisoned.filter(({ status }) => status === 200).length,
        documents.length * rounds,
      ),
      exactly("of these, not Failed with an allowed reason", outcomes.filter(({ isRight }) => !isRight).length, 0),
      ...countEach(outcomes.map(({ reason }) => reason)).map(([reason, times]) => noted(`  ${reason}`, String(times))),
      atLeast("of these, ended by the timeout", outcomes.filter(({ reason }) => reason === "timeout").length, rounds),
      exactly("ordinary documents acknowledged", sent.filter(({ executionId }) => executionId).length, sent.length),
      exactly(
        "workers that a document crashed",
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
