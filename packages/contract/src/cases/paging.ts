import { describe, expect, test } from "vitest"
import { expectError } from "../expect-error.ts"
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

    // Security: without a bound in bytes one call answers hundreds of megabytes.
    test("a page of the largest workflows ends before 4 MiB, and iterating finds them all", async () => {
      const { workflows } = world().client()
      const fields = Array.from({ length: 250 }, (_, i) => ({
        name: `field ${i}`,
        type: "string" as const,
        description: "x".repeat(970),
      }))
      const largest = { name: "Largest", configuration: { objects: [{ name: "O", fields }] } }
      const made: string[] = []
      try {
        for (let i = 0; i < 18; i++) made.push((await workflows.create(largest)).workflowId)
        const response = await world().call("listWorkflows")
        expect(response.headers.get("link")).toMatch(/rel="next"$/)
        const { byteLength } = await response.arrayBuffer()
        expect(byteLength).toBeLessThanOrEqual(4 * 1024 * 1024)
        expect(byteLength).toBeGreaterThan(2 * 1024 * 1024)
        const seen: string[] = []
        for await (const { id } of workflows.list()) seen.push(id)
        expect(seen.slice(0, made.length)).toEqual(made.toReversed())
        expect(new Set(seen).size).toBe(seen.length)
      } finally {
        for (const id of made) await workflows.delete(id)
      }
    })

    test("a cursor that no server writes is refused", async () => {
      // A moment that databases cannot hold, in the form of this repository's server.
      for (const cursor of ["OTk5OTk5OTk5OTk5OTk5IHdrZl8wMTIzNDU2Nzg5YWI", "nonsense", "YQ"]) {
        await expectError(await world().call("listWorkflows", { query: { cursor } }), 400, "invalid_request")
      }
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
