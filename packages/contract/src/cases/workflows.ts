import { NotFoundError } from "@docsift/sdk"
import { describe, expect, test } from "vitest"
import { expectError } from "../expect-error.ts"
import { aWorkflow } from "../samples.ts"
import type { World } from "../world.ts"

/** Declares the cases about the lifecycle of workflows, through the SDK, and the limits of their definition. */
export function workflowCases(world: () => World): void {
  describe("workflows", () => {
    test("are created, read, listed newest first, replaced and deleted", async () => {
      const { workflows } = world().client()
      const input = aWorkflow({ name: "Life" })
      const { workflowId, message } = await workflows.create(input)
      expect(message).toMatch(/\S/)
      const created = await workflows.get(workflowId)
      expect(created).toEqual({
        ...input,
        id: workflowId,
        createdAt: created.updatedAt,
        updatedAt: created.updatedAt,
        ownerId: world().adminId,
        version: 1,
      })
      expect((await workflows.list())[0]).toEqual(created)

      const { name, configuration } = created
      expect((await workflows.update(workflowId, { name: `${name} 2`, configuration })).workflowId).toBe(workflowId)
      const updated = await workflows.get(workflowId)
      expect(updated).toEqual({ ...created, name: "Life 2", description: "", updatedAt: updated.updatedAt, version: 2 })
      expect(updated.updatedAt >= created.updatedAt).toBe(true)

      await workflows.delete(workflowId)
      await expect(workflows.get(workflowId)).rejects.toThrow(NotFoundError)
      await expect(workflows.delete(workflowId)).rejects.toThrow(NotFoundError)
      expect((await workflows.list()).map(({ id }) => id)).not.toContain(workflowId)
    })

    test("a workflow can be sent back as it was read; members that the server sets are ignored", async () => {
      const params = { workflowId: world().workflowId }
      const before: unknown = await (await world().call("getWorkflow", { params })).json()
      const forged = { ...Object(before), ownerId: "usr_ffffffffffff", createdAt: "2000-01-01T00:00:00.000Z" }
      expect((await world().call("updateWorkflow", { params, json: forged })).status).toBe(200)
      const after: unknown = await (await world().call("getWorkflow", { params })).json()
      expect(after).toEqual({ ...Object(before), updatedAt: expect.any(String) })
    })

    test("a rejected replacement changes nothing", async () => {
      const params = { workflowId: world().workflowId }
      const before: unknown = await (await world().call("getWorkflow", { params })).json()
      const json = { ...aWorkflow({ name: "Changed" }), configuration: { objects: [] } }
      await expectError(await world().call("updateWorkflow", { params, json }), 400, "invalid_request")
      expect(await (await world().call("getWorkflow", { params })).json()).toEqual(before)
    })

    test("the days for which executions are kept are stored, and removed by a replacement without them", async () => {
      const { workflows } = world().client()
      const input = aWorkflow({ name: "Kept for days" })
      const { workflowId } = await workflows.create({ ...input, retentionDays: 30 })
      expect((await workflows.get(workflowId)).retentionDays).toBe(30)
      expect((await workflows.list({ limit: 1 }))[0]?.retentionDays).toBe(30)
      expect(await workflows.update(workflowId, { ...input, retentionDays: 30 })).toMatchObject({ version: 1 })
      await workflows.ensure({ ...input, description: "Changed" })
      expect(await workflows.get(workflowId)).toMatchObject({ description: "Changed", retentionDays: 30, version: 2 })
      await workflows.ensure({ ...input, retentionDays: 3650 })
      expect(await workflows.get(workflowId)).toMatchObject({ retentionDays: 3650, version: 3 })
      await workflows.update(workflowId, input)
      expect(await workflows.get(workflowId)).not.toHaveProperty("retentionDays")
      expect(await workflows.version(workflowId, 3)).toHaveProperty("retentionDays", 3650)
      await workflows.restore(workflowId, 1)
      expect(await workflows.get(workflowId)).toHaveProperty("retentionDays", 30)
      await workflows.delete(workflowId)
    })

    test.each([
      [0, "must be at least 1"],
      [-1, "must be at least 1"],
      [3651, "must be at most 3,650"],
      [1.5, "must be a whole number, not a fraction"],
      ["30", "must be a number"],
      [null, "must be a number"],
    ])("executions cannot be kept for %j days", async (retentionDays, problem) => {
      const json = { ...aWorkflow(), retentionDays }
      const sentence = await expectError(await world().call("createWorkflow", { json }), 400, "invalid_request")
      expect(sentence).toContain(`retentionDays: ${problem}`)
    })

    test("the names of a definition are trimmed", async () => {
      const { workflows } = world().client()
      const field = { name: "  total ", type: "number" } as const
      const { workflowId } = await workflows.create({
        name: "Spaces",
        configuration: { objects: [{ name: " Invoice\u00a0", fields: [field] }] },
      })
      const { configuration } = await workflows.get(workflowId)
      expect(configuration.objects).toEqual([{ name: "Invoice", fields: [{ name: "total", type: "number" }] }])
    })

    const field = (name: string) => ({ name, type: "string" })
    const table = (name: string, count = 1) => ({
      name,
      columns: Array.from({ length: count }, (_, i) => field(`c${i}`)),
    })
    test.for<[string, object, string]>([
      ["an object without fields and tables", { objects: [{ name: "O" }] }, "configuration.objects[0]"],
      ["an object with empty lists", { objects: [{ name: "O", fields: [], tables: [] }] }, "configuration.objects[0]"],
      [
        "two objects of one name",
        {
          objects: [
            { name: "O", fields: [field("a")] },
            { name: " O", fields: [field("a")] },
          ],
        },
        "configuration.objects[1].name",
      ],
      [
        "two fields of one name",
        { objects: [{ name: "O", fields: [field("a"), field("b"), field("a ")] }] },
        "configuration.objects[0].fields[2].name",
      ],
      [
        "two tables of one name",
        { objects: [{ name: "O", tables: [table("t"), table("t")] }] },
        "configuration.objects[0].tables[1].name",
      ],
      [
        "two columns of one name",
        { objects: [{ name: "O", tables: [{ name: "t", columns: [field("a"), field("a")] }] }] },
        "configuration.objects[0].tables[0].columns[1].name",
      ],
      [
        "more than 500 fields and columns",
        { objects: [{ name: "O", fields: [field("a")], tables: [table("t", 500)] }] },
        "configuration",
      ],
      [
        "more than 256 KiB",
        { objects: [{ name: "O", fields: [{ ...field("a"), description: "x".repeat(256 * 1024) }] }] },
        "configuration",
      ],
    ])("%s is rejected with its location", async ([, configuration, location]) => {
      const response = await world().call("createWorkflow", { json: { name: "Limit", configuration } })
      expect(await expectError(response, 400, "invalid_request")).toContain(location)
    })

    test("a description may have 10,000 characters; the error for a longer one gives the limit and the length", async () => {
      const { workflows } = world().client()
      const description = `${"ä\n".repeat(4_999)}äö`
      const { workflowId } = await workflows.create({ ...aWorkflow(), description })
      expect((await workflows.get(workflowId)).description).toBe(description)
      const json = { ...aWorkflow(), description: `${description}ü` }
      const responses = [
        await world().call("createWorkflow", { json }),
        await world().call("updateWorkflow", { params: { workflowId }, json }),
      ]
      for (const response of responses) {
        const sentence = await expectError(response, 400, "invalid_request")
        expect(sentence).toMatch(/^description: .*10,000.*10,001/)
      }
      expect((await workflows.get(workflowId)).description).toBe(description)
      await workflows.delete(workflowId)
    })

    test("a definition may have 500 fields and columns, and a field the name of a column, a table or a prototype member", async () => {
      const { workflows } = world().client()
      const fields = ["t", "__proto__", "constructor", "ä/~.[0]"].map((name) => ({ name, type: "string" as const }))
      const columns = Array.from({ length: 496 }, (_, i) => ({ name: `c${i}`, type: "number" as const }))
      const configuration = { objects: [{ name: "O", fields, tables: [{ name: "t", columns }] }] }
      const { workflowId } = await workflows.create({ name: "Largest", configuration })
      expect((await workflows.get(workflowId)).configuration).toEqual(configuration)
    })
  })
}
