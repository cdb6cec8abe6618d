import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { sql } from "drizzle-orm"
import { z } from "zod"
import type { Database } from "./database.ts"
import { rowsOf } from "./rows-of.ts"

/** Where the committed migrations are. */
export const migrationsFolder = fileURLToPath(new URL("../../migrations", import.meta.url))

const journal = z.object({ entries: z.array(z.object({ when: z.number() })) })
const appliedRows = z.array(z.object({ latest: z.coerce.number() }))

const existenceRows = z.array(z.object({ exists: z.boolean() }))

/** Tells whether every migration this program knows is applied; in an empty database none is. */
export async function isMigrated(database: Database): Promise<boolean> {
  const known = journal.parse(JSON.parse(await readFile(join(migrationsFolder, "meta/_journal.json"), "utf8")))
  const newest = Math.max(...known.entries.map((entry) => entry.when))
  const existence: unknown = await database.execute(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  )
  if (existenceRows.parse(rowsOf(existence))[0]?.exists !== true) return false
  const answer: unknown = await database.execute(
    sql`select coalesce(max(created_at), 0) as latest from drizzle.__drizzle_migrations`,
  )
  const rows = appliedRows.parse(rowsOf(answer))
  return (rows[0]?.latest ?? 0) >= newest
}
