import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { sql } from "drizzle-orm"
import { z } from "zod"
import { packageFolder } from "../package-folder.ts"
import type { Database } from "./database.ts"
import { rowsOf } from "./rows-of.ts"

/** The folder of the committed migrations. */
export const migrationsFolder = fileURLToPath(new URL("migrations", packageFolder))

const journal = z.object({ entries: z.array(z.object({ when: z.number(), tag: z.string() })) })
const appliedRows = z.array(z.object({ latest: z.coerce.number() }))

const existenceRows = z.array(z.object({ exists: z.boolean() }))

/** Returns whether all migrations of this program are applied; false for an empty database. */
export async function isMigrated(database: Database, folder = migrationsFolder): Promise<boolean> {
  const newest = Math.max(...(await readJournal(folder)).map(({ when }) => when))
  return (await findLatest(database)) >= newest
}

/** Returns the name of the last applied migration; undefined for an empty database. */
export async function readSchemaVersion(database: Database): Promise<string | undefined> {
  const latest = await findLatest(database)
  if (latest === 0) return undefined
  const known = (await readJournal(migrationsFolder)).find(({ when }) => when === latest)
  return known?.tag ?? "a later version"
}

async function readJournal(folder: string) {
  return journal.parse(JSON.parse(await readFile(join(folder, "meta/_journal.json"), "utf8"))).entries
}

/** Returns the timestamp of the last applied migration; 0 for an empty database. */
async function findLatest(database: Database): Promise<number> {
  const existence: unknown = await database.execute(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  )
  if (existenceRows.parse(rowsOf(existence))[0]?.exists !== true) return 0
  const rows: unknown = await database.execute(
    sql`select coalesce(max(created_at), 0) as latest from drizzle.__drizzle_migrations`,
  )
  return appliedRows.parse(rowsOf(rows))[0]?.latest ?? 0
}
