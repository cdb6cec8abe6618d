import { setTimeout as sleep } from "node:timers/promises"
import type { Client } from "@docsift/sdk"
import postgres from "postgres"
import { auditWhenFinal } from "../audit-when-final.ts"
import { Deployment } from "../deployment.ts"
import { createWorkflow, makeDocument, sendDocuments, type Sent } from "../load.ts"
import { createMember } from "../member.ts"
import { atLeast, atMost, exactly, noted, type Scenario, within } from "../scenario.ts"

/** Slots of a worker, as set by the deployment. */
const slots = 2
/** Rows of a table that no machine processes within the budgets below: about 0.1 ms each on a fast one. */
const endlessRows = 330_000
const heldDeadlineMs = 60_000
const endDeadlineMs = 60_000
const singleTargetSeconds = 5

/** One organization whose documents use their full processor time budget, beside one that sends two-line documents. */
export const slowDocuments: Scenario = {
  name: "slow-documents",
  title: "an organization fills all worker slots with documents that never finish, another sends single ones",
  minutes: 2,
  async run(context) {
    const { slow, singles, budgetMs } = context.isQuick
      ? { slow: 4, singles: 2, budgetMs: 3_000 }
      : { slow: 8, singles: 10, budgetMs: 6_000 }
    await using deployment = await Deployment.start({
      serve: 1,
      work: 1,
      environment: {
        DOCSIFT_READING_BUDGET_MS: String(budgetMs),
        DOCSIFT_READING_BUDGET_PER_PAGE_MS: "0",
        // The processor time budget must end the document, not the page limit.
        DOCSIFT_MAX_PAGES: "100000",
      },
    })
    const { databaseUrl } = deployment
    const [filler, quiet] = [await createMember(deployment, "Filler"), await createMember(deployment, "Quiet")]
    const endless = makeDocument("endless", endlessRows)
    const workflowOfQuiet = await createWorkflow(quiet.client)
    const ofFiller = await sendDocuments(await createWorkflow(filler.client), {
      count: slow,
      parallel: 2,
      prefix: "slow",
      file: () => endless,
      client: () => filler.client,
      organizationId: filler.organizationId,
    })
    await using sql = openSql(databaseUrl)
    const held = await sql.untilHeld()
    const times: number[] = []
    const ofQuiet: Sent[] = []
    for (let index = 0; index < singles; index++) {
      const startedAt = performance.now()
      const prefix = `single-${index}`
      ofQuiet.push(
        ...(await sendDocuments(workflowOfQuiet, {
          count: 1,
          parallel: 1,
          prefix,
          client: () => quiet.client,
          organizationId: quiet.organizationId,
        })),
      )
      await waitFor(quiet.client, ofQuiet.at(-1))
      times.push((performance.now() - startedAt) / 1000)
    }
    const ending = await auditWhenFinal(deployment, [...ofQuiet, ...ofFiller], {
      mayFail: (number) => number.startsWith("slow"),
    })
    const ends = await Promise.all(ofFiller.map((sent) => endOf(filler.client, sent)))
    const sentence = `Reading the file took more than ${budgetMs / 1000} s of processor time`
    return [
      exactly("slots held by the filler's documents before the others were sent", held, slots),
      atLeast("single documents that ran while the filler held all slots", await sql.countBesideHeld(), 1),
      atMost("most documents of the filler started while a single one was queued", await sql.mostInFront(), 1, ""),
      within("longest a single document took", Math.max(...times), singleTargetSeconds),
      noted(
        "single document, median",
        `${(times.toSorted((left, right) => left - right)[singles >> 1] ?? Number.NaN).toFixed(1)} s`,
      ),
      exactly(
        "documents of the filler not Failed with `timeout` and a message that names their budget",
        ends.filter((end) => !end.startsWith(`timeout: ${sentence}`)).length,
        0,
      ),
      ...ending,
    ]
  },
}

async function endOf(client: Client, { executionId = "" }: Sent): Promise<string> {
  const execution = await client.executions.get(executionId)
  return execution.status === "Failed" ? execution.errorMessage : execution.status
}

async function waitFor(client: Client, sent: Sent | undefined): Promise<void> {
  if (sent?.executionId === undefined) return
  await client.executions.wait(sent.executionId, { deadline: endDeadlineMs }).catch(() => undefined)
}

/** Opens a connection with queries about which executions ran at the same time. */
function openSql(databaseUrl: string) {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined })
  const count = async (query: postgres.PendingQuery<{ count: number }[]>) => (await query)[0]?.count ?? Number.NaN
  const countHeld = () =>
    count(sql`select count(*)::int as count from executions where file_name like 'slow-%' and status = 'Processing'`)
  return {
    async untilHeld() {
      const deadline = performance.now() + heldDeadlineMs
      while ((await countHeld()) < slots && performance.now() < deadline) await sleep(50)
      return countHeld()
    },
    countBesideHeld: () =>
      count(sql`
        select count(*)::int as count from executions q where q.file_name like 'single-%' and ${slots} <= (
          select count(*) from executions s where s.file_name like 'slow-%'
            and s.started_at < q.started_at and s.completed_at > q.completed_at)`),
    mostInFront: () =>
      count(sql`
        select max((select count(*) from executions s where s.file_name like 'slow-%'
          and s.started_at > q.created_at and s.started_at < q.started_at))::int as count
        from executions q where q.file_name like 'single-%'`),
    [Symbol.asyncDispose]: () => sql.end({ timeout: 5 }),
  }
}
