import { startIdentityProvider } from "@docsift/testing/identity-provider"
import { expect, onTestFinished, test } from "vitest"
import { createRepositories } from "../../src/create-repositories.ts"
import { openDatabase } from "../../src/database/open-database.ts"
import { newId, parseId } from "../../src/domain/ids.ts"
import { createApp } from "../../src/app.ts"
import { disableUser, enableUser } from "../../src/services/user-access.ts"
import { failureOf, meOf, oidcOf, signIn } from "../person.ts"
import { createWorld, describeOnPostgres, once } from "../world.ts"

describeOnPostgres("users that are disabled", (newDatabase) => {
  test("lose every key and session at once on running servers, and get none back when they are enabled", async () => {
    const database = await newDatabase()
    const world = await createWorld(database, { isWorking: false })
    onTestFinished(() => world.close())
    // As the command does, beside a running server.
    const opened = await openDatabase(database)
    onTestFinished(() => opened.close())
    const dependencies = { ...createRepositories(opened), database: opened.database }
    const { apiKeys, auditEntries, sessions } = world.services
    const caller = await world.aCaller("member")
    const { value: own } = await apiKeys.create(caller, { name: "Own" }, once)
    const session = await sessions.start(caller)
    expect(await disableUser(dependencies, caller.userId)).toMatchObject({
      user: { id: caller.userId },
      revokedKeys: 2,
    })
    await expect(apiKeys.authenticate(own.key)).rejects.toMatchObject({ code: "unauthorized" })
    await expect(sessions.authenticate(session.value)).rejects.toMatchObject({ code: "unauthorized" })
    expect(await disableUser(dependencies, caller.userId)).toMatchObject({ revokedKeys: 0 })
    expect(await enableUser(dependencies, caller.userId)).toMatchObject({ id: caller.userId })
    await expect(apiKeys.authenticate(own.key)).rejects.toMatchObject({ code: "unauthorized" })
    const { items } = await auditEntries.list({ limit: 5 })
    expect(items.map(({ operation, userId }) => [operation, userId]).toReversed()).toEqual([
      ["disableUser", undefined],
      ["revokeApiKey", undefined],
      ["revokeApiKey", undefined],
      ["disableUser", undefined],
      ["enableUser", undefined],
    ])
  })

  // Security: the identity provider still vouches for the person.
  test("are refused when they sign in through the identity provider", async () => {
    const publicUrl = "http://docsift.test"
    const callbackUrl = `${publicUrl}/console/sign-in/callback`
    await using provider = await startIdentityProvider({ redirectUri: callbackUrl })
    const database = await newDatabase()
    const world = await createWorld(database, { oidc: oidcOf(provider, publicUrl), publicUrl, isWorking: false })
    onTestFinished(() => world.close())
    const opened = await openDatabase(database)
    onTestFinished(() => opened.close())
    const dependencies = { ...createRepositories(opened), database: opened.database }
    const app = createApp(world.container)
    const { jar } = await signIn(app)
    const id = parseId("usr", (await meOf(app, jar)).user.id, "id")
    expect(await disableUser(dependencies, id)).toMatchObject({ revokedKeys: 1 })
    expect((await jar.request(app, "/api/v1/me")).status).toBe(401)
    expect(await failureOf(app)).toBe("refused")
    await enableUser(dependencies, id)
    expect((await meOf(app, (await signIn(app)).jar)).user.id).toBe(id)
  })

  test("must exist", async () => {
    const database = await newDatabase()
    const world = await createWorld(database, { isWorking: false })
    onTestFinished(() => world.close())
    const opened = await openDatabase(database)
    onTestFinished(() => opened.close())
    const dependencies = { ...createRepositories(opened), database: opened.database }
    const id = newId("usr")
    await expect(disableUser(dependencies, id)).rejects.toThrow(`No user has the id ${id}.`)
    await expect(enableUser(dependencies, id)).rejects.toThrow(`No user has the id ${id}.`)
  })
})
