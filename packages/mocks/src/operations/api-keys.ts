import type { Operations } from "../operation.ts"
import type { StoredApiKey } from "../records.ts"
import { notFound, Rejection } from "../rejection.ts"
import { namedInput, pageQuery } from "../request-parsers.ts"
import type { Store } from "../store.ts"
import { pageOf } from "./page.ts"

/** The operations on API keys. */
export const apiKeyOperations = {
  "GET /api/v1/api-keys": {
    query: pageQuery,
    handle: ({ store, caller, query, url }) => {
      const own = [...store.apiKeys.values()].filter((key) => organizationOf(store, key) === caller.organizationId)
      const { items, headers } = pageOf(own, query, url, presentApiKey)
      return { status: 200, json: items, headers }
    },
  },
  "POST /api/v1/api-keys": {
    body: namedInput,
    handle: ({ store, caller, body }) => ({ status: 200, json: createApiKey(store, caller.userId, body.name) }),
  },
  "DELETE /api/v1/api-keys/{id}": {
    handle: ({ store, caller, params }) => {
      const key = store.apiKeys.get(params.id)
      if (key === undefined || organizationOf(store, key) !== caller.organizationId) throw notFound("API key")
      if (caller.role !== "admin" && key.userId !== caller.userId) {
        throw new Rejection(
          "forbidden",
          "This API key belongs to another user; only that user and admins of the organization can revoke it.",
        )
      }
      const isAdminKey = (each: StoredApiKey) => store.users.get(each.userId)?.role === "admin"
      const others = [...store.apiKeys.values()].filter((each) => each !== key && each.isEnabled && isAdminKey(each))
      if (key.isEnabled && isAdminKey(key) && others.length === 0) {
        throw new Rejection("last_admin_key", "The last key of an admin cannot be revoked.")
      }
      key.isEnabled = false
      return { status: 200, json: { message: "The API key was revoked." } }
    },
  },
} satisfies Partial<Operations>

/** Creates a key for a user and returns it with its value. */
export function createApiKey(store: Store, userId: string, name: string) {
  const id = store.newId("key")
  // Numbered, and with a checksum that no real server accepts.
  const value = `dsk_${id.slice(-12).padStart(49, "0")}`
  store.apiKeys.set(id, { id, name, value, userId, createdAt: store.now(), isEnabled: true })
  return { id, name, key: value }
}

function organizationOf(store: Store, key: StoredApiKey): string | undefined {
  return store.users.get(key.userId)?.organizationId
}

function presentApiKey({ id, name, value, userId, createdAt, isEnabled, lastRequest }: StoredApiKey) {
  return {
    id,
    name,
    key: value.length < 20 ? "…" : `${value.slice(0, 8)}…${value.slice(-4)}`,
    userId,
    enabled: isEnabled,
    createdAt,
    ...(lastRequest === undefined ? {} : { lastRequest }),
  }
}
