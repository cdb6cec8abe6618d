import { mockDocsift } from "@docsift/mocks"
import { Client } from "@docsift/sdk"
import { expect, test } from "vitest"
import { loadOperations } from "./document.ts"
import { aWorkflow } from "./samples.ts"
import { traced } from "./traces.ts"

const baseUrl = "http://docsift.test"
const start = () => {
  const docsift = mockDocsift()
  const traces = traced({ baseUrl, fetch: docsift.fetch }, loadOperations())
  const watched = (apiKey: string) => new Client({ apiKey, baseUrl, fetch: traces.fetch })
  const unwatched = (apiKey: string) => new Client({ apiKey, baseUrl, fetch: docsift.fetch })
  return { docsift, traces, watched, unwatched }
}

test("workflows, models and keys made through it are removed, in every organization, and nothing else", async () => {
  const { docsift, traces, watched, unwatched } = start()
  const { admin } = watched(docsift.apiKey)
  const { id: organizationId } = await admin.organizations.create({ name: "Suite" })
  const { id: userId } = await admin.users.create({ organizationId, name: "Suite", role: "member" })
  const { key } = await admin.users.createApiKey(userId, { name: "Suite" })
  const second = await watched(key).apiKeys.create({ name: "Second" })
  const revoked = await watched(key).apiKeys.create({ name: "Revoked" })
  await watched(key).apiKeys.revoke(revoked.id)
  await admin.models.add({ modelName: "gpt-suite", provider: "openai" })
  await watched(key).workflows.create(aWorkflow())
  const gone = await watched(key).workflows.create(aWorkflow())
  await watched(key).workflows.delete(gone.workflowId)

  const outsider = unwatched(docsift.apiKey)
  const kept = await outsider.admin.users.createApiKey(userId, { name: "Kept" })
  const { model } = await outsider.admin.models.add({ modelName: "gpt-kept", provider: "openai" })
  const { workflowId } = await unwatched(kept.key).workflows.create(aWorkflow({ name: "Kept" }))

  await traces.remove(docsift.apiKey)

  for (const value of [key, second.key]) {
    await expect(unwatched(value).workflows.list()).rejects.toMatchObject({ status: 401 })
  }
  expect((await unwatched(kept.key).workflows.list()).map(({ id }) => id)).toEqual([workflowId])
  const added = (await outsider.admin.models.list()).filter(({ provider }) => provider === "openai")
  expect(added.map(({ id }) => id)).toEqual([model.id])
  expect(traces.describeRest()).toBe("1 organizations, 1 users, 0 executions")
})

test("what cannot be deleted is reported", async () => {
  const { docsift, traces, watched } = start()
  const { admin } = watched(docsift.apiKey)
  const { model } = await admin.models.add({ modelName: "gpt-busy", provider: "openai" })
  await admin.runtimeConfig.set({ modelId: model.id })
  await expect(traces.remove(docsift.apiKey)).rejects.toThrow(
    /could not delete everything in http.*\n {2}deleteModel 409: .*in use/,
  )
})
