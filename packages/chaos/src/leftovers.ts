import { readdir, utimes } from "node:fs/promises"
import { join } from "node:path"
import postgres from "postgres"
import { isId } from "@docsift/server/internal/domain/ids"
import type { Deployment } from "./deployment.ts"

/** What crashes have left in the data directory. */
export interface Leftovers {
  /** Whole documents that no row knows. */
  readonly orphans: number
  /** Documents, or beginnings of them, that were on their way in. */
  readonly incoming: number
}

/** Counts what no row knows. */
export async function countLeftovers({ databaseUrl, dataDirectory }: Deployment): Promise<Leftovers> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined })
  try {
    const rows = await sql<{ id: string }[]>`select id from files`
    const known = new Set(rows.map(({ id }) => id))
    const stored = await listFiles(join(dataDirectory, "files"))
    const incoming = await listFiles(join(dataDirectory, "incoming"))
    return {
      orphans: stored.filter(({ name }) => isId("file", name) && !known.has(name)).length,
      incoming: incoming.length,
    }
  } finally {
    await sql.end({ timeout: 5 })
  }
}

/** Counts the documents of a data directory. */
export async function countStored(dataDirectory: string): Promise<number> {
  return (await listFiles(join(dataDirectory, "files"))).filter(({ name }) => isId("file", name)).length
}

/** Lets the next process on a database sweep at once, as if documents without a row had been reported for longer than a week. */
export async function makeSweepDue(databaseUrl: string): Promise<void> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined })
  try {
    await sql`
      insert into housekeeping (chore, started_at, withheld_since)
      values ('orphaned_documents', now() - interval '1 day', now() - interval '8 days')
      on conflict (chore) do update set started_at = excluded.started_at, withheld_since = excluded.withheld_since`
  } finally {
    await sql.end({ timeout: 5 })
  }
}

/** Makes every file of the data directory look as if nobody had written to it for so long. */
export async function ageFiles({ dataDirectory }: Deployment, milliseconds: number): Promise<void> {
  const then = new Date(Date.now() - milliseconds)
  for (const { parentPath, name } of await listFiles(dataDirectory)) await utimes(join(parentPath, name), then, then)
}

async function listFiles(directory: string) {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile())
}
