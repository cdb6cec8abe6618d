import { timingSafeEqual } from "node:crypto"
import type { Transaction } from "../database/database.ts"
import { Scope } from "../database/scope.ts"
import { hashApiKeyValue, isApiKeyValue, maskApiKeyValue, newApiKeyValue } from "../domain/api-key-value.ts"
import type { Caller } from "../domain/caller.ts"
import { toPage } from "../domain/cursor.ts"
import { AppError, notFound, unauthorized } from "../domain/errors.ts"
import type { Idempotency, Outcome } from "../domain/idempotency.ts"
import { isId, type OrganizationId, type UserId } from "../domain/ids.ts"
import { jsonBytesOf, type PageOf, type PageRequest } from "../domain/page.ts"
import type { ApiKey, ApiKeyCreated } from "../domain/api-key.ts"
import { readName } from "../domain/text.ts"
import { maxNameLength } from "../generated/limits.ts"
import type { ApiKeyRepository } from "../repositories/api-keys.ts"
import type { AuditLog } from "./audit-log.ts"
import type { IdempotencyService } from "./idempotency.ts"
import type { KeyValidity } from "./key-validity.ts"

/** Creates, lists, authenticates and revokes API keys. */
export class ApiKeyService {
  readonly #audit: AuditLog
  readonly #keys: ApiKeyRepository
  readonly #validity: KeyValidity
  readonly #idempotency: IdempotencyService

  constructor(audit: AuditLog, keys: ApiKeyRepository, validity: KeyValidity, idempotency: IdempotencyService) {
    this.#audit = audit
    this.#keys = keys
    this.#validity = validity
    this.#idempotency = idempotency
  }

  /**
   * Authenticates a key value. Every request looks up the row, so that a revocation takes effect everywhere at once.
   *
   * @throws {AppError} `unauthorized`, the same error whatever is wrong with the key.
   */
  async authenticate(keyValue: string): Promise<Caller> {
    if (!isApiKeyValue(keyValue)) throw unauthorized()
    const hash = hashApiKeyValue(keyValue)
    const row = await this.#keys.findByHash(hash)
    if (row === undefined || row.isRevoked || !timingSafeEqual(Buffer.from(row.hash), Buffer.from(hash))) {
      throw unauthorized()
    }
    const caller = { keyId: row.id, userId: row.userId, organizationId: row.organizationId, role: row.role }
    if (row.isRequestDue) await this.#keys.recordRequest(Scope.of(caller), row.id)
    return caller
  }

  /** Lists the organization's keys, revoked ones included. */
  async list(caller: Caller, page: PageRequest): Promise<PageOf<ApiKey>> {
    return toPage(await this.#keys.list(Scope.of(caller), page), page, ({ name }) => jsonBytesOf(name))
  }

  /** Creates a key that acts as the caller's user; its value is in this response only. */
  async create<R = ApiKeyCreated>(
    caller: Caller,
    input: { name: string },
    idempotency: Idempotency<ApiKeyCreated, R>,
  ): Promise<Outcome<R>> {
    const name = readApiKeyName(input.name)
    return this.#idempotency.runAudited(
      caller,
      "createApiKey",
      idempotency,
      { name, userId: caller.userId },
      (transaction) => insertApiKey(this.#keys, caller, name, newApiKeyValue(), transaction),
      ({ id }) => id,
    )
  }

  /**
   * Revokes at once, on every replica; repeatable. Members revoke the keys of their own user only.
   *
   * @throws {AppError} `not_found`, `forbidden`, `last_admin_key`.
   */
  async revoke(caller: Caller, id: string): Promise<void> {
    if (!isId("key", id)) throw notFound("API key")
    const scope = Scope.of(caller)
    await this.#audit.run(caller, "revokeApiKey", async (transaction) => {
      const key = await this.#keys.findForRevocation(scope, id, transaction)
      // After the lock of all revocations: two keys that revoke each other would deadlock otherwise. And before the change,
      // because a key may revoke itself.
      await this.#validity.lock(caller, transaction)
      if (key === undefined) throw notFound("API key")
      if (caller.role !== "admin" && key.userId !== caller.userId) {
        throw new AppError(
          "forbidden",
          "This API key belongs to another user; only that user and admins of the organization can revoke it.",
        )
      }
      if (key.isRevoked) return { value: undefined, targetId: undefined }
      if (key.role === "admin" && !key.isSignIn && (await this.#keys.countEnabledAdminKeys(transaction)) < 2) {
        throw new AppError(
          "last_admin_key",
          "This is the last key with the admin role; create another admin key before you revoke it.",
        )
      }
      await this.#keys.revoke(scope, id, transaction)
      return { value: undefined, targetId: id }
    })
  }
}

/** Checks the name of a new key. @throws {AppError} `invalid_request`. */
export function readApiKeyName(name: string): string {
  return readName(name, "name", maxNameLength)
}

/** Stores a key value for a user. */
export async function insertApiKey(
  keys: ApiKeyRepository,
  user: { readonly organizationId: OrganizationId; readonly userId: UserId },
  name: string,
  value: string,
  transaction: Transaction,
): Promise<ApiKeyCreated> {
  const { organizationId, userId } = user
  const row = { organizationId, userId, name, hash: hashApiKeyValue(value), mask: maskApiKeyValue(value) }
  return { id: await keys.insert(Scope.of(user), row, transaction), name, key: value }
}
