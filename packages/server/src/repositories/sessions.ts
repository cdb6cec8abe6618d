import { desc, eq, inArray, type SQL, sql } from "drizzle-orm"
import type { Database, Transaction } from "../database/database.ts"
import { deleteBatch } from "../database/delete-batch.ts"
import { apiKeys, sessions } from "../database/schema/api-keys.ts"
import { users } from "../database/schema/tenants.ts"
import { prepareLookup, Scope, within } from "../database/scope.ts"
import type { Role } from "../domain/caller.ts"
import type { KeyId, OrganizationId, UserId } from "../domain/ids.ts"
import { maxSessionsPerKey } from "../generated/limits.ts"
import { sessionLifetimeHours } from "../domain/session-value.ts"

/** A screen that was left alone for this long is no longer in anyone's hands. */
const idleMinutes = 60

/**
 * Returns the query that finds a session that has not ended and locks it like {@link SessionRepository.lockOpen}, as a part of
 * another statement.
 *
 * @param after - what must be true before.
 */
export function sessionLockOf(scope: Scope, hash: string, after: SQL): SQL {
  const { table, where } = within(scope, sessions)
  const isOpen = where(eq(table.hash, hash), sql`${table.expiresAt} > now()`, after)
  return sql`select ${table.hash} from ${table} where ${isOpen} for key share`
}

/** A session that counts, with its user, as used to authorize a request. */
export interface KnownSession {
  readonly hash: string
  readonly keyId: KeyId
  readonly userId: UserId
  readonly organizationId: OrganizationId
  readonly role: Role
  readonly expiresAt: Date
  /** Whether the last recorded use is more than a minute old. */
  readonly isSeenDue: boolean
}

/** Reads and writes sessions; it never sees the value of a cookie, only its hash. */
export class SessionRepository {
  readonly #database: Database
  /** Finds the session of a hash; none that expired, was idle for too long, or whose key was revoked. */
  readonly findByHash: (hash: string) => Promise<KnownSession | undefined>

  constructor(database: Database) {
    this.#database = database
    const find = prepareFindByHash(database)
    this.findByHash = (hash) => find(Scope.system(), hash)
  }

  /** Stores a session and returns when it expires; the oldest sessions of its key end when it has too many. */
  async insert(
    scope: Scope,
    values: Pick<KnownSession, "hash" | "keyId" | "userId" | "organizationId">,
    transaction: Transaction,
  ): Promise<Date> {
    const { table } = within(scope, sessions)
    const [row] = await transaction
      .insert(table)
      .values({ ...values, expiresAt: sql`now() + make_interval(hours => ${sessionLifetimeHours})` })
      .returning({ expiresAt: table.expiresAt })
    if (row === undefined) throw new Error("the session was not inserted")
    await this.#endOldest(scope, values.keyId, transaction)
    return row.expiresAt
  }

  async #endOldest(scope: Scope, keyId: KeyId, transaction: Transaction): Promise<void> {
    const { table, where } = within(scope, sessions)
    const surplus = transaction
      .select({ hash: table.hash })
      .from(table)
      .where(where(eq(table.keyId, keyId)))
      .orderBy(desc(table.createdAt), desc(table.hash))
      .offset(maxSessionsPerKey)
    await transaction.delete(table).where(where(inArray(table.hash, surplus)))
  }

  /** Records that the session was used, unless a use was recorded within the last minute. */
  async recordSeen(scope: Scope, hash: string): Promise<void> {
    const { table, where } = within(scope, sessions)
    await this.#database
      .update(table)
      .set({ lastSeenAt: sql`now()` })
      .where(where(eq(table.hash, hash), sql`${table.lastSeenAt} < now() - interval '1 minute'`))
  }

  /** Returns whether the session has not ended. */
  async isOpen(scope: Scope, hash: string): Promise<boolean> {
    const { table, where } = within(scope, sessions)
    const rows = await this.#database
      .select({ hash: table.hash })
      .from(table)
      .where(where(eq(table.hash, hash), sql`${table.expiresAt} > now()`))
    return rows.length > 0
  }

  /** Returns whether the session has not ended, and blocks its sign-out until the transaction ends. */
  async lockOpen(scope: Scope, hash: string, transaction: Transaction): Promise<boolean> {
    const { table, where } = within(scope, sessions)
    // `key share` blocks the deletion, but not the record of another request's use.
    const rows = await transaction
      .select({ hash: table.hash })
      .from(table)
      .where(where(eq(table.hash, hash), sql`${table.expiresAt} > now()`))
      .for("key share")
    return rows.length > 0
  }

  /** Removes a session; returns whether there was one. */
  async delete(scope: Scope, hash: string, transaction: Transaction): Promise<boolean> {
    const { table, where } = within(scope, sessions)
    const rows = await transaction
      .delete(table)
      .where(where(eq(table.hash, hash)))
      .returning({ hash: table.hash })
    return rows.length > 0
  }

  /** Removes up to `limit` expired sessions; returns how many. Idle ones and those of revoked keys expire soon after. */
  deleteExpired(limit: number): Promise<number> {
    const { table, where } = within(Scope.system(), sessions)
    const isOver = where(sql`${table.expiresAt} < now()`) ?? sql`false`
    return deleteBatch(this.#database, { table, where: isOver, orderBy: table.expiresAt, limit })
  }
}

function prepareFindByHash(database: Database) {
  const hashOf = ({ hash }: { hash: string }) => hash
  return prepareLookup(database, "sessions_by_hash", sessions, hashOf, ({ table, where }, matches) => {
    // By its id, which the session's own row names: the organization is that of the session.
    const { table: keys } = within(Scope.system(), apiKeys)
    const columns = {
      hash: table.hash,
      keyId: keys.id,
      userId: table.userId,
      organizationId: table.organizationId,
      role: users.role,
      expiresAt: table.expiresAt,
      isSeenDue: sql<boolean>`${table.lastSeenAt} < now() - interval '1 minute'`,
    }
    const query = database
      .select(columns)
      .from(table)
      .innerJoin(users, eq(users.id, table.userId))
      .innerJoin(keys, eq(keys.id, table.keyId))
      .where(
        where(
          matches(table.hash),
          sql`${table.expiresAt} > now()`,
          sql`${table.lastSeenAt} > now() - make_interval(mins => ${sql.raw(String(idleMinutes))})`,
          sql`${keys.revokedAt} is null`,
        ),
      )
    return { query, columns }
  })
}
