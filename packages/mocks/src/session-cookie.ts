import { maxSessionsPerKey } from "./generated/limits.ts"
import type { StoredSession } from "./records.ts"
import type { Store } from "./store.ts"

/*
 * As the server at a plain http address. Node's fetch keeps no cookies: a test sends `cookie` and `sec-fetch-site` itself. In
 * a browser msw's worker sees neither, because browsers hide both from it, so sessions need a real server there.
 */

const name = "docsift-mocked"
/** As the server: see `createSession` in the document. */
const lifetimeHours = 12
const idleMs = 3_600_000
const attributes = "Path=/; HttpOnly; SameSite=Strict"

/** Finds the session of a request; undefined when it has ended, or another site's page sends it. */
export function findSession(store: Store, request: Request): StoredSession | undefined {
  if (isForeignPage(request)) return undefined
  const isEffective = !["GET", "HEAD"].includes(request.method)
  const isSilent = request.headers.get("sec-fetch-site") === null && request.headers.get("origin") === null
  if (isEffective && isSilent) return undefined
  const pairs = (request.headers.get("cookie") ?? "").split(";").map((pair) => pair.trim())
  const [value, ...others] = pairs
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1))
  const session = others.length > 0 ? undefined : store.sessions.get(value ?? "")
  const now = Date.parse(store.now())
  const isOver = session === undefined || Date.parse(session.expiresAt) <= now || session.seenAt + idleMs <= now
  return isOver ? undefined : session
}

/** Returns whether a request says that it comes from a page of another origin. */
export function isForeignPage({ url, headers }: Request): boolean {
  const site = headers.get("sec-fetch-site")
  if (site !== null) return site !== "same-origin"
  const origin = headers.get("origin")
  return origin !== null && origin !== new URL(url).origin
}

/** Starts a session of a key. @returns it with the header that sets its cookie. */
export function startSession(store: Store, keyId: string): { session: StoredSession; cookie: string } {
  const seenAt = Date.parse(store.now())
  const expiresAt = new Date(seenAt + lifetimeHours * 3_600_000).toISOString()
  const value = store.newId("session").padStart(43, "0")
  const session = { value, keyId, expiresAt, seenAt }
  store.sessions.set(value, session)
  const own = [...store.sessions.values()].filter((each) => each.keyId === keyId)
  for (const { value: oldest } of own.slice(0, Math.max(0, own.length - maxSessionsPerKey)))
    store.sessions.delete(oldest)
  return { session, cookie: `${name}=${value}; ${attributes}; Max-Age=${lifetimeHours * 3600}` }
}

/** Ends a session. @returns the header that removes its cookie. */
export function endSession(store: Store, { value }: StoredSession): string {
  store.sessions.delete(value)
  return `${name}=; ${attributes}; Max-Age=0`
}
