import { memberOf, readJson, readList, type Calls } from "./calls.ts"

/** The kinds of callers. */
export type CallerName = "admin" | "member" | "otherOrganization" | "otherAdmin" | "revoked" | "malformed" | "none"

/** Keys of every kind of caller, and the ids of their holders. */
export interface Callers {
  readonly keys: Readonly<Record<CallerName, string | undefined>>
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
    adminKeyId: memberOf(firstKey, "id"),
    adminId,
    organizationId,
    memberId,
  }
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
