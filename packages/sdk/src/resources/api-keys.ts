import type { Call, ListCall } from "../core/call.ts"
import type { Transport } from "../core/transport.ts"
import type { ApiKeyId } from "../generated/ids.ts"
import type { CallOptions } from "../options.ts"
import type { ApiKey, ApiKeyCreated, ApiKeyInput, Message } from "../types/api-key.ts"
import type { PageQuery } from "../types/page-query.ts"

/** The API keys that authenticate callers. */
export interface ApiKeys {
  /**
   * Lists the keys of the organization, revoked ones included, newest first.
   *
   * @example
   * ```ts
   * for await (const { name, enabled } of client.apiKeys.list()) console.log(name, enabled)
   * ```
   */
  list(query?: PageQuery, options?: CallOptions): ListCall<ApiKey>
  /**
   * Creates a key for the user who owns the current key. The value of the key is returned only once.
   *
   * @example
   * ```ts
   * const { key } = await client.apiKeys.create({ name: "Nightly import" })
   * ```
   */
  create(input: ApiKeyInput, options?: CallOptions): Call<ApiKeyCreated>
  /**
   * Revokes a key immediately and permanently, even for requests in progress; revoking it again has no effect. A member
   * can revoke keys of its own user, an admin all keys of the organization.
   *
   * @throws {PermissionDeniedError} when the key belongs to another user and the caller is not an admin
   * @example
   * ```ts
   * await client.apiKeys.revoke("key_94be60d1a3c8")
   * ```
   */
  revoke(apiKeyId: ApiKeyId, options?: CallOptions): Call<Message>
}

/** Creates the resource on top of a transport. */
export function createApiKeys({ call, list }: Transport): ApiKeys {
  return {
    list: list("/api-keys"),
    create: call("POST /api-keys body"),
    revoke: call("DELETE /api-keys/{id}"),
  }
}
