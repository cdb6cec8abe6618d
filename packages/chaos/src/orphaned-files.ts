import { readdir, utimes } from "node:fs/promises"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import postgres from "postgres"
import { isId } from "@docsift/server/internal/domain/ids"
import type { FileStorage } from "@docsift/server/internal/ports/file-storage"
import type { Deployment } from "./deployment.ts"

/** The sweep removes files older than an hour. */
const agedMs = 61 * 60_000
/** A sweep of a small store takes seconds. */
export const sweepDeadlineMs = 30_000

/** Files in the data directory that crashes left without a database row. */
export interface OrphanedFiles {
  /** Complete documents without a row. */
  readonly orphans: number
  /** Partial or complete uploads that were never moved into place. */
  readonly incoming: number
}

/** Counts the files without a database row. */
export async function countOrphanedFiles({ databaseUrl, dataDirectory }: Deployment): Promise<OrphanedFiles> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined })
  try {
    const rows = await sql<{ id: string }[]>`select id from files`
    const known = new Set(rows.map(({ id }) => id))
    const stored = await listFiles(join(dataDirectory, "files"))
    return {
      orphans: stored.filter(({ name }) => isId("file", name) && !known.has(name)).length,
      incoming: await countIncoming(dataDirectory),
    }
  } finally {
    await sql.end({ timeout: 5 })
  }
}

/** Counts the documents of a store, such as a bucket, without a database row. */
export async function countUnknown(databaseUrl: string, storage: FileStorage): Promise<number> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined })
  try {
    const rows = await sql<{ id: string }[]>`select id from files`
    const known = new Set(rows.map(({ id }) => id))
    let count = 0
    for await (const { fileId } of storage.list()) if (!known.has(fileId)) count++
    return count
  } finally {
    await sql.end({ timeout: 5 })
  }
}

/** Counts the uploads of a data directory that were not moved into place, those in progress included. */
export async function countIncoming(dataDirectory: string): Promise<number> {
  return (await listFiles(join(dataDirectory, "incoming"))).length
}

/** Counts the documents of a data directory. */
export async function countStored(dataDirectory: string): Promise<number> {
  return (await listFiles(join(dataDirectory, "files"))).filter(({ name }) => isId("file", name)).length
}

/** Makes the next process on a database sweep at once, as if orphaned documents had been reported for more than a week. */
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

/** Backdates the modification time of every file in the data directory. */
export async function ageFiles({ dataDirectory }: Deployment, milliseconds: number): Promise<void> {
  const then = new Date(Date.now() - milliseconds)
  for (const { parentPath, name } of await listFiles(dataDirectory)) await utimes(join(parentPath, name), then, then)
}

/** The outcome of a sweep. */
interface Sweep {
  /** Orphaned and unfinished files that were left when its deadline passed. */
  readonly left: number
  /** Milliseconds from the start of the process; Infinity when files were left. */
  readonly durationMs: number
}

/** Backdates all files, replaces the processes by a new worker, and waits until it has removed the orphaned files. */
export async function sweepOrphans(deployment: Deployment): Promise<Sweep> {
  await Promise.all(deployment.replicas.map((replica) => replica.terminate()))
  await ageFiles(deployment, agedMs)
  await makeSweepDue(deployment.databaseUrl)
  const startedAt = performance.now()
  await deployment.works[0]?.start()
  for (;;) {
    const { orphans, incoming } = await countOrphanedFiles(deployment)
    const left = orphans + incoming
    if (left === 0) return { left, durationMs: performance.now() - startedAt }
    if (performance.now() - startedAt > sweepDeadlineMs) return { left, durationMs: Number.POSITIVE_INFINITY }
    await sleep(100)
  }
}

async function listFiles(directory: string) {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile())
}
