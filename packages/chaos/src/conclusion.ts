import { audit, type Expectations, settle } from "./auditor.ts"
import type { Deployment } from "./deployment.ts"
import type { Sent } from "./load.ts"
import { exactly, type Figure, within } from "./scenario.ts"

const settleDeadlineSeconds = 180

/** Waits until every execution has ended, and audits what is left; no process of the deployment may have ended by itself. */
export async function conclude(
  deployment: Deployment,
  sent: readonly Sent[],
  expectations?: Expectations,
  deadlineSeconds: number = settleDeadlineSeconds,
): Promise<Figure[]> {
  const { databaseUrl, storage, replicas } = deployment
  const settledMs = await settle(databaseUrl, deadlineSeconds * 1000)
  const gone = replicas.filter(({ isRunning }) => !isRunning).length
  return [
    ...(await audit({ databaseUrl, storage, sent }, expectations)),
    within("until everything was final, after the last fault and document", settledMs / 1000, deadlineSeconds),
    exactly("processes that ended by themselves", gone, 0),
  ]
}
