import { setTimeout as sleep } from "node:timers/promises"
import postgres from "postgres"
import { auditWhenFinal } from "../audit-when-final.ts"
import { Deployment } from "../deployment.ts"
import { createWorkflow, sendDocuments } from "../load.ts"
import { atLeast, noted, type Scenario } from "../scenario.ts"

/** Terminates the database connections, as an operator, a failover or a connection pooler does. */
export const connectionsTerminated: Scenario = {
  name: "connections-terminated",
  title:
    "all connections to PostgreSQL terminated (pg_terminate_backend) every second under load, two servers, two workers",
  minutes: 1,
  async run(context) {
    const rounds = context.isQuick ? 5 : 30
    await using deployment = await Deployment.start({ serve: 2, work: 2 })
    const clients = deployment.serves.map(({ url }) => deployment.client(url))
    const client = (index: number) => clients[index % clients.length] ?? deployment.client()
    const workflowId = await createWorkflow(client(0))
    const stop = new AbortController()
    const load = { count: 100_000, parallel: 8, perSecond: 15, rows: 50, signal: stop.signal, client }
    const sending = sendDocuments(workflowId, load)
    const sql = postgres(deployment.databaseUrl, { max: 1 })
    let ended = 0
    try {
      for (let round = 1; round <= rounds; round++) {
        await sleep(1000)
        const rows = await sql`
          select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid()`
        ended += rows.length
      }
    } finally {
      await sql.end({ timeout: 5 })
    }
    stop.abort()
    const sent = await sending
    const acknowledged = sent.filter(({ executionId }) => executionId !== undefined).length
    const ending = await auditWhenFinal(deployment, sent, { mayHaveOrphans: true })
    return [
      atLeast("connections terminated", ended, rounds * 4),
      atLeast("executions acknowledged", acknowledged, rounds * 2),
      noted("calls that failed after the client's own retries", String(sent.length - acknowledged)),
      ...ending,
    ]
  },
}
