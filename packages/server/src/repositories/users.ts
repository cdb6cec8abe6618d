import { and, eq } from "drizzle-orm"
import type { Database } from "../database/database.ts"
import { users } from "../database/schema/tenants.ts"
import type { OrganizationId, UserId } from "../domain/ids.ts"
import type { PageRequest } from "../domain/page.ts"
import type { User } from "../domain/records.ts"
import { insertWithNewId } from "./insert-with-new-id.ts"
import { behindCursor, newestFirst } from "./newest-first.ts"

/** Reads and writes users; they are managed by admins across organizations and therefore not scoped. */
export class UserRepository {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  insert(values: Pick<User, "organizationId" | "name" | "role">, transaction: Database): Promise<User> {
    return insertWithNewId("usr", (id) =>
      transaction
        .insert(users)
        .values({ id, ...values })
        .onConflictDoNothing()
        .returning(),
    )
  }

  async find(id: UserId, transaction: Database): Promise<User | undefined> {
    const [row] = await transaction.select().from(users).where(eq(users.id, id))
    return row
  }

  /** Finds the admin of an organization who was created first; undefined when it has none. */
  async findOldestAdmin(organizationId: OrganizationId, transaction: Database): Promise<User | undefined> {
    const [row] = await transaction
      .select()
      .from(users)
      .where(and(eq(users.organizationId, organizationId), eq(users.role, "admin")))
      .orderBy(users.createdAt, users.id)
      .limit(1)
    return row
  }

  /** Reads one row more than the limit. */
  list(request: PageRequest): Promise<User[]> {
    return this.#database
      .select()
      .from(users)
      .where(behindCursor(users, "usr", request))
      .orderBy(...newestFirst(users))
      .limit(request.limit + 1)
  }
}
