import { sql } from "drizzle-orm"
import { afterAll, beforeAll, expect, test } from "vitest"
import type { DatabaseConfig } from "../../src/config.ts"
import { openDatabase } from "../../src/database/open-database.ts"
import { createWorld, describeOnEveryDatabase, once, type World } from "../world.ts"

describeOnEveryDatabase("models", (newDatabase) => {
  let world: World
  let database: DatabaseConfig
  beforeAll(async () => {
    database = await newDatabase()
    world = await createWorld(database, { isWorking: false })
  })
  afterAll(() => world.close())

  const add = async (input: Partial<Parameters<World["services"]["models"]["add"]>[1]> = {}) =>
    (await world.services.models.add(world.admin, { modelName: "gpt-5", ...input }, once)).value

  test("a new deployment has the built-in engine in both slots, and it cannot be changed or deleted", async () => {
    const { models, runtimeConfig } = world.services
    const builtin = (await models.list()).find((model) => model.provider === "builtin")
    const slot = { name: "Built-in engine", modelId: builtin?.id }
    expect(await runtimeConfig.get()).toEqual({ fastModel: slot, accurateModel: slot })
    const id = builtin?.id ?? ""
    await expect(models.delete(world.admin, id)).rejects.toMatchObject({ code: "model_builtin" })
    await expect(models.update(world.admin, { id, displayName: "X" })).rejects.toMatchObject({ code: "model_builtin" })
  })

  test("a provider key is stored encrypted and returned masked", async () => {
    const model = await add({ providerApiKey: "sk-proj-planted-secret-1234" })
    expect(model.providerApiKey).toBe("sk-…1234")
    expect(JSON.stringify(await world.services.models.list())).not.toContain("planted")
    if (database.kind !== "postgres") return
    const opened = await openDatabase(database)
    const rows = await opened.database.execute(sql`select * from models`)
    await opened.close()
    expect(JSON.stringify(rows)).not.toContain("planted")
  })

  test("an update keeps the key when it is left out or sent back masked", async () => {
    const { models } = world.services
    const model = await add({ providerApiKey: "sk-proj-0123456789abcd" })
    const renamed = await models.update(world.admin, { id: model.id, displayName: "Mine" })
    expect(renamed).toEqual({ ...model, displayName: "Mine" })
    const echoed = await models.update(world.admin, { ...renamed, isVision: true })
    expect(echoed).toEqual({ ...renamed, isVision: true })
  })

  // Security: a user who may change the URL must not be able to have the stored key sent to another host.
  test("moving a model to another host requires the key again", async () => {
    const { models } = world.services
    const model = await add({ providerApiKey: "sk-proj-0123456789abcd", baseUrl: "https://api.openai.com/v1" })
    const moved = { id: model.id, baseUrl: "https://evil.example/v1" }
    await expect(models.update(world.admin, moved)).rejects.toMatchObject({ code: "invalid_request" })
    await expect(models.update(world.admin, { ...moved, providerApiKey: model.providerApiKey })).rejects.toMatchObject({
      code: "invalid_request",
    })
    const path = await models.update(world.admin, { id: model.id, baseUrl: "https://api.openai.com/v2" })
    expect(path.baseUrl).toBe("https://api.openai.com/v2")
    const resent = await models.update(world.admin, { ...moved, providerApiKey: "sk-another-key-5678" })
    expect(resent).toMatchObject({ baseUrl: "https://evil.example/v1", providerApiKey: "sk-…5678" })
  })

  test("a masked value is not stored as a new key", async () => {
    await expect(add({ providerApiKey: "sk-…1234" })).rejects.toMatchObject({ code: "invalid_request" })
  })

  test("a model is assigned to the slots that its flags allow, or to the given one", async () => {
    const { runtimeConfig } = world.services
    const core = await add({ displayName: "Core" })
    const vision = await add({ displayName: "Vision", isCore: false, isVision: true })
    const { value } = await runtimeConfig.set(world.admin, { modelId: core.id }, once)
    expect(value.fastModel).toEqual({ name: "Core", modelId: core.id })
    expect(value.accurateModel?.name).toBe("Built-in engine")
    await expect(runtimeConfig.set(world.admin, { modelId: core.id, type: "accurate" }, once)).rejects.toMatchObject({
      code: "invalid_request",
    })
    await runtimeConfig.set(world.admin, { modelId: vision.id, type: "accurate" }, once)
    expect((await runtimeConfig.get()).accurateModel).toEqual({ name: "Vision", modelId: vision.id })
  })

  test("a model in a slot can neither be deleted nor lose the flag that the slot requires", async () => {
    const { models, runtimeConfig } = world.services
    const model = await add()
    await runtimeConfig.set(world.admin, { modelId: model.id, type: "fast" }, once)
    await expect(models.delete(world.admin, model.id)).rejects.toMatchObject({ code: "model_in_use" })
    const unfit = { id: model.id, isCore: false, isVision: true }
    await expect(models.update(world.admin, unfit)).rejects.toMatchObject({ code: "model_in_use" })
    await runtimeConfig.set(world.admin, { modelId: (await add()).id, type: "fast" }, once)
    await models.delete(world.admin, model.id)
    await expect(models.delete(world.admin, model.id)).rejects.toMatchObject({ code: "not_found" })
  })

  test("the prices of all models have one currency, also when two are priced at once", async () => {
    const { models } = world.services
    const inCurrency = (currency: string) => ({ inputPrice: 0.25, outputPrice: 2, currency })
    const first = await add({ displayName: "First", ...inCurrency("EUR") })
    expect(first).toMatchObject(inCurrency("EUR"))
    const second = await add()
    const dollars = { id: second.id, ...inCurrency("USD") }
    const rejection = { code: "invalid_request", message: "currency: must be EUR, as for the model First" }
    await expect(models.update(world.admin, dollars)).rejects.toMatchObject(rejection)
    await expect(add(inCurrency("USD"))).rejects.toMatchObject(rejection)
    // Alone it can have another one, and without prices it forbids none.
    expect(await models.update(world.admin, { id: first.id, currency: "USD" })).toMatchObject(inCurrency("USD"))
    expect(await models.update(world.admin, { id: first.id, currency: "" })).not.toHaveProperty("currency", "USD")
    const raced = await Promise.allSettled(["EUR", "USD", "CHF", "GBP"].map((currency) => add(inCurrency(currency))))
    expect(raced.filter(({ status }) => status === "fulfilled")).toHaveLength(1)
    for (const { id, currency } of await models.list()) if (currency) await models.delete(world.admin, id)
  })

  test("unknown models are not found", async () => {
    const { models, runtimeConfig } = world.services
    for (const id of ["mdl_000000000000", "x"]) {
      await expect(models.delete(world.admin, id)).rejects.toMatchObject({ code: "not_found" })
      await expect(models.update(world.admin, { id })).rejects.toMatchObject({ code: "not_found" })
      await expect(runtimeConfig.set(world.admin, { modelId: id }, once)).rejects.toMatchObject({ code: "not_found" })
    }
  })

  test("a model that does not respond is reported in a sentence of its own", async () => {
    const { models } = world.services
    const baseUrl = "http://127.0.0.1:9/v1"
    const local = { modelName: "qwen3", baseUrl, providerApiKey: "sk-planted" }
    expect((await models.validateConnection(world.admin, local, once)).value).toEqual({
      isValid: false,
      error: "The model could not be reached, or did not respond in time.",
    })
    const metadata = { ...local, baseUrl: "http://169.254.169.254/latest" }
    expect((await models.validateConnection(world.admin, metadata, once)).value).toEqual({
      isValid: false,
      error: "This server does not call the address.",
    })
    const builtin = { modelName: "x", provider: "builtin" as const }
    expect((await models.validateConnection(world.admin, builtin, once)).value).toEqual({ isValid: true })
  })
})
