import type { Caller } from "../domain/caller.ts"
import type { Idempotency, Outcome } from "../domain/idempotency.ts"
import type { ApiKey, ApiKeyCreated } from "../domain/records.ts"
import type { PageOf, PageRequest } from "../domain/page.ts"

/** Makes, lists, checks and revokes API keys. */
export class ApiKeyService {
  /** Finds out who sends a key value. @throws {AppError} `unauthorized`, the same error whatever is wrong with the key. */
  async authenticate(_keyValue: string): Promise<Caller> {
    throw new Error("not built")
  }
  async list(_caller: Caller, _page: PageRequest): Promise<PageOf<ApiKey>> {
    throw new Error("not built")
  }
  async create(_caller: Caller, _input: { name: string }, _idempotency: Idempotency): Promise<Outcome<ApiKeyCreated>> {
    throw new Error("not built")
  }
  /** Revokes at once, on every replica; repeatable. @throws {AppError} `not_found`, `last_admin_key`. */
  async revoke(_caller: Caller, _id: string): Promise<void> {
    throw new Error("not built")
  }
}
