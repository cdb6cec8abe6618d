import { describe, expect, test } from "vitest"
import { aWorkflow } from "../samples.ts"
import type { World } from "../world.ts"

/** Lists in pages: nothing twice, nothing left out, newest first. */
export function pagingCases(world: () => World): void {
  describe("lists", () => {
    test("pages together are the whole list, in one order, each with a link to the next", async () => {
      const { workflows } = world().client()
      for (const name of ["P1", "P2", "P3"]) await workflows.create(aWorkflow({ name }))
      const whole = await workflows.list()
      const { response } = await workflows.list({ limit: 2 }).withResponse()
      expect(response.headers.get("link")).toMatch(/^<[^>]+[?&]cursor=[^>]+>; rel="next"$/)
      const paged: unknown[] = []
      for await (const workflow of workflows.list({ limit: 2 })) paged.push(workflow)
      expect(paged).toEqual(whole)
      expect(whole.map(({ createdAt }) => createdAt)).toEqual(
        whole
          .map(({ createdAt }) => createdAt)
          .toSorted()
          .toReversed(),
      )
      const { response: last } = await workflows.list({ limit: 1000 }).withResponse()
      expect(last.headers.get("link")).toBeNull()
    })

    test("something new between two pages neither repeats nor hides an item", async () => {
      const { workflows } = world().client()
      const whole = (await workflows.list()).map(({ id }) => id)
      const seen: string[] = []
      for await (const { id } of workflows.list({ limit: 2 })) {
        seen.push(id)
        if (seen.length === 2) await workflows.create(aWorkflow({ name: "In between" }))
      }
      expect(seen).toEqual(whole)
    })

    test("the filter of a list of executions holds on every page", async () => {
      const { executions } = world().client()
      const query = { workflowId: world().workflowId, status: "Completed" as const, limit: 1 }
      const pages = executions.list(query)
      let count = 0
      for await (const { workflowId, status } of pages) {
        expect({ workflowId, status }).toEqual({ workflowId: query.workflowId, status: "Completed" })
        if (++count === 5) break
      }
      expect(count).toBeGreaterThan(1)
    })

    test("a filter by another organization's workflow finds nothing", async () => {
      const { workflowId } = world()
      expect(await world().client("otherOrganization").executions.list({ workflowId })).toEqual([])
    })

    test.for(["listApiKeys", "listOrganizations", "listUsers"])("%s comes in pages, too", async (operationId) => {
      const response = await world().call(operationId, { query: { limit: "1" } })
      expect(await response.json()).toHaveLength(1)
      const next = /<([^>]+)>; rel="next"/.exec(response.headers.get("link") ?? "")?.[1] ?? ""
      const cursor = new URL(next, "http://localhost").searchParams.get("cursor") ?? ""
      const second = await world().call(operationId, { query: { limit: "1", cursor } })
      expect(await second.json()).toHaveLength(1)
    })
  })
}
