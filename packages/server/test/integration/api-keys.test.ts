import { afterAll, beforeAll, expect, test } from "vitest"
import { newApiKeyValue } from "../../src/domain/api-key-value.ts"
import { createWorld, describeOnEveryDatabase, once, type World } from "../world.ts"

describeOnEveryDatabase("API keys", (newDatabase) => {
  let world: World
  beforeAll(async () => {
    world = await createWorld(await newDatabase(), { isWorking: false })
  })
  afterAll(() => world.close())

  test("a created key acts as its creator, is listed masked, and is shown only once", async () => {
    const { apiKeys } = world.services
    const member = await world.aCaller()
    const { value } = await apiKeys.create(member, { name: " CI " }, once)
    expect(value.name).toBe("CI")
    expect(await apiKeys.authenticate(value.key)).toEqual({ ...member, keyId: value.id })
    const { items } = await apiKeys.list(member, { limit: 10 })
    expect(items.map((item) => item.id)).toContain(value.id)
    expect(JSON.stringify(items)).not.toContain(value.key)
    expect(items.find((item) => item.id === value.id)).toMatchObject({
      key: `${value.key.slice(0, 8)}…${value.key.slice(-4)}`,
      userId: member.userId,
      enabled: true,
      lastRequest: expect.any(Date),
    })
  })

  // Security: the response must not distinguish a revoked key from one that never existed.
  test("malformed, unknown and revoked keys are rejected with the same error", async () => {
    const { apiKeys } = world.services
    const { value } = await apiKeys.create(world.admin, { name: "K" }, once)
    await apiKeys.revoke(world.admin, value.id)
    const errors = []
    for (const key of ["", "nonsense", newApiKeyValue(), value.key]) {
      errors.push(await apiKeys.authenticate(key).catch((error: unknown) => error))
    }
    expect(errors.map(String)).toEqual(Array(4).fill("AppError: A valid API key is required in the x-api-key header."))
  })

  test("revoking is idempotent, and a revoked key stays listed", async () => {
    const { apiKeys } = world.services
    const { value } = await apiKeys.create(world.admin, { name: "K" }, once)
    await apiKeys.revoke(world.admin, value.id)
    await apiKeys.revoke(world.admin, value.id)
    const { items } = await apiKeys.list(world.admin, { limit: 100 })
    expect(items.find((item) => item.id === value.id)?.enabled).toBe(false)
  })

  test("another organization neither sees nor revokes a key", async () => {
    const { apiKeys } = world.services
    const stranger = await world.aCaller("admin")
    const notFound = { code: "not_found" }
    await expect(apiKeys.revoke(stranger, world.admin.keyId)).rejects.toMatchObject(notFound)
    await expect(apiKeys.revoke(stranger, "key_000000000000")).rejects.toMatchObject(notFound)
    await expect(apiKeys.revoke(stranger, "anything")).rejects.toMatchObject(notFound)
    const { items } = await apiKeys.list(stranger, { limit: 100 })
    expect(items.map((item) => item.id)).toEqual([stranger.keyId])
    await apiKeys.revoke(stranger, stranger.keyId)
  })

  // Security: a member must not be able to lock its organization's admins and colleagues out.
  test("a member revokes only the keys of its own user, an admin all keys of the organization", async () => {
    const { apiKeys } = world.services
    const admin = await world.aCaller("admin")
    const member = await world.aCaller("member", admin.organizationId)
    const colleague = await world.aCaller("member", admin.organizationId)
    const { value: second } = await apiKeys.create(member, { name: "K" }, once)
    for (const keyId of [admin.keyId, colleague.keyId]) {
      await expect(apiKeys.revoke(member, keyId)).rejects.toMatchObject({
        code: "forbidden",
        message: "This API key belongs to another user; only that user and admins of the organization can revoke it.",
      })
    }
    await apiKeys.revoke(member, second.id)
    await apiKeys.revoke(admin, colleague.keyId)
    const { items } = await apiKeys.list(member, { limit: 100 })
    const enabled = items.filter((item) => item.enabled).map((item) => item.id)
    expect(enabled.toSorted()).toEqual([admin.keyId, member.keyId].toSorted())
  })

  test("an unknown organization or user is not found", async () => {
    const { users } = world.services
    const input = { organizationId: "org_000000000000", name: "U", role: "member" as const }
    await expect(users.create(world.admin, input, once)).rejects.toMatchObject({ code: "not_found" })
    await expect(users.create(world.admin, { ...input, organizationId: "x" }, once)).rejects.toMatchObject({
      code: "not_found",
    })
    for (const id of ["usr_000000000000", "x"]) {
      await expect(users.createApiKey(world.admin, id, { name: "K" }, once)).rejects.toMatchObject({
        code: "not_found",
      })
    }
  })

  test("organizations and users are listed newest first, page by page", async () => {
    const { organizations, users } = world.services
    await world.aCaller()
    const first = await organizations.list({ limit: 1 })
    const second = await organizations.list({ limit: 1, cursor: first.nextCursor })
    expect(first.items[0]?.createdAt.getTime()).toBeGreaterThanOrEqual(second.items[0]?.createdAt.getTime() ?? Infinity)
    expect((await users.list({ limit: 100 })).items.at(-1)).toMatchObject({ name: "Admin", role: "admin" })
  })
})

describeOnEveryDatabase("the last admin key", (newDatabase) => {
  test("when two admin keys are revoked concurrently, one stays", async () => {
    const world = await createWorld(await newDatabase(), { isWorking: false })
    const { apiKeys } = world.services
    const { value: second } = await apiKeys.create(world.admin, { name: "K" }, once)
    // Each revokes itself: a revoked key could not revoke another.
    const callers = [world.admin, await apiKeys.authenticate(second.key)]
    const revocations = await Promise.allSettled(callers.map((caller) => apiKeys.revoke(caller, caller.keyId)))
    expect(revocations.map((result) => result.status).toSorted()).toEqual(["fulfilled", "rejected"])
    expect(revocations.find((result) => result.status === "rejected")?.reason).toMatchObject({ code: "last_admin_key" })
    await world.close()
  })

  test("a member's key does not count as an admin's", async () => {
    const world = await createWorld(await newDatabase(), { isWorking: false })
    const member = await world.aCaller("member")
    const { apiKeys } = world.services
    await expect(apiKeys.revoke(world.admin, world.admin.keyId)).rejects.toMatchObject({ code: "last_admin_key" })
    await apiKeys.revoke(member, member.keyId)
    await world.close()
  })
})
