import { randomUUID } from "node:crypto"
import { setTimeout as sleep } from "node:timers/promises"
import { ApiError, type Client } from "@docsift/sdk"
import { audit, countExecutions, waitUntilFinal } from "../auditor.ts"
import { Deployment } from "../deployment.ts"
import { createWorkflow, makeDocument, type Sent } from "../load.ts"
import { exactly, noted, type Scenario } from "../scenario.ts"

const calls = 50
const settleDeadlineMs = 60_000
const callDeadlineMs = 30_000

/** Sends the same call fifty times concurrently, to two servers. */
export const oneKey: Scenario = {
  name: "one-key",
  title: "50 concurrent executes with one idempotency key, over two servers, 20 times",
  minutes: 1,
  async run(context) {
    const rounds = context.isQuick ? 2 : 20
    await using deployment = await Deployment.start({ serve: 2, work: 1 })
    const clients = deployment.urls.map((url) => deployment.client(url))
    const workflowId = await createWorkflow(deployment.client())
    const sent: Sent[] = []
    const tally = { inProgress: 0 }
    let named = 0
    for (let round = 0; round < rounds; round++) {
      const number = `K-${String(round).padStart(6, "0")}`
      const idempotencyKey = randomUUID()
      const callAt = (client: Client) => executeOnce(client, workflowId, number, idempotencyKey, tally)
      const ids = await Promise.all(
        Array.from({ length: calls }, (_, index) => callAt(clients[index % clients.length] ?? deployment.client())),
      )
      named += new Set(ids).size
      sent.push(...ids.map((executionId) => ({ number, workflowId, executionId, error: undefined })))
    }
    const count = await countExecutions(deployment.databaseUrl, ["Queued", "Processing", "Completed", "Failed"])
    await waitUntilFinal(deployment.databaseUrl, settleDeadlineMs)
    return [
      exactly(`calls with a response, ${calls} for each of ${rounds} keys`, sent.length, calls * rounds),
      exactly("executions that exist", count, rounds),
      exactly("executions that the responses name", named, rounds),
      noted("calls retried because the first one still ran (409)", String(tally.inProgress)),
      ...(await audit({ databaseUrl: deployment.databaseUrl, storage: deployment.storage, sent })),
    ]
  },
}

/** Executes, and retries while the server reports that the first call with the key is still running. */
async function executeOnce(
  client: Client,
  workflowId: string,
  number: string,
  idempotencyKey: string,
  tally: { inProgress: number },
): Promise<string> {
  const file = { data: makeDocument(number, 500), name: `${number}.txt` }
  const endsAt = performance.now() + callDeadlineMs
  for (;;) {
    try {
      const response = await client.workflows.execute(workflowId, file, { idempotencyKey })
      return response.workflowExecutionId
    } catch (error) {
      // The client retries this only after an earlier attempt of its own; here the first call is another caller's.
      const isInProgress = error instanceof ApiError && error.code === "idempotency_in_progress"
      if (!isInProgress || performance.now() > endsAt) throw error
      tally.inProgress++
      await sleep(error.retryAfterMs ?? 1000)
    }
  }
}
