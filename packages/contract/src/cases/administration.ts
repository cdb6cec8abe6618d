import { ConflictError, NotFoundError, PermissionDeniedError } from "@docsift/sdk"
import { describe, expect, test } from "vitest"
import { expectError } from "../expect-error.ts"
import { aWorkflow, invoiceText } from "../samples.ts"
import { aModel } from "../valid-requests.ts"
import type { World } from "../world.ts"

/** Declares the cases about models, runtime configuration, organizations and users, through the SDK. */
export function administrationCases(world: () => World): void {
  describe("models", () => {
    test("are added, listed, changed and deleted; their secret is only ever returned masked", async () => {
      const { models } = world().client().admin
      const input = aModel()
      const { success, model } = await models.add(input)
      expect(success).toBe(true)
      const { providerApiKey: mask = "" } = model
      expect(model).toEqual({ ...input, id: model.id, providerApiKey: mask })
      expect(mask).toContain("…")
      expect(mask.length).toBeLessThan(input.providerApiKey.length)
      expect(await models.list()).toContainEqual(model)

      const renamed = await models.update({ ...model, displayName: "Renamed" })
      expect(renamed.model).toEqual({ ...model, displayName: "Renamed" })
      const { providerApiKey: _mask, ...withoutKey } = model
      expect((await models.update(withoutKey)).model.providerApiKey).toBe(mask)

      expect(await models.delete(model.id)).toEqual({ success: true })
      await expect(models.delete(model.id)).rejects.toThrow(NotFoundError)
      expect(await models.list()).not.toContainEqual(expect.objectContaining({ id: model.id }))
    })

    test("an empty string counts as omitted when a model is added", async () => {
      const { models } = world().client().admin
      const { model } = await models.add({ modelName: "gpt-5-mini", displayName: "", baseUrl: "", providerApiKey: "" })
      expect(model).toEqual({
        id: model.id,
        provider: "openai",
        modelName: "gpt-5-mini",
        isCore: true,
        isVision: false,
      })
      await models.delete(model.id)
    })

    test("a change keeps the members that it omits, and an empty string removes a value", async () => {
      const { models } = world().client().admin
      const { model } = await models.add(aModel())
      const { id, modelName } = model
      expect((await models.update({ id, modelName: "other" })).model).toEqual({ ...model, modelName: "other" })
      const { displayName: _displayName, ...unnamed } = { ...model, isVision: false }
      expect((await models.update({ id, modelName, isVision: false, displayName: "" })).model).toEqual(unnamed)
      const { providerApiKey: _providerApiKey, ...keyless } = unnamed
      expect((await models.update({ id, modelName, providerApiKey: "" })).model).toEqual(keyless)
      await models.delete(id)
    })

    test("a stored secret is never sent to another origin", async () => {
      const { models } = world().client().admin
      const { model } = await models.add(aModel())
      const moved = { ...model, baseUrl: "http://127.0.0.2:9/v1" }
      await expectError(await world().call("updateModel", { json: moved }), 400, "invalid_request")
      expect(await models.list()).toContainEqual(model)
      const { model: changed } = await models.update({ ...moved, providerApiKey: "sk-another-0000000000002e3b" })
      expect(changed.baseUrl).toBe(moved.baseUrl)
      await models.delete(model.id)
    })

    test.for([
      ["no use at all", { isCore: false, isVision: false }, /isCore|isVision/],
      ["no address where one is needed", { baseUrl: undefined }, /baseUrl/],
      ["a URL of another scheme", { baseUrl: "file:///etc/passwd" }, /baseUrl/],
      ["a password in the URL", { baseUrl: "http://user:hunter2@127.0.0.1:9/" }, /baseUrl/],
    ] as const)("a model with %s is rejected", async ([, change, location]) => {
      const response = await world().call("addModel", { json: { ...aModel(), ...change } })
      const sentence = await expectError(response, 400, "invalid_request")
      expect(sentence).toMatch(location)
      expect(sentence).not.toContain("hunter2")
    })

    test("prices come with their currency, and all models have the same one; an empty currency removes them", async () => {
      const { models } = world().client().admin
      const prices = { inputPrice: 0.25, outputPrice: 2, currency: "EUR" }
      const { model } = await models.add({ ...aModel(), displayName: "Priced", ...prices })
      expect(model).toMatchObject(prices)
      expect(await models.list()).toContainEqual(model)
      const { id, modelName } = model
      expect((await models.update({ id, modelName, outputPrice: 3 })).model).toEqual({ ...model, outputPrice: 3 })
      for (const [name, change] of [
        ["outputPrice", { outputPrice: undefined }],
        ["inputPrice", { inputPrice: undefined }],
        ["currency", { currency: undefined }],
        ["inputPrice", { inputPrice: -1 }],
        ["currency", { currency: "eur" }],
        ["currency: must be EUR, as for the model Priced", { currency: "USD" }],
      ] as const) {
        const response = await world().call("addModel", { json: { ...aModel(), ...prices, ...change } })
        expect(await expectError(response, 400, "invalid_request")).toContain(name)
      }
      const { inputPrice: _inputPrice, outputPrice: _outputPrice, currency: _currency, ...unpriced } = model
      expect((await models.update({ id, modelName, currency: "" })).model).toEqual(unpriced)
      await models.delete(id)
    })

    test("a failed connection test reports the reason without the provider's own words", async () => {
      const { models } = world().client().admin
      // A closed port, and the metadata service of cloud machines, which gives out credentials.
      for (const baseUrl of ["http://127.0.0.1:9/v1", "http://169.254.169.254/latest/meta-data"]) {
        const { isValid, error } = await models.validateConnection({ ...aModel(), baseUrl })
        expect(isValid).toBe(false)
        expect(error).toMatch(/\S/)
        expect(error).not.toMatch(/ECONNREFUSED|127\.0\.0\.1:9|169\.254|sk-contract/)
      }
    })

    test("the built-in model needs no connection to be valid", async () => {
      const { models } = world().client().admin
      const builtIn = (await models.list()).find(({ provider }) => provider === "builtin")
      expect(builtIn).toMatchObject({ id: world().builtInModelId, isCore: true })
      await expect(models.delete(world().builtInModelId)).rejects.toThrow(ConflictError)
    })
  })

  describe("the runtime configuration", () => {
    test("starts with the built-in model in both slots and puts a model into the slots its flags allow", async () => {
      const { models, runtimeConfig } = world().client().admin
      const builtInSlot = { modelId: world().builtInModelId, name: expect.stringMatching(/\S/) }
      const both = { fastModel: builtInSlot, accurateModel: builtInSlot }
      expect(await runtimeConfig.get()).toEqual(both)
      const { model } = await models.add({ ...aModel(), isVision: false })
      const slot = { modelId: model.id, name: "Contract model" }
      try {
        expect(await runtimeConfig.set({ modelId: model.id })).toEqual({ success: true })
        expect(await runtimeConfig.get()).toEqual({ ...both, fastModel: slot })
        const accurate = { json: { modelId: model.id, type: "accurate" } }
        await expectError(await world().call("setRuntimeConfig", accurate), 400, "invalid_request")
        expect(await runtimeConfig.get()).toEqual({ ...both, fastModel: slot })
      } finally {
        await runtimeConfig.set({ modelId: world().builtInModelId })
      }
      expect(await runtimeConfig.get()).toEqual(both)
      await models.delete(model.id)
    })
  })

  describe("organizations and users", () => {
    test("a member of a new organization sees nothing of others and may not call admin operations", async () => {
      const { organizations, users } = world().client().admin
      const organization = await organizations.create({ name: "Fresh" })
      expect((await organizations.list())[0]).toEqual(organization)
      const user = await users.create({ organizationId: organization.id, name: "First", role: "member" })
      expect(user).toMatchObject({ organizationId: organization.id, name: "First", role: "member" })
      expect((await users.list())[0]).toEqual(user)
      const { key, id } = await users.createApiKey(user.id, { name: "First key" })
      const client = world().clientOf(key)
      expect(await client.workflows.list()).toEqual([])
      expect(await client.executions.list()).toEqual([])
      expect((await client.apiKeys.list()).map((one) => one.id)).toEqual([id])
      await expect(client.admin.organizations.list()).rejects.toThrow(PermissionDeniedError)
    })
  })

  describe("the audit log", () => {
    test("says who changed what, newest first, by time, operation, organization and user", async () => {
      const { admin } = world().client()
      const started = new Date().toISOString()
      const organization = await admin.organizations.create({ name: "Audited" })
      const user = await admin.users.create({ organizationId: organization.id, name: "Audited", role: "member" })
      const [newest, older] = await admin.auditLog.list({ limit: 2 })
      const actor = { organizationId: world().organizationId, userId: world().adminId, keyId: world().adminKeyId }
      expect(newest).toMatchObject({ operation: "createUser", targetId: user.id, ...actor })
      expect(older).toMatchObject({ operation: "createOrganization", targetId: organization.id, ...actor })
      const { at = "" } = newest ?? {}
      const targets = async (query: Parameters<typeof admin.auditLog.list>[0]) =>
        (await admin.auditLog.list(query)).map(({ targetId }) => targetId)
      const { organizationId, userId } = actor
      const operation = "createOrganization"
      expect((await targets({ operation, organizationId, userId, limit: 1 }))[0]).toBe(organization.id)
      expect(await targets({ until: at, limit: 1 })).not.toContain(user.id)
      expect(await targets({ since: at })).toContain(user.id)
      expect(await targets({ since: started, userId: user.id })).toEqual([])
      expect(await targets({ organizationId: organization.id })).toEqual([])
    })

    test("a member's deletions and changes of retention are recorded, other changes of a workflow are not", async () => {
      const [member, { auditLog }] = [world().client("member"), world().client().admin]
      const { workflowId } = await member.workflows.create(aWorkflow({ name: "Kept" }))
      await member.workflows.update(workflowId, aWorkflow({ name: "Kept longer" }))
      await member.workflows.update(workflowId, { ...aWorkflow({ name: "Kept longer" }), retentionDays: 30 })
      await member.workflows.restore(workflowId, 2)
      const { fileId } = await member.files.create({ data: new Blob([invoiceText("0001")]), name: "invoice.txt" })
      await member.files.delete(fileId)
      await member.workflows.delete(workflowId)
      const entries = await auditLog.list({ userId: world().memberId, limit: 4 })
      expect(entries.map(({ operation, targetId }) => [operation, targetId])).toEqual([
        ["deleteWorkflow", workflowId],
        ["deleteFile", fileId],
        ["restoreWorkflowVersion", workflowId],
        ["updateWorkflow", workflowId],
      ])
    })

    test("has pages that together are the complete list", async () => {
      const { auditLog } = world().client().admin
      const whole = (await auditLog.list({ limit: 5 })).map(({ id }) => id)
      const seen: number[] = []
      for await (const { id } of auditLog.list({ limit: 2 })) if (seen.push(id) === 5) break
      expect(seen).toEqual(whole)
      const broken = { cursor: "nonsense", since: "2026-02-30T00:00:00.000Z", operation: "listUsers" }
      for (const [name, value] of Object.entries(broken)) {
        const query = { [name]: value }
        await expectError(await world().call("listAuditEntries", { query }), 400, "invalid_request")
      }
    })
  })
}
