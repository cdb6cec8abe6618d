import { desc, eq, inArray, sql } from "drizzle-orm"
import type { Database, Transaction } from "../database/database.ts"
import { executions, files } from "../database/schema/executions.ts"
import { type Scope, within } from "../database/scope.ts"
import type { FileId, OrganizationId } from "../domain/ids.ts"

/** A stored document. */
export interface FileRecord {
  readonly id: FileId
  readonly organizationId: OrganizationId
  readonly name: string
  readonly mediaType: string
  readonly sizeBytes: number
  readonly sha256: string
}

/** Reads and writes the metadata of documents; their bytes are in the file storage. */
export class FileRepository {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  /** Inserts a row with the id under which the bytes are already stored. */
  async insert(scope: Scope, values: FileRecord, transaction: Transaction): Promise<void> {
    const { table } = within(scope, files)
    await transaction.insert(table).values(values)
  }

  async find(scope: Scope, id: FileId): Promise<FileRecord | undefined> {
    const { table, where } = within(scope, files)
    const [row] = await this.#database
      .select()
      .from(table)
      .where(where(eq(table.id, id)))
    return row
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
