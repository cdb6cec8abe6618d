import { apiKeyHeader } from "./generated/header-names.ts"
import type { Caller } from "./records.ts"
import { Rejection } from "./rejection.ts"
import { findSession } from "./session-cookie.ts"
import type { Store } from "./store.ts"

/** The server records the use of a key at most once a minute. */
const recordEveryMs = 60_000

/** Returns the sender of a request, by its key or else by its session. @throws {Rejection} `unauthorized`. */
export function authenticate(store: Store, request: Request): Caller {
  const value = request.headers.get(apiKeyHeader)
  if (value !== null) return authenticateKey(store, value)
  const session = findSession(store, request)
  const caller = callerOf(store, session?.keyId)
  if (session === undefined || caller === undefined) throw unauthorized()
  session.seenAt = Date.parse(store.now())
  return { ...caller, session }
}

/** Returns the owner of a key. @throws {Rejection} `unauthorized`, with the same message for every cause. */
export function authenticateKey(store: Store, value: string): Caller {
  const key = [...store.apiKeys.values()].find((each) => each.value === value)
  const caller = callerOf(store, key?.id)
  if (key === undefined || caller === undefined) throw unauthorized()
  const now = store.now()
  if (Date.parse(now) - Date.parse(key.lastRequest ?? "1970-01-01") >= recordEveryMs) key.lastRequest = now
  return caller
}

/** Creates the error of every failed authentication. */
export function unauthorized(): Rejection {
  return new Rejection("unauthorized", "A valid API key is required in the x-api-key header.", {
    "www-authenticate": 'ApiKey realm="docsift"',
  })
}

function callerOf(store: Store, keyId: string | undefined): Caller | undefined {
  const key = store.apiKeys.get(keyId ?? "")
  const user = key?.isEnabled === true ? store.users.get(key.userId) : undefined
  if (key === undefined || user === undefined) return undefined
  return { keyId: key.id, userId: user.id, organizationId: user.organizationId, role: user.role }
}
