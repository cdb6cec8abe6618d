import { and, eq, isNotNull, isNull, lt, or, type SQL, sql } from "drizzle-orm"
import type { Database, Transaction } from "../database/database.ts"
import { prepareStatement } from "../database/driver/driver.ts"
import { deleteBatch } from "../database/delete-batch.ts"
import { idempotencyKeys } from "../database/schema/requests.ts"
import type { OrganizationId } from "../domain/ids.ts"
import { idempotencyKeyLifetimeHours } from "../generated/limits.ts"

/** The primary key of an idempotency row. */
export interface IdempotencyRef {
  readonly organizationId: OrganizationId
  readonly operation: string
  readonly key: string
}

/** Duration of a lease that is not renewed. After a server is killed, its clients cannot retry successfully any sooner. */
export const leaseSeconds = 5

/** The response of a request that has claimed a row. */
export interface Completion {
  readonly ref: IdempotencyRef
  readonly token: string
  readonly payloadHash: string
  readonly sealedResult: string
}

/**
 * Returns the statement that stores a response unless another request has taken over the row, as a part of another one.
 *
 * @param after - what must be true before.
 */
export function completionOf({ ref, token, payloadHash, sealedResult }: Completion, after: SQL): SQL {
  const isClaimed = and(isRow(ref), eq(idempotencyKeys.token, token), isNull(idempotencyKeys.sealedResult), after)
  return sql`
    update ${idempotencyKeys} set payload_hash = ${payloadHash}, sealed_result = ${sealedResult}
    where ${isClaimed} returning token`
}

/** Reads and writes idempotency rows; a row is found by its organization only, which is part of its key. */
export class IdempotencyRepository {
  readonly #database: Database
  readonly #claim: ReturnType<typeof prepareClaim>

  constructor(database: Database) {
    this.#database = database
    this.#claim = prepareClaim(database)
  }

  /** Claims the row for a request: a new one, an expired one, or one whose holder died. Returns whether it succeeded. */
  async claim(ref: IdempotencyRef, token: string): Promise<boolean> {
    return (await this.#claim({ ...ref, token })).length > 0
  }

  async find(ref: IdempotencyRef) {
    const [row] = await this.#database
      .select({ payloadHash: idempotencyKeys.payloadHash, sealedResult: idempotencyKeys.sealedResult })
      .from(idempotencyKeys)
      .where(isRow(ref))
    return row
  }

  /** Renews the lease of the holder. */
  async renew(ref: IdempotencyRef, token: string): Promise<void> {
    await this.#database
      .update(idempotencyKeys)
      .set({ leaseUntil: sql`now() + make_interval(secs => ${leaseSeconds})` })
      .where(and(isRow(ref), eq(idempotencyKeys.token, token)))
  }

  /** Stores the response; returns false when another request has taken over the row. */
  async complete({ ref, token, payloadHash, sealedResult }: Completion, transaction: Transaction): Promise<boolean> {
    const rows = await transaction
      .update(idempotencyKeys)
      .set({ payloadHash, sealedResult })
      .where(and(isRow(ref), eq(idempotencyKeys.token, token), isNull(idempotencyKeys.sealedResult)))
      .returning({ token: idempotencyKeys.token })
    return rows.length > 0
  }

  /** Releases the row after a failure, so that a retry runs again. */
  async release(ref: IdempotencyRef, token: string): Promise<void> {
    await this.#database
      .delete(idempotencyKeys)
      .where(and(isRow(ref), eq(idempotencyKeys.token, token), isNull(idempotencyKeys.sealedResult)))
  }

  /** Removes up to `limit` expired rows; returns how many. */
  deleteExpired(limit: number): Promise<number> {
    const { expiresAt, sealedResult, leaseUntil } = idempotencyKeys
    const isOver = sql`${expiresAt} < now() and (${sealedResult} is not null or ${leaseUntil} < now())`
    return deleteBatch(this.#database, { table: idempotencyKeys, where: isOver, orderBy: expiresAt, limit })
  }

  /** Reads up to `limit` stored responses after a row, in the order of the primary key. */
  async listResults(
    after: IdempotencyRef | undefined,
    limit: number,
    transaction: Transaction,
  ): Promise<readonly { readonly ref: IdempotencyRef; readonly sealedResult: string }[]> {
    const { organizationId, operation, key, sealedResult } = idempotencyKeys
    const isAfter =
      after &&
      sql`(${organizationId}, ${operation}, ${key}) > (${after.organizationId}, ${after.operation}, ${after.key})`
    const rows = await transaction
      .select({ organizationId, operation, key, sealedResult })
      .from(idempotencyKeys)
      .where(and(isNotNull(sealedResult), isAfter))
      .orderBy(organizationId, operation, key)
      .limit(limit)
    return rows.flatMap(({ sealedResult, ...ref }) => (sealedResult === null ? [] : [{ ref, sealedResult }]))
  }

  /** Removes a row, completed or not. */
  async delete(ref: IdempotencyRef, transaction: Transaction): Promise<void> {
    await transaction.delete(idempotencyKeys).where(isRow(ref))
  }

  /** Removes every claim without a response. Only for a process that knows that no other one is running. */
  async deleteRunning(): Promise<void> {
    await this.#database.delete(idempotencyKeys).where(isNull(idempotencyKeys.sealedResult))
  }
}

function prepareClaim(database: Database) {
  const values = {
    token: sql.placeholder("token"),
    payloadHash: null,
    sealedResult: null,
    leaseUntil: sql<Date>`now() + make_interval(secs => ${leaseSeconds})`,
    expiresAt: sql<Date>`now() + make_interval(hours => ${idempotencyKeyLifetimeHours})`,
  }
  const columns = { token: idempotencyKeys.token }
  const query = database
    .insert(idempotencyKeys)
    .values({
      organizationId: sql.placeholder("organizationId"),
      operation: sql.placeholder("operation"),
      key: sql.placeholder("key"),
      ...values,
    })
    .onConflictDoUpdate({
      target: [idempotencyKeys.organizationId, idempotencyKeys.operation, idempotencyKeys.key],
      set: { ...values, token: sql`excluded.token` },
      setWhere: or(
        lt(idempotencyKeys.expiresAt, sql`now()`),
        and(isNull(idempotencyKeys.sealedResult), lt(idempotencyKeys.leaseUntil, sql`now()`)),
      ),
    })
    .returning(columns)
  return prepareStatement(database, "idempotency_claim", query, columns)
}

function isRow(ref: IdempotencyRef) {
  return and(
    eq(idempotencyKeys.organizationId, ref.organizationId),
    eq(idempotencyKeys.operation, ref.operation),
    eq(idempotencyKeys.key, ref.key),
  )
}
