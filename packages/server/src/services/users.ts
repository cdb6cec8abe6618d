import type { Caller, Role } from "../domain/caller.ts"
import type { Idempotency, Outcome } from "../domain/idempotency.ts"
import type { PageOf, PageRequest } from "../domain/page.ts"
import type { ApiKeyCreated, User } from "../domain/records.ts"

/** What a caller sends to add a user. */
export interface UserInput {
  readonly organizationId: string
  readonly name: string
  readonly role: Role
}

/** Keeps the users of all organizations. */
export class UserService {
  async list(_page: PageRequest): Promise<PageOf<User>> {
    throw new Error("not built")
  }
  async create(_caller: Caller, _input: UserInput, _idempotency: Idempotency): Promise<Outcome<User>> {
    throw new Error("not built")
  }
  /** Makes an API key that acts as this user. */
  async createApiKey(
    _caller: Caller,
    _userId: string,
    _input: { name: string },
    _idempotency: Idempotency,
  ): Promise<Outcome<ApiKeyCreated>> {
    throw new Error("not built")
  }
}
