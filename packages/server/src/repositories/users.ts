import { and, eq, isNull, sql } from "drizzle-orm"
import type { Database, Transaction } from "../database/database.ts"
import { users } from "../database/schema/tenants.ts"
import type { OrganizationId, UserId } from "../domain/ids.ts"
import type { PageRequest } from "../domain/page.ts"
import type { User } from "../domain/user.ts"
import type { Identity } from "../domain/sign-in.ts"
import { insertWithNewId } from "./insert-with-new-id.ts"
import { afterCursor, newestFirst } from "./newest-first.ts"

/** Serialises sign-ins, so that two of a new person do not both create the user. Any constant will do. */
const signInLock = 0x7369_676e

/** A user who signs in through the identity provider. */
export interface Person extends User {
  readonly disabledAt: Date | null
}

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

  /** Finds the user of an identity, and blocks other sign-ins until the transaction ends. */
  async findForSignIn({ issuer, subject }: Identity, transaction: Transaction): Promise<Person | undefined> {
    await transaction.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(signInLock))})`)
    const [row] = await transaction
      .select()
      .from(users)
      .where(and(eq(users.issuer, issuer), eq(users.subject, subject)))
      .for("update")
    return row
  }

  /** Stores a user of the identity provider; only after {@link findForSignIn} has found none. */
  insertPerson(
    values: Pick<User, "organizationId" | "role">,
    { issuer, subject, name, email }: Identity,
    transaction: Transaction,
  ): Promise<Person> {
    return insertWithNewId("usr", (id) =>
      transaction
        .insert(users)
        .values({ id, ...values, issuer, subject, name, email })
        .onConflictDoNothing({ target: users.id })
        .returning(),
    )
  }

  /** Disables or enables a user, and returns it; undefined when there is none. */
  async setDisabled(id: UserId, isDisabled: boolean, transaction: Transaction): Promise<User | undefined> {
    const [row] = await transaction
      .update(users)
      .set({ disabledAt: isDisabled ? sql`coalesce(${users.disabledAt}, now())` : null })
      .where(eq(users.id, id))
      .returning()
    return row
  }

  /** Stores a person as the provider describes them. */
  async updatePerson(
    id: UserId,
    values: Pick<User, "role" | "name"> & Pick<Identity, "email">,
    transaction: Transaction,
  ): Promise<void> {
    await transaction
      .update(users)
      .set({ ...values, email: values.email ?? null })
      .where(eq(users.id, id))
  }

  /**
   * Finds the admin of an organization who was created first; undefined when it has none. Not one of the identity provider, whose role
   * the next sign-in may change.
   */
  async findOldestAdmin(organizationId: OrganizationId, transaction: Database): Promise<User | undefined> {
    const [row] = await transaction
      .select()
      .from(users)
      .where(
        and(
          eq(users.organizationId, organizationId),
          eq(users.role, "admin"),
          isNull(users.issuer),
          isNull(users.disabledAt),
        ),
      )
      .orderBy(users.createdAt, users.id)
      .limit(1)
    return row
  }

  /** Reads one row more than the limit. */
  list(request: PageRequest): Promise<User[]> {
    return this.#database
      .select()
      .from(users)
      .where(afterCursor(users, "usr", request))
      .orderBy(...newestFirst(users))
      .limit(request.limit + 1)
  }
}
