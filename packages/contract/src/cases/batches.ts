import { describe, expect, test } from "vitest"
import { expectError } from "../expect-error.ts"
import { aWorkflow, invoiceText } from "../samples.ts"
import { textFile } from "../calls.ts"
import { addBatch } from "../valid-requests.ts"
import type { World } from "../world.ts"

const file = (number: string) => new File([invoiceText(number)], `${number}.txt`)

/** Declares the cases about batches, through the SDK where it can send the request. */
export function batchCases(world: () => World): void {
  const call: World["call"] = (...request) => world().call(...request)

  describe("batches", () => {
    test("a batch collects executions, counts them, and is a filter of the list", async () => {
      const { batches, workflows, executions } = world().client()
      const { workflowId } = world()
      const batch = await batches.create({ name: " March ", workflowId })
      expect(batch).toEqual({
        id: expect.stringMatching(/^bat_[a-f0-9]{12}$/),
        name: "March",
        workflowId,
        ownerId: world().adminId,
        createdAt: expect.any(String),
      })
      expect((await batches.list({ limit: 1 }))[0]).toEqual(batch)
      const ids: string[] = []
      const { fileId } = await executions.get(world().executionId)
      const stored = await workflows.executeFile(workflowId, fileId, { batchId: batch.id })
      ids.push((await executions.wait(stored)).id)
      for (const number of ["b1", "b2"]) {
        const { workflowExecutionId: id } = await workflows.execute(workflowId, file(number), { batchId: batch.id })
        expect(await executions.wait(id)).toMatchObject({ batchId: batch.id, pageCount: 1 })
        ids.push(id)
      }
      expect((await executions.list({ batchId: batch.id })).map(({ id }) => id)).toEqual(ids.toReversed())
      expect(await batches.get(batch.id)).toEqual({
        ...batch,
        statusCounts: { Queued: 0, Processing: 0, Failed: 0, Completed: 3 },
        reviewCounts: { needed: 0, approved: 0, rejected: 0 },
      })
    })

    test("a closed batch takes no further documents; closing it again changes nothing, and a retry stays in it", async () => {
      const { batches, workflows, executions } = world().client()
      const { workflowId } = world()
      const { id: batchId } = await batches.create({ name: "April", workflowId })
      const { workflowExecutionId: id } = await workflows.execute(workflowId, file("b3"), { batchId })
      await executions.wait(id)
      const closed = await batches.close(batchId)
      expect(closed.closedAt).toMatch(/Z$/)
      expect(await batches.close(batchId)).toEqual(closed)
      const late = { ...textFile(workflowId, invoiceText("late")), query: { batchId } }
      const sentence = await expectError(await call("executeWorkflow", late), 409, "batch_closed")
      expect(sentence).toContain(closed.closedAt)
      const fileId = (await executions.get(id)).fileId
      const stored = { params: { workflowId }, json: { fileId, batchId } }
      await expectError(await call("executeFile", stored), 409, "batch_closed")
      const { workflowExecutionId: retried } = await executions.retry(id)
      expect((await executions.wait(retried)).batchId).toBe(batchId)
    })

    test("an execution joins only a batch of its workflow and its organization", async () => {
      const batchId = await addBatch(world())
      const other = await world().create("workflowId", "createWorkflow", { json: aWorkflow({ name: "Another" }) })
      const parts = { ...textFile(other, invoiceText()), query: { batchId } }
      await expectError(await call("executeWorkflow", parts), 400, "invalid_request")
      const { otherOrganization } = world().keys
      const foreign = await world().create("workflowId", "createWorkflow", { json: aWorkflow() }, otherOrganization)
      const intruding = { ...textFile(foreign, invoiceText()), query: { batchId } }
      await expectError(await call("executeWorkflow", intruding, otherOrganization), 404, "not_found")
      const unknown = { ...textFile(other, invoiceText()), query: { batchId: "bat_000000000000" } }
      await expectError(await call("executeWorkflow", unknown), 404, "not_found")
      expect(await world().client("otherOrganization").executions.list({ batchId })).toEqual([])
    })

    test("a batch is exported as one table of fields, newest first, or of the rows of a table", async () => {
      const { batches, workflows, executions } = world().client()
      const configuration = (...names: string[]) => ({
        objects: [
          {
            name: "Order",
            fields: names.map((name) => ({ name, type: "string" as const })),
            tables: [
              {
                name: "items",
                columns: [
                  { name: "description", type: "string" as const },
                  { name: "amount", type: "number" as const },
                ],
              },
            ],
          },
        ],
      })
      const { workflowId } = await workflows.create({ name: "Orders", configuration: configuration("number", "old") })
      const { id: batchId } = await batches.create({ name: "Orders", workflowId })
      const add = async (name: string, rows: string) => {
        const data = new Blob([`description,amount\n${rows}\n`])
        const { workflowExecutionId: id } = await workflows.execute(workflowId, { data, name }, { batchId })
        await executions.wait(id, { deadline: 30_000 })
        return id
      }
      const first = await add("=a.csv", "=1+1,-5\n@x,12.5")
      await workflows.update(workflowId, { name: "Orders", configuration: configuration("constructor", "number") })
      const second = await add("b.csv", "Paper,3")
      const lines = async (query: object) =>
        (await (await executions.exportAll({ batchId, ...query })).text()).split("\r\n").slice(0, -1)
      // The columns of the newest definition, followed by that which only the older one has.
      const fields = await lines({ workflowId })
      expect(fields[0]).toBe("execution_id,file_name,constructor,number,old")
      expect(fields.slice(1).map((line) => line.split(",").slice(0, 2))).toEqual([
        [second, "b.csv"],
        [first, "'=a.csv"],
      ])
      expect(fields[2]?.split(",")[2]).toBe("")
      expect(await lines({ table: "/Order/tables/items" })).toEqual([
        "execution_id,file_name,row,description,amount",
        `${second},b.csv,1,Paper,3`,
        `${first},'=a.csv,1,'=1+1,-5`,
        `${first},'=a.csv,2,'@x,12.5`,
      ])
      const json = await executions.exportAll({ batchId, mode: "json" })
      const known = await Promise.all(
        [second, first].map(async (id) => {
          const execution = await executions.get(id)
          if (execution.status !== "Completed") throw new Error(`the execution is ${execution.status}`)
          return { executionId: id, fileName: execution.fileName, extractedData: execution.extractedData }
        }),
      )
      expect(JSON.parse(await json.text())).toEqual(known)
      const { createdAt } = await executions.get(second)
      expect(await lines({ createdAfter: createdAt })).toHaveLength(2)
      expect(await lines({ createdBefore: "2001-01-01T00:00:00.000Z" })).toEqual(["execution_id,file_name"])
      const workbook = await executions.exportAll({ batchId, mode: "xlsx" })
      expect(await workbook.slice(0, 2).text()).toBe("PK")
      const response = await call("exportExecutions", { query: { batchId } })
      expect(response.headers.get("content-type")).toMatch(/^text\/csv\b/)
      expect(response.headers.get("content-disposition")).toMatch(/^attachment\b.*executions\.csv/)
    })

    test("an export of a batch that does not exist is the 404 of that batch, as of another organization's", async () => {
      const { id: batchId } = await world().client().batches.create({ name: "Theirs", workflowId: world().workflowId })
      const missing = { query: { batchId: "bat_ffffffffffff" } }
      const get = { params: { batchId: "bat_ffffffffffff" } }
      const texts = new Set<string>()
      for (const response of [
        await call("getBatch", get),
        await call("exportExecutions", missing),
        await world().call("exportExecutions", { query: { batchId } }, world().keys.otherOrganization),
      ]) {
        texts.add(await response.clone().text())
        await expectError(response, 404, "not_found")
      }
      expect(texts.size).toBe(1)
      expect(await (await world().client().executions.exportAll({ batchId, mode: "json" })).text()).toMatch(/^\[\]\s*$/)
    })

    test("a reviewed export has the corrections, and leaves rejected executions out", async () => {
      const { workflows, executions } = world().client()
      const { workflowId } = await workflows.create({ ...aWorkflow(), name: "Reviewed orders" })
      const [corrected, rejected] = [
        await world().finishExecution({ workflowId }),
        await world().finishExecution({ workflowId }),
      ]
      const corrections = { "/Invoice/fields/total": { value: 7.25 } }
      await executions.updateReview(corrected, { revision: 0, state: "approved", corrections })
      await executions.updateReview(rejected, { revision: 0, state: "rejected", corrections: {} })
      const totals = async (reviewed: boolean) => {
        const joined: { executionId: string; extractedData: { Invoice: { fields: { total: number } } } }[] = JSON.parse(
          await (await executions.exportAll({ workflowId, reviewed, mode: "json" })).text(),
        )
        return joined.map(({ executionId, extractedData }) => [executionId, extractedData.Invoice.fields.total])
      }
      expect(await totals(true)).toEqual([[corrected, 7.25]])
      expect(await totals(false)).toEqual([
        [rejected, 1290.5],
        [corrected, 1290.5],
      ])
    })

    test("an export of many needs a workflow or a batch, and a table that there is", async () => {
      const { workflowId } = world()
      const wrong: readonly (readonly [query: Record<string, string>, sentence: string])[] = [
        [{}, "workflowId: is required unless batchId is given"],
        [{ workflowId, mode: "json", table: "/Invoice/tables/items" }, "table: is for the mode csv alone"],
        [{ workflowId, table: "/Invoice/tables/none" }, "table: must be the JSON Pointer of a table of the workflow"],
        [{ workflowId, createdAfter: "yesterday" }, "createdAfter"],
      ]
      for (const [query, sentence] of wrong) {
        expect(await expectError(await call("exportExecutions", { query }), 400, "invalid_request")).toContain(sentence)
      }
    })
  })
}
