import { and, desc, eq, inArray, isNotNull, notExists, type SQL, sql } from "drizzle-orm"
import type { Database, Transaction } from "../database/database.ts"
import { executions, files, type FileTable } from "../database/schema/executions.ts"
import { organizations } from "../database/schema/tenants.ts"
import { Scope, within } from "../database/scope.ts"
import type { FileId, OrganizationId } from "../domain/ids.ts"
import type { StoredFile } from "../domain/stored-file.ts"
import { leastCountedBytes } from "../generated/limits.ts"

/** A stored document. */
export interface FileRecord {
  readonly id: FileId
  readonly organizationId: OrganizationId
  readonly name: string
  readonly mediaType: string
  readonly sizeBytes: number
  readonly sha256: string
}

/**
 * Returns the statement that inserts the row of an execution's file, as a part of another one.
 *
 * @param condition - whether it is inserted.
 */
export function insertionOf(scope: Scope, file: FileRecord, condition: SQL): SQL {
  const { table } = within(scope, files)
  return sql`
    insert into ${table} (id, organization_id, name, media_type, size_bytes, sha256)
    select ${file.id}, ${file.organizationId}, ${file.name}, ${file.mediaType}, ${file.sizeBytes}::bigint, ${file.sha256}
    where ${condition}
    returning id`
}

/** Hours for which a file that no execution uses is kept after its last use. */
const unattachedHours = 24
/** A use moves the end only when it is this much nearer than 24 hours, so that looking at a file rarely writes. */
const prolongAfterHours = 1

const unattachedEnd = sql`now() + make_interval(hours => ${unattachedHours})`

/*
 * A file without executions is removed by its deletion or, a day after its last use, by the sweep, while a caller may start
 * its first execution. All three lock the row of the file before they look at, or create, its executions: the execution
 * either finds the row gone, or is found by the other.
 */

/** Reads and writes the metadata of documents; their bytes are in the file storage. */
export class FileRepository {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  /** Inserts the row of a file that no execution uses, with the id under which the bytes are already stored. */
  async insertUnattached(scope: Scope, values: FileRecord, transaction: Transaction): Promise<StoredFile> {
    const { table } = within(scope, files)
    const rows = await transaction
      .insert(table)
      .values({ ...values, unattachedUntil: unattachedEnd })
      .returning()
    const [row] = rows
    if (row === undefined) throw new Error("an insert returned no row")
    return toStoredFile(row)
  }

  /**
   * Adds up the files of an organization that no execution uses, each at least {@link leastCountedBytes}. Until the transaction ends, no other one
   * adds them up.
   */
  async sumUnattached(organizationId: OrganizationId, transaction: Transaction): Promise<number> {
    // Does not conflict with the share locks of foreign keys.
    await transaction
      .select({ id: organizations.id })
      .from(organizations)
      .where(eq(organizations.id, organizationId))
      .for("no key update")
    const { table, where } = within(Scope.of({ organizationId }), files)
    const bytes = sql<number>`coalesce(sum(greatest(${table.sizeBytes}, ${leastCountedBytes}::bigint)), 0)::float8`
    const [row] = await transaction
      .select({ bytes })
      .from(table)
      .where(where(isNotNull(table.unattachedUntil)))
    return row?.bytes ?? 0
  }

  async find(scope: Scope, id: FileId): Promise<StoredFile | undefined> {
    const { table, where } = within(scope, files)
    const [row] = await this.#database
      .select()
      .from(table)
      .where(where(eq(table.id, id)))
    return row === undefined ? undefined : toStoredFile(row)
  }

  /** Keeps a file for an execution that the transaction creates, and locks it; undefined when there is none. */
  async attach(scope: Scope, id: FileId, transaction: Transaction): Promise<FileRecord | undefined> {
    const { table, where } = within(scope, files)
    const [row] = await transaction
      .update(table)
      .set({ unattachedUntil: null })
      .where(where(eq(table.id, id)))
      .returning()
    return row
  }

  /** Moves the end of a file that no execution uses, since it is used. */
  async prolong(scope: Scope, id: FileId): Promise<void> {
    const { table, where } = within(scope, files)
    const isDue = sql`${table.unattachedUntil} < ${unattachedEnd} - make_interval(hours => ${prolongAfterHours})`
    await this.#database
      .update(table)
      .set({ unattachedUntil: unattachedEnd })
      .where(where(eq(table.id, id), isDue))
  }

  /** Locks a file until the transaction ends, against deletion and against new executions. @returns whether it exists. */
  async lock(scope: Scope, id: FileId, transaction: Transaction): Promise<boolean> {
    const { table, where } = within(scope, files)
    const rows = await transaction
      .select({ id: table.id })
      .from(table)
      .where(where(eq(table.id, id)))
      .for("update")
    return rows.length > 0
  }

  /** Deletes a locked file unless an execution uses it. @returns whether it was deleted. */
  async deleteUnused(scope: Scope, id: FileId, transaction: Transaction): Promise<boolean> {
    return (await deleteUnusedFiles(scope, [id], transaction)).length > 0
  }

  /** Deletes up to `limit` files that no execution uses and whose time has passed. */
  async deleteExpired(scope: Scope, limit: number): Promise<FileId[]> {
    const { table, where } = within(scope, files)
    return this.#database.transaction(async (transaction) => {
      const expired = await transaction
        .select({ id: table.id })
        .from(table)
        .where(where(sql`${table.unattachedUntil} < now()`))
        .orderBy(table.unattachedUntil)
        .limit(limit)
        .for("update", { skipLocked: true })
      const ids = expired.map(({ id }) => id)
      return deleteUnusedFiles(scope, ids, transaction)
    })
  }

  /** Lists documents of the executions that ended last and of the newest unfinished ones; both have an index. */
  async findNewest(scope: Scope, limit: number): Promise<FileId[]> {
    const { table, where } = within(scope, executions)
    const id = { id: table.fileId }
    const ended = where(sql`${table.status} in ('Completed', 'Failed')`)
    const open = where(sql`${table.status} in ('Queued', 'Processing')`)
    const rows = [
      ...(await this.#database.select(id).from(table).where(ended).orderBy(desc(table.completedAt)).limit(limit)),
      ...(await this.#database.select(id).from(table).where(open).orderBy(desc(table.createdAt)).limit(limit)),
    ]
    return rows.map((row) => row.id)
  }

  /** Returns those of the ids that have a row. */
  async findExisting(scope: Scope, ids: readonly FileId[]): Promise<Set<FileId>> {
    const { table, where } = within(scope, files)
    const rows = await this.#database
      .select({ id: table.id })
      .from(table)
      .where(where(inArray(table.id, [...ids])))
    return new Set(rows.map((row) => row.id))
  }
}

function toStoredFile({ unattachedUntil, ...file }: FileTable["$inferSelect"]): StoredFile {
  return { ...file, expiresAt: unattachedUntil ?? undefined }
}

/** Deletes those of some locked files that no execution uses. */
export async function deleteUnusedFiles(
  scope: Scope,
  ids: readonly FileId[],
  transaction: Transaction,
): Promise<FileId[]> {
  if (ids.length === 0) return []
  const { table, where } = within(scope, files)
  const users = within(scope, executions).table
  const ofFile = transaction.select({ id: users.id }).from(users).where(eq(users.fileId, table.id))
  const removed = await transaction
    .delete(table)
    .where(and(where(inArray(table.id, [...ids])), notExists(ofFile)))
    .returning({ id: table.id })
  return removed.map(({ id }) => id)
}
