import type { Operations } from "../operation.ts"
import { notFound, Refusal } from "../refusal.ts"
import { namedInput, pageQuery } from "../shapes.ts"
import type { Store, StoredApiKey } from "../store.ts"
import { pageOf } from "./page.ts"

/** Answers the operations on API keys. */
export const apiKeyOperations = {
  "GET /api/v1/api-keys": {
    query: pageQuery,
    answer: ({ store, caller, query, url }) => {
      const own = [...store.apiKeys.values()].filter((key) => organizationOf(store, key) === caller.organizationId)
      const { items, headers } = pageOf(own, query, url, listedKey)
      return { status: 200, json: items, headers }
    },
  },
  "POST /api/v1/api-keys": {
    body: namedInput,
    answer: ({ store, caller, body }) => ({ status: 200, json: createApiKey(store, caller.userId, body.name) }),
  },
  "DELETE /api/v1/api-keys/{id}": {
    answer: ({ store, caller, params }) => {
      const key = store.apiKeys.get(params.id)
      if (key === undefined || organizationOf(store, key) !== caller.organizationId) throw notFound("API key")
      if (caller.role !== "admin" && key.userId !== caller.userId) {
        throw new Refusal(
          "forbidden",
          "This API key belongs to another user; only that user and admins of the organization can revoke it.",
        )
      }
      const isAdmins = (each: StoredApiKey) => store.users.get(each.userId)?.role === "admin"
      const others = [...store.apiKeys.values()].filter((each) => each !== key && each.isEnabled && isAdmins(each))
      if (key.isEnabled && isAdmins(key) && others.length === 0) {
        throw new Refusal("last_admin_key", "The last key of an admin cannot be revoked.")
      }
      key.isEnabled = false
      return { status: 200, json: { message: "The API key is revoked." } }
    },
  },
} satisfies Partial<Operations>

/** Makes a key for a user and answers it with its value. */
export function createApiKey(store: Store, userId: string, name: string) {
  const id = store.newId("key")
  // Counted, and with a checksum that no real server accepts.
  const value = `dsk_${id.slice(-12).padStart(49, "0")}`
  store.apiKeys.set(id, { id, name, value, userId, createdAt: store.now(), isEnabled: true })
  return { id, name, key: value }
}

function organizationOf(store: Store, key: StoredApiKey): string | undefined {
  return store.users.get(key.userId)?.organizationId
}

function listedKey({ id, name, value, userId, createdAt, isEnabled, lastRequest }: StoredApiKey) {
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
