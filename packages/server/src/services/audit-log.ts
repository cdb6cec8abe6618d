import type { Database, Transaction } from "../database/database.ts"
import type { AuditedOperation } from "../domain/audit-entry.ts"
import type { Caller } from "../domain/caller.ts"
import type { Logger } from "../ports/logger.ts"
import type { AuditLogRepository } from "../repositories/audit-log.ts"

/** The result of an audited change. */
export interface AuditedEffect<T> {
  readonly value: T
  /** Id of what was created, changed or removed; undefined when nothing changed, which leaves no entry. */
  readonly targetId: string | undefined
}

/** Records changes: an entry in the transaction of the change, and a log line once it is committed. */
export class AuditLog {
  readonly #database: Database
  readonly #entries: AuditLogRepository
  readonly #logger: Logger

  constructor(database: Database, entries: AuditLogRepository, logger: Logger) {
    this.#database = database
    this.#entries = entries
    this.#logger = logger
  }

  /** Runs a change and writes its entry in one transaction. */
  async run<T>(
    caller: Caller,
    operation: AuditedOperation,
    change: (transaction: Transaction) => Promise<AuditedEffect<T>>,
  ): Promise<T> {
    const { value, targetId } = await this.#database.transaction(async (transaction) => {
      const effect = await change(transaction)
      if (effect.targetId !== undefined) await this.record(caller, operation, effect.targetId, transaction)
      return effect
    })
    if (targetId !== undefined) this.log(caller, operation, targetId)
    return value
  }

  /** Writes an entry in the transaction of a change; {@link log} it once that is committed. */
  record(
    { organizationId, userId, keyId, requestId }: Caller,
    operation: AuditedOperation,
    targetId: string,
    transaction: Transaction,
  ): Promise<void> {
    return this.#entries.insert({ operation, targetId, organizationId, userId, keyId, requestId }, transaction)
  }

  /** Writes the log line of a committed change. */
  log({ organizationId, userId, keyId, requestId }: Caller, operation: AuditedOperation, targetId: string): void {
    this.#logger.info({ audit: operation, targetId, organizationId, userId, keyId, requestId }, "audit")
  }
}
