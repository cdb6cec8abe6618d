import { Scope } from "../database/scope.ts"
import type { Transaction } from "../database/database.ts"
import type { Caller } from "../domain/caller.ts"
import { unauthorized } from "../domain/errors.ts"
import type { ApiKeyRepository } from "../repositories/api-keys.ts"
import type { SessionRepository } from "../repositories/sessions.ts"

/*
 * A request is authenticated at its head, and its body may take half an hour. What it does must not outlive its key:
 * every transaction, and every single statement, of a caller's effect locks the row of the key and finds it not revoked. A revocation writes that row:
 * either it commits first, and the effect is rolled back, or it waits for the effect, which then came first. For a caller with
 * a session, the same holds for its row and the sign-out.
 *
 * One effect does not: a workflow created without an Idempotency-Key is a single statement that does not look at the
 * key. Its key was checked at most a second before (`http/operations.ts`), so such a
 * request may still store a workflow within a second of the revocation.
 *
 * The lock is shared, so effects of one key do not wait for each other, and is taken as late as possible: PostgreSQL
 * lets further shared locks overtake a waiting revocation, which a steady stream of them would starve. (Executions of one
 * organization take it one after another: the queue's row of the organization is locked before.)
 */

/** Checks a caller's key, and session when there is one, again. */
export class KeyValidity {
  readonly #keys: ApiKeyRepository
  readonly #sessions: SessionRepository

  constructor(keys: ApiKeyRepository, sessions: SessionRepository) {
    this.#keys = keys
    this.#sessions = sessions
  }

  /** Locks the caller's key against revocation until the transaction ends. @throws {AppError} `unauthorized` when it was revoked. */
  async lock(caller: Caller, transaction: Transaction): Promise<void> {
    if (!(await this.#keys.lockEnabled(Scope.of(caller), caller.keyId, transaction))) throw unauthorized()
    const { session } = caller
    if (session !== undefined && !(await this.#sessions.lockOpen(Scope.of(caller), session.hash, transaction)))
      throw unauthorized()
  }

  /** Checks that the key is still valid. @throws {AppError} `unauthorized` when it was revoked. */
  async confirm(caller: Caller): Promise<void> {
    if (!(await this.#keys.isEnabled(Scope.of(caller), caller.keyId))) throw unauthorized()
    const { session } = caller
    if (session !== undefined && !(await this.#sessions.isOpen(Scope.of(caller), session.hash))) throw unauthorized()
  }
}
