import { eq } from "drizzle-orm"
import type { Database } from "../database/database.ts"
import { organizations } from "../database/schema/tenants.ts"
import type { OrganizationId } from "../domain/ids.ts"
import type { PageRequest } from "../domain/page.ts"
import type { Organization } from "../domain/organization.ts"
import { insertWithNewId } from "./insert-with-new-id.ts"
import { afterCursor, newestFirst } from "./newest-first.ts"

/** Reads and writes organizations. */
export class OrganizationRepository {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  insert(name: string, transaction: Database): Promise<Organization> {
    return insertWithNewId("org", (id) =>
      transaction.insert(organizations).values({ id, name }).onConflictDoNothing().returning(),
    )
  }

  async find(id: OrganizationId, transaction: Database): Promise<Organization | undefined> {
    const [row] = await transaction.select().from(organizations).where(eq(organizations.id, id))
    return row
  }

  /** Finds the organization that was created first; undefined on a database without any. */
  async findOldest(transaction: Database): Promise<Organization | undefined> {
    const [row] = await transaction
      .select()
      .from(organizations)
      .orderBy(organizations.createdAt, organizations.id)
      .limit(1)
    return row
  }

  async hasAny(transaction: Database): Promise<boolean> {
    const rows = await transaction.select({ id: organizations.id }).from(organizations).limit(1)
    return rows.length > 0
  }

  /** Reads one row more than the limit, so that the caller knows whether there is a next page. */
  list(request: PageRequest): Promise<Organization[]> {
    return this.#database
      .select()
      .from(organizations)
      .where(afterCursor(organizations, "org", request))
      .orderBy(...newestFirst(organizations))
      .limit(request.limit + 1)
  }
}
