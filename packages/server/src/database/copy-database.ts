import { type SQL, sql } from "drizzle-orm"
import { z } from "zod"
import { SetupError } from "../domain/setup-error.ts"
import { type CopiedTable, listCopiedTables } from "./copied-tables.ts"
import type { Database, Transaction } from "./database.ts"
import { isLockTimeout } from "./driver/driver.ts"
import { rowsOf } from "./rows-of.ts"

/*
 * Values are copied as PostgreSQL's text representation, which the target casts back: drivers would parse JSON, and lose its
 * spacing and the order of names that look like numbers. The copy is one transaction of the target, which locks its tables
 * from the check that they are empty to the commit: a failed copy leaves nothing behind, and a server that is started
 * meanwhile cannot write in between.
 */

/** Rows per fetch. A result has at most 8 MB on the embedded database, so that at most 64 MB are in memory. */
const readBatch = { plain: 500, withDocuments: 8 }
/** Rows and characters of one insert, which takes far less than the 10 s allowed for a statement. */
const writeRows = 200
const writeCharacters = 4_000_000

const texts = z.array(z.record(z.string(), z.string().nullable()))
const countRows = z.array(z.object({ count: z.coerce.number() })).length(1)
const existenceRows = z.array(z.object({ exists: z.boolean() })).length(1)

type Row = z.infer<typeof texts>[number]

/** Called with the number of rows of a table copied so far; `isDone` in the last call for a table. */
export type CopyProgress = (table: string, rows: number, isDone: boolean) => void

/**
 * Copies all rows of the schema to an empty database with the same schema, without the tables of the queue. The source is
 * only read.
 *
 * @throws {SetupError} when a table of the target has rows, or is in use.
 */
export async function copyDatabase(source: Database, target: Database, onProgress: CopyProgress): Promise<void> {
  const tables = listCopiedTables()
  await target.transaction(async (writing) => {
    await lockTables(writing, tables)
    for (const table of tables) await requireEmpty(writing, table)
    await source.transaction(
      async (reading) => {
        for (const table of tables) await copyTable(reading, writing, table, onProgress)
      },
      { accessMode: "read only" },
    )
  })
}

async function lockTables(writing: Transaction, tables: readonly CopiedTable[]): Promise<void> {
  const names = sql.join(
    tables.map(({ name }) => sql.identifier(name)),
    sql`, `,
  )
  try {
    await writing.execute(sql`lock table ${names} in exclusive mode nowait`)
  } catch (error) {
    if (!isLockTimeout(error)) throw error
    throw new SetupError(
      "The database of DATABASE_URL is in use. Stop every server and every other copy on it, then copy again.",
      { cause: error },
    )
  }
}

async function requireEmpty(writing: Transaction, { name }: CopiedTable): Promise<void> {
  const result: unknown = await writing.execute(sql`select exists (select from ${sql.identifier(name)}) as exists`)
  const [row] = existenceRows.parse(rowsOf(result))
  if (row?.exists === true) {
    throw new SetupError(
      `The database of DATABASE_URL is not empty: its table "${name}" has rows. Copy into a new, empty database: a ` +
        "server that was started on this one has already created an organization and a key in it.",
    )
  }
}

async function copyTable(
  reading: Transaction,
  writing: Transaction,
  table: CopiedTable,
  onProgress: CopyProgress,
): Promise<void> {
  let copied = 0
  for await (const rows of regroup(readRows(reading, table))) {
    await insertRows(writing, table, rows)
    copied += rows.length
    onProgress(table.name, copied, false)
  }
  if (table.identity !== undefined && copied > 0) await advanceIdentity(writing, table.name, table.identity.name)
  const [sourceCount, targetCount] = [await countRowsOf(reading, table), await countRowsOf(writing, table)]
  if (sourceCount !== targetCount)
    throw new Error(`only ${targetCount} of ${sourceCount} rows of ${table.name} were copied; the copy was undone`)
  onProgress(table.name, copied, true)
}

async function* readRows(reading: Transaction, { name, columns, hasDocuments }: CopiedTable): AsyncIterable<Row[]> {
  const values = columns.map((column) => sql`${sql.identifier(column.name)}::text as ${sql.identifier(column.name)}`)
  const size = hasDocuments ? readBatch.withDocuments : readBatch.plain
  await reading.execute(
    sql`declare copied no scroll cursor for select ${sql.join(values, sql`, `)} from ${sql.identifier(name)}`,
  )
  for (;;) {
    const result: unknown = await reading.execute(sql.raw(`fetch ${size} from copied`))
    const rows = texts.parse(rowsOf(result))
    if (rows.length > 0) yield rows
    if (rows.length < size) break
  }
  await reading.execute(sql`close copied`)
}

/** Regroups batches to the size of one insert. */
async function* regroup(batches: AsyncIterable<Row[]>): AsyncIterable<Row[]> {
  let rows: Row[] = []
  let characters = 0
  for await (const batch of batches) {
    for (const row of batch) {
      const length = Object.values(row).reduce((sum, value) => sum + (value?.length ?? 0), 0)
      if (rows.length === writeRows || (rows.length > 0 && characters + length > writeCharacters)) {
        yield rows
        rows = []
        characters = 0
      }
      rows.push(row)
      characters += length
    }
  }
  if (rows.length > 0) yield rows
}

async function insertRows(writing: Transaction, { name, columns }: CopiedTable, rows: readonly Row[]): Promise<void> {
  const names = columns.map((column) => sql.identifier(column.name))
  const tuples = rows.map((row) => {
    const values = columns.map((column): SQL => sql`${row[column.name]}::text::${sql.raw(column.getSQLType())}`)
    return sql`(${sql.join(values, sql`, `)})`
  })
  await writing.execute(
    sql`insert into ${sql.identifier(name)} (${sql.join(names, sql`, `)}) overriding system value
      values ${sql.join(tuples, sql`, `)}`,
  )
}

async function advanceIdentity(writing: Transaction, table: string, column: string): Promise<void> {
  await writing.execute(
    sql`select setval(pg_get_serial_sequence(${table}, ${column}), max(${sql.identifier(column)}))
      from ${sql.identifier(table)}`,
  )
}

async function countRowsOf(database: Transaction, { name }: CopiedTable): Promise<number> {
  const result: unknown = await database.execute(sql`select count(*) as count from ${sql.identifier(name)}`)
  return countRows.parse(rowsOf(result))[0]?.count ?? 0
}
