import { afterAll, describe, expect, test } from "vitest"
import { operationOf, type Operation } from "../document.ts"
import { send, type RequestParts } from "../send.ts"
import { memberOf, readJson } from "../calls.ts"
import type { World } from "../world.ts"
import { addFile } from "../valid-requests.ts"
import { prepare } from "./authorization.ts"

/** Declares that the server accepts every request example of the document. */
export function exampleCases(operations: readonly Operation[], world: () => World): void {
  const examples = operations.flatMap((operation) =>
    [...operation.body].flatMap(([mediaType, { examples }]) =>
      [...examples].map(([name, value]) => [operation.operationId, name, operation, mediaType, value] as const),
    ),
  )

  test("every operation with a body has an example", () => {
    const withBody = operations.filter((operation) => operation.body.size > 0).map((one) => one.operationId)
    expect([...new Set(examples.map(([operationId]) => operationId))]).toEqual(withBody)
  })

  describe("examples of the document", () => {
    // An example puts a model that does not exist anywhere into the slots.
    afterAll(async () => {
      await readJson(await world().call("setRuntimeConfig", { json: { modelId: world().builtInModelId } }))
    })

    test.for(examples)("the server takes the example of %s: %s", async ([, , operation, mediaType, value]) => {
      const prepared = await prepare(operation, world())
      const params = prepared.params === undefined ? {} : { params: prepared.params }
      const parts =
        mediaType === "multipart/form-data"
          ? { ...params, file: { name: "example.txt", content: String(Object(value).file) } }
          : { ...params, json: await withRealValues(value, world(), operations) }
      const response = await send(world().endpoint, operation, parts satisfies RequestParts, world().keys.admin)
      expect(response.ok, await response.clone().text()).toBe(true)
    })
  })

  const reading = operations.filter((operation) => ignoredMembers(operation).length > 0)
  test.for(reading.map((operation) => [operation.operationId, operation] as const))(
    "%s takes what only the server decides, and leaves it alone",
    async ([, operation]) => {
      const parts = await prepare(operation, world())
      const ignored = Object.fromEntries(ignoredMembers(operation).map((name) => [name, "forged"]))
      const forged = { ...parts, json: { ...Object(parts.json), ...ignored } }
      const response = await send(world().endpoint, operation, forged, world().keys.admin)
      expect(response.ok, await response.clone().text()).toBe(true)
      expect(await response.text()).not.toContain("forged")
    },
  )
}

/** Returns the members of a body that the document marks as ignored. */
function ignoredMembers({ body }: Operation): string[] {
  const properties: unknown = body.get("application/json")?.schema.properties
  return Object.entries(Object(properties))
    .filter(([, schema]) => Object(schema)["x-ignored"] === true)
    .map(([name]) => name)
}

/** Replaces what the document makes up by what exists: ids, a key, and the mask of a stored secret. */
async function withRealValues(value: unknown, world: World, operations: readonly Operation[]): Promise<unknown> {
  const text = JSON.stringify(value)
  const files = new Map<string, string>()
  for (const [id] of text.matchAll(/file_[a-f0-9]{12}/g)) if (!files.has(id)) files.set(id, await addFile(world))
  const model = text.includes('"mdl_') ? await addExampleModel(world, operations) : { id: "", mask: "" }
  return JSON.parse(
    text
      .replaceAll(/mdl_[a-f0-9]{12}/g, model.id)
      .replaceAll(/file_[a-f0-9]{12}/g, (id) => files.get(id) ?? "")
      .replaceAll(/org_[a-f0-9]{12}/g, world.organizationId)
      .replaceAll(/dsk_EXAMPLE\w+/g, world.keys.admin ?? "")
      .replaceAll(/wkf_[a-f0-9]{12}/g, world.workflowId)
      .replaceAll(/"providerApiKey":"[^"]*…[^"]*"/g, `"providerApiKey":"${model.mask}"`),
  )
}

/** Adds the model that the examples of the other operations refer to: the first example of adding one. */
async function addExampleModel(world: World, operations: readonly Operation[]): Promise<{ id: string; mask: string }> {
  const [json] = operationOf(operations, "addModel").body.get("application/json")?.examples.values() ?? []
  const response = await readJson(await world.call("addModel", { json }))
  const model: unknown = Object(response).model
  return { id: memberOf(model, "id"), mask: memberOf(model, "providerApiKey") }
}
