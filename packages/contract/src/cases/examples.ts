import { describe, expect, test } from "vitest"
import type { Operation } from "../document.ts"
import { addModel } from "../valid-requests.ts"
import { send, type RequestParts } from "../send.ts"
import type { World } from "../world.ts"
import { prepare } from "./authorization.ts"

/** Every request example of the document is sent to the server and must be taken. */
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
    test.for(examples)("the server takes the example of %s: %s", async ([, , operation, mediaType, value]) => {
      const prepared = await prepare(operation, world())
      const params = prepared.params === undefined ? {} : { params: prepared.params }
      const parts =
        mediaType === "multipart/form-data"
          ? { ...params, file: { name: "example.txt", content: String(Object(value).file) } }
          : { ...params, json: await withRealIds(value, world()) }
      const response = await send(world().endpoint, operation, parts satisfies RequestParts, world().keys.admin)
      expect(response.ok, await response.clone().text()).toBe(true)
    })
  })
}

/** Puts ids that exist into the place of the invented ones. */
async function withRealIds(value: unknown, world: World): Promise<unknown> {
  const text = JSON.stringify(value)
  const modelId = text.includes('"mdl_') ? await addModel(world) : ""
  return JSON.parse(text.replaceAll(/mdl_[a-f0-9]{12}/g, modelId).replaceAll(/org_[a-f0-9]{12}/g, world.organizationId))
}
