import { Scope } from "../database/scope.ts"
import type { Caller } from "../domain/caller.ts"
import { unauthorized } from "../domain/errors.ts"
import { hashSessionValue, isSessionValue, newSessionValue } from "../domain/session-value.ts"
import type { SessionRepository } from "../repositories/sessions.ts"
import type { AuditLog } from "./audit-log.ts"
import type { KeyValidity } from "./key-validity.ts"

/** A session that has just started; its value is nowhere else. */
export interface StartedSession {
  readonly value: string
  readonly expiresAt: Date
}

/** Starts, authenticates and ends the sessions of browsers. A session acts for the key that started it. */
export class SessionService {
  readonly #audit: AuditLog
  readonly #sessions: SessionRepository
  readonly #validity: KeyValidity

  constructor(audit: AuditLog, sessions: SessionRepository, validity: KeyValidity) {
    this.#audit = audit
    this.#sessions = sessions
    this.#validity = validity
  }

  /**
   * Authenticates the value of a cookie. Every request looks up the rows of the session and of its key, so that a sign-out
   * and a revocation take effect everywhere at once.
   *
   * @throws {AppError} `unauthorized`, the same error whatever is wrong with the session.
   */
  async authenticate(value: string): Promise<Caller> {
    if (!isSessionValue(value)) throw unauthorized()
    const row = await this.#sessions.findByHash(hashSessionValue(value))
    if (row === undefined) throw unauthorized()
    const { hash, keyId, userId, organizationId, role, expiresAt } = row
    const caller = { keyId, userId, organizationId, role, session: { hash, expiresAt } }
    if (row.isSeenDue) await this.#sessions.recordSeen(Scope.of(caller), hash)
    return caller
  }

  /** Starts a session of a caller who has sent a valid key. @throws {AppError} `unauthorized` when it was revoked since. */
  async start(caller: Caller): Promise<StartedSession> {
    const value = newSessionValue()
    const { keyId, userId, organizationId } = caller
    const row = { hash: hashSessionValue(value), keyId, userId, organizationId }
    return this.#audit.run(caller, "createSession", async (transaction) => {
      const expiresAt = await this.#sessions.insert(Scope.of(caller), row, transaction)
      await this.#validity.lock(caller, transaction)
      return { value: { value, expiresAt }, targetId: keyId }
    })
  }

  /** Ends the session of a caller at once, on every replica; a caller with a key has none. */
  async end(caller: Caller): Promise<void> {
    const { keyId, session } = caller
    if (session === undefined) return
    await this.#audit.run(caller, "deleteSession", async (transaction) => {
      const hasEnded = await this.#sessions.delete(Scope.of(caller), session.hash, transaction)
      return { value: undefined, targetId: hasEnded ? keyId : undefined }
    })
  }
}
