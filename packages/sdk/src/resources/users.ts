import type { Call, ListCall } from "../core/call.ts"
import type { Transport } from "../core/transport.ts"
import type { UserId } from "../generated/ids.ts"
import type { CallOptions } from "../options.ts"
import type { ApiKeyCreated, ApiKeyInput } from "../types/api-key.ts"
import type { User, UserInput } from "../types/organization.ts"
import type { PageQuery } from "../types/page-query.ts"

/** The owners of API keys; requires a key of the role `admin`. */
export interface Users {
  /**
   * Lists the users of all organizations.
   *
   * @example
   * ```ts
   * for await (const { id, name } of client.admin.users.list()) console.log(id, name)
   * ```
   */
  list(query?: PageQuery, options?: CallOptions): ListCall<User>
  /**
   * Creates a user in an organization.
   *
   * @example
   * ```ts
   * const user = await client.admin.users.create({ organizationId: "org_b18a63f50d2e", name: "Import", role: "member" })
   * ```
   */
  create(input: UserInput, options?: CallOptions): Call<User>
  /**
   * Creates a key for a user. The value of the key is returned only once.
   *
   * @example
   * ```ts
   * const { key } = await client.admin.users.createApiKey("usr_0e7d4b92c6f1", { name: "Nightly import" })
   * ```
   */
  createApiKey(userId: UserId, input: ApiKeyInput, options?: CallOptions): Call<ApiKeyCreated>
}

/** Creates the resource on top of a transport. */
export function createUsers({ call, list }: Transport): Users {
  return {
    list: list("/admin/users"),
    create: call("POST /admin/users body"),
    createApiKey: call("POST /admin/users/{userId}/api-keys body"),
  }
}
