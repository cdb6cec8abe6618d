import { memberOf, readJson, readList, type Calls } from "./calls.ts"

/** The kinds of callers that send a key, or none. */
export type KeyName = "admin" | "member" | "otherOrganization" | "otherAdmin" | "revoked" | "malformed" | "none"

/** The kinds of callers: by key, and by the admin's session from a page of the server or of another site. */
export type CallerName = KeyName | "session" | "sessionCrossSite"

/** Keys of every kind of caller, and the ids of their holders. */
export interface Callers {
  readonly keys: Readonly<Record<KeyName, string | undefined>>
  /** The admin's session, as `name=value` of the header `cookie`. */
  readonly sessionCookie: string
  /** Ids of the key and the user that the deployment started with. */
  readonly adminKeyId: string
  readonly adminId: string
  readonly organizationId: string
  readonly memberId: string
}

/** Creates a caller of every kind. The admin's organization must have no other user and no other key yet. */
export async function createCallers(calls: Calls, adminKey: string): Promise<Callers> {
  const { call, create } = calls
  const firstKey = await readOnlyItem(call, "listApiKeys")
  const adminId = memberOf(firstKey, "userId")
  const organizationId = memberOf(await findUser(call, adminId), "organizationId")
  const otherOrganizationId = await create("id", "createOrganization", { json: { name: "Other" } })
  const addUser = (organization: string, name: string, role = "member") =>
    create("id", "createUser", { json: { organizationId: organization, name, role } })
  const addKey = (userId: string, name: string) =>
    create("key", "createUserApiKey", { params: { userId }, json: { name } })
  const memberId = await addUser(organizationId, "Member")
  return {
    keys: {
      admin: adminKey,
      member: await addKey(memberId, "Member"),
      otherOrganization: await addKey(await addUser(otherOrganizationId, "Stranger"), "Stranger"),
      otherAdmin: await addKey(await addUser(otherOrganizationId, "Other admin", "admin"), "Other admin"),
      revoked: await revokedKey(call, memberId),
      // One character of the checksum differs.
      malformed: adminKey.slice(0, -1) + (adminKey.endsWith("0") ? "1" : "0"),
      none: undefined,
    },
    sessionCookie: await signIn(call, adminKey),
    adminKeyId: memberOf(firstKey, "id"),
    adminId,
    organizationId,
    memberId,
  }
}

/** Signs in with a key. @returns `name=value` of the cookie. */
export async function signIn(call: Calls["call"], apiKey: string): Promise<string> {
  const response = await call("createSession", { json: { apiKey } })
  await readJson(response)
  const [cookie = ""] = response.headers.getSetCookie()
  return cookie.split(";")[0] ?? ""
}

/** Returns the headers that a browser sends with a session, from a page of the server or of another site. */
export function sessionHeaders(cookie: string, site: "same-origin" | "cross-site"): Record<string, string> {
  return { cookie, "sec-fetch-site": site }
}

async function readOnlyItem(call: Calls["call"], operationId: string): Promise<unknown> {
  const [item, ...more] = await readList(await call(operationId))
  if (item === undefined || more.length > 0)
    throw new Error(`${operationId} does not return exactly one item for a fresh organization`)
  return item
}

async function findUser(call: Calls["call"], userId: string): Promise<unknown> {
  const users = await readList(await call("listUsers"))
  return users.find((user) => memberOf(user, "id") === userId)
}

async function revokedKey(call: Calls["call"], userId: string): Promise<string> {
  const created = await readJson(await call("createUserApiKey", { params: { userId }, json: { name: "Revoked" } }))
  await readJson(await call("revokeApiKey", { params: { id: memberOf(created, "id") } }))
  return memberOf(created, "key")
}
