import { AuthenticationError, PermissionDeniedError } from "@docsift/sdk"
import { type Cases, check, failureAs } from "../world.ts"

/** Keys, tenants and models. */
export const administrationCases: Cases = {
  "a key is created, listed without its secret, used and revoked immediately": async ({ client, clientWith }) => {
    const { id, key } = await client.apiKeys.create({ name: "Nightly" })
    const listed = await client.apiKeys.list()
    check(listed.some((entry) => entry.id === id && entry.enabled) && !JSON.stringify(listed).includes(key), listed)
    const other = clientWith({ apiKey: key })
    await other.workflows.list()
    await client.apiKeys.revoke(id)
    const { status, requestId } = await failureAs(AuthenticationError, other.workflows.list())
    check(status === 401 && requestId !== undefined, { status, requestId })
  },
  "two calls with the same idempotency key have one effect": async ({ client }) => {
    const options = { idempotencyKey: crypto.getRandomValues(new Uint32Array(4)).join("-") }
    const first = await client.apiKeys.create({ name: "Once" }, options).withResponse()
    const second = await client.apiKeys.create({ name: "Once" }, options).withResponse()
    check(first.data.id === second.data.id, second.data.id)
    check(second.response.headers.get("idempotent-replayed") === "true", "the replay is not marked")
  },
  "the caller is described, and a key has no session to end": async ({ client }) => {
    const { user, organization, keyId, session, server } = await client.caller.get()
    check(user.role === "admin" && organization.name !== "" && keyId !== undefined, { user, organization, keyId })
    check(session === undefined && server.version !== "", { session, server })
    await client.sessions.end()
    await client.caller.get()
  },
  "a key starts a session, except for a page of another origin": async ({ client, clientWith }) => {
    const { key } = await client.apiKeys.create({ name: "Signs in" })
    const page = clientWith({ session: true })
    if ("document" in globalThis) {
      await failureAs(AuthenticationError, page.sessions.create({ apiKey: key }))
      return
    }
    const { expiresAt } = await page.sessions.create({ apiKey: key })
    check(Date.parse(expiresAt) > Date.now(), expiresAt)
  },
  "organizations and users are created, and a member may not administer": async ({ client: { admin }, clientWith }) => {
    const organization = await admin.organizations.create({ name: "Tenant" })
    let isListed = false
    for await (const { id } of admin.organizations.list({ limit: 5 })) isListed ||= id === organization.id
    check(isListed, organization)
    const user = await admin.users.create({ organizationId: organization.id, name: "Import", role: "member" })
    const users: string[] = []
    for await (const { id } of admin.users.list()) users.push(id)
    check(users.includes(user.id), users)
    const { key } = await admin.users.createApiKey(user.id, { name: "Import" })
    const member = clientWith({ apiKey: key })
    check((await member.workflows.list()).length === 0, "a new tenant has workflows")
    await failureAs(PermissionDeniedError, member.admin.models.list())
  },
  "a model is added without showing its secret, changed, tested and deleted": async ({ client, targets }) => {
    const { models } = client.admin
    const secret = "sk-runtimes-0000000000001f2a"
    const input = {
      modelName: "runtimes-model",
      provider: "openai-compatible",
      providerApiKey: secret,
      baseUrl: `${targets.faultsUrl}/model`,
    } as const
    const { model } = await models.add(input)
    const { model: changed } = await models.update({ ...model, displayName: "Renamed" })
    check(changed.displayName === "Renamed" && changed.id === model.id, changed)
    const listed = await models.list()
    check(listed.some(({ id }) => id === model.id) && !JSON.stringify(listed).includes(secret), listed)
    const { isValid, error } = await models.validateConnection(input)
    check(!isValid && typeof error === "string" && !error.includes(secret), { isValid, error })
    await models.delete(model.id)
    check(!(await models.list()).some(({ id }) => id === model.id), "the model is still there")
  },
  "the models of the slots are read and set": async ({ client }) => {
    const { runtimeConfig } = client.admin
    const { fastModel } = await runtimeConfig.get()
    check(fastModel !== undefined, "no model in the fast slot")
    const { success } = await runtimeConfig.set({ modelId: fastModel.modelId, type: "fast" })
    check(success && (await runtimeConfig.get()).fastModel?.modelId === fastModel.modelId, { success })
  },
}
