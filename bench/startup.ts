import { startPostgres } from "@docsift/testing/postgres"
import { atMost, figure, type Row, reportProgress } from "./row.ts"
import { ServerProcess } from "./server-process.ts"

const ROUNDS = 3

/** Measures the time from the start of a built server to `/readyz`: on an empty directory, on a used one, and with PostgreSQL. */
export async function benchStartup(): Promise<Row[]> {
  reportProgress("starting the embedded server, first on an empty directory")
  const embedded = await ServerProcess.create({ isBuilt: true })
  const database = await startPostgres()
  const migrated = await ServerProcess.create({ isBuilt: true, env: { DATABASE_URL: await database.createDatabase() } })
  try {
    const firstMs = await embedded.start()
    await embedded.stop()
    const laterMs = await bestStart(embedded)
    reportProgress("starting the server with PostgreSQL")
    const firstPostgresMs = await migrated.start()
    await migrated.stop()
    return [
      atMost("start to /readyz, embedded, first time", firstMs / 1000, 3, "s", 2),
      atMost("start to /readyz, embedded, later", laterMs / 1000, 1, "s", 2),
      atMost("start to /readyz, PostgreSQL", (await bestStart(migrated)) / 1000, 0.7, "s", 2),
      figure("on an empty database, including its setup", firstPostgresMs / 1000, "s", 2),
    ]
  } finally {
    await embedded.remove()
    await migrated.remove()
    await database.stop()
  }
}

async function bestStart(server: ServerProcess): Promise<number> {
  let best = Number.POSITIVE_INFINITY
  for (let round = 0; round < ROUNDS; round++) {
    best = Math.min(best, await server.start())
    await server.stop()
  }
  return best
}
