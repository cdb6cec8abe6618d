import { describe, expect, test } from "vitest"
import { expectError } from "../expect-error.ts"
import { aReviewedWorkflow, aWorkflow, invoiceText } from "../samples.ts"
import type { World } from "../world.ts"

/** Declares the cases about the review of executions. */
export function reviewCases(world: () => World): void {
  describe("review policies", () => {
    test("a policy is stored with the workflow, and removed by a replacement without one", async () => {
      const { workflows } = world().client()
      const input = aReviewedWorkflow({ name: "Policy" })
      const { workflowId } = await workflows.create(input)
      expect((await workflows.get(workflowId)).review).toEqual(input.review)
      const listed = (await workflows.list({ limit: 1 }))[0]
      expect(listed?.review).toEqual(input.review)
      await workflows.update(workflowId, aWorkflow({ name: "Policy" }))
      expect(await workflows.get(workflowId)).not.toHaveProperty("review")
    })

    test("`ensure` keeps a policy that the program does not have, and sets the one that it has", async () => {
      const { workflows } = world().client()
      const input = aReviewedWorkflow({ name: "Ensured policy" })
      const { workflowId } = await workflows.create(input)
      const { review, ...definition } = input
      expect(await workflows.ensure({ ...definition, description: "Changed" })).toMatchObject({ workflowId })
      expect(await workflows.get(workflowId)).toMatchObject({ description: "Changed", review })
      await workflows.ensure({ ...definition, review: { threshold: 0.1 } })
      expect((await workflows.get(workflowId)).review).toEqual({ threshold: 0.1 })
    })

    test("a required pointer must be that of a field", async () => {
      for (const pointer of ["", "/Invoice/fields/amount", "/Invoice/tables/items", "Invoice/fields/total"]) {
        const json = { ...aWorkflow(), review: { threshold: 0.5, required: ["/Invoice/fields/total", pointer] } }
        const sentence = await expectError(await world().call("createWorkflow", { json }), 400, "invalid_request")
        expect(sentence).toMatch(/^review\.required\[1\]: must be the JSON Pointer of a field/)
      }
      const json = { ...aWorkflow(), review: { threshold: 0.5, required: Array(201).fill("/Invoice/fields/total") } }
      expect(await expectError(await world().call("createWorkflow", { json }), 400, "invalid_request")).toMatch(
        /^review\.required: must have at most 200 /,
      )
    })

    test("an execution has the policy of its start; those to review can be listed", async () => {
      const { workflows, executions } = world().client()
      const input = aReviewedWorkflow({ name: "Queue" })
      const { workflowId } = await workflows.create(input)
      const first = await world().finishExecution({ workflowId })
      await workflows.update(workflowId, aWorkflow({ name: "Queue" }))
      const second = await world().finishExecution({ workflowId, text: invoiceText("0099") })
      expect(await executions.get(first)).toHaveProperty("review", "needed")
      expect(await executions.get(second)).not.toHaveProperty("review")

      const needed = await executions.list({ review: "needed", workflowId })
      expect(needed.map(({ id, review }) => [id, review])).toEqual([[first, "needed"]])
      expect([...(await executions.list({ review: "approved", workflowId }))]).toEqual([])
    })

    test("executions can be listed by the time of their creation", async () => {
      const { executions } = world().client()
      const { createdAt } = await executions.get(world().executionId)
      const later = new Date(Date.parse(createdAt) + 1).toISOString()
      const list = async (query: object) => (await executions.list(query)).map(({ id }) => id)
      expect(await list({ createdAfter: createdAt, createdBefore: later })).toContain(world().executionId)
      expect(await list({ createdAfter: later })).not.toContain(world().executionId)
      expect(await list({ createdBefore: createdAt })).not.toContain(world().executionId)
      for (const name of ["createdAfter", "createdBefore"]) {
        const response = await world().call("listExecutions", { query: { [name]: "2026-02-30T00:00:00.000Z" } })
        expect(await expectError(response, 400, "invalid_request")).toBe(
          `${name}: must be a time such as 2026-03-02T09:15:04.218Z`,
        )
      }
    })
  })
}
