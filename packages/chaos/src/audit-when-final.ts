import { audit, type Expectations, waitUntilFinal } from "./auditor.ts"
import type { Deployment } from "./deployment.ts"
import type { Sent } from "./load.ts"
import { exactly, type Figure, within } from "./scenario.ts"

const settleDeadlineSeconds = 180

/** Waits until every execution is final, then audits the deployment, of which no process may have exited by itself. */
export async function auditWhenFinal(
  deployment: Deployment,
  sent: readonly Sent[],
  expectations?: Expectations,
  deadlineSeconds: number = settleDeadlineSeconds,
): Promise<Figure[]> {
  const { databaseUrl, storage, replicas } = deployment
  const settledMs = await waitUntilFinal(databaseUrl, deadlineSeconds * 1000)
  const gone = replicas.filter(({ isRunning }) => !isRunning).length
  return [
    ...(await audit({ databaseUrl, storage, sent }, expectations)),
    within("until every execution was final, after the last fault and document", settledMs / 1000, deadlineSeconds),
    exactly("processes that exited by themselves", gone, 0),
  ]
}
