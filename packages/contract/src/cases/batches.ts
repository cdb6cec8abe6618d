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
  })
}
