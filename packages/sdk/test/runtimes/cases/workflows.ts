import { NotFoundError } from "@docsift/sdk"
import { definition } from "../samples.ts"
import { type Cases, check, failureAs } from "../world.ts"

/** Workflows, lists and the ways to make a call. */
export const workflowCases: Cases = {
  "a workflow is created, fetched, changed, listed and deleted": async ({ client: { workflows } }) => {
    const { workflowId } = await workflows.create(definition)
    const stored = await workflows.get(workflowId)
    check(stored.name === definition.name && stored.description === "", stored)
    await workflows.update(workflowId, { ...definition, description: "Größe ≥ 1 €" })
    const changed = await workflows.get(workflowId)
    check(changed.description === "Größe ≥ 1 €" && changed.updatedAt >= stored.updatedAt, changed)
    const listed = await workflows.list()
    check(
      listed.some(({ id }) => id === workflowId),
      listed,
    )
    await workflows.delete(workflowId)
    const { code, requestId } = await failureAs(NotFoundError, workflows.get(workflowId))
    check(code === "not_found" && requestId !== undefined, { code, requestId })
  },
  "a list is iterated over to its last page": async ({ client: { workflows } }) => {
    const made: string[] = []
    for (let count = 0; count < 3; count++) made.push((await workflows.create(definition)).workflowId)
    const listed: string[] = []
    for await (const { id } of workflows.list({ limit: 1 })) listed.push(id)
    check(new Set(listed).size === listed.length && made.every((id) => listed.includes(id)), { made, listed })
  },
  "a call also returns status, headers and request id": async ({ client: { workflows } }) => {
    const { data, response, requestId } = await workflows.create(definition).withResponse()
    check(response.status === 201 && requestId !== undefined && data.workflowId.startsWith("wkf_"), response.status)
    check(response.headers.get("x-request-id") === requestId, requestId)
  },
  "the raw client uses the paths of the document": async ({ client: { raw } }) => {
    const made = await raw.POST("/api/v1/workflows", {
      body: { name: "Raw", configuration: { objects: [{ name: "A", fields: [{ name: "b", type: "string" }] }] } },
    })
    const workflowId = made.data?.workflowId ?? ""
    const path = { workflowId }
    const { data } = await raw.GET("/api/v1/workflows/{workflowId}", { params: { path } })
    check(data?.name === "Raw", data)
    await raw.DELETE("/api/v1/workflows/{workflowId}", { params: { path } })
    const { error, response } = await raw.GET("/api/v1/workflows/{workflowId}", { params: { path } })
    check(response.status === 404 && typeof error?.error === "string", error)
  },
  "a client derived from another differs only in the given options": async ({ client, clientWith }) => {
    const { key } = await client.apiKeys.create({ name: "Other" })
    const statuses: number[] = []
    const wrong = clientWith({ apiKey: "dsk_wrong", hooks: { onResponse: ({ status }) => void statuses.push(status) } })
    const right = wrong.withOptions({ apiKey: async () => key })
    await right.workflows.list()
    check(statuses.join() === "200", statuses)
  },
}
