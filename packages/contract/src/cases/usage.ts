import { type OrganizationId, PermissionDeniedError } from "@docsift/sdk"
import { describe, expect, test } from "vitest"
import { expectError } from "../expect-error.ts"
import type { World } from "../world.ts"

/** Declares the cases about usage, through the SDK where it can send the request. */
export function usageCases(world: () => World): void {
  describe("usage", () => {
    test("an execution that has ended has its pages, time and attempts, and no cost without models", async () => {
      const { executions } = world().client()
      const usage = await executions.usage(world().executionId)
      expect(usage).toEqual({ pages: 1, seconds: expect.any(Number), attempts: 1, models: [] })
      const running = { params: { executionId: await world().startLongExecution() } }
      await expectError(await world().call("getExecutionUsage", running), 409, "execution_running")
    })

    test("usage is summed up by day, workflow and model, in a period of at most 400 days", async () => {
      const { usage } = world().client()
      const days = await usage.list()
      expect(days.map(({ key }) => key)).toEqual(days.map(() => expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/)))
      const workflows = await usage.list({ groupBy: "workflow" })
      const own = workflows.find(({ key }) => key === world().workflowId)
      expect(own?.executions).toBeGreaterThan(1)
      expect(own?.cost).toBeUndefined()
      expect(await usage.list({ groupBy: "model" })).toEqual([])
      expect(await usage.list({ to: "2020-01-01T00:00:00.000Z" })).toEqual([])
      const query = { from: "2020-01-01T00:00:00.000Z", to: "2022-01-01T00:00:00.000Z" }
      await expectError(await world().call("listUsage", { query }), 400, "invalid_request")
      const theirs = await world().client("otherOrganization").usage.list({ groupBy: "workflow" })
      expect(theirs.map(({ key }) => key)).not.toContain(world().workflowId)
    })

    test("admins read the usage of another organization, or of all; members only that of their own", async () => {
      const { workflowId, organizationId } = world()
      const list = async (organizationId?: OrganizationId | "all") =>
        (await world().client().usage.list({ groupBy: "workflow", organizationId })).map(({ key }) => key)
      expect(await list(organizationId)).toContain(workflowId)
      expect(await list("all")).toEqual(expect.arrayContaining(await list()))
      expect(await list("org_000000000000")).toEqual([])
      const { usage } = world().client("member")
      expect((await usage.list({ groupBy: "workflow" })).map(({ key }) => key)).toContain(workflowId)
      for (const one of ["all", organizationId] as const)
        await expect(usage.list({ organizationId: one })).rejects.toThrow(PermissionDeniedError)
      const query = { organizationId: "everything" }
      await expectError(await world().call("listUsage", { query }), 400, /^invalid_/)
    })
  })
}
