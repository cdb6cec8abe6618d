import type { Transaction } from "../database/database.ts"
import { newApiKeyValue } from "../domain/api-key-value.ts"
import type { Caller, Role } from "../domain/caller.ts"
import { toPage } from "../domain/cursor.ts"
import { notFound } from "../domain/errors.ts"
import type { Idempotency, Outcome } from "../domain/idempotency.ts"
import { isId } from "../domain/ids.ts"
import { jsonBytesOf, type PageOf, type PageRequest } from "../domain/page.ts"
import type { ApiKeyCreated } from "../domain/api-key.ts"
import type { User } from "../domain/user.ts"
import { readName } from "../domain/text.ts"
import { maxNameLength } from "../generated/limits.ts"
import type { ApiKeyRepository } from "../repositories/api-keys.ts"
import type { OrganizationRepository } from "../repositories/organizations.ts"
import type { UserRepository } from "../repositories/users.ts"
import { insertApiKey, readApiKeyName } from "./api-keys.ts"
import type { IdempotencyService } from "./idempotency.ts"

/** The input for adding a user. */
export interface UserInput {
  readonly organizationId: string
  readonly name: string
  readonly role: Role
}

/** The repositories of a {@link UserService}. */
export interface UserServiceRepositories {
  readonly users: UserRepository
  readonly organizations: OrganizationRepository
  readonly apiKeys: ApiKeyRepository
}

/** Manages the users of all organizations. */
export class UserService {
  readonly #repositories: UserServiceRepositories
  readonly #idempotency: IdempotencyService

  constructor(repositories: UserServiceRepositories, idempotency: IdempotencyService) {
    this.#repositories = repositories
    this.#idempotency = idempotency
  }

  async list(page: PageRequest): Promise<PageOf<User>> {
    return toPage(await this.#repositories.users.list(page), page, ({ name }) => jsonBytesOf(name))
  }

  /** @throws {AppError} `not_found` for an unknown organization. */
  async create<R = User>(caller: Caller, input: UserInput, idempotency: Idempotency<User, R>): Promise<Outcome<R>> {
    const name = readName(input.name, "name", maxNameLength)
    const { organizationId, role } = input
    if (!isId("org", organizationId)) throw notFound("organization")
    const payload = { organizationId, name, role }
    const insert = async (transaction: Transaction) => {
      const organization = await this.#repositories.organizations.find(organizationId, transaction)
      if (organization === undefined) throw notFound("organization")
      return this.#repositories.users.insert(payload, transaction)
    }
    return this.#idempotency.runAudited(caller, "createUser", idempotency, payload, insert, ({ id }) => id)
  }

  /** Creates an API key that acts as this user; its value is in this response only. @throws {AppError} `not_found`. */
  async createApiKey<R = ApiKeyCreated>(
    caller: Caller,
    userId: string,
    input: { name: string },
    idempotency: Idempotency<ApiKeyCreated, R>,
  ): Promise<Outcome<R>> {
    if (!isId("usr", userId)) throw notFound("user")
    const name = readApiKeyName(input.name)
    const insert = async (transaction: Transaction) => {
      const user = await this.#repositories.users.find(userId, transaction)
      if (user === undefined) throw notFound("user")
      const owner = { organizationId: user.organizationId, userId }
      return insertApiKey(this.#repositories.apiKeys, owner, name, newApiKeyValue(), transaction)
    }
    const payload = { userId, name }
    return this.#idempotency.runAudited(caller, "createUserApiKey", idempotency, payload, insert, ({ id }) => id)
  }
}
